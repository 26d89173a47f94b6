// A board with the moves played from it: the slides, the moves that they make, and every
// board along those.
//
// A view needs them at every step of a playback. For a large board they are thousands of
// boards, so the last line that was asked for is kept.

import type { Board } from "./board.js";
import { type Metric, type Move, boardsAfter, moveWords, movesOf, touchedTile } from "./metric.js";
import { type Slide, readMoves } from "./moves.js";

export interface Line {
  readonly slides: readonly Slide[];
  readonly moves: readonly Move[];
  /** The boards before the first move and after each; they end where a move is impossible. */
  readonly boards: readonly Board[];
}

let last: { board: Board; text: string; metric: Metric; line: Line } | null = null;

/** The line of moves from a board; without moves if they cannot be read. */
export function lineOf(board: Board, text: string, metric: Metric): Line {
  if (last?.board !== board || last.text !== text || last.metric !== metric) {
    const slides = readMoves(text) ?? [];
    const moves = movesOf(slides, metric);
    last = { board, text, metric, line: { slides, moves, boards: boardsAfter(board, moves) } };
  }
  return last.line;
}

/** The move that led to a place of a line, in words; empty at its beginning. */
export function describeStep(boards: readonly Board[], moves: readonly Move[], place: number): string {
  const move = moves[place - 1];
  const before = boards[place - 1];
  return move && before ? moveWords(touchedTile(before, move), move) : "";
}
