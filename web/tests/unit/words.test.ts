import { describe, expect, it } from "vitest";

import type { SolveAnswer } from "../../src/api/messages.js";
import { writeCsv } from "../../src/compare/csv.js";
import { clock, count, moves, plural, short, sum, time, wholeTime } from "../../src/figures.js";

describe("figures", () => {
  it("are short", () => {
    expect([0, 7, 999, 1000, 7791, 999_499, 999_999, 302_036_461].map(short)).toEqual(["0", "7", "999", "1 k", "7.79 k", "999 k", "1 M", "302 M"]);
  });

  it("have the unit that fits", () => {
    expect([0, 0.00001, 0.0001, 0.0008, 0.0123, 0.9, 3.44, 59.99, 125].map(time)).toEqual(["0 µs", "10 µs", "0.1 ms", "0.8 ms", "12 ms", "900 ms", "3.4 s", "1 min 0 s", "2 min 5 s"]);
  });

  it("have one unit where they are not known well", () => {
    expect([1, 99.4, 99.6, 5900, 6000, 100_000, 1_000_000].map(wholeTime)).toEqual(["1 s", "99 s", "2 min", "98 min", "2 h", "28 h", "12 days"]);
  });

  it("are times as a clock shows them", () => {
    expect([0, 9123, 59_999.4, 59_999.6, 62_345, 3_600_000].map((value) => clock(value))).toEqual(["0.000", "9.123", "59.999", "1:00.000", "1:02.345", "1:00:00.000"]);
    expect([0, 9149, 59_960, 62_345].map((value) => clock(value, 1))).toEqual(["0.0", "9.1", "1:00.0", "1:02.3"]);
  });

  it("say what a solution lost, or what is known of that", () => {
    expect(sum(112, { lower: 50, upper: 50 })).toBe("112 = 50 + 2×31");
    expect(sum(112, { lower: 45, upper: 61 })).toBe("112, at best 45 to 61");
    expect(sum(112, { lower: 45, upper: null })).toBe("112, at best 45 to 112");
    expect([sum(112, { lower: 0, upper: null }), sum(112, { lower: 0, upper: 112 })]).toEqual(["112", "112"]);
  });

  it("agree with their noun", () => {
    expect([moves(0), moves(1), moves(2), count(1234567)]).toEqual(["0 moves", "1 move", "2 moves", "1,234,567"]);
    expect([plural(1, "bad move"), plural(2, "bad move"), plural(1234, "node")]).toEqual(["1 bad move", "2 bad moves", "1,234 nodes"]);
  });
});

describe("the exported table", () => {
  it("quotes what needs it and keeps runs that failed", () => {
    const answer = { status: "optimal", length: 3, nodes_generated: 12, seconds: 0.5 } as SolveAnswer;
    const text = writeCsv("1 2 3/4 5 6/0 7 8", "blank-last", [
      { heuristic: "wd,md+lc", search: "ida", phase: "done", answer },
      { heuristic: "md", search: "kernel", phase: "failed", message: 'kernel wants "pdb", not md' },
    ]);
    const [head, first, second, rest] = text.split("\r\n");
    expect(head).toBe("board,goal,heuristic,search,status,length,lower_bound,upper_bound,nodes_generated,nodes_expanded,seconds,setup_seconds,error");
    expect(first).toBe('1 2 3/4 5 6/0 7 8,blank-last,"wd,md+lc",ida,optimal,3,,,12,,0.5,,');
    expect(second).toBe('1 2 3/4 5 6/0 7 8,blank-last,md,kernel,failed,,,,,,,,"kernel wants ""pdb"", not md"');
    expect(rest).toBe("");
  });
});
