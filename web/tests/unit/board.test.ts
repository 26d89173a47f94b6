import { describe, expect, it } from "vitest";

import {
  boardsAlong,
  exchange,
  exchangeable,
  homeCell,
  legalSlides,
  makeBoard,
  movedTile,
  readBoard,
  slideBoard,
  slidesTowardsBlank,
  solvedBoard,
  writeBoard,
} from "../../src/puzzle/board.js";
import { opposite, readMoves } from "../../src/puzzle/moves.js";

const text = "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15";
const board = readBoard(text)!;

describe("a board", () => {
  it("is written as it was read", () => {
    expect(writeBoard(board)).toBe(text);
    expect(readBoard("1 2 3 4/5 6 7 8/9 10 11 0")!.columns).toBe(4);
  });

  it("has each tile once and from two to sixteen rows and columns", () => {
    expect(readBoard("1 2 3/4 5 6/7 7 0")).toBeNull();
    expect(readBoard("1 2 3/4 5 6/7 9 0")).toBeNull();
    expect(readBoard("1 2 3/4 5/7 8 0")).toBeNull();
    expect(readBoard("1 2/3 0")).not.toBeNull();
    expect(readBoard("1 2 3 0")).toBeNull();
    expect(makeBoard(16, 16, Array.from({ length: 256 }, (_, tile) => tile))).not.toBeNull();
    expect(makeBoard(17, 16, Array.from({ length: 272 }, (_, tile) => tile))).toBeNull();
    expect(readBoard("a b c/d e f/g h i")).toBeNull();
    expect(makeBoard(2.5, 4, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toBeNull();
  });

  it("lets a tile go where the blank is", () => {
    expect(legalSlides(board)).toEqual(["U", "D", "L"]);
    expect(movedTile(board, "U")).toBe(7);
    expect(movedTile(board, "L")).toBe(2);
    expect(movedTile(board, "R")).toBeNull();
    expect(writeBoard(slideBoard(board, "L")!)).toBe("5 3 8 9/2 0 4 1/7 10 14 13/12 11 6 15");
  });

  it("comes back when a slide is undone", () => {
    for (const slide of legalSlides(board)) {
      expect(slideBoard(slideBoard(board, slide)!, opposite(slide))).toEqual(board);
    }
  });

  it("carries a whole line towards the blank, and nothing from elsewhere", () => {
    expect(slidesTowardsBlank(board, 7)).toEqual(["L", "L", "L"]);
    expect(slidesTowardsBlank(board, 12)).toEqual(["U", "U"]);
    expect(slidesTowardsBlank(board, 0)).toEqual(["D"]);
    expect(slidesTowardsBlank(board, 1)).toEqual([]);
    expect(slidesTowardsBlank(board, 4)).toEqual([]);
  });

  it("follows a path as far as it can be played", () => {
    const start = readBoard("1 2 3 4/5 6 7 8/9 10 15 11/13 14 0 12")!;
    const boards = boardsAlong(start, readMoves("DLU")!);
    expect(boards).toHaveLength(4);
    expect(boards[3]).toEqual(solvedBoard(4, 4, "blank-last"));
    expect(boardsAlong(start, readMoves("DLU2")!)).toHaveLength(4);
  });

  it("knows both goals", () => {
    expect(writeBoard(solvedBoard(3, 3, "blank-first"))).toBe("0 1 2/3 4 5/6 7 8");
    expect(writeBoard(solvedBoard(3, 3, "blank-last"))).toBe("1 2 3/4 5 6/7 8 0");
    for (const goal of ["blank-first", "blank-last"] as const) {
      solvedBoard(4, 5, goal).tiles.forEach((tile, cell) => expect(homeCell(tile, 20, goal)).toBe(cell));
    }
  });

  it("changes its parity when two tiles are exchanged", () => {
    const pair = exchangeable(board);
    expect(pair).toEqual([6, 15]);
    expect(parity(exchange(board, pair).tiles)).not.toBe(parity(board.tiles));
  });
});

function parity(tiles: readonly number[]): number {
  let inversions = 0;
  tiles.forEach((one, index) => tiles.slice(index + 1).forEach((other) => (inversions += one > other ? 1 : 0)));
  return inversions % 2;
}
