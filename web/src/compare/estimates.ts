// What each heuristic says of a board before anything is searched; asked of the server for
// every board that is compared.

import type { ReactiveController, ReactiveControllerHost } from "lit";

import { ask } from "../api/client.js";
import type { EstimateAnswer } from "../api/messages.js";
import { type Board, type Goal, writeBoard } from "../puzzle/board.js";

export class Estimates implements ReactiveController {
  /** The values by name; a heuristic that does not take such boards has none. */
  values: ReadonlyMap<string, number> = new Map();
  private request: AbortController | null = null;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.request?.abort();
  }

  /** Asks for the values of a board; those of the one before are dropped. */
  async show(board: Board, goal: Goal): Promise<void> {
    this.request?.abort();
    const request = new AbortController();
    this.request = request;
    this.values = new Map();
    try {
      const { estimates } = await ask<EstimateAnswer>("/api/estimate", { board: writeBoard(board), goal }, request.signal);
      this.values = new Map(estimates.flatMap(({ heuristic, value }) => (value === null ? [] : [[heuristic, value]])));
      this.host.requestUpdate();
    } catch {
      // The table is complete without them; what is wrong with the board, its runs will say.
    }
  }
}

/** `31`, `27.3`: thirds have one decimal. */
export function estimateText(value: number | undefined): string {
  return value === undefined ? "–" : String(Number(value.toFixed(1)));
}
