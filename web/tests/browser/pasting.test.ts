// Boards and solutions pasted in the many ways in which people write them.

import { describe, expect, it } from "vitest";

import { EASY, ORDINARY, addressOf, paste, shownBoard, visit, waitForAnswer, watchVisits } from "./visit.js";

const BOARD = "Board, in any notation";
const MOVES = "Moves: U D L R with counts";

describe("a pasted board", () => {
  watchVisits();

  it("may have a sign or an empty cell for the blank, be a table, or stand in quotes", async () => {
    const page = await visit();
    const texts = [
      "1 2 3 4/5 6 7 8/9 10 15 11/13 14 _ 12",
      "1 2 3 4\n5 6 7 8\n9 10 15 11\n13 14 . 12",
      "1 2 3 4/5 6 7 8/9 10 15 11/13 14 x 12",
      "1,2,3,4\n5,6,7,8\n9,10,15,11\n13,14,,12",
      "1\t2\t3\t4\n5\t6\t7\t8\n9\t10\t15\t11\n13\t14\t\t12",
      "| 1 | 2 | 3 | 4 |\n|---|---|---|---|\n| 5 | 6 | 7 | 8 |\n| 9 | 10 | 15 | 11 |\n| 13 | 14 |  | 12 |",
      " 1  2  3  4\n 5  6  7  8\n 9 10 15 11\n13 14    12",
      `"${EASY}"`,
    ];
    for (const text of texts) {
      await page.getByRole("button", { name: "Solved board" }).click();
      await waitForAnswer(page, "Solved");
      await paste(page, BOARD, text);
      await waitForAnswer(page, "3 moves");
      expect(await shownBoard(page), text).toBe(EASY);
    }
  });

  it("may be a link of the page, from wherever it is hosted", async () => {
    const page = await visit("#" + addressOf(ORDINARY));
    await waitForAnswer(page, "53 moves");
    await paste(page, BOARD, `see https://example.org/loyd/#${addressOf(EASY)}&m=DLU&v=analyse !`);
    await waitForAnswer(page, "3 moves");
    expect(await shownBoard(page)).toBe(EASY);
    await paste(page, BOARD, "http://127.0.0.1:8015/#s=1_0_2_3_4_5_6_7_8&g=blank-first");
    await waitForAnswer(page, "1 move");
    expect(await page.getByLabel("Goal").inputValue()).toBe("blank-first");
  });
});

describe("a pasted solution", () => {
  watchVisits();

  it.each(["↓←↑", "D, L, U", "15 11 12", "down left up"])("is understood as %s", async (text) => {
    const page = await visit(`#${addressOf(EASY)}&v=analyse`);
    await paste(page, MOVES, text);
    await page.getByText("3 = 3 + 2×0").waitFor();
    await page.getByText("Not one bad move").waitFor();
  });

  it("is offered as moves of the blank where only that solves the board", async () => {
    const page = await visit(`#${addressOf(EASY)}&v=analyse`);
    await paste(page, MOVES, "URD");
    await page.getByRole("button", { name: "Read as moves of the blank" }).click();
    await page.getByText("3 = 3 + 2×0").waitFor();
    expect(await page.getByRole("button", { name: "Read as moves of the blank" }).count()).toBe(0);
    await page.locator("tile-board .tray").focus();
    expect(await page.getByLabel(MOVES).inputValue()).toBe("DLU");
  });

  it("names the tile that cannot move", async () => {
    const page = await visit(`#${addressOf(EASY)}&v=analyse`);
    await paste(page, MOVES, "15 1");
    await page.getByText("tile 1, number 2 of the solution, cannot move there").waitFor();
  });
});
