import { describe, expect, it } from "vitest";

import { type Game, belongsTo, durationOf, newGame, phaseOf, playOn, resumedGame, speedOf, untimed } from "../../src/play/game.js";
import { roundOf } from "../../src/play/round.js";
import { readBoard, writeBoard } from "../../src/puzzle/board.js";
import { readMoves } from "../../src/puzzle/moves.js";

// DLU solves it.
const EASY = readBoard("1 2 3 4/5 6 7 8/9 10 15 11/13 14 0 12")!;
const SOLVED = "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0";

function play(game: Game, moves: string, from: number, step: number): Game {
  return readMoves(moves)!.reduce((last, slide, index) => playOn(last, [slide], from + index * step), game);
}

describe("a game", () => {
  it("starts its clock with the first slide and stops it with the last", () => {
    const ready = newGame(EASY, "blank-last");
    expect([phaseOf(ready), durationOf(ready, 5000)]).toEqual(["ready", 0]);
    const running = play(ready, "DL", 1000, 250);
    expect([phaseOf(running), durationOf(running, 1300)]).toEqual(["running", 300]);
    const over = play(running, "U", 1600, 0);
    expect([phaseOf(over), durationOf(over, 99_999), over.times]).toEqual(["solved", 600, [0, 250, 600]]);
    expect(writeBoard(over.board)).toBe(SOLVED);
  });

  it("takes no slide that is impossible, and none after the last", () => {
    const ready = newGame(EASY, "blank-last");
    expect(playOn(ready, ["U"], 7)).toBe(ready);
    const over = play(ready, "DLU", 0, 10);
    expect(playOn(over, ["R"], 50)).toBe(over);
    const solved = newGame(readBoard(SOLVED)!, "blank-last");
    expect(playOn(solved, ["R"], 7)).toBe(solved);
  });

  it("counts every slide of a line at the same time", () => {
    const row = newGame(readBoard("1 2 3 4/5 6 7 8/9 10 11 12/0 13 14 15")!, "blank-last");
    const over = playOn(row, ["L", "L", "L"], 42);
    expect([over.slides.length, over.times, durationOf(over, 9)]).toEqual([3, [0, 0, 0], 0]);
  });

  it("is not timed if some slides were made without the clock", () => {
    const resumed = resumedGame(EASY, "blank-last", readMoves("DL")!);
    const over = play(resumed, "U", 100, 0);
    expect([phaseOf(over), durationOf(over, 200), roundOf(over, 1, new Date(0))]).toEqual(["solved", null, null]);
    const left = play(untimed(play(newGame(EASY, "blank-last"), "DL", 0, 10)), "U", 30, 0);
    expect([left.slides.length, durationOf(left, 200)]).toEqual([3, null]);
    // Nothing was made yet: the clock has missed nothing.
    expect(resumedGame(EASY, "blank-last", [])).toEqual(newGame(EASY, "blank-last"));
  });

  it("is the one that an address shows, or another", () => {
    const game = play(newGame(EASY, "blank-last"), "DL", 0, 10);
    expect(belongsTo(game, { board: EASY, goal: "blank-last", moves: "DL" })).toBe(true);
    expect(belongsTo(game, { board: EASY, goal: "blank-last", moves: "D" })).toBe(false);
    expect(belongsTo(game, { board: EASY, goal: "blank-first", moves: "DL" })).toBe(false);
    expect(belongsTo(game, { board: readBoard(SOLVED)!, goal: "blank-last", moves: "DL" })).toBe(false);
  });

  it("has a speed once time has passed", () => {
    expect([speedOf(0, 0), speedOf(3, null), speedOf(30, 10_000)]).toEqual([null, null, 3]);
  });

  it("becomes a round with whole milliseconds", () => {
    const over = play(newGame(EASY, "blank-last"), "DLU", 0.25, 100.4);
    expect(roundOf(over, 3, new Date("2026-11-17T10:00:00Z"))).toEqual({
      session: 3,
      at: "2026-11-17T10:00:00.000Z",
      board: writeBoard(EASY),
      goal: "blank-last",
      moves: "DLU",
      milliseconds: 201,
      times: [0, 100, 201],
      lower_bound: 0,
      upper_bound: null,
    });
    expect(roundOf(newGame(EASY, "blank-last"), 1, new Date(0))).toBeNull();
  });
});
