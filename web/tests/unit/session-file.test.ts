import { describe, expect, it } from "vitest";

import { readLines, writeLines } from "../../src/csv.js";
import { type Round, lostOf, nameOf, readRound } from "../../src/play/round.js";
import { Rounds } from "../../src/play/rounds.js";
import { readSessionFile, writeJson, writeTable } from "../../src/play/session-file.js";

const FIRST: Round = {
  session: 2,
  at: "2026-11-17T10:00:00.000Z",
  board: "1 2 3 4/5 6 7 8/9 10 15 11/13 14 0 12",
  goal: "blank-last",
  moves: "RLDLU",
  milliseconds: 1234,
  times: [0, 100, 400, 900, 1234],
  lower_bound: 3,
  upper_bound: 3,
};
const SECOND: Round = { ...FIRST, session: 3, at: "2026-11-17T10:01:00.000Z", moves: "DLU", milliseconds: 800, times: null, lower_bound: 0, upper_bound: null };

describe("a session's file", () => {
  it.each([
    ["JSON", writeJson],
    ["CSV", writeTable],
  ])("is read as it was written: %s", (_, write) => {
    expect(readSessionFile(write([FIRST, SECOND]))).toEqual({ rounds: [FIRST, SECOND], wrong: [] });
    expect(readSessionFile(write([]))).toEqual({ rounds: [], wrong: [] });
  });

  it("has a head that spreadsheets and people understand", () => {
    const [head, first] = writeTable([FIRST]).split("\r\n");
    expect(head).toBe("session,at,board,goal,played,milliseconds,lower_bound,upper_bound,lost,moves,times");
    expect(first).toBe("2,2026-11-17T10:00:00.000Z,1 2 3 4/5 6 7 8/9 10 15 11/13 14 0 12,blank-last,5,1234,3,3,1,RLDLU,0 100 400 900 1234");
  });

  it("keeps the rounds that are whole, and says what is wrong with the others", () => {
    const wrong: [unknown, string][] = [
      [null, "it is no round"],
      [{ ...FIRST, board: "1 1 1" }, "its board cannot be read"],
      [{ ...FIRST, goal: "elsewhere" }, "its goal cannot be read"],
      [{ ...FIRST, moves: "<script>" }, "its moves cannot be read"],
      [{ ...FIRST, moves: "" }, "its moves cannot be read"],
      [{ ...FIRST, moves: "DL" }, "its moves do not solve its board"],
      [{ ...FIRST, milliseconds: -1 }, "its time cannot be read"],
      [{ ...FIRST, milliseconds: "soon" }, "its time cannot be read"],
      [{ ...FIRST, at: "never" }, "its date cannot be read"],
    ];
    const text = JSON.stringify({ format: "loyd-session", version: 1, rounds: [FIRST, ...wrong.map(([value]) => value), SECOND] });
    const read = readSessionFile(text);
    expect(read.rounds).toEqual([FIRST, SECOND]);
    expect(read.wrong).toEqual(wrong.map(([, words], index) => `round ${index + 2}: ${words}`));
  });

  it("loses only what is wrong in a round that is whole otherwise", () => {
    expect(readRound({ ...FIRST, times: [5, 4, 3, 2, 1] })).toEqual({ ...FIRST, times: null });
    expect(readRound({ ...FIRST, times: [1, 2] })).toEqual({ ...FIRST, times: null });
    expect(readRound({ ...FIRST, session: "many" })).toEqual({ ...FIRST, session: 1 });
    // Bounds that cannot be true of this board.
    for (const [lower_bound, upper_bound] of [[4, 3], [3, 4], [7, 7], [-1, 3], ["3", "3"]]) {
      expect(readRound({ ...FIRST, lower_bound, upper_bound })).toEqual({ ...FIRST, lower_bound: 0, upper_bound: null });
    }
  });

  it("that is anything else is refused with a sentence", () => {
    const files: [string, string][] = [
      ['{"format": "loyd-session", "rounds": [', "begins as JSON and does not end as JSON"],
      ['{"rounds": []}', "no session that this page wrote"],
      ["[]", "no session that this page wrote"],
      ['{"format": "loyd-session", "version": 2, "rounds": []}', "newer version"],
      ["", "no column “board”"],
      ["name,score\r\nA,1\r\n", "no column “board”, “goal”, “moves”"],
    ];
    for (const [text, words] of files) expect(() => readSessionFile(text), text).toThrow(words);
  });

  it("counts lost moves by what is proved", () => {
    expect([lostOf(FIRST), lostOf(SECOND), lostOf({ ...FIRST, lower_bound: 1 })]).toEqual([1, null, null]);
  });
});

describe("comma-separated values", () => {
  it("are read as they were written, whatever is in them", () => {
    const lines = [["a", 'b "quoted"', "c, d"], ["", "two\r\nlines", "e"], ["1", "", ""]];
    expect(readLines(writeLines(lines))).toEqual(lines);
  });

  it("may have other line ends, a mark at the beginning and no end", () => {
    expect(readLines("\uFEFFa,b\nc,d\r\r\n\n1,2")).toEqual([["a", "b"], ["c", "d"], ["1", "2"]]);
  });
});

describe("the rounds that a browser keeps", () => {
  class TestShelf {
    kept = new Map<string, unknown>();
    takeAll = () => Promise.resolve([...this.kept.values()]);
    keep = (rounds: ReadonlyMap<string, Round>) => Promise.resolve(rounds.forEach((round, name) => this.kept.set(name, round)));
    discard = (name: string) => Promise.resolve(void this.kept.delete(name));
  }

  it("come back, except those that are damaged, which stay where they are", async () => {
    const shelf = new TestShelf();
    new Rounds(shelf, () => undefined).add([SECOND, FIRST]);
    shelf.kept.set("damaged", { board: 7 });
    const rounds = new Rounds(shelf, () => undefined);
    await rounds.load();
    expect(rounds.list).toEqual([FIRST, SECOND]);
    expect([rounds.damaged, rounds.session, shelf.kept.size]).toEqual([1, 3, 3]);
  });

  it("are there once, and what is newly known of one replaces what was", () => {
    const shelf = new TestShelf();
    const rounds = new Rounds(shelf, () => undefined);
    expect(rounds.add([FIRST, SECOND])).toBe(2);
    expect(rounds.add([FIRST])).toBe(0);
    expect(rounds.add([{ ...SECOND, lower_bound: 3, upper_bound: 3 }])).toBe(0);
    expect(rounds.list[1]!.upper_bound).toBe(3);
    expect(shelf.kept.get(nameOf(SECOND))).toEqual(rounds.list[1]);
    rounds.remove(FIRST);
    expect([rounds.list.length, shelf.kept.size]).toEqual([1, 1]);
  });

  it("last as long as the page where the browser keeps nothing, and the page says so", async () => {
    const forbids = () => Promise.reject(new Error("forbidden"));
    const rounds = new Rounds({ takeAll: forbids, keep: forbids, discard: forbids }, () => undefined);
    await rounds.load();
    expect(rounds.trouble).toContain("does not keep anything");
    rounds.add([FIRST]);
    await Promise.resolve();
    expect(rounds.list).toEqual([FIRST]);
  });

  it("do not lose what was played before the browser answered", async () => {
    const shelf = new TestShelf();
    shelf.kept.set(nameOf(FIRST), FIRST);
    const rounds = new Rounds(shelf, () => undefined);
    const loaded = rounds.load();
    rounds.add([SECOND]);
    await loaded;
    expect(rounds.list).toEqual([FIRST, SECOND]);
  });
});
