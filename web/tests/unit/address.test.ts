import { describe, expect, it } from "vitest";

import { type Part, readAddress, type State, writeAddress } from "../../src/address.js";
import { readBoard } from "../../src/puzzle/board.js";

const first: State = { view: "solve", board: null, goal: "blank-last", moves: "", place: 0, metric: "stm", heuristics: null, searches: null };

describe("the address", () => {
  it("is read as it was written", () => {
    const states: State[] = [
      first,
      { ...first, board: readBoard("5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15") },
      { ...first, board: readBoard("1 2 3 4/5 6 7 8/9 10 11 0"), goal: "blank-first" },
      { ...first, board: readBoard("1 2 3/4 5 6/0 7 8"), moves: "L2", place: 1, view: "analyse" },
      { ...first, board: readBoard("1 2 3/4 5 6/0 7 8"), moves: "L2", metric: "mtm" },
      { ...first, view: "compare", heuristics: ["md+lc", "wd,md+lc", "pdb:1-8|9-15"], searches: [] },
    ];
    for (const state of states) expect(readAddress(writeAddress(state))).toEqual({ state, damaged: null });
  });

  it("has the form that people see", () => {
    const board = readBoard("1 2 3/4 5 6/0 7 8");
    expect(writeAddress({ ...first, board, moves: "L2" })).toBe("#s=1_2_3_4_5_6_0_7_8&m=L2");
  });

  it("leaves out what is wrong", () => {
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
    for (const hash of wrong) expect(readAddress(hash).state, hash.slice(0, 40)).toMatchObject({ moves: "", goal: "blank-last", view: "solve" });
    expect(readAddress("#s=1_2_3").state).toEqual(first);
    expect(readAddress("#s=1_2_3_4_5_6_7_8_0&w=0").state.board).toBeNull();
    expect(readAddress('#h=md "><x> md md').state.heuristics).toEqual(["md"]);
  });

  it("says which part is damaged, the most important first", () => {
    const board = "s=1_2_3_4_5_6_0_7_8";
    const cases: [string, Part | null][] = [
      ["", null],
      ["#", null],
      ["#v=compare", null],
      ["#h=md%20wd&e=", null],
      [`#${board}&m=L2&p=99`, null],
      ["#s=1_2_3", "board"],
      ["#s=1_1_2_3_4_5_6_7_8&m=XYZ", "board"],
      ["#s=1_2_3_4_5_6_7_8_0&w=0", "board"],
      ["#m=L2", "board"],
      ["#%E0%A4%A", "board"],
      ["#s=" + "1_".repeat(100_000), "board"],
      [`#${board}&g=elsewhere&m=XYZ`, "goal"],
      [`#${board}&m=%E0%A4`, "moves"],
      [`#${board}&v=nowhere`, "view"],
      [`#${board}&c=tiles`, "metric"],
      [`#${board}&m=L2&p=-1`, "place"],
      [`#${board}&v=compare&h=md%20%22%3E`, "names"],
    ];
    for (const [hash, part] of cases) expect(readAddress(hash).damaged, hash.slice(0, 60)).toBe(part);
  });
});
