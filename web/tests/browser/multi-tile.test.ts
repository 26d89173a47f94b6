// The multi-tile metric: solved, analysed and scrambled in it, and carried by the address.

import { describe, expect, it } from "vitest";

import { addressOf, movesOf, paste, shownBoard, visit, waitForAnswer, watchVisits } from "./visit.js";

const NEAR = "1 2 3/4 5 6/0 7 8";
const SOLVED = "1 2 3/4 5 6/7 8 0";
const CHOICE = "A move slides";

describe("the multi-tile metric", () => {
  watchVisits();

  it("is chosen in Solve, and the address carries it", async () => {
    const page = await visit("#" + addressOf(NEAR));
    await waitForAnswer(page, /(?<!\d)2 moves\s*✓ shortest, proved/);
    await page.getByLabel(CHOICE).selectOption("mtm");
    await waitForAnswer(page, /(?<!\d)1 move\s*✓ shortest, proved/);
    await expect.poll(() => new URL(page.url()).hash).toContain("c=mtm");
    // One entry in the list, one best first move, whose sign is on the tile that a hand would touch.
    await expect.poll(() => movesOf(page).count()).toBe(1);
    await page.getByRole("button", { name: "Slide 8 left, 2 tiles" }).waitFor();
    expect(await page.locator('tile-board [data-tile="8"] .mark.best').count()).toBe(1);
    expect(await page.locator("tile-board .mark").count()).toBe(1);
    await page.reload();
    await waitForAnswer(page, /(?<!\d)1 move\s*✓ shortest, proved/);
    expect(await page.getByLabel(CHOICE).inputValue()).toBe("mtm");
    await page.getByRole("button", { name: "Step forward" }).click();
    await expect.poll(() => shownBoard(page)).toBe(SOLVED);
    await page.goBack();
    await waitForAnswer(page, /(?<!\d)2 moves\s*✓ shortest, proved/);
  });

  it("makes a best first move of several tiles at a click", async () => {
    const page = await visit(`#${addressOf(NEAR)}&c=mtm`);
    await page.getByRole("button", { name: "Slide 8 left, 2 tiles" }).click();
    await expect.poll(() => shownBoard(page)).toBe(SOLVED);
    await waitForAnswer(page, "Solved");
  });

  it("shows good, neutral and bad moves in Analyse", async () => {
    const page = await visit(`#${addressOf(NEAR)}&c=mtm&v=analyse`);
    await paste(page, "Moves: U D L R with counts", "DULDUL");
    // Down and up again: bad. Left by one tile: neutral, then down and up again: bad.
    await page.getByText("6 = 1 + 1 + 2×2").waitFor();
    await page.getByText("6 moves played; the shortest solution has 1. 2 of them led away from the goal, one was neutral.").waitFor();
    const lost = page.getByRole("list", { name: "Lost moves" }).getByRole("button");
    expect(await lost.count()).toBe(3);
    expect(await lost.nth(1).textContent()).toContain("Move 3: 7 left, from 1 to 1 move to go");
    const moves = page.getByRole("list", { name: "Moves", exact: true });
    await expect.poll(async () => [await moves.locator(".bad").count(), await moves.locator(".neutral").count()]).toEqual([2, 1]);
    await moves.getByRole("button", { name: "3: 7 left, a neutral move" }).waitFor();
    const graph = page.getByRole("slider", { name: /Distance to the goal/ });
    await expect.poll(() => graph.getAttribute("aria-label")).toContain("2 bad moves, 1 neutral");
    // The better move of the neutral one takes both tiles: one of them is not enough.
    await lost.nth(1).click();
    const card = page.getByRole("region", { name: "Try again" });
    await card.getByText("which leaves the distance as it was").waitFor();
    await page.locator('tile-board [data-tile="8"]').click({ force: true });
    await card.getByText("Yes: 8 ←2 leads nearer").waitFor();
    expect(await page.locator('tile-board [data-tile="7"] .mark.wrong').count()).toBe(1);
    expect(await page.locator('tile-board [data-tile="8"] .mark.best').count()).toBe(1);
    // The same solution, counted in tiles.
    await page.getByLabel(CHOICE).selectOption("stm");
    await page.getByText("6 = 2 + 2×2").waitFor();
  });

  it("writes down moves of several tiles as they are played", async () => {
    const page = await visit(`#${addressOf(NEAR)}&c=mtm&v=analyse`);
    await page.locator('tile-board [data-tile="8"]').click({ force: true });
    await page.getByText("1 = 1 + 0 + 2×0").waitFor();
    expect(await page.getByLabel("Moves: U D L R with counts").inputValue()).toBe("L2");
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await page.getByLabel("Moves: U D L R with counts").inputValue()).toBe("");
  });

  it("counts the length of a scramble", async () => {
    const page = await visit(`#${addressOf(NEAR)}&c=mtm`);
    await waitForAnswer(page, /(?<!\d)1 move/);
    await paste(page, "Moves to solve", "9");
    await page.getByRole("button", { name: "Scramble" }).click();
    await page.getByText("Exactly 9 moves").waitFor();
    await waitForAnswer(page, /(?<!\d)9 moves\s*✓ shortest, proved/);
    await expect.poll(() => movesOf(page).count()).toBe(9);
  });
});
