import { describe, expect, it } from "vitest";

import { sharedMoves, withLine } from "../../src/lines.js";
import { Undo } from "../../src/undo.js";

describe("undo", () => {
  it("goes back edit by edit, and forward again", () => {
    const undo = new Undo<string>();
    expect([undo.undo(), undo.redo(), undo.canUndo, undo.canRedo]).toEqual([null, null, false, false]);
    for (const state of ["a", "b", "c"]) undo.add(state);
    expect([undo.undo(), undo.undo(), undo.undo()]).toEqual(["b", "a", null]);
    expect([undo.redo(), undo.canUndo, undo.canRedo]).toEqual(["b", true, true]);
  });

  it("keeps what came by itself with the edit that it came to", () => {
    const undo = new Undo<string>();
    undo.add("a");
    undo.amend("a answered");
    undo.add("b");
    expect(undo.undo()).toBe("a answered");
    expect(undo.redo()).toBe("b");
  });

  it("forgets what was undone when something else is done", () => {
    const undo = new Undo<string>();
    for (const state of ["a", "b"]) undo.add(state);
    undo.undo();
    undo.add("c");
    expect([undo.redo(), undo.undo()]).toEqual([null, "a"]);
  });

  it("remembers many states, but not all", () => {
    const undo = new Undo<number>();
    for (let state = 0; state < 1000; state += 1) undo.add(state);
    let count = 0;
    while (undo.undo() !== null) count += 1;
    expect(count).toBe(300);
  });
});

describe("lines", () => {
  it("are kept, except those that others go on from", () => {
    expect(withLine([], "")).toEqual([]);
    expect(withLine([], "UR")).toEqual(["UR"]);
    expect(withLine(["UR"], "URD")).toEqual(["URD"]);
    expect(withLine(["URD"], "UR")).toEqual(["URD"]);
    // `U2` and `U` are one line, `U2` and `UR` two.
    expect(withLine(["U2R"], "U")).toEqual(["U2R"]);
    expect(withLine(["U2R"], "UR")).toEqual(["U2R", "UR"]);
    expect(withLine(["U2R", "UR"], "UR")).toEqual(["U2R", "UR"]);
  });

  it("are not without number; the first stays", () => {
    let lines: string[] = [];
    for (let count = 1; count <= 30; count += 1) lines = withLine(lines, `R${count}U`);
    expect([lines.length, lines[0], lines.at(-1)]).toEqual([12, "R1U", "R30U"]);
  });

  it("leave each other somewhere", () => {
    const shared = (one: string, other: string) => [sharedMoves(one, other, "stm"), sharedMoves(one, other, "mtm")];
    expect([shared("URD", "URL"), shared("U2", "UR"), shared("UR", "URD"), shared("D", "U")]).toEqual([
      [2, 2],
      [1, 0],
      [2, 2],
      [0, 0],
    ]);
  });
});
