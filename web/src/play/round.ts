// A round: a scramble that was played to the end, with its time. It is what a
// session is made of, what the browser keeps and what files hold, all in one form.
//
// A round from outside, and that includes what the browser kept, is believed only
// after its moves were replayed and solve the board.

import { type Board, type Goal, boardsAlong, readBoard, sameBoard, solvedBoard, writeBoard } from "../puzzle/board.js";
import { type Slide, readMoves, writeMoves } from "../puzzle/moves.js";
import { type Game, durationOf, phaseOf } from "./game.js";

export interface Round {
  /** The number of the session that it belongs to, from 1. */
  session: number;
  /** When it ended: a date as ISO 8601 writes it. */
  at: string;
  board: string;
  goal: Goal;
  moves: string;
  milliseconds: number;
  /** Milliseconds from the first slide to each; null if only the sum is known. */
  times: number[] | null;
  /** What is proved of the shortest solution; `upper_bound` is null until something is. */
  lower_bound: number;
  upper_bound: number | null;
}

/** Longer ones were forgotten, not played: ten days. */
const LONGEST_TIME = 864_000_000;
const MOST_SESSIONS = 100_000;

/** The round of a game that was solved with the clock running; null for every other. */
export function roundOf(game: Game, session: number, now: Date): Round | null {
  const milliseconds = durationOf(game, 0);
  if (phaseOf(game) !== "solved" || game.slides.length === 0 || milliseconds === null) return null;
  return {
    session,
    at: now.toISOString(),
    board: writeBoard(game.start),
    goal: game.goal,
    moves: writeMoves(game.slides),
    milliseconds: Math.round(milliseconds),
    times: game.times!.map(Math.round),
    lower_bound: 0,
    upper_bound: null,
  };
}

/** Two rounds with the same name are the same one, whatever file they came from. */
export function nameOf({ at, board, goal, moves, milliseconds }: Round): string {
  return [at, board, goal, moves, milliseconds].join("|");
}

/** How many moves were played. */
export function playedOf(round: Round): number {
  return readMoves(round.moves)?.length ?? 0;
}

/** How many of them led away from the goal; null while the shortest solution is not known. */
export function lostOf(round: Round): number | null {
  return round.lower_bound === round.upper_bound ? (playedOf(round) - round.upper_bound) / 2 : null;
}

/** `4x4`. */
export function sizeOf({ board }: Round): string {
  const rows = board.split("/");
  return `${rows.length}x${rows[0]!.split(" ").length}`;
}

/** A round that was checked, or what is wrong with it. */
export function readRound(value: unknown): Round | string {
  if (typeof value !== "object" || value === null) return "it is no round";
  const { session, at, board, goal, moves, milliseconds, times, lower_bound, upper_bound } = value as Record<string, unknown>;
  const start = typeof board === "string" ? readBoard(board) : null;
  if (!start) return "its board cannot be read";
  if (goal !== "blank-last" && goal !== "blank-first") return "its goal cannot be read";
  const slides = typeof moves === "string" && moves !== "" ? readMoves(moves) : null;
  if (!slides) return "its moves cannot be read";
  if (!solves(start, goal, slides)) return "its moves do not solve its board";
  if (!isTime(milliseconds)) return "its time cannot be read";
  const date = typeof at === "string" ? new Date(at) : new Date(NaN);
  if (Number.isNaN(date.getTime())) return "its date cannot be read";
  const whole = typeof session === "number" && Number.isInteger(session) && session >= 1 && session <= MOST_SESSIONS;
  return {
    session: whole ? session : 1,
    at: date.toISOString(),
    board: writeBoard(start),
    goal,
    moves: writeMoves(slides),
    milliseconds: Math.round(milliseconds),
    times: readTimes(times, slides.length),
    ...readBounds(lower_bound, upper_bound, slides.length),
  };
}

/** Whether slides solve a board. */
export function solves(board: Board, goal: Goal, slides: readonly Slide[]): boolean {
  const boards = boardsAlong(board, slides);
  return boards.length === slides.length + 1 && sameBoard(boards[boards.length - 1]!, solvedBoard(board.rows, board.columns, goal));
}

/** Times that rise, one for each slide; null if they are anything else. */
export function readTimes(value: unknown, slides: number): number[] | null {
  if (!Array.isArray(value) || value.length !== slides || !value.every(isTime)) return null;
  return value.every((time, index) => index === 0 || time >= value[index - 1]!) ? value.map(Math.round) : null;
}

/** Bounds that can be true of a board that was solved in this many moves; otherwise none. */
function readBounds(lower: unknown, upper: unknown, played: number): Pick<Round, "lower_bound" | "upper_bound"> {
  const isCount = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= played;
  // Every solution of a board is longer than another by an even number.
  if (!isCount(lower) || !isCount(upper) || lower > upper || (played - upper) % 2 !== 0) return { lower_bound: 0, upper_bound: null };
  return { lower_bound: lower, upper_bound: upper };
}

function isTime(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 && value <= LONGEST_TIME;
}
