/** What became of a search. */
export type Status = "optimal" | "bounded" | "feasible" | "unsolvable" | "limit";

/** What is heard while a search goes on. */
export interface Progress {
  bound: number | null;
  lower_bound: number | null;
  upper_bound: number | null;
  nodes_generated: number;
  nodes_per_second: number;
  seconds: number;
  bound_seconds_left?: number;
  /** How much of a table is built, or how many of several searches are done. */
  fraction?: number;
}

/** A solution that is known while the search goes on. */
export interface Solution {
  length: number;
  /** No solution is shorter. */
  lower_bound: number;
  moves: string;
}

/** A solved board; docs/api.md has every field. */
export interface SolveRecord {
  board: string;
  goal: string;
  status: Status;
  length: number | null;
  lower_bound: number | null;
  upper_bound: number | null;
  /** Tiles' directions with counts, such as `LU2R`. */
  moves: string | null;
  search: string;
  heuristic: string;
  nodes_generated: number;
  nodes_expanded: number;
  seconds: number;
  first_moves?: { move: string; tile: number }[];
  /** Shortest solutions, if they were asked for. */
  solutions?: string[];
  /** Whether these are all. */
  solutions_complete?: boolean;
  [field: string]: unknown;
}

/** The next best moves. */
export interface HintRecord {
  board: string;
  goal: string;
  status: Status;
  length: number | null;
  moves: string | null;
  first_moves: { move: string; tile: number; best: boolean; length: number | null }[];
  [field: string]: unknown;
}

/** What a solution lost, move by move. */
export interface AnalysisRecord {
  scramble: string;
  goal: string;
  played: number;
  optimal: number | null;
  bad: number | null;
  distances: (number | null)[];
  /** Such as `112 = 50 + 2x31`. */
  summary: string;
  [field: string]: unknown;
}

/** Random boards. */
export interface ScrambleRecord {
  seed: number;
  method: string;
  /** Whether every board of that length was equally likely. */
  uniform: boolean;
  boards: { board: string; length: number | null }[];
  complete: boolean;
}

/** A board that was read. */
export interface BoardRecord {
  board: string;
  rows: number;
  columns: number;
  /** Row by row, 0 for the blank. */
  tiles: number[];
  solvable: boolean;
  solved: boolean;
  goal: string;
}

export interface Listening {
  /** Gives the request up. The promise is rejected with an `AbortError`. */
  signal?: AbortSignal;
  onProgress?(progress: Progress): void;
}

/** A board: text in any notation, a list of tiles, a list of rows, or a record that has one, such as those of `scramble`. */
export type BoardLike = string | readonly number[] | readonly (readonly number[])[] | { readonly board: string };

/** What every heuristic estimates. */
export interface EstimateRecord {
  board: string;
  goal: string;
  estimates: { heuristic: string; value: number | null; rounded: number | null; admissible: boolean | null; consistent: boolean | null }[];
}

/** An amount: a number, or a text such as `10M`, `500 MB` or `1m30s`. */
export type Amount = number | string;

export interface SolveWishes extends Listening {
  /** Called for each solution that is shorter than all before, while the search goes on. */
  onSolution?(solution: Solution): void;
  goal?: BoardLike;
  /** Seconds; the answer then has the best solution and bounds. */
  time?: Amount;
  /** Boards to generate at most. */
  nodes?: Amount;
  /** Bytes for the boards that a search remembers. */
  memory?: Amount;
  heuristic?: string;
  search?: string;
  /** How much longer than the shortest a solution may be. The engine of this package proves shortest ones only, and refuses other weights than 1. */
  weight?: number;
  metric?: "stm" | "mtm";
  /** Every shortest solution, in `solutions`. */
  all?: boolean;
  /** The first shortest solutions, up to this many, in `solutions`. */
  limit?: Amount;
  first_moves?: boolean;
}

/** Why there is no answer. */
export class LoydError extends Error {
  constructor(kind: string, message: string, field?: string | null, span?: readonly [number, number] | null);
  readonly kind: string;
  readonly field: string | null;
  /** The part of the field's text that is meant. */
  readonly span: readonly [number, number] | null;
}

/** An engine in Workers. */
export class Loyd {
  /** `loadModel` promises the bytes of the learned model of a side; without it, large boards have longer solutions. */
  constructor(module: Promise<WebAssembly.Module>, newWorker: () => unknown, loadModel?: (side: number) => Promise<ArrayBuffer | Uint8Array>);
  /** Starts the engine before the first question. */
  wake(): void;
  solve(board: BoardLike, wishes?: SolveWishes): Promise<SolveRecord>;
  hint(board: BoardLike, wishes?: Listening & { goal?: BoardLike; moves?: number; time?: Amount; metric?: "stm" | "mtm" }): Promise<HintRecord>;
  analyze(solution: string, wishes?: Listening & { scramble?: BoardLike; goal?: BoardLike; size?: string; time?: Amount; metric?: "stm" | "mtm" }): Promise<AnalysisRecord>;
  scramble(wishes?: Listening & { size?: string; length?: number | string; count?: number; seed?: number | string; goal?: BoardLike; time?: Amount }): Promise<ScrambleRecord>;
  estimate(board: BoardLike, wishes?: { signal?: AbortSignal; goal?: BoardLike }): Promise<EstimateRecord>;
  board(text: BoardLike, wishes?: { signal?: AbortSignal; goal?: BoardLike }): Promise<BoardRecord>;
  /** Asks anything: a command and its fields as in docs/engine.md. */
  ask<Answer>(command: string, fields?: object, wishes?: Listening & { onSolution?(solution: Solution): void }): Promise<Answer>;
  /** Builds the large tables: about ten seconds and 400 MB, then 200 MB; kept in the browser. */
  prepareLarge(wishes?: Listening): Promise<void>;
  /** Ends the engine. Whatever is asked afterwards fails. */
  close(): void;
}

/** One engine in this thread, which it blocks while it answers. */
export class Engine {
  constructor(module: WebAssembly.Module);
  ask(command: string, fields?: object, hear?: ((message: { event: string; data: unknown }) => void) | null): any;
  /** Asks; `loadModel` promises the bytes of the learned models that a search wants. */
  askWithModels(command: string, fields: object, hear: ((message: { event: string; data: unknown }) => void) | null, loadModel: (side: number) => Promise<Uint8Array>): Promise<any>;
  /** Takes the learned model that boards of a side use; null to do without. */
  takeModel(side: number, bytes: Uint8Array | null): void;
  prepare(heuristic: string, hear?: ((message: { event: string; data: unknown }) => void) | null): { checksum: string; bytes: Uint8Array }[];
  load(heuristic: string, tables: { checksum: string; bytes: Uint8Array }[]): void;
  write(bytes: Uint8Array): number;
  read(address: number, length: number): Uint8Array;
}

/** Starts an engine. In Node its threads keep the program alive only while they have something to answer. */
export function createLoyd(): Loyd;
