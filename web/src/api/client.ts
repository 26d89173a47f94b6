// Asking: a plain answer, or one with progress on the way.

import { engine } from "#engine";

import type { Listener } from "./engine.js";

export { ApiError, type Listener, wasGivenUp } from "./engine.js";

/** Asks and waits. */
export function ask<Answer>(path: string, body?: object, signal?: AbortSignal): Promise<Answer> {
  return engine.ask<Answer>(path, body, signal);
}

/** Asks and hears progress until the answer comes. */
export function askWithProgress<Answer>(path: string, body: object, listener: Listener, signal: AbortSignal): Promise<Answer> {
  return engine.askWithProgress<Answer>(path, body, listener, signal);
}
