// Answers at once: a first solution while a search goes on or waits, never in red.

import { describe, expect, it } from "vitest";

import { EASY, HARD, addressOf, answerOf, paste, say, shownBoard, standIn, visit, waitForAnswer, watchVisits } from "./visit.js";

/** A board of eight by eight, far from its goal. */
const LARGE = Array.from({ length: 8 }, (_, row) => Array.from({ length: 8 }, (_, column) => (row === 7 && column > 4 ? [1, 2, 0][column - 5] : 63 - row * 8 - column)).join(" ")).join("/");

describe("an answer", () => {
  watchVisits();

  it.each([HARD, LARGE])("is there at once and can be played, whatever the size", async (board) => {
    const page = await visit("#" + addressOf(board));
    await waitForAnswer(page, /\d+ moves, at least \d+/);
    await page.getByRole("button", { name: "To the end" }).click();
    const side = board.split("/").length;
    await expect.poll(() => shownBoard(page)).toMatch(new RegExp(`^1 2 3 .* ${side * side - 1} 0$`));
  });

  it("is not red while it is not proved, nor when the time is up", async () => {
    const page = await visit("#" + addressOf(EASY), {}, standIn("solve"));
    const warning = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = "var(--warn)";
      return getComputedStyle(probe).color;
    });
    const colours = () => answerOf(page).locator(".badge").evaluate((badge) => [getComputedStyle(badge).color, getComputedStyle(badge).borderTopColor]);
    await say(page, "solve", "solution", { length: 9, lower_bound: 3, moves: "RLRLRLDLU" });
    await waitForAnswer(page, "best so far");
    expect(await colours()).not.toContain(warning);
    const figures = { board: EASY, goal: "blank-last", search: "ida", heuristic: "md", nodes_generated: 1, seconds: 0.5 };
    await say(page, "solve", "answer", { ...figures, status: "limit", length: 9, lower_bound: 3, upper_bound: 9, moves: "RLRLRLDLU" });
    await waitForAnswer(page, /9 moves, at least 3\s*limit reached/);
    await waitForAnswer(page, "1 node,");
    expect(await colours()).not.toContain(warning);
  });

  it("of the analysis shows what is known while it runs, and keeps it when it is cancelled", async () => {
    const page = await visit(`#${addressOf(EASY)}&v=analyse`, {}, standIn("analyze"));
    await paste(page, "Moves: U D L R with counts", "RLRLDLU");
    await page.locator("analysis-card .summary").getByText("7", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("Cancelled before the moves were judged").waitFor();
    await page.locator("analysis-card .summary").getByText("7", { exact: true }).waitFor();
  });
});

describe("a board that cannot be solved", () => {
  watchVisits();

  it("offers the other goal if that can be reached, and no goal otherwise", async () => {
    const other = await visit("#s=1_0_2_3_4_5_6_7_8_9_10_11_12_13_14_15");
    await waitForAnswer(other, "No solution");
    await other.getByRole("button", { name: "Solve it to blank first" }).click();
    await waitForAnswer(other, "1 move");
    const neither = await visit("#s=1_2_3_4_5_6_8_7_0");
    await waitForAnswer(neither, "No solution");
    expect(await neither.getByRole("button", { name: /Solve it to/ }).count()).toBe(0);
  });
});
