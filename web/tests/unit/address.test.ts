import { describe, expect, it } from "vitest";

import { readAddress, type State, writeAddress } from "../../src/address.js";
import { readBoard } from "../../src/puzzle/board.js";

const first: State = { view: "solve", board: null, goal: "blank-last", moves: "", place: 0, heuristics: null, searches: null };

describe("the address", () => {
  it("is read as it was written", () => {
    const states: State[] = [
      first,
      { ...first, board: readBoard("5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15") },
      { ...first, board: readBoard("1 2 3 4/5 6 7 8/9 10 11 0"), goal: "blank-first" },
      { ...first, board: readBoard("1 2 3/4 5 6/0 7 8"), moves: "L2", place: 1, view: "analyse" },
      { ...first, view: "compare", heuristics: ["md+lc", "wd,md+lc", "pdb:1-8|9-15"], searches: [] },
    ];
    for (const state of states) expect(readAddress(writeAddress(state))).toEqual(state);
  });

  it("has the form that people see", () => {
    const board = readBoard("1 2 3/4 5 6/0 7 8");
    expect(writeAddress({ ...first, board, moves: "L2" })).toBe("#s=1_2_3_4_5_6_0_7_8&m=L2");
  });

  it("ignores what is wrong", () => {
    const wrong = [
      "#s=1_2_3",
      "#s=1_1_2_3_4_5_6_7_8",
      "#s=<script>&m=<b>",
      "#s=1_2_3_4_5_6_7_8_0&w=0",
      "#v=other&g=elsewhere&m=XYZ&p=-3",
      "#p=1e9999&w=NaN",
      "#%E0%A4%A",
      "#s=" + "1_".repeat(100_000),
    ];
    for (const hash of wrong) expect(readAddress(hash), hash.slice(0, 40)).toMatchObject({ moves: "", goal: "blank-last", view: "solve" });
    expect(readAddress("#s=1_2_3")).toEqual(first);
    expect(readAddress("#s=1_2_3_4_5_6_7_8_0&w=0").board).toBeNull();
    expect(readAddress('#h=md "><x> md md').heuristics).toEqual(["md"]);
  });
});
