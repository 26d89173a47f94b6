// A board as an SVG file, still or playing a solution.
//
// The files have no script, no style sheet and no outside references, so they show in
// browsers, image viewers and documents. In a moving one each tile has one animation: its
// places and the times at which it begins and ends a slide.

import { moves } from "../figures.js";
import { type Board, type Goal, boardsAlong, movedCell } from "../puzzle/board.js";
import type { Slide } from "../puzzle/moves.js";
import { CELL, COLOURS, GAP, ROUND, cornerOf, fontSizeOf, heightOf, isHome, widthOf } from "./drawing.js";

/** How long one move takes, and how long the first and the last board are shown, in seconds. */
const STEP = 0.3;
const FIRST = 1;
const LAST = 2;
/** The part of a move's time in which the tile slides. */
const SLIDING = 0.7;

/** A picture of a board; tiles at home have their number in another colour. */
export function boardSvg(board: Board, goal: Goal): string {
  const tiles = board.tiles.map((tile, cell) => (tile === 0 ? "" : drawTile(board, cell, isHome(board, cell, goal) ? COLOURS.home : COLOURS.number, "")));
  return drawFrame(board, `Sliding puzzle, ${board.rows} by ${board.columns}`, tiles);
}

/** A solution that plays again and again. */
export function solutionSvg(start: Board, slides: readonly Slide[]): string {
  const motions = motionsOf(start, slides);
  const tiles = start.tiles.map((tile, cell) => (tile === 0 ? "" : drawTile(start, cell, COLOURS.number, motions.get(tile) ?? "")));
  return drawFrame(start, `Sliding puzzle, ${start.rows} by ${start.columns}, solved in ${moves(slides.length)}`, tiles);
}

function drawFrame(board: Board, title: string, tiles: readonly string[]): string {
  const [width, height] = [widthOf(board), heightOf(board)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>${title}</title>
<rect width="${width}" height="${height}" rx="${ROUND + GAP}" fill="${COLOURS.frame}"/>
<g font-family="system-ui, sans-serif" font-weight="600" text-anchor="middle">
${tiles.filter((tile) => tile !== "").join("\n")}
</g>
</svg>
`;
}

/** A tile, drawn at the origin and moved to its cell, so that an animation can move it on. */
function drawTile(board: Board, cell: number, colour: string, motion: string): string {
  const { x, y } = cornerOf(board, cell);
  const tile = board.tiles[cell]!;
  const [side, middle, size] = [CELL - 2 * GAP, CELL / 2, fontSizeOf(tile)];
  return (
    `<g transform="translate(${x} ${y})"><rect x="${GAP}" y="${GAP}" width="${side}" height="${side}" rx="${ROUND}" fill="${COLOURS.tile}" stroke="${COLOURS.edge}"/>` +
    `<text x="${middle}" y="${middle + size * 0.36}" font-size="${size}" fill="${colour}">${tile}</text>${motion}</g>`
  );
}

/** The animation of every tile that moves. */
function motionsOf(start: Board, slides: readonly Slide[]): Map<number, string> {
  const whole = FIRST + slides.length * STEP + LAST;
  const boards = boardsAlong(start, slides);
  const ways = new Map<number, { times: number[]; places: string[] }>();
  const place = (cell: number) => Object.values(cornerOf(start, cell)).join(" ");
  slides.forEach((slide, index) => {
    const before = boards[index];
    const cell = before ? movedCell(before, slide) : null;
    if (!before || cell === null) return;
    const tile = before.tiles[cell]!;
    const way = ways.get(tile) ?? { times: [0], places: [place(cell)] };
    const begin = FIRST + index * STEP;
    way.times.push(begin / whole, (begin + SLIDING * STEP) / whole);
    way.places.push(place(cell), place(before.tiles.indexOf(0)));
    ways.set(tile, way);
  });
  return new Map([...ways].map(([tile, { times, places }]) => [tile, animation([...times, 1], [...places, places[places.length - 1]!], whole)]));
}

function animation(times: readonly number[], places: readonly string[], seconds: number): string {
  const keys = times.map((time) => String(Number(time.toFixed(6)))).join(";");
  return `<animateTransform attributeName="transform" type="translate" dur="${Number(seconds.toFixed(2))}s" repeatCount="indefinite" keyTimes="${keys}" values="${places.join(";")}"/>`;
}
