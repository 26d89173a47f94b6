// Solve, as a person uses it.

import { describe, expect, it } from "vitest";

import type { SearchProgress } from "../../src/parts/search-progress.js";

import { EASY, HARD, ORDINARY, addressOf, answerOf, movesOf, paste, say, searchLong, shownBoard, standIn, visit, waitForAnswer, watchVisits } from "./visit.js";

const SOLVED = "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0";

describe("solve", () => {
  watchVisits();

  it("shows a first visitor a board with its shortest solution", async () => {
    const page = await visit();
    await waitForAnswer(page, "53 moves");
    await waitForAnswer(page, "shortest, proved");
    expect(await shownBoard(page)).toBe(ORDINARY);
    expect(await page.title()).toContain("loyd");
    await expect.poll(() => movesOf(page).count()).toBe(53);
  });

  it("takes a pasted board in several notations", async () => {
    const page = await visit();
    const notations = [
      "1 2 3 4/5 6 7 8/9 10 15 11/13 14 0 12",
      "1,2,3,4,5,6,7,8,9,10,15,11,13,14,0,12",
      "123456789AFBDE0C",
      " 1  2  3  4\n 5  6  7  8\n 9 10 15 11\n13 14  0 12\n",
    ];
    for (const text of notations) {
      await page.getByRole("button", { name: "Solved board" }).click();
      await waitForAnswer(page, "Solved");
      await paste(page, "Board, in any notation", text);
      await waitForAnswer(page, "3 moves");
      expect(await shownBoard(page), text).toBe(EASY);
    }
  });

  it("says what is wrong with a board, where it is wrong, and keeps the last right one", async () => {
    const page = await visit("#" + addressOf(EASY));
    await waitForAnswer(page, "3 moves");
    await paste(page, "Board, in any notation", "5 3 8 7/0 2 4 1/7 10 14 13/12 11 6 15");
    const field = page.getByLabel("Board, in any notation");
    await page.getByText("tile 7 appears twice, tile 9 is missing").waitFor();
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator("board-editor mark").textContent()).toBe("7");
    expect(await shownBoard(page)).toBe(EASY);
    await paste(page, "Board, in any notation", ORDINARY);
    await waitForAnswer(page, "53 moves");
    expect(await field.getAttribute("aria-invalid")).toBe("false");
  });

  it("tells a board that cannot be solved, and mends it", async () => {
    const page = await visit("#" + addressOf("1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0"));
    await waitForAnswer(page, "No solution");
    await page.getByRole("button", { name: "Exchange 15 and 14" }).click();
    await waitForAnswer(page, "Solved");
    expect(await shownBoard(page)).toBe(SOLVED);
  });

  it("shows every best first move, and each of them leads nearer", async () => {
    const page = await visit("#" + addressOf(ORDINARY));
    await waitForAnswer(page, "53 moves");
    const first = page.getByRole("group", { name: "Best first moves" }).getByRole("button");
    // The length is known before every best first move is.
    await expect.poll(() => first.count()).toBe(2);
    await expect.poll(() => page.locator("tile-board .mark.best").count()).toBe(2);
    for (const index of [0, 1]) {
      await first.nth(index).click();
      await waitForAnswer(page, "52 moves");
      await page.goto(page.url().split("#")[0] + "#" + addressOf(ORDINARY));
      await waitForAnswer(page, "53 moves");
    }
  });

  it("shows progress on a hard board and stops when told", async () => {
    const page = await visit("#" + addressOf(HARD), {}, searchLong);
    const cancel = page.getByRole("button", { name: "Cancel" });
    await cancel.waitFor();
    const figure = (name: string) => answerOf(page).locator("dl div", { hasText: name }).locator("dd").first();
    await expect.poll(() => figure("bound").textContent()).toMatch(/^\d+$/);
    await expect.poll(() => figure("nodes").textContent()).toMatch(/\d/);
    await cancel.click();
    await waitForAnswer(page, /cancelled/i);
    // The page is free for the next board.
    await paste(page, "Board, in any notation", EASY);
    await waitForAnswer(page, "3 moves");
  });

  it("shows a bar that moves while it searches, and one that grows where the rest is known", async () => {
    const page = await visit("#" + addressOf(HARD), {}, searchLong);
    // All of it at one moment: the next one, another table may be built.
    const look = () =>
      page.locator("search-progress").evaluate((element: SearchProgress) => {
        const [bar, inside] = ["div.bar", ".bar span"].map((selector) => element.shadowRoot!.querySelector(selector)!);
        const sizes = [bar!, inside!].map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight] as const);
        return { kind: bar!.className, nodes: element.progress.nodes_generated ?? 0, sizes };
      });
    // While nodes are counted, nobody knows how long it will take.
    await page.locator("search-progress .bar").waitFor();
    let seen = await look();
    await expect.poll(async () => ((seen = await look()), seen.kind === "bar unknown" && seen.nodes > 0)).toBe(true);
    for (const [width, height] of seen.sizes) {
      expect(width).toBeGreaterThan(40);
      expect(height).toBe(4);
    }
    // What is announced of tables being built, and then of several searches.
    await page.evaluate(() => document.body.replaceChildren(document.createElement("search-progress")));
    const announce = (progress: SearchProgress["progress"]) => page.locator("search-progress").evaluate((element: SearchProgress, progress) => void (element.progress = progress), progress);
    await announce({ fraction: 0.5, nodes_generated: 7 });
    await expect.poll(async () => (await look()).kind).toBe("bar");
    const [[whole, height], [half]] = (await look()).sizes as [readonly [number, number], readonly [number, number]];
    expect(height).toBe(4);
    expect(half).toBeCloseTo(whole / 2, -1);
    await announce({ fraction: 0, nodes_generated: 7 });
    await expect.poll(async () => (await look()).sizes[1]![0]).toBe(0);
    expect((await look()).kind).toBe("bar");
    await announce({ fraction: 0, nodes_generated: 8 });
    await expect.poll(async () => (await look()).kind).toBe("bar unknown");
  });

  it("shows a first solution while it searches, and keeps it when it is cancelled", async () => {
    const page = await visit("#" + addressOf(HARD), {}, searchLong);
    await waitForAnswer(page, /\d+ moves, at least \d+\s*best so far/);
    await page.getByRole("button", { name: "Cancel" }).waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await waitForAnswer(page, "cancelled");
    const found = Number(/(\d+) moves/.exec((await answerOf(page).textContent())!)![1]);
    await waitForAnswer(page, new RegExp(`${found} moves, at least \\d+\\s*cancelled`));
    await expect.poll(() => movesOf(page).count()).toBe(found);
    await page.getByRole("button", { name: "To the end" }).click();
    expect(await shownBoard(page)).toBe("1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 23 24 0");
  });

  it("says what was proved when it is cancelled before there is a solution", async () => {
    const page = await visit("#" + addressOf(HARD), {}, standIn("solve"));
    for (const told of [{ bound: 84, lower_bound: 84 }, { bound: 82, lower_bound: 82 }]) {
      await say(page, "solve", "progress", { ...told, nodes_generated: 1, nodes_per_second: 1, seconds: 1 });
    }
    await page.getByRole("button", { name: "Cancel" }).click();
    await waitForAnswer(page, /Cancelled\s*Every solution has at least 84 moves/);
  });

  it("raises the lower bound while it searches, and says when the next one will come", async () => {
    const page = await visit("#" + addressOf(EASY), {}, standIn("solve"));
    const told = { nodes_generated: 1, nodes_per_second: 1, seconds: 1, upper_bound: 7 };
    await say(page, "solve", "solution", { length: 7, lower_bound: 1, moves: "RLRLDLU" });
    await say(page, "solve", "progress", { ...told, bound: 3, lower_bound: 3, bound_seconds_left: 150 });
    await waitForAnswer(page, /next bound in about 3 min/);
    await waitForAnswer(page, /7 moves, at least 3\s*best so far/);
    await say(page, "solve", "progress", { ...told, bound: 5, lower_bound: 5 });
    await waitForAnswer(page, /7 moves, at least 5/);
    expect(await answerOf(page).textContent()).not.toContain("next bound");
  });

  it("replaces a first solution by a better one, and both by the answer", async () => {
    const page = await visit("#" + addressOf(EASY), {}, standIn("solve"));
    const moves = () => movesOf(page).count();
    const cancel = page.getByRole("button", { name: "Cancel" });
    await cancel.focus();
    await say(page, "solve", "solution", { length: 7, lower_bound: 1, moves: "RLRLDLU" });
    await waitForAnswer(page, /7 moves, at least 1\s*best so far\s*The best solution known is shown/);
    await expect.poll(moves).toBe(7);
    expect(await cancel.evaluate((button) => button.matches(":focus"))).toBe(true);
    await say(page, "solve", "solution", { length: 5, lower_bound: 3, moves: "RLDLU" });
    await waitForAnswer(page, /5 moves, at least 3\s*best so far/);
    await expect.poll(moves).toBe(5);
    // A longer one that comes late changes nothing.
    await say(page, "solve", "solution", { length: 7, lower_bound: 1, moves: "RLRLDLU" });
    await say(page, "solve", "solution", { length: 3, lower_bound: 3, moves: "DLU" });
    await waitForAnswer(page, /3 moves\s*✓ shortest, proved\s*Looking for every best first move/);
    await expect.poll(moves).toBe(3);
    const figures = { search: "ida", heuristic: "md", nodes_generated: 12, seconds: 0.5, first_moves: [{ move: "D", tile: 11 }] };
    await say(page, "solve", "answer", { board: EASY, goal: "blank-last", status: "optimal", length: 3, lower_bound: 3, upper_bound: 3, moves: "DLU", ...figures });
    await waitForAnswer(page, /3 moves\s*✓ shortest, proved\s*500 ms, 12 nodes/);
    await page.getByRole("button", { name: "Slide 11 down" }).waitFor();
  });

  it("shows the answer's solution instead of a first one as short, unless that is being played", async () => {
    // A board with two shortest solutions.
    const board = "8 6 7/2 5 4/3 0 1";
    const [one, other] = ["D2RU2L2D2RURUL2D2RURUL2D2R2U2L2", "DRUL2D2R2ULDRU2L2DR2UL2D2R2U2L2"];
    const answer = { board, goal: "blank-last", status: "optimal", length: 31, lower_bound: 31, upper_bound: 31, moves: other, search: "ida", heuristic: "md", nodes_generated: 12, seconds: 0.5 };
    for (const played of [false, true]) {
      const page = await visit("#" + addressOf(board), {}, standIn("solve"));
      await say(page, "solve", "solution", { length: 31, lower_bound: 21, moves: one });
      await waitForAnswer(page, one);
      if (played) await page.getByRole("button", { name: "Step forward" }).click();
      await say(page, "solve", "answer", answer);
      await waitForAnswer(page, "12 nodes");
      await waitForAnswer(page, played ? one : other);
    }
  });

  it("plays the solution back to the solved board, by clock, step and slider", async () => {
    const page = await visit("#" + addressOf(EASY));
    await waitForAnswer(page, "3 moves");
    await page.getByLabel("Speed, moves in a second").selectOption("8");
    await page.getByRole("button", { name: "Play" }).click();
    await expect.poll(() => shownBoard(page)).toBe(SOLVED);
    await page.getByRole("button", { name: "Play" }).waitFor();
    await page.getByRole("button", { name: "Step back" }).click();
    expect(await shownBoard(page)).not.toBe(SOLVED);
    await page.getByRole("button", { name: "Step forward" }).click();
    expect(await shownBoard(page)).toBe(SOLVED);
    await page.getByLabel("Place in the solution").fill("0");
    expect(await shownBoard(page)).toBe(EASY);
    await movesOf(page).nth(2).click();
    expect(await shownBoard(page)).toBe(SOLVED);
  });

  it("pauses", async () => {
    const page = await visit("#" + addressOf(ORDINARY), {}, (page) => page.clock.install());
    await waitForAnswer(page, "53 moves");
    await page.getByRole("button", { name: "Play" }).click();
    await expect.poll(() => shownBoard(page)).not.toBe(ORDINARY);
    await page.getByRole("button", { name: "Pause" }).click();
    const there = await shownBoard(page);
    // Much longer than a move takes.
    await page.clock.runFor(5000);
    expect(await shownBoard(page)).toBe(there);
  });

  it("plays again from the beginning when the end is shown", async () => {
    const page = await visit("#" + addressOf(EASY));
    await waitForAnswer(page, "3 moves");
    await page.getByRole("button", { name: "To the end" }).click();
    expect(await shownBoard(page)).toBe(SOLVED);
    // Every place that the slider shows, in order.
    await page.evaluate(() => {
      const bar = document.querySelector("loyd-page")!.shadowRoot!.querySelector("solve-view")!.shadowRoot!.querySelector("playback-bar")!.shadowRoot!;
      const places: string[] = [];
      Object.assign(window, { places });
      new MutationObserver(() => places.push(bar.querySelector("output")!.textContent!)).observe(bar.querySelector("output")!, { childList: true, characterData: true, subtree: true });
    });
    await page.getByRole("button", { name: "Play" }).click();
    const places = () => page.evaluate(() => (window as unknown as { places: string[] }).places);
    await expect.poll(places).toContain("0 / 3");
    await expect.poll(places).toContain("3 / 3");
    expect(await shownBoard(page)).toBe(SOLVED);
    await page.getByRole("button", { name: "Play" }).waitFor();
  });

  it("scrambles to the length asked for", async () => {
    const page = await visit("#" + addressOf(EASY));
    await paste(page, "Moves to solve", "44");
    await page.getByRole("button", { name: "Scramble" }).click();
    await page.getByText("Exactly 44 moves").waitFor();
    await waitForAnswer(page, "44 moves");
    await waitForAnswer(page, "shortest, proved");
    await paste(page, "Moves to solve", "999");
    await page.getByRole("button", { name: "Scramble" }).click();
    await page.locator("scramble-form .wrong").waitFor();
    await waitForAnswer(page, "44 moves");
  });

  it("has boards of many sizes", async () => {
    const page = await visit("#" + addressOf(EASY));
    for (const [size, tiles] of [["3x3", 8], ["3x4", 11], ["5x5", 24]] as const) {
      await page.getByLabel("Size").selectOption(size);
      await paste(page, "Moves to solve", "10");
      await page.getByRole("button", { name: "Scramble" }).click();
      await expect.poll(() => page.locator("tile-board [data-tile]").count()).toBe(tiles);
      await waitForAnswer(page, "10 moves");
    }
  });

  it("solves towards the other goal, too", async () => {
    const page = await visit("#s=1_0_2_3_4_5_6_7_8&g=blank-first");
    await waitForAnswer(page, "1 move");
    await page.getByRole("button", { name: "To the end" }).click();
    expect(await shownBoard(page)).toBe("0 1 2/3 4 5/6 7 8");
  });
});
