import { describe, expect, it } from "vitest";

import { readBoard } from "../../src/puzzle/board.js";
import { readMoves, writeMoves } from "../../src/puzzle/moves.js";
import { asBlankMoves, readSolution } from "../../src/puzzle/solution-text.js";

/** Three moves from its goal: tiles 11, 12 … in the way D L U. */
const BOARD = readBoard("1 2 3 4/5 6 7 8/9 10 15 11/13 14 0 12")!;

function read(text: string): string {
  const reading = readSolution(text, BOARD);
  return "slides" in reading ? writeMoves(reading.slides) : reading.wrong;
}

describe("a solution as people write it", () => {
  it("is read with any separator, as letters, arrows, words and numbers of tiles", () => {
    for (const text of ["DLU", "d l u", "D, L, U", "D; L;U", "D\nL\nU", "D1L1U1", "↓←↑", "⬇️⬅️⬆️", "↓ ← ↑", "down left up", "Down, Left, Up", "15 11 12", "15,11,12", "15-11-12", "15 > 11 > 12"]) {
      expect(read(text), text).toBe("DLU");
    }
  });

  it("has tiles that take others along", () => {
    expect(read("13")).toBe("R2");
    expect(read("3 4")).toBe("D3L");
  });

  it("is refused with the place of the first mistake", () => {
    expect(read("DLX")).toContain("“X” at sign 3 is no move");
    expect(read("D,L,X")).toContain("“X” at sign 5 is no move");
    expect(read("2U")).toContain("a count stands after its letter");
    expect(read("15 1")).toContain("tile 1, number 2 of the solution");
    expect(read("15 99")).toContain("tile 99, number 2 of the solution");
    expect(read("U99999")).toContain("from 1 to 10000");
  });

  it("is empty if nothing is written", () => {
    for (const text of ["", " \n", ", ,"]) expect(read(text)).toBe("");
  });
});

describe("letters that may be meant for the blank", () => {
  const turned = (moves: string) => {
    const slides = asBlankMoves(readMoves(moves)!, BOARD, "blank-last");
    return slides && writeMoves(slides);
  };

  it("are turned round if only that solves the board", () => {
    expect(turned("URD")).toBe("DLU");
    expect(turned("LRURD")).toBe("RLDLU");
  });

  it("are turned round if they cannot be played otherwise", () => {
    expect(turned("U")).toBe("D");
  });

  it("stay as they are if they solve the board, and if neither reading is better", () => {
    for (const moves of ["DLU", "", "R", "U9", "L"]) expect(turned(moves), moves).toBe(null);
  });
});
