// The names and limits of this server, asked for once.

import { ask } from "./client.js";
import type { Specs } from "./messages.js";

let known: Promise<Specs> | null = null;

/** Everything one can choose from; asked again if it could not be had. */
export function specs(): Promise<Specs> {
  known ??= ask<Specs>("/api/specs").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** So many seconds, or as many as the server allows. */
export async function timeUpTo(seconds: number): Promise<number> {
  const longest = (await specs()).limits.time_seconds;
  return Math.min(seconds, longest);
}
