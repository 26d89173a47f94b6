// One question to the server at a time: asked, heard of, answered or given up.
//
// A new question gives up the one before. The last answer is kept until the next
// one comes, so that the page does not jump while a person plays.

import type { ReactiveController, ReactiveControllerHost } from "lit";

import { ApiError, askWithProgress, wasGivenUp } from "./client.js";
import type { Progress } from "./messages.js";

/** Quicker answers need no word that one is waiting, in milliseconds. */
const SOON = 150;

export type Phase = "idle" | "running" | "done" | "cancelled" | "failed";

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
    private readonly answered: (answer: Answer) => void = () => undefined,
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
      const hear = (progress: Progress) => this.hear(request, progress);
      const answer = await askWithProgress<Answer>(path, await wish, hear, request.signal);
      if (this.request !== request) return;
      this.answer = answer;
      this.enter("done");
      this.answered(answer);
    } catch (error) {
      if (this.request !== request || wasGivenUp(error)) return;
      this.error = error instanceof ApiError ? error : new ApiError("internal", String(error));
      this.answer = null;
      this.enter("failed");
    } finally {
      if (this.request === request) clearTimeout(this.timer);
    }
  }

  /** Stops at a person's wish; what was heard stays known. */
  cancel(): void {
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

  private giveUp(): void {
    clearTimeout(this.timer);
    this.request?.abort();
    this.request = null;
  }

  private hear(request: AbortController, progress: Progress): void {
    if (this.request !== request) return;
    this.progress = { ...this.progress, place: 0, ...progress };
    this.host.requestUpdate();
  }

  private enter(phase: Phase): void {
    this.phase = phase;
    if (phase !== "failed") this.error = null;
    this.host.requestUpdate();
  }
}
