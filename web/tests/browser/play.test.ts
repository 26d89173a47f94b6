// Play: the clock, the keys, the line at the end, and nothing that helps before it.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { EASY, ORDINARY, addressOf, listen, say, shownBoard, standIn, visit, watchVisits } from "./visit.js";

const PLAY = `#${addressOf(EASY)}&v=play`;

/** A figure of the game on the board. */
async function figure(page: Page, name: "Time" | "Moves" | "Moves/s"): Promise<string> {
  const entry = page.locator("play-clock dl > div").filter({ has: page.locator("dt", { hasText: new RegExp(`^${name}$`) }) });
  return (await entry.locator("dd").textContent())!.trim();
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

function card(page: Page) {
  return page.getByRole("region", { name: "Game", exact: true });
}

describe("play", () => {
  watchVisits();

  it("starts the clock with the first slide, and ends with time and the one line", async () => {
    const page = await visit(PLAY, {}, (page) => page.clock.install());
    await card(page).getByText("Ready").waitFor();
    expect([await figure(page, "Time"), await figure(page, "Moves")]).toEqual(["0.0", "0"]);
    await page.clock.runFor(3000);
    expect(await figure(page, "Time")).toBe("0.0");
    // W, A, S and D as well as the arrows, and nothing has the focus.
    await press(page, "d", "ArrowLeft");
    await card(page).getByText("Playing").waitFor();
    expect(await figure(page, "Moves")).toBe("2");
    await expect.poll(async () => Number(await figure(page, "Time"))).toBeGreaterThan(0);
    await press(page, "s", "a", "w");
    await card(page).getByText("5 = 3 + 2×1").waitFor();
    await card(page).getByText("5 moves played; the shortest solution has 3. One of them led away from the goal.").waitFor();
    const time = await figure(page, "Time");
    expect(time).toMatch(/^\d+\.\d{3}$/);
    expect(await card(page).textContent()).toContain(time);
    await page.clock.runFor(3000);
    expect(await figure(page, "Time")).toBe(time);
    expect(Number(await figure(page, "Moves/s")) * Number(time)).toBeCloseTo(5, 0);
    // The game is over: the keys move nothing any more.
    await press(page, "d");
    expect(await figure(page, "Moves")).toBe("5");
    await card(page).getByRole("link", { name: "Analyse" }).click();
    await page.getByRole("list", { name: "Bad moves" }).getByText("Move 1: 14 right").waitFor();
    await page.goBack();
    await card(page).getByText("5 = 3 + 2×1").waitFor();
  });

  it("asks and shows nothing of the solution before the end", async () => {
    const page = await visit("#v=solve");
    await page.getByText("53 moves").first().waitFor();
    const asked = await listen(page);
    await page.getByRole("link", { name: "Play" }).click();
    await card(page).getByText("Ready").waitFor();
    expect(await shownBoard(page)).toBe(ORDINARY);
    await press(page, "ArrowLeft", "ArrowUp");
    await expect.poll(() => figure(page, "Moves")).toBe("2");
    expect(await asked()).toEqual([]);
    expect(await page.locator("main").textContent()).not.toContain("53");
    expect(await page.locator("tile-board .mark").count()).toBe(0);
  });

  it("makes a new scramble with the space bar, of the size and length asked for", async () => {
    const page = await visit(PLAY);
    await page.getByLabel("Size", { exact: true }).selectOption("3x3");
    await page.getByLabel("Moves to solve").fill("12");
    // In a field the space bar writes a space.
    await page.getByLabel("Moves to solve").press("End");
    await page.keyboard.press("Space");
    expect(await page.getByLabel("Moves to solve").inputValue()).toBe("12 ");
    expect(await shownBoard(page)).toBe(EASY);
    await page.locator("tile-board .tray").focus();
    await page.keyboard.press("Space");
    await page.getByText("Exactly 12 moves").waitFor();
    const first = await shownBoard(page);
    expect(first.split("/").length).toBe(3);
    // The wish is still there after a look at another view.
    await page.getByRole("link", { name: "Compare" }).click();
    await page.getByRole("heading", { name: "Results" }).waitFor();
    await page.goBack();
    await card(page).getByText("Ready").waitFor();
    expect(await page.getByLabel("Moves to solve").inputValue()).toBe("12 ");
    await page.keyboard.press("Space");
    await expect.poll(() => shownBoard(page)).not.toBe(first);
    // Back means back.
    await page.goBack();
    await expect.poll(() => shownBoard(page)).toBe(first);
    await page.goBack();
    await expect.poll(() => shownBoard(page)).toBe(EASY);
  });

  it("begins the same scramble again with Esc", async () => {
    const page = await visit(PLAY);
    await press(page, "d", "a");
    await expect.poll(() => figure(page, "Moves")).toBe("2");
    await page.keyboard.press("Escape");
    await card(page).getByText("Ready").waitFor();
    expect([await figure(page, "Time"), await figure(page, "Moves"), await shownBoard(page)]).toEqual(["0.0", "0", EASY]);
    // What was played is not lost, but the clock has missed something.
    await page.goBack();
    await expect.poll(() => figure(page, "Moves")).toBe("2");
    await press(page, "s", "a", "w");
    await card(page).getByText("Not timed, so not in the session.").waitFor();
    await card(page).getByText("5 = 3 + 2×1").waitFor();
    expect(await figure(page, "Time")).toBe("–");
    await page.getByText("Every round that you solve with the clock running is listed here").waitFor();
  });

  it("does not time a game that was left for another view", async () => {
    const page = await visit(PLAY);
    await press(page, "s");
    await expect.poll(() => figure(page, "Moves")).toBe("1");
    await page.getByRole("link", { name: "Solve" }).click();
    await page.getByRole("region", { name: "Answer" }).getByText("shortest, proved").waitFor();
    await page.getByRole("link", { name: "Play" }).click();
    await expect.poll(() => figure(page, "Moves")).toBe("1");
    expect(await figure(page, "Time")).toBe("–");
    await press(page, "a", "w");
    await card(page).getByText("Not timed, so not in the session.").waitFor();
  });

  it("says between what the shortest solution lies, or why nothing is known", async () => {
    const page = await visit(PLAY, {}, standIn("solve"));
    await press(page, "d", "a", "s", "a", "w");
    await card(page).getByText("Looking for the shortest solution").waitFor();
    await say(page, "solve", "answer", { board: EASY, goal: "blank-last", status: "limit", length: 5, lower_bound: 1, upper_bound: 5, moves: "RLDLU" });
    await card(page).getByText("5, at best 1 to 5").waitFor();
    await card(page).getByText("the shortest solution has between 1 and 5").waitFor();
    const other = await visit(PLAY, {}, standIn("solve"));
    await press(other, "s", "a", "w");
    await say(other, "solve", "failure", { error: { kind: "busy", message: "The server has too much to do." } });
    await card(other).getByText("The shortest solution is not known: The server has too much to do.").waitFor();
    expect(await card(other).locator(".big").last().textContent()).toBe("3");
  });

  it("goes on to the next scramble while the last one is still judged", async () => {
    const page = await visit(PLAY, {}, standIn("solve"));
    await press(page, "d", "a", "s", "a", "w");
    await card(page).getByText("Looking for the shortest solution").waitFor();
    await page.getByLabel("Moves to solve").fill("10");
    await page.locator("tile-board .tray").focus();
    await page.keyboard.press("Space");
    await card(page).getByText("Ready").waitFor();
    await say(page, "solve", "answer", { board: EASY, goal: "blank-last", status: "optimal", length: 3, lower_bound: 3, upper_bound: 3, moves: "DLU" });
    await page.getByRole("list", { name: "Rounds" }).getByText("5 = 3 + 2×1").waitFor();
    await card(page).getByText("Ready").waitFor();
  });

  it("says that a board is solved, or cannot be", async () => {
    const solved = await visit(`#${addressOf("1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0")}&v=play`);
    await card(solved).getByText("Solved already").waitFor();
    const wrong = await visit(`#${addressOf("1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0")}&v=play`);
    await card(wrong).getByText("No solution").waitFor();
  });
});
