// What the page remembers of boards it has seen: bounds, answers, comparisons and lines
// that were tried; and the game that is being played.
//
// All views share it. So Solve and Analyse never show different bounds for one
// board, and going to another view and back loses nothing and asks nothing again.

import type { AnalyzeAnswer, SolveAnswer } from "./api/messages.js";
import type { Shown } from "./change.js";
import type { Run } from "./compare/runs.js";
import type { Game } from "./play/game.js";
import { type Metric, lengthOf } from "./puzzle/metric.js";

/** How many boards are remembered. */
const MOST_BOARDS = 100;

/** What is known of a board's shortest solutions, and the shortest solution at hand. */
export interface Bounds {
  lower: number;
  /** Null until some solution is known. */
  upper: number | null;
  moves: string | null;
}

/** What an answer says of a board. */
export interface News {
  lower?: number | null;
  upper?: number | null;
  moves?: string | null;
}

const NOTHING_KNOWN: Bounds = { lower: 0, upper: null, moves: null };

/** The values of the keys that were set last, so that a long visit does not fill the memory. */
export class Recent<Value> {
  private values = new Map<string, Value>();

  constructor(private readonly most: number) {}

  get(key: string): Value | undefined {
    return this.values.get(key);
  }

  set(key: string, value: Value): void {
    this.values.delete(key);
    this.values.set(key, value);
    for (const oldest of this.values.keys()) {
      if (this.values.size <= this.most) return;
      this.values.delete(oldest);
    }
  }
}

/** A board with its goal, or with more words that an answer depends on, as a key. */
export function keyOf(...words: readonly string[]): string {
  return words.join("|");
}

export class Memory {
  readonly solved = new Recent<SolveAnswer>(MOST_BOARDS);
  readonly analysed = new Recent<AnalyzeAnswer>(MOST_BOARDS);
  readonly compared = new Recent<Run[]>(MOST_BOARDS);
  /** The solution and its variations, for each board that was analysed. */
  readonly lines = new Recent<string[]>(MOST_BOARDS);
  /** What Analyse showed when it last had an answer. */
  lastAnalysis: Shown | null = null;
  game: Game | null = null;
  /** How many moves the next scramble should have, as it was written in Play. */
  wantedLength = "";
  private bounds = new Recent<Bounds>(MOST_BOARDS);

  /** What is known of a board, counted in a metric. */
  boundsOf(board: string, goal: string, metric: Metric = "stm"): Bounds {
    return this.bounds.get(keyOf(board, goal, metric)) ?? NOTHING_KNOWN;
  }

  /** Adds what an answer says of a board; what was known better stays. `moves` solve the board. */
  learn(board: string, goal: string, news: News, metric: Metric = "stm"): void {
    const known = this.boundsOf(board, goal, metric);
    const length = news.moves == null ? null : lengthOf(news.moves, metric);
    const best = known.moves === null ? null : lengthOf(known.moves, metric);
    const uppers = [known.upper, news.upper, length].filter((bound) => bound != null);
    this.bounds.set(keyOf(board, goal, metric), {
      lower: Math.max(known.lower, news.lower ?? 0),
      upper: uppers.length > 0 ? Math.min(...uppers) : null,
      moves: length !== null && (best === null || length < best) ? news.moves! : known.moves,
    });
  }
}
