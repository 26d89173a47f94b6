// Every view lives in its address: a link opened in a new tab shows the same.

import { describe, expect, it } from "vitest";

import { EASY, ORDINARY, addressOf, paste, shownBoard, visit, waitForAnswer, watch, watchVisits } from "./visit.js";

describe("a shared link", () => {
  watchVisits();

  it("restores board, solution and place in a new tab", async () => {
    const page = await visit();
    await paste(page, "Board, in any notation", EASY);
    await waitForAnswer(page, "3 moves");
    await page.getByRole("button", { name: "Step forward" }).click();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByText("Copied ✓").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain("#s=1_2_3_4_5_6_7_8_9_10_15_11_13_14_0_12&m=DLU&p=1");
    const tab = await page.context().newPage();
    watch(tab);
    await tab.goto(link);
    await waitForAnswer(tab, "3 moves");
    expect(await shownBoard(tab)).toBe(await shownBoard(page));
    expect(await tab.getByLabel("Place in the solution").inputValue()).toBe("1");
  });

  it("keeps the solution it names if that is as short as any", async () => {
    const page = await visit("#s=8_6_7_2_5_4_3_0_1&m=DRUL2D2R2ULDRU2L2DR2UL2D2R2U2L2");
    await waitForAnswer(page, "31 moves");
    await waitForAnswer(page, "DRUL2D2R2ULDRU2L2DR2UL2D2R2U2L2");
    const longer = await visit(`#${addressOf(EASY)}&m=RLDLU`);
    await waitForAnswer(longer, "3 moves");
    await expect.poll(() => new URL(longer.url()).hash).toContain("m=DLU");
  });

  it("restores an analysis and a comparison", async () => {
    const analysis = await visit(`#${addressOf(EASY)}&m=RLDLU&p=2&v=analyse`);
    await analysis.getByText("5 = 3 + 2×1").waitFor();
    expect(await analysis.getByLabel("Place in the solution").inputValue()).toBe("2");
    const comparison = await visit(`#${addressOf(EASY)}&v=compare&h=md%20wd&e=ida`);
    await comparison.getByRole("button", { name: "Compare 2" }).waitFor();
    expect(await comparison.getByRole("checkbox", { name: "wd", exact: true }).isChecked()).toBe(true);
    expect(await comparison.getByRole("checkbox", { name: "md+lc", exact: true }).isChecked()).toBe(false);
  });

  it("carries the board from view to view, and back by the browser's button", async () => {
    const page = await visit("#" + addressOf(EASY));
    await waitForAnswer(page, "3 moves");
    await page.getByRole("link", { name: "Analyse" }).click();
    await page.getByText("Play or paste").waitFor();
    expect(await shownBoard(page)).toBe(EASY);
    await page.getByRole("link", { name: "Compare" }).click();
    await page.getByRole("heading", { name: "Results" }).waitFor();
    expect(await shownBoard(page)).toBe(EASY);
    await page.goBack();
    await page.getByText("Play or paste").waitFor();
    await page.goBack();
    await waitForAnswer(page, "3 moves");
  });

  it("that is damaged shows the first board instead of nothing", async () => {
    const page = await visit("#s=1_1_1&m=%E0%A4&v=nowhere&p=-1");
    await waitForAnswer(page, "53 moves");
    expect(await shownBoard(page)).toBe(ORDINARY);
  });
});
