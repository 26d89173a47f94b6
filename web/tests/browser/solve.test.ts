// Solve, as a person uses it.

import { describe, expect, it } from "vitest";

import { EASY, HARD, ORDINARY, addressOf, answerOf, paste, shownBoard, visit, waitForAnswer, watchVisits } from "./visit.js";

const SOLVED = "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0";

describe("solve", () => {
  watchVisits();

  it("shows a first visitor a board with its shortest solution", async () => {
    const page = await visit();
    await waitForAnswer(page, "53 moves");
    await waitForAnswer(page, "shortest, proved");
    expect(await shownBoard(page)).toBe(ORDINARY);
    expect(await page.title()).toContain("loyd");
    expect(await page.getByRole("list", { name: "Moves" }).getByRole("button").count()).toBe(53);
  });

  it("takes a pasted board in several notations", async () => {
    const page = await visit();
    const notations = [
      "1 2 3 4/5 6 7 8/9 10 15 11/13 14 0 12",
      "1,2,3,4,5,6,7,8,9,10,15,11,13,14,0,12",
      "123456789AFBDE0C",
      " 1  2  3  4\n 5  6  7  8\n 9 10 15 11\n13 14  0 12\n",
    ];
    for (const text of notations) {
      await page.getByRole("button", { name: "Solved board" }).click();
      await waitForAnswer(page, "Solved");
      await paste(page, "Board, in any notation", text);
      await waitForAnswer(page, "3 moves");
      expect(await shownBoard(page), text).toBe(EASY);
    }
  });

  it("says what is wrong with a board, where it is wrong, and keeps the last right one", async () => {
    const page = await visit("#" + addressOf(EASY));
    await waitForAnswer(page, "3 moves");
    await paste(page, "Board, in any notation", "5 3 8 7/0 2 4 1/7 10 14 13/12 11 6 15");
    const field = page.getByLabel("Board, in any notation");
    await page.getByText("tile 7 appears twice, tile 9 is missing").waitFor();
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator("board-editor mark").textContent()).toBe("7");
    expect(await shownBoard(page)).toBe(EASY);
    await paste(page, "Board, in any notation", "1 2/3 0");
    await page.getByText("this page shows 3 by 3 to 5 by 5").waitFor();
    await paste(page, "Board, in any notation", ORDINARY);
    await waitForAnswer(page, "53 moves");
    expect(await field.getAttribute("aria-invalid")).toBe("false");
  });

  it("tells a board that cannot be solved, and mends it", async () => {
    const page = await visit("#" + addressOf("1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0"));
    await waitForAnswer(page, "No solution");
    await page.getByRole("button", { name: "Exchange 15 and 14" }).click();
    await waitForAnswer(page, "Solved");
    expect(await shownBoard(page)).toBe(SOLVED);
  });

  it("shows every best first move, and each of them leads nearer", async () => {
    const page = await visit("#" + addressOf(ORDINARY));
    await waitForAnswer(page, "53 moves");
    const first = page.getByRole("group", { name: "Best first moves" }).getByRole("button");
    expect(await first.allTextContents()).toHaveLength(2);
    expect(await page.locator("tile-board .mark.best").count()).toBe(2);
    for (const index of [0, 1]) {
      await first.nth(index).click();
      await waitForAnswer(page, "52 moves");
      await page.goto(page.url().split("#")[0] + "#" + addressOf(ORDINARY));
      await waitForAnswer(page, "53 moves");
    }
  });

  it("shows progress on a hard board and stops when told", async () => {
    const page = await visit("#" + addressOf(HARD));
    const cancel = page.getByRole("button", { name: "Cancel" });
    await cancel.waitFor({ timeout: 40_000 });
    const figure = (name: string) => answerOf(page).locator("dl div", { hasText: name }).locator("dd").first();
    await expect.poll(() => figure("bound").textContent(), { timeout: 40_000 }).toMatch(/^\d+$/);
    await expect.poll(() => figure("nodes").textContent(), { timeout: 40_000 }).toMatch(/\d/);
    await cancel.click();
    await waitForAnswer(page, "Cancelled");
    await waitForAnswer(page, /at least \d+ moves/);
    const health = async () => (await (await fetch(new URL("/api/health", page.url()))).json()) as { running: number };
    await expect.poll(async () => (await health()).running, { timeout: 10_000 }).toBe(0);
    // The page is free for the next board.
    await paste(page, "Board, in any notation", EASY);
    await waitForAnswer(page, "3 moves");
  });

  it("plays the solution back to the solved board, by clock, step and slider", async () => {
    const page = await visit("#" + addressOf(EASY));
    await waitForAnswer(page, "3 moves");
    await page.getByLabel("Speed, moves in a second").selectOption("8");
    await page.getByRole("button", { name: "Play" }).click();
    await expect.poll(() => shownBoard(page)).toBe(SOLVED);
    await page.getByRole("button", { name: "Play" }).waitFor();
    await page.getByRole("button", { name: "Step back" }).click();
    expect(await shownBoard(page)).not.toBe(SOLVED);
    await page.getByRole("button", { name: "Step forward" }).click();
    expect(await shownBoard(page)).toBe(SOLVED);
    await page.getByLabel("Place in the solution").fill("0");
    expect(await shownBoard(page)).toBe(EASY);
    await page.getByRole("list", { name: "Moves" }).getByRole("button").nth(2).click();
    expect(await shownBoard(page)).toBe(SOLVED);
  });

  it("pauses", async () => {
    const page = await visit("#" + addressOf(ORDINARY));
    await waitForAnswer(page, "53 moves");
    await page.getByRole("button", { name: "Play" }).click();
    await expect.poll(() => shownBoard(page)).not.toBe(ORDINARY);
    await page.getByRole("button", { name: "Pause" }).click();
    const there = await shownBoard(page);
    await page.waitForTimeout(600);
    expect(await shownBoard(page)).toBe(there);
  });

  it("scrambles to the length asked for", async () => {
    const page = await visit("#" + addressOf(EASY));
    await paste(page, "Moves to solve", "44");
    await page.getByRole("button", { name: "Scramble" }).click();
    await page.getByText("Exactly 44 moves").waitFor({ timeout: 40_000 });
    await waitForAnswer(page, "44 moves");
    await waitForAnswer(page, "shortest, proved");
    await paste(page, "Moves to solve", "999");
    await page.getByRole("button", { name: "Scramble" }).click();
    await page.locator("scramble-form .wrong").waitFor();
    await waitForAnswer(page, "44 moves");
  });

  it("has boards of three to five rows", async () => {
    const page = await visit("#" + addressOf(EASY));
    for (const [size, tiles] of [["3x3", 8], ["3x4", 11], ["5x5", 24]] as const) {
      await page.getByLabel("Size").selectOption(size);
      await paste(page, "Moves to solve", "10");
      await page.getByRole("button", { name: "Scramble" }).click();
      await expect.poll(() => page.locator("tile-board [data-tile]").count()).toBe(tiles);
      await waitForAnswer(page, "10 moves");
    }
  });

  it("solves towards the other goal, too", async () => {
    const page = await visit("#s=1_0_2_3_4_5_6_7_8&g=blank-first");
    await waitForAnswer(page, "1 move");
    await page.getByRole("button", { name: "To the end" }).click();
    expect(await shownBoard(page)).toBe("0 1 2/3 4 5/6 7 8");
  });
});
