// What the page says of itself: a sentence, a legend, a guide; and how a scramble is told of.

import { describe, expect, it } from "vitest";

import { EASY, addressOf, paste, say, shownBoard, standIn, visit, watchVisits } from "./visit.js";

describe("the frame of the page", () => {
  watchVisits();

  it("says what the page is, what its signs mean, and where to read more", async () => {
    const page = await visit();
    await page.getByText("Shortest solutions of sliding-tile puzzles, with proof").waitFor();
    for (const words of ["the tile is where it belongs", "a best move", "leads away from the goal"]) await page.getByText(words, { exact: true }).waitFor();
    await page.getByRole("link", { name: /^Guide/ }).click();
    await page.getByRole("heading", { name: "Writing solutions" }).waitFor();
    await page.getByRole("link", { name: "Back to the page" }).click();
    await page.locator("loyd-page main").waitFor();
  });
});

describe("a scramble", () => {
  watchVisits();

  it("says how many boards were tried, and can be cancelled", async () => {
    const page = await visit("#" + addressOf(EASY), {}, standIn("scramble"));
    await paste(page, "Moves to solve", "70");
    await page.getByRole("button", { name: "Scramble" }).click();
    await say(page, "scramble", "progress", { nodes_generated: 1234, nodes_per_second: 7, seconds: 2.5, fraction: 0 });
    await page.getByText("Looking for such a board … 1,234 boards tried, 2.5 s").waitFor();
    await page.locator("scramble-form .bar").waitFor();
    await page.locator("scramble-form").getByRole("button", { name: "Cancel" }).click();
    await page.getByText("Cancelled.").waitFor();
    expect(await shownBoard(page)).toBe(EASY);
  });

  it("counts one move as one", async () => {
    const page = await visit("#" + addressOf(EASY));
    await paste(page, "Moves to solve", "1");
    await page.getByRole("button", { name: "Scramble" }).click();
    await page.getByText("Exactly 1 move;").or(page.getByText(/Exactly 1 move,/)).first().waitFor();
  });
});
