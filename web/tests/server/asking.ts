// How the page asks its server, and how much the server has to do.

import type { Page } from "playwright-core";

import { LONGEST_SEARCH } from "../browser/boards.js";

/** Gives every search all the time that is allowed, so that a slow machine sees it running, too. */
export async function searchLong(page: Page): Promise<void> {
  await page.route("**/api/solve", async (route) => {
    const wish = route.request().postDataJSON() as object;
    await route.continue({ postData: JSON.stringify({ ...wish, time: LONGEST_SEARCH }) });
  });
}

/** How many searches run on the server of an address. */
export async function countSearches(address: string): Promise<number> {
  const answer = await fetch(new URL("/api/health", address));
  return ((await answer.json()) as { running: number }).running;
}
