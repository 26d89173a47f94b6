// A board as a PNG file: drawn on a canvas, with the own picture if tiles show it.

import type { Board, Goal } from "../puzzle/board.js";
import { homeCell } from "../puzzle/board.js";
import { type Look, cutOf } from "../parts/look.js";
import { CELL, COLOURS, GAP, ROUND, cornerOf, fontSizeOf, heightOf, isHome, widthOf } from "./drawing.js";

/** Pixels for one unit of the drawing; large boards have fewer. */
const SHARP = 3;
const MOST_PIXELS = 2400;

/** The picture as a file. */
export async function boardPng(board: Board, goal: Goal, look: Look): Promise<Blob> {
  const scale = Math.min(SHARP, MOST_PIXELS / Math.max(widthOf(board), heightOf(board)));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(widthOf(board) * scale);
  canvas.height = Math.round(heightOf(board) * scale);
  const pen = canvas.getContext("2d")!;
  pen.scale(scale, scale);
  box(pen, 0, 0, widthOf(board), heightOf(board), ROUND + GAP, COLOURS.frame);
  for (const [cell, tile] of board.tiles.entries()) {
    if (tile !== 0) drawTile(pen, board, cell, goal, look);
  }
  return new Promise((drawn, failed) => canvas.toBlob((file) => (file ? drawn(file) : failed(new Error("this browser cannot draw the picture"))), "image/png"));
}

function drawTile(pen: CanvasRenderingContext2D, board: Board, cell: number, goal: Goal, look: Look): void {
  const { x, y } = cornerOf(board, cell);
  const tile = board.tiles[cell]!;
  const side = CELL - 2 * GAP;
  box(pen, x + GAP, y + GAP, side, side, ROUND, COLOURS.tile, COLOURS.edge);
  if (look.picture) {
    const home = homeCell(tile, board.tiles.length, goal);
    const cut = cutOf(look.picture, home, board.rows, board.columns);
    pen.save();
    pen.clip();
    pen.drawImage(look.picture, cut.left, cut.top, cut.side, cut.side, x + GAP, y + GAP, side, side);
    pen.restore();
    if (!look.numbers) return;
  }
  const size = fontSizeOf(tile);
  pen.font = `600 ${size}px system-ui, sans-serif`;
  pen.textAlign = "center";
  pen.fillStyle = isHome(board, cell, goal) ? COLOURS.home : COLOURS.number;
  pen.lineWidth = 5;
  pen.strokeStyle = COLOURS.tile;
  // On a picture the number needs a ground of its own.
  if (look.picture) pen.strokeText(String(tile), x + CELL / 2, y + CELL / 2 + size * 0.36);
  pen.fillText(String(tile), x + CELL / 2, y + CELL / 2 + size * 0.36);
}

/** A box with round corners; it stays the path of the pen. */
function box(pen: CanvasRenderingContext2D, x: number, y: number, width: number, height: number, round: number, fill: string, edge?: string): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, round);
  pen.fillStyle = fill;
  pen.fill();
  if (!edge) return;
  pen.lineWidth = 1;
  pen.strokeStyle = edge;
  pen.stroke();
}
