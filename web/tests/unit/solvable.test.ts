import { describe, expect, it } from "vitest";

import { exchange, exchangeable, isSolvable, legalSlides, readBoard, slideBoard, solvedBoard } from "../../src/puzzle/board.js";

/** A small generator of numbers, so that every run sees the same boards. */
function dice(): (below: number) => number {
  let seed = 7;
  return (below) => (seed = (seed * 48_271) % 2_147_483_647) % below;
}

describe("a board", () => {
  it("can be solved if slides lead to it, and not if two of its tiles are exchanged", () => {
    const roll = dice();
    for (const [rows, columns] of [[2, 2], [2, 3], [3, 3], [4, 4], [4, 5], [6, 6]] as const) {
      for (const goal of ["blank-last", "blank-first"] as const) {
        let board = solvedBoard(rows, columns, goal);
        for (let i = 0; i < 200; i += 1) {
          const slides = legalSlides(board);
          board = slideBoard(board, slides[roll(slides.length)]!)!;
          expect(isSolvable(board, goal)).toBe(true);
          expect(isSolvable(exchange(board, exchangeable(board)), goal)).toBe(false);
        }
      }
    }
  });

  it("that cannot reach one goal may reach the other", () => {
    const board = readBoard("0 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15")!;
    expect([isSolvable(board, "blank-first"), isSolvable(board, "blank-last")]).toEqual([true, false]);
    const small = readBoard("0 1 2/3 4 5/6 7 8")!;
    expect([isSolvable(small, "blank-first"), isSolvable(small, "blank-last")]).toEqual([true, true]);
  });
});
