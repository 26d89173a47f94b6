// The state that lives in the address, so that every view can be shared.
//
//     #s=5_3_8_9_0_2_…&m=URDL2&v=analyse
//
// `s` the board, `w` its columns when it is not square, `g` the goal, `m` moves
// (the solution shown, the slides played, or the solution analysed), `p` how many of them are
// done, `c` what counts as a move, `v` the view, `h` and `e` the heuristics and searches
// compared. What is missing has
// its default. An address may come from anywhere: what is wrong is left out and named,
// so that the page can say that it does not show what was shared.

import { type Board, type Goal, makeBoard } from "./puzzle/board.js";
import { METRICS, type Metric } from "./puzzle/metric.js";
import { readMoves } from "./puzzle/moves.js";

/** The views, in the order in which they are offered. */
export const VIEWS = ["solve", "play", "analyse", "compare"] as const;
export type View = (typeof VIEWS)[number];

/** What an address says. */
export interface State {
  view: View;
  board: Board | null;
  goal: Goal;
  moves: string;
  /** How many moves are done, as the metric counts them. */
  place: number;
  metric: Metric;
  /** Null where the page chooses. */
  heuristics: string[] | null;
  searches: string[] | null;
}

/** The parts of an address that can be damaged, the one that matters most first. */
const PARTS = ["board", "goal", "moves", "view", "metric", "place", "names"] as const;
export type Part = (typeof PARTS)[number];

/** An address that was read. */
export interface Link {
  state: State;
  /** What could not be read and is at its default; null if everything could. */
  damaged: Part | null;
}

/** Every field that an address can have. */
const FIELDS = ["s", "w", "g", "m", "p", "c", "v", "h", "e"];
const GOALS: readonly Goal[] = ["blank-last", "blank-first"];

/** More names than anyone compares. */
const MOST_NAMES = 20;

/** Far more than any state needs; a longer address is not read. */
const LONGEST_ADDRESS = 60_000;

/** Reads the part behind `#`. */
export function readAddress(hash: string): Link {
  const text = hash.replace(/^#/, "");
  const fields = new URLSearchParams(text.length > LONGEST_ADDRESS ? "" : text);
  const view = VIEWS.find((name) => name === fields.get("v"));
  const goal = GOALS.find((name) => name === fields.get("g"));
  const metric = METRICS.find((name) => name === fields.get("c"));
  const board = readTiles(fields.get("s"), fields.get("w"));
  const moves = fields.get("m") ?? "";
  const readable = readMoves(moves) !== null;
  const place = Number(fields.get("p") ?? 0);
  const counted = Number.isInteger(place) && place >= 0;
  const heuristics = readNames(fields.get("h"));
  const searches = readNames(fields.get("e"));
  const damaged: Record<Part, boolean> = {
    // Moves say nothing without their board, and a text without any known field was cut.
    board: board === null && (["s", "w", "m"].some((name) => fields.has(name)) || (text !== "" && !FIELDS.some((name) => fields.has(name)))),
    goal: fields.has("g") && goal === undefined,
    moves: !readable,
    view: fields.has("v") && view === undefined,
    metric: fields.has("c") && metric === undefined,
    place: !counted,
    names: heuristics.damaged || searches.damaged,
  };
  const state: State = {
    view: view ?? "solve",
    board,
    goal: goal ?? "blank-last",
    moves: readable ? moves : "",
    place: counted ? place : 0,
    metric: metric ?? "stm",
    heuristics: heuristics.names,
    searches: searches.names,
  };
  return { state, damaged: PARTS.find((part) => damaged[part]) ?? null };
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
  if (state.metric !== "stm") fields.push(["c", state.metric]);
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

function readNames(text: string | null): { names: string[] | null; damaged: boolean } {
  if (text === null) return { names: null, damaged: false };
  const all = text.split(" ").filter((name) => name !== "");
  const names = [...new Set(all.filter((name) => /^[\w:+*,|-]{1,60}$/.test(name)))].slice(0, MOST_NAMES);
  return { names, damaged: names.length < new Set(all).size };
}
