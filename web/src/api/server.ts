// The server as the engine of the page.
//
// Progress comes as server-sent events over POST, which the browser's own
// EventSource cannot do; `events.ts` takes the stream apart. Giving up is closing
// the connection, and the server stops the search when it sees that.

import { ApiError, type Listener, type PageEngine, wasGivenUp } from "./engine.js";
import { readEvents } from "./events.js";
import type { Progress, Solution } from "./messages.js";

export const engine: PageEngine = {
  ask,
  askWithProgress,
  where: "Everything is computed by the loyd server that sent you this page.",
  largeTables: null,
};

/** Asks and waits. */
async function ask<Answer>(path: string, body?: object, signal?: AbortSignal): Promise<Answer> {
  const response = await send(path, body, "application/json", signal);
  if (!response.ok) throw await failureOf(response);
  return (await response.json()) as Answer;
}

/** Asks and hears progress until the answer comes. */
async function askWithProgress<Answer>(
  path: string,
  body: object,
  listener: Listener,
  signal: AbortSignal,
): Promise<Answer> {
  const response = await send(path, body, "text/event-stream", signal);
  if (!response.ok) throw await failureOf(response);
  if (!response.headers.get("Content-Type")?.startsWith("text/event-stream")) {
    return (await response.json()) as Answer;
  }
  for await (const { name, text } of readEvents(response.body!)) {
    const content = JSON.parse(text) as unknown;
    if (name === "answer") return content as Answer;
    if (name === "failure") throw errorOf(content);
    if (name === "queued" || name === "progress") listener.progress?.(content as Progress);
    if (name === "solution") listener.solution?.(content as Solution);
  }
  throw new ApiError("internal", "The connection ended before the answer came. Is `loyd serve` still running?");
}

async function send(path: string, body: object | undefined, accept: string, signal?: AbortSignal): Promise<Response> {
  try {
    return await fetch(path, {
      method: body ? "POST" : "GET",
      headers: { Accept: accept, ...(body ? { "Content-Type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (wasGivenUp(error)) throw error;
    throw new ApiError("unreachable", "The server does not answer. Start it again with `loyd serve`.");
  }
}

async function failureOf(response: Response): Promise<ApiError> {
  const content: unknown = await response.json().catch(() => null);
  return errorOf(content, `The server answered ${response.status} without saying why.`);
}

function errorOf(content: unknown, otherwise = "The server failed without saying why."): ApiError {
  const error = (content as { error?: Partial<ApiError> } | null)?.error;
  return new ApiError(error?.kind ?? "internal", error?.message ?? otherwise, error?.field ?? null, error?.span ?? null);
}
