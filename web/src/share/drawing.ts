// Where everything is on a drawn board, and in which colours; for the SVG and the PNG.

import type { Board, Goal } from "../puzzle/board.js";
import { homeCell } from "../puzzle/board.js";

/** The side of a cell, and the width of the frame, in units of the drawing. */
export const CELL = 64;
export const FRAME = 10;
/** The gap around a tile, and the radius of its corners. */
export const GAP = 2;
export const ROUND = 8;

export const COLOURS = { frame: "#2a3547", tile: "#f8f1e3", edge: "#c9b994", number: "#222b3a", home: "#0a6b63" };

export function widthOf(board: Board): number {
  return board.columns * CELL + 2 * FRAME;
}

export function heightOf(board: Board): number {
  return board.rows * CELL + 2 * FRAME;
}

/** The corner of a cell. */
export function cornerOf(board: Board, cell: number): { x: number; y: number } {
  return { x: FRAME + (cell % board.columns) * CELL, y: FRAME + Math.floor(cell / board.columns) * CELL };
}

/** The size of a tile's number; long ones are smaller. */
export function fontSizeOf(tile: number): number {
  return tile > 99 ? 20 : 26;
}

/** Whether a tile stands where it belongs. */
export function isHome(board: Board, cell: number, goal: Goal): boolean {
  return homeCell(board.tiles[cell]!, board.tiles.length, goal) === cell;
}
