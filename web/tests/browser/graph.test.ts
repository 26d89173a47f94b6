// The distance graph by pointer and keyboard, and the speeds of the playback.

import { describe, expect, it } from "vitest";

import { EASY, ORDINARY, addressOf, paste, say, shownBoard, standIn, visit, waitForAnswer, watchVisits } from "./visit.js";

describe("the distance graph", () => {
  watchVisits();

  it("tells the value under the pointer", async () => {
    const page = await visit(`#${addressOf(EASY)}&m=DRLLU&v=analyse`);
    const over = page.locator("distance-graph .u-over");
    await over.waitFor();
    await page.getByText("Before the first move: 3 moves to go").waitFor();
    const box = (await over.boundingBox())!;
    await over.hover({ position: { x: (box.width * 2) / 5, y: box.height / 2 } });
    await page.getByText("After move 2: 3 moves to go, a bad move").waitFor();
    await over.hover({ position: { x: (box.width * 4) / 5, y: box.height / 2 } });
    await page.getByText("After move 4: 1 move to go").waitFor();
  });

  it("is walked by keyboard, as a slider", async () => {
    const page = await visit(`#${addressOf(EASY)}&m=DRLLU&v=analyse`);
    const slider = page.getByRole("slider", { name: /Distance to the goal after each of 5 moves, from 3 down to 0; 1 bad move\./ });
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => slider.getAttribute("aria-valuetext")).toBe("After move 1: 2 moves to go");
    await page.keyboard.press("End");
    await expect.poll(() => slider.getAttribute("aria-valuenow")).toBe("5");
    await expect.poll(() => shownBoard(page)).toBe("1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0");
    await page.keyboard.press("PageDown");
    await expect.poll(() => slider.getAttribute("aria-valuenow")).toBe("0");
  });

  it("shows the range of what is known", async () => {
    const page = await visit(`#${addressOf(EASY)}&v=analyse`, {}, standIn("analyze"));
    await paste(page, "Moves: U D L R with counts", "RLRLRLDLU");
    const analysis = { scramble: EASY, goal: "blank-last", played: 9, optimal: null, bad: null, luck: null, bad_moves: [], status: "limit", lower_bound: 1, upper_bound: 9, summary: "" };
    await say(page, "analyze", "answer", { ...analysis, distances: [null, null, null, null, null, null, 30, 31, 30, 29] });
    await page.locator("distance-graph .u-over").waitFor();
    const scales = await page.locator("distance-graph").evaluate((graph) => {
      const { plot } = graph as unknown as { plot: { scales: Record<string, { min: number; max: number }> } };
      return ["x", "y"].map((name) => [plot.scales[name]!.min, plot.scales[name]!.max]);
    });
    expect(scales).toEqual([[6, 9], [28, 32]]);
  });
});

describe("the playback", () => {
  watchVisits();

  it("plays up to thirty moves in a second, with slides as quick", async () => {
    const page = await visit("#" + addressOf(ORDINARY));
    await waitForAnswer(page, "53 moves");
    await page.getByLabel("Speed, moves in a second").selectOption("30");
    const duration = () => page.locator("tile-board .tile").first().evaluate((tile) => parseFloat(getComputedStyle(tile).transitionDuration));
    expect(await duration()).toBe(0.12);
    // Every duration from now on: on a busy machine the playback may be over before the test looks.
    await page.locator("tile-board").evaluate((board) => {
      const durations: number[] = [];
      Object.assign(window, { durations });
      const tile = board.shadowRoot!.querySelector(".tile")!;
      new MutationObserver(() => durations.push(parseFloat(getComputedStyle(tile).transitionDuration))).observe(board, { attributeFilter: ["style"] });
    });
    await page.getByRole("button", { name: "Play" }).click();
    await expect.poll(() => shownBoard(page)).toBe("1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0");
    await expect.poll(duration).toBe(0.12);
    const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
    expect(Math.min(...durations)).toBeLessThan(0.04);
  });
});
