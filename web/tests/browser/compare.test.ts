// Compare: runs, bars, refusals, stopping, and the file to take away.

import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { HARD, addressOf, visit, waitForAnswer, watchVisits } from "./visit.js";

const SMALL = "8 6 7/2 5 4/3 0 1";

describe("compare", () => {
  watchVisits();

  it("runs a board through every chosen pair and exports the table", async () => {
    const page = await visit(`#${addressOf(SMALL)}&v=compare&h=md%20md%2Blc%20wd&e=ida%20astar`);
    await page.getByRole("button", { name: "Compare 6" }).click();
    const rows = page.getByRole("region", { name: "Results" }).locator("tbody tr");
    await expect.poll(() => rows.filter({ hasText: "✓ optimal" }).count()).toBe(6);
    for (const text of await rows.allTextContents()) expect(text).toMatch(/optimal\s*31/);
    for (const chart of ["Nodes generated", "Time"]) {
      const bars = page.getByRole("figure", { name: chart }).getByRole("listitem");
      expect(await bars.count()).toBe(6);
    }
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export CSV" }).click()]);
    expect(download.suggestedFilename()).toBe("loyd-compare.csv");
    const lines = readFileSync(await download.path(), "utf8").trim().split("\r\n");
    expect(lines).toHaveLength(7);
    expect(lines[0]).toContain("board,goal,heuristic,search,status,length");
    expect(lines[1]).toContain(`${SMALL},blank-last,md,ida,optimal,31`);
  });

  it("says in its row why a pair makes no sense", async () => {
    const page = await visit(`#${addressOf(SMALL)}&v=compare&h=md&e=ida%20kernel`);
    await page.getByRole("button", { name: "Compare 2" }).click();
    const rows = page.getByRole("region", { name: "Results" }).locator("tbody tr");
    await rows.nth(0).filter({ hasText: "✓ optimal" }).waitFor();
    await rows.nth(1).filter({ hasText: "✕" }).waitFor();
  });

  it("stops when told, and keeps what is finished", async () => {
    const page = await visit(`#${addressOf(HARD)}&v=compare&h=md&e=ida%20astar`);
    await page.getByLabel("Time for each").selectOption("60");
    await page.getByRole("button", { name: "Compare 2" }).click();
    const rows = page.getByRole("region", { name: "Results" }).locator("tbody tr");
    await rows.nth(0).filter({ hasText: /running …\s*≥ \d+/ }).waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    expect(await rows.filter({ hasText: "stopped" }).count()).toBe(2);
    await page.getByRole("button", { name: "Compare 2" }).waitFor();
  });

  it("keeps the table of a board while other views and boards are looked at", async () => {
    const page = await visit(`#${addressOf(SMALL)}&v=compare&h=md&e=ida%20astar`);
    await page.getByRole("button", { name: "Compare 2" }).click();
    const done = page.getByRole("region", { name: "Results" }).locator("tbody tr").filter({ hasText: "✓ optimal" });
    await expect.poll(() => done.count()).toBe(2);
    await page.getByRole("link", { name: "Solve" }).click();
    await waitForAnswer(page, "31 moves");
    await page.getByRole("link", { name: "Compare" }).click();
    await expect.poll(() => done.count()).toBe(2);
    await page.locator('tile-board [data-tile="1"]').click();
    await page.getByText("each pair is one row here").waitFor();
    await page.goBack();
    await expect.poll(() => done.count()).toBe(2);
  });

  it("lets one choose, down to nothing", async () => {
    const page = await visit(`#${addressOf(SMALL)}&v=compare&h=md&e=ida`);
    await page.getByRole("checkbox", { name: "md", exact: true }).uncheck();
    expect(await page.getByRole("button", { name: "Compare" }).isDisabled()).toBe(true);
    await page.getByRole("checkbox", { name: "wd", exact: true }).check();
    await page.getByRole("button", { name: "Compare 1" }).click();
    await page.getByRole("region", { name: "Results" }).getByText("✓ optimal").waitFor();
  });
});
