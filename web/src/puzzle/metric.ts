// What counts as a move: one tile, or all tiles that slide together.
//
// In the single-tile metric (`stm`) every slide is a move. In the multi-tile metric
// (`mtm`) a run of slides in one direction is one move: the tiles of one line slide
// together. A view cuts a path into moves here and counts, lists and plays those.

import { type Board, movedTile, slideBoard } from "./board.js";
import { type Slide, arrow, readMoves, word } from "./moves.js";

export const METRICS = ["stm", "mtm"] as const;
export type Metric = (typeof METRICS)[number];

/** The slides of one move, all in one direction. */
export type Move = readonly Slide[];

/** The moves of a path. */
export function movesOf(slides: readonly Slide[], metric: Metric): Move[] {
  const moves: Slide[][] = [];
  for (const slide of slides) {
    const last = moves[moves.length - 1];
    if (metric === "mtm" && last?.[0] === slide) last.push(slide);
    else moves.push([slide]);
  }
  return moves;
}

/** How many moves a path in notation has; 0 if it cannot be read. */
export function lengthOf(moves: string, metric: Metric): number {
  return movesOf(readMoves(moves) ?? [], metric).length;
}

/** The board before the first move and after each; it ends where a move is impossible. */
export function boardsAfter(board: Board, moves: readonly Move[]): Board[] {
  const boards = [board];
  for (const move of moves) {
    const next = afterMove(boards[boards.length - 1]!, move);
    if (!next) break;
    boards.push(next);
  }
  return boards;
}

function afterMove(board: Board, move: Move): Board | null {
  return move.reduce<Board | null>((at, slide) => at && slideBoard(at, slide), board);
}

/** The tile that a hand would touch to make a move: of several, the one farthest from the blank. */
export function touchedTile(board: Board, move: Move): number | null {
  const before = afterMove(board, move.slice(1));
  return before && move.length > 0 ? movedTile(before, move[0]!) : null;
}

/** `8 ←`, or `8 ←2` where two tiles slide, for the eye. */
export function moveSign(tile: number | null, move: Move): string {
  return `${tile ?? ""} ${arrow(move[0]!)}${move.length > 1 ? move.length : ""}`.trim();
}

/** `8 left`, or `8 left, 2 tiles`, for the ear. */
export function moveWords(tile: number | null, move: Move): string {
  return `${tile ?? ""} ${word(move[0]!)}${move.length > 1 ? `, ${move.length} tiles` : ""}`.trim();
}
