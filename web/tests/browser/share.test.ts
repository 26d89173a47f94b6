// Every view lives in its address: a link opened in a new tab shows the same.

import { describe, expect, it } from "vitest";

import { EASY, ORDINARY, addressOf, listen, paste, shownBoard, visit, waitForAnswer, watch, watchVisits } from "./visit.js";

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
    expect(await comparison.getByRole("checkbox", { name: /^Walking distance wd/ }).isChecked()).toBe(true);
    expect(await comparison.getByRole("checkbox", { name: /linear conflict md\+lc/ }).isChecked()).toBe(false);
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

  it("keeps the analysis while other views are looked at", async () => {
    const page = await visit(`#${addressOf(EASY)}&m=RLDLU&p=2&v=analyse`);
    await page.getByText("5 = 3 + 2×1").waitFor();
    const asked = await listen(page);
    for (const view of ["Solve", "Compare"]) {
      await page.getByRole("link", { name: view }).click();
      if (view === "Solve") await waitForAnswer(page, "3 moves");
      await page.getByRole("link", { name: "Analyse" }).click();
      await page.getByText("5 = 3 + 2×1").waitFor();
      expect(await page.getByLabel("Place in the solution").inputValue()).toBe("2");
      expect(await page.getByLabel("Moves: U D L R with counts").inputValue()).toBe("RLDLU");
    }
    // The solution of another view is its own.
    await page.getByRole("link", { name: "Solve" }).click();
    await waitForAnswer(page, "DLU");
    const commands = (await asked()).map(({ command }) => command);
    expect(commands).not.toContain("analyze");
    expect(commands.filter((command) => command === "solve")).toHaveLength(1);
  });

  it("leaves no view by the browser's button before every edit is taken back", async () => {
    const page = await visit("#" + addressOf(EASY));
    await waitForAnswer(page, "3 moves");
    await page.getByLabel("Size").selectOption("3x3");
    await paste(page, "Moves to solve", "10");
    await page.getByRole("button", { name: "Scramble" }).click();
    await waitForAnswer(page, "10 moves");
    const scrambled = await shownBoard(page);
    await paste(page, "Board, in any notation", ORDINARY);
    await waitForAnswer(page, "53 moves");
    // Slides by hand are one edit, however many.
    await page.locator("tile-board .tray").focus();
    for (const key of ["ArrowLeft", "ArrowLeft", "ArrowUp"]) await page.keyboard.press(key);
    await expect.poll(() => shownBoard(page)).toBe("5 3 8 9/2 4 14 1/7 10 0 13/12 11 6 15");
    await page.goBack();
    await expect.poll(() => shownBoard(page)).toBe(ORDINARY);
    await waitForAnswer(page, "53 moves");
    await page.goBack();
    await expect.poll(() => shownBoard(page)).toBe(scrambled);
    await waitForAnswer(page, "10 moves");
    await page.goBack();
    await expect.poll(() => shownBoard(page)).toBe(EASY);
    await waitForAnswer(page, "3 moves");
    await page.goForward();
    await expect.poll(() => shownBoard(page)).toBe(scrambled);
  });

  it("that is damaged shows the first board, and says that it is not the shared one", async () => {
    const page = await visit("#s=1_1_1&m=%E0%A4&v=nowhere&p=-1");
    const notice = page.getByRole("alert").filter({ hasText: "This link is damaged" });
    await notice.getByText("not the board that was shared").waitFor();
    await waitForAnswer(page, "53 moves");
    expect(await shownBoard(page)).toBe(ORDINARY);
    // The link stays as it is, so that it can be mended or looked at again.
    expect(new URL(page.url()).hash).toContain("s=1_1_1");
    await page.reload();
    await notice.waitFor();
    await notice.getByRole("button", { name: "Dismiss" }).click();
    await expect.poll(() => notice.count()).toBe(0);
    await expect.poll(() => new URL(page.url()).hash).toContain(addressOf(ORDINARY));
  });

  it("says which part of it is damaged, until something else is done", async () => {
    const page = await visit(`#${addressOf(EASY)}&m=XYZ`);
    const notice = page.getByRole("alert").filter({ hasText: "This link is damaged" });
    await notice.getByText("its moves cannot be read").waitFor();
    await waitForAnswer(page, "3 moves");
    expect(await shownBoard(page)).toBe(EASY);
    await page.getByRole("button", { name: "Solved board" }).click();
    await expect.poll(() => notice.count()).toBe(0);
    await page.goBack();
    await notice.waitFor();
    const whole = await visit(`#${addressOf(EASY)}&m=DLU`);
    await waitForAnswer(whole, "3 moves");
    expect(await whole.getByText("This link is damaged").count()).toBe(0);
  });
});
