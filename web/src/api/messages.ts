// The messages of the server, as far as the page reads them; docs/api.md has all.

import type { Metric } from "../puzzle/metric.js";

/** What became of a search. */
export type Status = "optimal" | "bounded" | "feasible" | "unsolvable" | "limit";

/** A move in notation, with the tile that a hand would touch to make it. */
export interface NamedMove {
  move: string;
  tile: number;
}

/** `POST /api/board`. */
export interface BoardAnswer {
  board: string;
  rows: number;
  columns: number;
  tiles: number[];
  solvable: boolean;
  solved: boolean;
  goal: string;
}

/** `POST /api/solve`. */
export interface SolveAnswer {
  board: string;
  goal: string;
  status: Status;
  length: number | null;
  lower_bound: number | null;
  upper_bound: number | null;
  moves: string | null;
  metric: Metric;
  search: string;
  heuristic: string;
  nodes_generated: number;
  nodes_expanded: number;
  seconds: number;
  setup_seconds: number;
  threads: number;
  first_moves?: NamedMove[];
}

/** `POST /api/estimate`. */
export interface EstimateAnswer {
  estimates: { heuristic: string; value: number | null }[];
}

/** What a move that did not lead nearer did: left the distance as it was, or led away. */
export type LostKind = "neutral" | "bad";

/** One move of a solution that did not lead nearer; moves are in notation. */
export interface LostMove {
  number: number;
  board: string;
  played: string;
  better: string[];
  distance: number;
  /** Absent where every such move leads away. */
  kind?: LostKind;
}

/** What a lost move did. */
export function kindOf(move: LostMove): LostKind {
  return move.kind ?? "bad";
}

/** `POST /api/analyze`. */
export interface AnalyzeAnswer {
  scramble: string;
  goal: string;
  played: number;
  /** Null, like the two below, where a limit came first. */
  optimal: number | null;
  bad: number | null;
  /** Only where moves can leave the distance as it was. */
  neutral?: number;
  distances: (number | null)[];
  lower_bound: number;
  upper_bound: number;
  summary: string;
  /** The share of random boards that are shorter, where it is known. */
  luck?: number | null;
  /** One of the two, by the metric. */
  bad_moves?: LostMove[];
  lost_moves?: LostMove[];
  status: string;
}

/** The moves that did not lead nearer. */
export function lostMoves(answer: AnalyzeAnswer | null): readonly LostMove[] {
  return answer?.lost_moves ?? answer?.bad_moves ?? [];
}

/** `POST /api/scramble`. */
export interface ScrambleAnswer {
  seed: number | string;
  method: string;
  /** Whether every board of that length was equally likely. */
  uniform: boolean;
  boards: { board: string; length: number | null }[];
}

/** One row of the names of heuristics or searches. */
export interface NamedSpec {
  name: string;
  help: string;
  admissible?: boolean;
  consistent?: boolean;
}

/** `GET /api/specs`. */
export interface Specs {
  heuristics: NamedSpec[];
  searches: NamedSpec[];
  limits: { time_seconds: number };
}

/** A solution that is known while the search goes on; each one is shorter than the one before. */
export interface Solution {
  length: number;
  /** No solution is shorter. */
  lower_bound: number;
  moves: string;
}

/** What is heard while the server works. */
export interface Progress {
  bound?: number | null;
  lower_bound?: number | null;
  nodes_generated?: number;
  nodes_per_second?: number;
  seconds?: number;
  /** Until this bound will have been searched, as far as that can be told. */
  bound_seconds_left?: number;
  fraction?: number | null;
  /** How many wait before this one; 0 or absent when it is running. */
  place?: number;
}
