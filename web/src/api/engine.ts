// What the page asks. Either the server that sent it or an engine in a Worker answers.
//
// The build says which (`#engine` in vite.config.ts): the page of `loyd serve` has a server and
// needs no engine, every other page has an engine and no server. Both answer the same requests with
// the same records, so nothing else of the page knows the difference.

import type { Progress, Solution } from "./messages.js";

/** An error that the engine, or the way to it, reports in plain words. */
export class ApiError extends Error {
  constructor(
    readonly kind: string,
    message: string,
    readonly field: string | null = null,
    /** The part of the field's text that is meant. */
    readonly span: readonly [number, number] | null = null,
  ) {
    super(message);
  }
}

/** Whether a request ended because the page gave it up. */
export function wasGivenUp(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

/** What is told of what the engine says before its answer. */
export interface Listener {
  progress?(progress: Progress): void;
  solution?(solution: Solution): void;
}

/** Large tables that can be built on request. */
export interface LargeTables {
  /** Builds them. `progress` hears how much is done, from 0 to 1. */
  prepare(progress: (fraction: number) => void, signal: AbortSignal): Promise<void>;
}

export interface PageEngine {
  /** Asks and waits. */
  ask<Answer>(path: string, body?: object, signal?: AbortSignal): Promise<Answer>;
  /** Asks and hears progress until the answer comes. */
  askWithProgress<Answer>(path: string, body: object, listener: Listener, signal: AbortSignal): Promise<Answer>;
  /** A sentence that says where answers are computed. */
  readonly where: string;
  /** Null where the engine takes care of its tables itself. */
  readonly largeTables: LargeTables | null;
}
