// The state that lives in the address, so that every view can be shared.
//
//     #s=5_3_8_9_0_2_…&m=URDL2&v=analyse
//
// `s` the board, `w` its columns when it is not square, `g` the goal, `m` moves
// (the solution shown, or the one analysed), `p` how many of them are done, `v`
// the view, `h` and `e` the heuristics and searches compared. What is missing has
// its default, what is wrong is ignored: an address may come from anywhere.

import { type Board, type Goal, makeBoard } from "./puzzle/board.js";
import { readMoves } from "./puzzle/moves.js";

/** The three views. */
export const VIEWS = ["solve", "analyse", "compare"] as const;
export type View = (typeof VIEWS)[number];

/** What an address says. */
export interface State {
  view: View;
  board: Board | null;
  goal: Goal;
  moves: string;
  place: number;
  /** Null where the page chooses. */
  heuristics: string[] | null;
  searches: string[] | null;
}

/** Far more than any state needs; a longer address is not read. */
const LONGEST_ADDRESS = 60_000;

/** Reads the part behind `#`. */
export function readAddress(hash: string): State {
  const fields = new URLSearchParams(hash.length > LONGEST_ADDRESS ? "" : hash.replace(/^#/, ""));
  const view = VIEWS.find((name) => name === fields.get("v")) ?? "solve";
  const goal: Goal = fields.get("g") === "blank-first" ? "blank-first" : "blank-last";
  const moves = fields.get("m") ?? "";
  const place = Number(fields.get("p") ?? 0);
  return {
    view,
    board: readTiles(fields.get("s"), fields.get("w")),
    goal,
    moves: readMoves(moves) ? moves : "",
    place: Number.isInteger(place) && place > 0 ? place : 0,
    heuristics: readNames(fields.get("h")),
    searches: readNames(fields.get("e")),
  };
}

/** Writes the part behind `#`, leaving out what is at its default. */
export function writeAddress(state: State): string {
  const fields: [string, string][] = [];
  if (state.board) {
    const { rows, columns, tiles } = state.board;
    fields.push(["s", tiles.join("_")]);
    if (rows !== columns) fields.push(["w", String(columns)]);
  }
  if (state.goal !== "blank-last") fields.push(["g", state.goal]);
  if (state.moves) fields.push(["m", state.moves]);
  if (state.moves && state.place > 0) fields.push(["p", String(state.place)]);
  if (state.view !== "solve") fields.push(["v", state.view]);
  if (state.heuristics) fields.push(["h", state.heuristics.join(" ")]);
  if (state.searches) fields.push(["e", state.searches.join(" ")]);
  return "#" + fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
}

function readTiles(text: string | null, width: string | null): Board | null {
  if (!text || !/^\d+(_\d+)*$/.test(text)) return null;
  const tiles = text.split("_").map(Number);
  const columns = width === null ? Math.sqrt(tiles.length) : Number(width);
  return makeBoard(tiles.length / columns, columns, tiles);
}

function readNames(text: string | null): string[] | null {
  if (text === null) return null;
  const names = text.split(" ").filter((name) => /^[\w:+*,|-]{1,60}$/.test(name));
  return [...new Set(names)].slice(0, 20);
}
