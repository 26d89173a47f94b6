// What the shortest solutions of played boards are, asked one after the other and
// only when a game is over. A new scramble does not wait for it and does not stop it,
// so that the next game may begin at once.

import { askWithProgress } from "../api/client.js";
import { timeUpTo } from "../api/limits.js";
import type { SolveAnswer } from "../api/messages.js";
import { type Memory, keyOf } from "../memory.js";

/** How long one board may take, in seconds; bounds are known after that. */
const TIME = 5;

export class Judge {
  private work: Promise<void> = Promise.resolve();
  /** Why a board was not judged, or null while it waits. */
  private outcomes = new Map<string, string | null>();

  constructor(
    private readonly memory: Memory,
    /** Called when the memory knows what was found out of a board. */
    private readonly judged: (board: string, goal: string) => void,
  ) {}

  /** Judges a board that these moves solved, when those before it are done; once is enough. */
  take(board: string, goal: string, moves: string): void {
    this.memory.learn(board, goal, { moves });
    const key = keyOf(board, goal);
    const { lower, upper } = this.memory.boundsOf(board, goal);
    const before = this.outcomes.get(key);
    if (before === null) return;
    if (lower === upper || before === "") {
      this.judged(board, goal);
      return;
    }
    this.outcomes.set(key, null);
    this.work = this.work.then(async () => {
      this.outcomes.set(key, await this.ask(board, goal));
      this.judged(board, goal);
    });
  }

  /** Whether a board is still waiting for its answer. */
  isWaiting(board: string, goal: string): boolean {
    return this.outcomes.get(keyOf(board, goal)) === null;
  }

  /** Why nothing was found out of a board; empty if something was. */
  troubleOf(board: string, goal: string): string {
    return this.outcomes.get(keyOf(board, goal)) ?? "";
  }

  private async ask(board: string, goal: string): Promise<string> {
    try {
      const wish = { board, goal, time: await timeUpTo(TIME) };
      const answer = await askWithProgress<SolveAnswer>("/api/solve", wish, {}, new AbortController().signal);
      this.memory.learn(board, goal, { lower: answer.lower_bound, upper: answer.upper_bound, moves: answer.moves });
      return "";
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}
