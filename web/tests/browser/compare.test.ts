// Compare: runs, bars, refusals, stopping, and the file to take away.

import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { HARD, addressOf, visit, waitForAnswer, watchVisits } from "./visit.js";

const SMALL = "8 6 7/2 5 4/3 0 1";

describe("compare", () => {
  watchVisits();

  it("runs a board through every chosen pair and exports the table", async () => {
    const page = await visit(`#${addressOf(SMALL)}&v=compare&h=md%20md%2Blc%20wd&e=ida%20auto`);
    await page.getByRole("button", { name: "Compare 6" }).click();
    const rows = page.getByRole("region", { name: "Results" }).locator("tbody tr");
    await expect.poll(() => rows.filter({ hasText: "✓ optimal" }).count()).toBe(6);
    for (const text of await rows.allTextContents()) expect(text).toMatch(/optimal\s*31/);
    for (const chart of ["Nodes generated", "Time"]) {
      const bars = page.getByRole("figure", { name: chart }).getByRole("listitem");
      await expect.poll(() => bars.count()).toBe(6);
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
    await expect.poll(() => rows.filter({ hasText: "stopped" }).count()).toBe(2);
    await page.getByRole("button", { name: "Compare 2" }).waitFor();
  });

  it("keeps the table of a board while other views and boards are looked at", async () => {
    const page = await visit(`#${addressOf(SMALL)}&v=compare&h=md&e=ida%20auto`);
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
    await page.getByRole("checkbox", { name: /^Manhattan distance md/ }).uncheck();
    expect(await page.getByRole("button", { name: "Compare" }).isDisabled()).toBe(true);
    await page.getByRole("checkbox", { name: /^Walking distance wd/ }).check();
    await page.getByRole("button", { name: "Compare 1" }).click();
    await page.getByRole("region", { name: "Results" }).getByText("✓ optimal").waitFor();
  });

  it("names heuristics in full, with what each says of the board", async () => {
    const page = await visit(`#${addressOf(SMALL)}&v=compare&h=md%20wd&e=ida`);
    await page.getByRole("checkbox", { name: "Manhattan distance md: estimates 21" }).waitFor();
    await page.getByRole("button", { name: "Compare 2" }).click();
    const rows = page.getByRole("region", { name: "Results" }).locator("tbody tr");
    await rows.nth(0).filter({ hasText: /Manhattan distance\s*md\s*Iterative deepening A\*\s*ida\s*21\s*✓ optimal\s*31/ }).waitFor();
  });

  it("has defaults that are over in seconds", async () => {
    const page = await visit(`#${addressOf(SMALL)}&v=compare`);
    expect(await page.getByLabel("Time for each").inputValue()).toBe("2");
    await page.getByRole("button", { name: "Compare 4" }).waitFor();
  });

  it("sorts its rows by any column, upwards, downwards and back", async () => {
    const page = await visit(`#${addressOf(SMALL)}&v=compare&h=wd%20misplaced%20md&e=ida%20kernel`);
    await page.getByRole("button", { name: "Compare 6" }).click();
    const region = page.getByRole("region", { name: "Results" });
    const rows = region.locator("tbody tr");
    await expect.poll(() => rows.filter({ hasText: /✓ optimal|✕/ }).count()).toBe(6);
    const nodes = async () => (await rows.locator("td:nth-of-type(5)").allTextContents()).map((text) => Number(text.replaceAll(",", "")));
    const title = region.getByRole("columnheader", { name: "Generated" });
    // What each heuristic says of the board is asked for besides.
    await expect.poll(() => rows.locator("td:nth-of-type(2)").filter({ hasText: /\d/ }).count()).toBe(6);
    const before = await rows.allTextContents();
    await title.getByRole("button").click();
    expect(await title.getAttribute("aria-sort")).toBe("ascending");
    const upwards = await nodes();
    expect(upwards).toHaveLength(3);
    expect(upwards).toEqual([...upwards].sort((one, other) => one - other));
    // Runs without a value come last, in both ways.
    for (const index of [3, 4, 5]) expect(await rows.nth(index).textContent()).toContain("✕");
    await title.getByRole("button").click();
    expect(await title.getAttribute("aria-sort")).toBe("descending");
    expect(await nodes()).toEqual([...upwards].reverse());
    for (const index of [3, 4, 5]) expect(await rows.nth(index).textContent()).toContain("✕");
    await title.getByRole("button").click();
    expect(await title.getAttribute("aria-sort")).toBe(null);
    expect(await rows.allTextContents()).toEqual(before);
  });

  it("says on a phone that the table goes on, until its end is in sight", async () => {
    const hash = `#${addressOf(SMALL)}&v=compare&h=md&e=ida`;
    const phone = await visit(hash, { viewport: { width: 360, height: 740 } });
    await phone.getByRole("button", { name: "Compare 1" }).click();
    const hint = phone.getByText("The table goes on to the right");
    await hint.waitFor();
    await phone.locator("run-table .scroll").evaluate((element) => (element.scrollLeft = element.scrollWidth));
    await expect.poll(() => hint.count()).toBe(0);
    const desk = await visit(hash);
    await desk.getByRole("button", { name: "Compare 1" }).click();
    await desk.getByText("✓ optimal").waitFor();
    expect(await desk.getByText("The table goes on to the right").count()).toBe(0);
  });
});
