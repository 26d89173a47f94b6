// One game: a scramble, the slides made on it so far, and when each was made.
//
// The clock starts with the first slide and stops when the board is solved. A game
// is a value that the caller replaces, and the time comes from the caller, so that
// tests need no clock.

import { type Board, type Goal, boardsAlong, sameBoard, slideBoard, solvedBoard, writeBoard } from "../puzzle/board.js";
import { type Slide, writeMoves } from "../puzzle/moves.js";

export interface Game {
  readonly start: Board;
  readonly goal: Goal;
  /** The board after all slides. */
  readonly board: Board;
  readonly slides: readonly Slide[];
  /** Milliseconds from the first slide to each; null if some of them were made without the clock. */
  readonly times: readonly number[] | null;
  /** When the first slide was made, by the caller's clock; null if none was made with it. */
  readonly begun: number | null;
}

export type GamePhase = "ready" | "running" | "solved";

/** A game before its first slide. */
export function newGame(start: Board, goal: Goal): Game {
  return { start, goal, board: start, slides: [], times: [], begun: null };
}

/** A game of which some slides were made elsewhere: nobody knows how long they took. */
export function resumedGame(start: Board, goal: Goal, slides: readonly Slide[]): Game {
  const boards = boardsAlong(start, slides);
  const made = slides.slice(0, boards.length - 1);
  if (made.length === 0) return newGame(start, goal);
  return { start, goal, board: boards[boards.length - 1]!, slides: made, times: null, begun: null };
}

/** The game after more slides at a time; it ends with the slide that solves the board. */
export function playOn(game: Game, slides: readonly Slide[], now: number): Game {
  const begun = game.begun ?? (game.times === null ? null : now);
  let { board } = game;
  const made: Slide[] = [];
  for (const slide of slides) {
    const next = phaseOf({ ...game, board }) === "solved" ? null : slideBoard(board, slide);
    if (!next) break;
    board = next;
    made.push(slide);
  }
  if (made.length === 0) return game;
  const times = game.times === null || begun === null ? null : [...game.times, ...made.map(() => now - begun)];
  return { ...game, board, slides: [...game.slides, ...made], times, begun };
}

/** The same game without its clock. */
export function untimed(game: Game): Game {
  return { ...game, times: null, begun: null };
}

export function phaseOf({ board, goal, slides }: Pick<Game, "board" | "goal" | "slides">): GamePhase {
  if (sameBoard(board, solvedBoard(board.rows, board.columns, goal))) return "solved";
  return slides.length === 0 ? "ready" : "running";
}

/** How long the game took so far, in milliseconds; null if it is not timed. */
export function durationOf(game: Game, now: number): number | null {
  if (game.times === null) return null;
  if (game.begun === null) return 0;
  return phaseOf(game) === "solved" ? game.times[game.times.length - 1]! : now - game.begun;
}

/** Moves per second; null while no time has passed. */
export function speedOf(moves: number, milliseconds: number | null): number | null {
  return milliseconds === null || milliseconds <= 0 ? null : (moves * 1000) / milliseconds;
}

/** Whether a game is the one that an address shows. */
export function belongsTo(game: Game, shown: { board: Board; goal: Goal; moves: string }): boolean {
  return game.goal === shown.goal && writeBoard(game.start) === writeBoard(shown.board) && writeMoves(game.slides) === shown.moves;
}
