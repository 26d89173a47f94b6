// Boards of every size, and windows of every size.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { EASY, ORDINARY, addressOf, paste, shownBoard, visit, waitForAnswer, watchVisits } from "./visit.js";

/** Windows: a phone upright and on its side, a page enlarged to 200 %, a small and a large screen. */
const WINDOWS = [
  [360, 740],
  [740, 360],
  [667, 375],
  [590, 450],
  [1280, 600],
  [1180, 900],
  [1920, 1080],
] as const;

async function sizeOf(page: Page): Promise<{ width: number; height: number }> {
  return (await page.locator("tile-board .tray").first().boundingBox())!;
}

describe("the board", () => {
  watchVisits();

  it("is never higher or wider than the window, whatever its shape", async () => {
    for (const board of [ORDINARY, "1 2/3 4/5 6/7 8/9 10/11 12/13 0", "1 2 3 4 5 6 7/8 9 10 11 12 13 0"]) {
      const page = await visit(`#${addressOf(board)}&w=${board.split("/")[0]!.split(" ").length}`);
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        await page.waitForFunction(([width, height]) => innerWidth === width && innerHeight === height, [width, height]);
        const size = await sizeOf(page);
        expect(size.height, `${board} in ${width} x ${height}`).toBeLessThanOrEqual(height - 18);
        expect(size.width, `${board} in ${width} x ${height}`).toBeLessThanOrEqual(width - 18);
        expect(Math.min(size.width, size.height), `${board} in ${width} x ${height}`).toBeGreaterThan(30);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    }
  });

  it("is larger on a large screen", async () => {
    const ordinary = await sizeOf(await visit("", { viewport: { width: 1180, height: 900 } }));
    const large = await sizeOf(await visit("", { viewport: { width: 1920, height: 1080 } }));
    expect(large.width).toBeGreaterThan(1.3 * ordinary.width);
  });

  it("has its answer beside it on a phone that lies on its side", async () => {
    const page = await visit("#" + addressOf(EASY), { viewport: { width: 740, height: 360 } });
    const board = (await page.locator("tile-board .tray").boundingBox())!;
    const answer = (await page.locator("solve-answer").boundingBox())!;
    expect(answer.x).toBeGreaterThan(board.x + board.width);
    expect(board.y + board.height).toBeLessThanOrEqual(360);
  });

  it("has the scramble next to it on a phone", async () => {
    for (const [view, word] of [["solve", "Answer"], ["analyse", "Analysis"]] as const) {
      const page = await visit(`#${addressOf(EASY)}&v=${view}`, { viewport: { width: 360, height: 740 } });
      const button = (await page.getByRole("button", { name: "Scramble" }).boundingBox())!;
      const playback = (await page.getByRole("group", { name: "Playback" }).boundingBox())!;
      const card = (await page.getByRole("region", { name: word }).boundingBox())!;
      expect(button.y, view).toBeGreaterThan(playback.y);
      expect(button.y, view).toBeLessThan(card.y);
    }
  });

  it("has edges in forced colours", async () => {
    const page = await visit("#" + addressOf(EASY), { forcedColors: "active" });
    const edges = await page.locator("tile-board .face").evaluateAll((faces) => faces.map((face) => getComputedStyle(face).borderTopWidth));
    expect(new Set(edges)).toEqual(new Set(["1px"]));
  });

  it("may have from two to eight rows, and any shape that is written", async () => {
    const page = await visit("#" + addressOf(EASY));
    for (const [size, tiles] of [["2x2", 3], ["8x8", 63]] as const) {
      await page.getByLabel("Size").selectOption(size);
      await page.getByRole("button", { name: "Scramble" }).click();
      await expect.poll(() => page.locator("tile-board [data-tile]").count()).toBe(tiles);
    }
    await page.getByLabel("Size").selectOption("other");
    await page.getByLabel(/^Rows x columns/).fill("2 x 3");
    await paste(page, "Moves to solve", "9");
    await page.getByRole("button", { name: "Scramble" }).click();
    await waitForAnswer(page, "9 moves");
    await expect.poll(() => page.locator("tile-board [data-tile]").count()).toBe(5);
    expect((await shownBoard(page)).split("/")).toHaveLength(2);
  });
});
