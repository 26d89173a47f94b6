import { describe, expect, it } from "vitest";

import { bestAverage, figuresOf, lastAverage, trimmedMean } from "../../src/play/averages.js";
import type { Round } from "../../src/play/round.js";

const EASY = "1 2 3 4/5 6 7 8/9 10 15 11/13 14 0 12";

function round(milliseconds: number, moves = "DLU", upper: number | null = null): Round {
  return { session: 1, at: "2026-11-17T10:00:00.000Z", board: EASY, goal: "blank-last", moves, milliseconds, times: null, lower_bound: upper ?? 0, upper_bound: upper };
}

describe("averages", () => {
  it("leave out the best and the worst", () => {
    expect(trimmedMean([10, 20, 60])).toBe(20);
    expect(trimmedMean([5, 1, 4, 2, 3])).toBe(3);
    // Only one of two equal times is left out.
    expect(trimmedMean([1, 1, 1, 9, 9])).toBeCloseTo(11 / 3);
    expect(trimmedMean([1, 2])).toBeNull();
  });

  it("are of the last times, and there are none before", () => {
    expect(lastAverage([1, 2, 3, 4], 5)).toBeNull();
    expect(lastAverage([100, 1, 2, 3, 4, 5], 5)).toBe(3);
    const twelve = Array.from({ length: 12 }, (_, index) => (index + 1) * 1000);
    // Best and worst of twelve, too: 2 to 11.
    expect(lastAverage(twelve, 12)).toBe(6500);
  });

  it("have a best one, anywhere in the session", () => {
    expect(bestAverage([1, 2, 3], 5)).toBeNull();
    expect(bestAverage([9, 9, 1, 2, 3, 4, 5, 9, 9], 5)).toBe(3);
  });

  it("are as a list without shortcuts gives them", () => {
    // Numbers from a simple generator; the check sorts nothing and sums everything.
    let seed = 7;
    const times = Array.from({ length: 60 }, () => (seed = (seed * 48_271) % 2_147_483_647) % 90_000);
    const plain = (window: number[]) => (window.reduce((sum, time) => sum + time, 0) - Math.min(...window) - Math.max(...window)) / (window.length - 2);
    for (const of of [5, 12]) {
      const all = times.slice(of - 1).map((_, index) => plain(times.slice(index, index + of)));
      expect(lastAverage(times, of)).toBeCloseTo(all.at(-1)!);
      expect(bestAverage(times, of)).toBeCloseTo(Math.min(...all));
    }
  });
});

describe("the figures of a session", () => {
  it("are empty for an empty one", () => {
    const none = { last: null, best: null };
    expect(figuresOf([])).toEqual({ best: null, mean: null, averages: [{ of: 5, ...none }, { of: 12, ...none }], lost: null, judged: 0 });
  });

  it("count lost moves only where the shortest solution is known", () => {
    const figures = figuresOf([round(3000, "RLDLU", 3), round(1000, "DLU", 3), round(2000, "RLRLDLU"), { ...round(9000), lower_bound: 1, upper_bound: 3 }]);
    expect(figures.best).toBe(1000);
    expect(figures.mean).toBe(3750);
    // One bad move in the first, none in the second; of the others that is not known.
    expect([figures.lost, figures.judged]).toEqual([0.5, 2]);
  });
});
