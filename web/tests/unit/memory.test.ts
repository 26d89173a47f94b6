import { describe, expect, it } from "vitest";

import { Memory, Recent } from "../../src/memory.js";

describe("what is known of a board", () => {
  it("is the best of all answers, in whatever order they come", () => {
    const news = [
      { lower: 80, upper: 130 },
      { lower: 96, upper: 128, moves: "U128" },
      { lower: 90, upper: 126 },
      { moves: "D130" },
      { lower: null, moves: null },
    ];
    for (const order of [news, [...news].reverse()]) {
      const memory = new Memory();
      for (const one of order) memory.learn("board", "blank-last", one);
      expect(memory.boundsOf("board", "blank-last")).toEqual({ lower: 96, upper: 126, moves: "U128" });
    }
  });

  it("is nothing for another board or goal", () => {
    const memory = new Memory();
    memory.learn("board", "blank-last", { lower: 3, moves: "DLU" });
    expect(memory.boundsOf("board", "blank-last")).toEqual({ lower: 3, upper: 3, moves: "DLU" });
    for (const [board, goal] of [["board", "blank-first"], ["other", "blank-last"]] as const) {
      expect(memory.boundsOf(board, goal)).toEqual({ lower: 0, upper: null, moves: null });
    }
  });

  it("is counted in each metric by itself", () => {
    const memory = new Memory();
    memory.learn("board", "blank-last", { lower: 1, moves: "L2" }, "mtm");
    expect(memory.boundsOf("board", "blank-last", "mtm")).toEqual({ lower: 1, upper: 1, moves: "L2" });
    expect(memory.boundsOf("board", "blank-last")).toEqual({ lower: 0, upper: null, moves: null });
  });

  it("is that a solved board has no moves left", () => {
    const memory = new Memory();
    memory.learn("board", "blank-last", { moves: "" });
    expect(memory.boundsOf("board", "blank-last")).toEqual({ lower: 0, upper: 0, moves: "" });
  });

  it("is forgotten when there are too many boards, the oldest first", () => {
    const recent = new Recent<number>(3);
    for (const [key, value] of [["a", 1], ["b", 2], ["c", 3], ["a", 4], ["d", 5]] as const) recent.set(key, value);
    expect(["a", "b", "c", "d"].map((key) => recent.get(key))).toEqual([4, undefined, 3, 5]);
  });
});
