import { describe, expect, it } from "vitest";

import { opposite, readMoves, SLIDES, writeMoves } from "../../src/puzzle/moves.js";

describe("moves", () => {
  it("reads counts, small letters and white space", () => {
    expect(readMoves("URDL2")).toEqual(["U", "R", "D", "L", "L"]);
    expect(readMoves(" u r\nd12 ")).toHaveLength(14);
    expect(readMoves("")).toEqual([]);
  });

  it("refuses what is no move", () => {
    for (const text of ["X", "2U", "U0", "U-1", "U2.5", "URé", "U99999999999", "U10001", "<b>"]) {
      expect(readMoves(text), text).toBeNull();
    }
  });

  it("writes what it reads", () => {
    for (const text of ["", "U", "URDL2", "U3D2L12R", "UDUD"]) {
      expect(writeMoves(readMoves(text)!)).toBe(text);
    }
  });

  it("knows the slide that undoes another", () => {
    for (const slide of SLIDES) expect(opposite(opposite(slide))).toBe(slide);
    expect(opposite("U")).toBe("D");
  });
});
