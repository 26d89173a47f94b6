// The page that is a single file, opened from the disk: everything is inside it, and nothing else is
// asked for (`visit.ts` watches that).

import { describe, expect, it } from "vitest";

import { EASY, HARD, addressOf, answerOf, searchLong, shownBoard, visit, waitForAnswer, watchVisits } from "../browser/visit.js";

/** Every view, and a heading that only it has. */
const VIEWS = { Play: "Replay", Analyse: "Solution", Compare: "Results", Solve: "Edit" };

/** Boards whose model is inside, the last one in place of its own, and lengths that only a learned order reaches. */
const LEARNED = {
  "14 33 7 26 31 3/9 34 11 0 4 1/29 24 15 17 5 2/22 25 16 27 35 19/30 18 13 23 32 20/10 21 12 6 28 8": 200,
};

describe("the single file", () => {
  watchVisits();

  it("solves, and shows every view", async () => {
    const page = await visit();
    await waitForAnswer(page, /53 moves\s*✓ shortest, proved/);
    await page.getByText("computed in your browser").waitFor();
    for (const [view, heading] of Object.entries(VIEWS)) {
      await page.getByRole("link", { name: view, exact: true }).click();
      await page.getByRole("heading", { name: heading, exact: true }).waitFor();
    }
  });

  it("draws a graph", async () => {
    const page = await visit(`#${addressOf(EASY)}&m=DRLLU&v=analyse`);
    await page.getByText("5 = 3 + 2×1").waitFor();
    await page.locator("distance-graph canvas").waitFor();
  });

  it("stops a search, and is free for the next board", async () => {
    const page = await visit("#" + addressOf(HARD), {}, searchLong);
    await waitForAnswer(page, /\d+ moves, at least \d+\s*best so far/);
    await page.getByRole("button", { name: "Cancel" }).click();
    await waitForAnswer(page, "cancelled");
    await page.getByLabel("Board, in any notation").fill(EASY);
    await waitForAnswer(page, "3 moves");
    expect(await shownBoard(page)).toBe(EASY);
  });

  it.each(Object.entries(LEARNED))("uses a learned model: %s", async (board, longest) => {
    const page = await visit("#" + addressOf(board), {}, searchLong);
    const length = async () => Number(/(\d+) moves, at least/.exec((await answerOf(page).textContent())!)?.[1]);
    await expect.poll(length).toBeLessThanOrEqual(longest);
  });

  it("keeps a session", async () => {
    const page = await visit(`#${addressOf(EASY)}&v=play`);
    for (const key of ["d", "a", "s", "a", "w"]) await page.keyboard.press(key);
    const rounds = page.getByRole("list", { name: "Rounds" });
    await rounds.getByText("5 = 3 + 2×1").waitFor();
    await page.reload();
    await rounds.getByText("5 = 3 + 2×1").waitFor();
  });
});
