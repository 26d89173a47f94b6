// The runs of a comparison: one board through every chosen heuristic and search,
// one after the other, so that they do not take each other's processor. The table of
// a board is remembered, so that it is there again when the board is.

import type { ReactiveController, ReactiveControllerHost } from "lit";

import { ApiError, askWithProgress, wasGivenUp } from "../api/client.js";
import type { Progress, SolveAnswer } from "../api/messages.js";
import type { Recent } from "../memory.js";
import { type Board, type Goal, writeBoard } from "../puzzle/board.js";

/** One heuristic with one search. */
export interface Run {
  heuristic: string;
  search: string;
  phase: "waiting" | "running" | "done" | "failed" | "stopped";
  answer?: SolveAnswer;
  progress?: Progress;
  message?: string;
}

export class Runs implements ReactiveController {
  list: Run[] = [];
  running = false;
  private request: AbortController | null = null;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** Shows the table that is remembered under a key, and stops what runs. */
  show(remembered: Recent<Run[]>, key: string): void {
    this.stop();
    this.list = remembered.get(key) ?? [];
  }

  hostDisconnected(): void {
    this.stop();
  }

  /** Runs every pair, and gives up what ran before. */
  async start(board: Board, goal: Goal, heuristics: readonly string[], searches: readonly string[], seconds: number, remember: (list: Run[]) => void): Promise<void> {
    this.stop();
    const request = new AbortController();
    this.request = request;
    this.running = true;
    this.list = heuristics.flatMap((heuristic) => searches.map((search): Run => ({ heuristic, search, phase: "waiting" })));
    const list = this.list;
    remember(list);
    for (const run of list) {
      if (request.signal.aborted) return;
      run.phase = "running";
      this.host.requestUpdate();
      // Nothing but the search takes time, so that the times can be compared.
      await this.one(run, { board: writeBoard(board), goal, heuristic: run.heuristic, search: run.search, time: seconds, threads: 1, first_solution: false }, request.signal);
    }
    if (this.request !== request) return;
    this.running = false;
    this.host.requestUpdate();
  }

  /** Stops; what is finished stays in the table. */
  stop(): void {
    this.request?.abort();
    this.request = null;
    this.running = false;
    for (const run of this.list) {
      if (run.phase === "waiting" || run.phase === "running") run.phase = "stopped";
    }
    this.host.requestUpdate();
  }

  private async one(run: Run, wish: object, signal: AbortSignal): Promise<void> {
    const hear = {
      progress: (progress: Progress) => {
        run.progress = progress;
        this.host.requestUpdate();
      },
    };
    try {
      run.answer = await askWithProgress<SolveAnswer>("/api/solve", wish, hear, signal);
      run.phase = "done";
    } catch (error) {
      if (wasGivenUp(error)) return;
      run.phase = "failed";
      run.message = error instanceof ApiError ? error.message : String(error);
    }
  }
}
