// One question to the server at a time: asked, heard of, answered or given up.
//
// A new question gives up the one before. The last answer is kept until the next
// one comes, so that the page does not jump while a person plays.

import type { ReactiveController, ReactiveControllerHost } from "lit";

import { ApiError, type Listener, askWithProgress, wasGivenUp } from "./client.js";
import type { Progress, Solution } from "./messages.js";

/** Quicker answers need no word that one is waiting, in milliseconds. */
const SOON = 150;

export type Phase = "idle" | "running" | "done" | "cancelled" | "failed";

/** What the host does with what comes. */
export interface Hearer<Answer> {
  answered(answer: Answer): void;
  /** Where the search stands. */
  progress?(progress: Progress): void;
  /** A solution that is known before the answer. */
  solution?(solution: Solution): void;
}

export class Asking<Answer> implements ReactiveController {
  phase: Phase = "idle";
  answer: Answer | null = null;
  error: ApiError | null = null;
  progress: Progress = {};
  /** Whether it has been running long enough to say so. */
  slow = false;
  private request: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly hearer: Hearer<Answer>,
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.giveUp();
  }

  /** Asks, and gives up what was asked before. */
  async start(path: string, wish: object | Promise<object>): Promise<void> {
    this.giveUp();
    const request = new AbortController();
    this.request = request;
    this.progress = {};
    this.slow = false;
    this.enter("running");
    this.timer = setTimeout(() => {
      this.slow = true;
      this.host.requestUpdate();
    }, SOON);
    try {
      const answer = await askWithProgress<Answer>(path, await wish, this.listener(request), request.signal);
      if (this.request !== request) return;
      this.take(answer);
    } catch (error) {
      if (this.request !== request || wasGivenUp(error)) return;
      this.error = error instanceof ApiError ? error : new ApiError("internal", String(error));
      this.answer = null;
      this.enter("failed");
    } finally {
      if (this.request === request) clearTimeout(this.timer);
    }
  }

  /** Takes an answer that is remembered instead of asking for it. */
  recall(answer: Answer): void {
    this.giveUp();
    this.take(answer);
  }

  /** Stops at a person's wish; what was heard stays known. An answer that came before the wish stays. */
  cancel(): void {
    if (this.phase !== "running") return;
    this.giveUp();
    this.answer = null;
    this.enter("cancelled");
  }

  /** Forgets everything. */
  reset(): void {
    this.giveUp();
    this.answer = null;
    this.enter("idle");
  }

  private take(answer: Answer): void {
    this.answer = answer;
    this.enter("done");
    this.hearer.answered(answer);
  }

  private giveUp(): void {
    clearTimeout(this.timer);
    this.request?.abort();
    this.request = null;
  }

  private listener(request: AbortController): Listener {
    const unlessGivenUp = (act: () => void) => {
      if (this.request !== request) return;
      act();
      this.host.requestUpdate();
    };
    return {
      progress: (progress) =>
        unlessGivenUp(() => {
          // What can no longer be told is left out, and must not stay.
          this.progress = { ...this.progress, place: 0, bound_seconds_left: undefined, fraction: undefined, ...progress };
          this.hearer.progress?.(progress);
        }),
      solution: (solution) => unlessGivenUp(() => this.hearer.solution?.(solution)),
    };
  }

  private enter(phase: Phase): void {
    this.phase = phase;
    if (phase !== "failed") this.error = null;
    this.host.requestUpdate();
  }
}
