import { describe, expect, it } from "vitest";

import { readBoard, writeBoard } from "../../src/puzzle/board.js";
import { boardsAfter, lengthOf, moveSign, moveWords, movesOf, touchedTile } from "../../src/puzzle/metric.js";
import { readMoves } from "../../src/puzzle/moves.js";

const BOARD = readBoard("1 2 3/4 5 6/0 7 8")!;

describe("the moves of a path", () => {
  it("are its slides, or its runs of slides", () => {
    const slides = readMoves("L2DU2L")!;
    expect(movesOf(slides, "stm")).toEqual([["L"], ["L"], ["D"], ["U"], ["U"], ["L"]]);
    expect(movesOf(slides, "mtm")).toEqual([["L", "L"], ["D"], ["U", "U"], ["L"]]);
    expect([lengthOf("L2DU2L", "stm"), lengthOf("L2DU2L", "mtm"), lengthOf("?", "mtm")]).toEqual([6, 4, 0]);
  });

  it("lead from board to board until one is impossible", () => {
    const boards = boardsAfter(BOARD, movesOf(readMoves("L2DU3")!, "mtm"));
    expect(boards.map(writeBoard)).toEqual(["1 2 3/4 5 6/0 7 8", "1 2 3/4 5 6/7 8 0", "1 2 3/4 5 0/7 8 6"]);
  });

  it("are named by the tile that a hand touches", () => {
    const [one, two] = [readMoves("L")!, readMoves("L2")!];
    expect([touchedTile(BOARD, one), touchedTile(BOARD, two), touchedTile(BOARD, readMoves("L3")!)]).toEqual([7, 8, null]);
    expect([moveSign(7, one), moveSign(8, two)]).toEqual(["7 ←", "8 ←2"]);
    expect([moveWords(7, one), moveWords(8, two)]).toEqual(["7 left", "8 left, 2 tiles"]);
  });
});
