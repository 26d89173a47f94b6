// A board as the page holds it: checked once, then only slid.
//
// The rules here are the few that a hand on the glass needs at once: which tile
// can go where, and whether a game can end. Whether text is a board is asked of the
// server; only the form that the server itself writes is read here.

import { type Slide, SLIDES } from "./moves.js";

/** The fewest and the most rows or columns the page shows. */
export const LEAST_SIDE = 2;
export const MOST_SIDE = 16;

/** Rows, columns, and the tile in each cell, row by row; 0 is the blank. */
export interface Board {
  readonly rows: number;
  readonly columns: number;
  readonly tiles: readonly number[];
}

/** Where the blank of a solved board is. */
export type Goal = "blank-last" | "blank-first";

/** A board of these tiles, or null if they are not each of 0.. once. */
export function makeBoard(rows: number, columns: number, tiles: readonly number[]): Board | null {
  const sides = [rows, columns];
  if (!sides.every((side) => Number.isInteger(side) && side >= LEAST_SIDE && side <= MOST_SIDE)) return null;
  if (tiles.length !== rows * columns) return null;
  const present = new Set(tiles);
  if (present.size !== tiles.length) return null;
  if (!tiles.every((tile) => Number.isInteger(tile) && tile >= 0 && tile < tiles.length)) return null;
  return { rows, columns, tiles: [...tiles] };
}

/** Reads rows by `/` and tiles by space, as the server writes them. */
export function readBoard(text: string): Board | null {
  const rows = text.trim().split("/").map((row) => row.trim().split(/\s+/).map(Number));
  const columns = rows[0]!.length;
  if (rows.some((row) => row.length !== columns)) return null;
  return makeBoard(rows.length, columns, rows.flat());
}

/** Rows by `/`, tiles by space. */
export function writeBoard(board: Board): string {
  return rowsOf(board).map((row) => row.join(" ")).join("/");
}

/** The rows, top to bottom. */
export function rowsOf(board: Board): number[][] {
  return Array.from({ length: board.rows }, (_, row) =>
    board.tiles.slice(row * board.columns, (row + 1) * board.columns),
  );
}

/** The solved board of a shape. */
export function solvedBoard(rows: number, columns: number, goal: Goal): Board {
  const cells = rows * columns;
  const tiles = Array.from({ length: cells }, (_, cell) => (goal === "blank-last" ? (cell + 1) % cells : cell));
  return { rows, columns, tiles };
}

/** Whether two boards are the same. */
export function sameBoard(one: Board, other: Board): boolean {
  return one.columns === other.columns && one.tiles.length === other.tiles.length && one.tiles.every((tile, cell) => tile === other.tiles[cell]);
}

/** The cell of a tile at home. */
export function homeCell(tile: number, cells: number, goal: Goal): number {
  if (goal === "blank-first") return tile;
  return (tile + cells - 1) % cells;
}

/** The cell of the tile that a slide would move, or null at the edge. */
export function movedCell(board: Board, slide: Slide): number | null {
  const blank = board.tiles.indexOf(0);
  const row = Math.floor(blank / board.columns);
  const column = blank % board.columns;
  switch (slide) {
    case "U":
      return row + 1 < board.rows ? blank + board.columns : null;
    case "D":
      return row > 0 ? blank - board.columns : null;
    case "L":
      return column + 1 < board.columns ? blank + 1 : null;
    case "R":
      return column > 0 ? blank - 1 : null;
  }
}

/** The board after a slide, or null when no tile can go that way. */
export function slideBoard(board: Board, slide: Slide): Board | null {
  const cell = movedCell(board, slide);
  if (cell === null) return null;
  const tiles = [...board.tiles];
  tiles[tiles.indexOf(0)] = tiles[cell]!;
  tiles[cell] = 0;
  return { ...board, tiles };
}

/** The tile that a slide would move, or null. */
export function movedTile(board: Board, slide: Slide): number | null {
  const cell = movedCell(board, slide);
  return cell === null ? null : board.tiles[cell]!;
}

/** The slides that a board allows. */
export function legalSlides(board: Board): Slide[] {
  return SLIDES.filter((slide) => movedCell(board, slide) !== null);
}

/** The slides that carry the tile of a cell, and all between, towards the blank; empty if they are not in one line. */
export function slidesTowardsBlank(board: Board, cell: number): Slide[] {
  const blank = board.tiles.indexOf(0);
  const down = Math.floor(blank / board.columns) - Math.floor(cell / board.columns);
  const right = (blank % board.columns) - (cell % board.columns);
  if (down !== 0 && right !== 0) return [];
  if (down !== 0) return Array.from({ length: Math.abs(down) }, () => (down > 0 ? "D" : "U"));
  return Array.from({ length: Math.abs(right) }, () => (right > 0 ? "R" : "L"));
}

/** The two last tiles in reading order; their exchange turns a board that cannot be solved into one that can. */
export function exchangeable(board: Board): [number, number] {
  const tiles = board.tiles.filter((tile) => tile !== 0);
  return [tiles[tiles.length - 2]!, tiles[tiles.length - 1]!];
}

/** The board with two tiles exchanged. */
export function exchange(board: Board, [one, other]: readonly [number, number]): Board {
  const tiles = board.tiles.map((tile) => (tile === one ? other : tile === other ? one : tile));
  return { ...board, tiles };
}

/** The goal that is not this one. */
export function otherGoal(goal: Goal): Goal {
  return goal === "blank-last" ? "blank-first" : "blank-last";
}

/**
 * Whether slides can lead from a board to its goal. Every slide exchanges the blank with a tile
 * and takes it one cell further, so the parity of the arrangement and that of the blank's way
 * change together.
 */
export function isSolvable(board: Board, goal: Goal): boolean {
  const homes = board.tiles.map((tile) => homeCell(tile, board.tiles.length, goal));
  const blank = board.tiles.indexOf(0);
  const home = homeCell(0, board.tiles.length, goal);
  const rowsAway = Math.floor(blank / board.columns) - Math.floor(home / board.columns);
  const columnsAway = (blank % board.columns) - (home % board.columns);
  return exchanges(homes) % 2 === Math.abs(rowsAway + columnsAway) % 2;
}

/** How many exchanges sort a permutation of 0.. . */
function exchanges(permutation: readonly number[]): number {
  const seen = new Set<number>();
  let cycles = 0;
  for (let start = 0; start < permutation.length; start += 1) {
    if (seen.has(start)) continue;
    cycles += 1;
    for (let at = start; !seen.has(at); at = permutation[at]!) seen.add(at);
  }
  return permutation.length - cycles;
}

/** Every board of a path, the first included; it ends where a slide is impossible. */
export function boardsAlong(board: Board, slides: readonly Slide[]): Board[] {
  const boards = [board];
  for (const slide of slides) {
    const next = slideBoard(boards[boards.length - 1]!, slide);
    if (!next) break;
    boards.push(next);
  }
  return boards;
}
