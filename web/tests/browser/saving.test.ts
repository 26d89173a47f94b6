// Files to take away: pictures of a board, a moving solution, the text of an analysis.

import { readFileSync } from "node:fs";

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { EASY, addressOf, visit, waitForAnswer, watchVisits } from "./visit.js";

async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button }).click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

describe("what is saved", () => {
  watchVisits();

  it("is the board as PNG and as SVG", async () => {
    const page = await visit("#" + addressOf(EASY));
    await waitForAnswer(page, "3 moves");
    const png = await saved(page, "Board as PNG");
    expect(png.name).toBe("loyd-board.png");
    expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
    // Its width and height, three pixels for a unit of the drawing.
    expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([828, 828]);
    const svg = await saved(page, "Board as SVG");
    expect(svg.name).toBe("loyd-board.svg");
    const numbers = [...svg.bytes.toString().matchAll(/translate\((\d+) (\d+)\)[^]*?>(\d+)<\/text>/g)];
    const cells = numbers.map(([, x, y, tile]) => [((Number(y) - 10) / 64) * 4 + (Number(x) - 10) / 64, Number(tile)]);
    expect(cells).toEqual(EASY.split(/[ /]/).map(Number).flatMap((tile, cell) => (tile === 0 ? [] : [[cell, tile]])));
  });

  it("is the solution as a moving SVG that ends on the solved board", async () => {
    const page = await visit("#" + addressOf(EASY));
    await waitForAnswer(page, "3 moves");
    const { name, bytes } = await saved(page, "Solution as moving SVG");
    expect(name).toBe("loyd-solution.svg");
    // The browser itself plays it, to just before its end.
    const places = await page.evaluate((text) => {
      const holder = document.body.appendChild(document.createElement("div"));
      holder.setHTMLUnsafe(text);
      const picture = holder.querySelector("svg")!;
      picture.pauseAnimations();
      const at = (seconds: number) => {
        picture.setCurrentTime(seconds);
        return [...picture.querySelectorAll("g > g")].map((tile) => {
          const { e, f } = (tile as SVGGElement).transform.animVal.getItem(0).matrix;
          return `${tile.textContent}: ${Math.round((f - 10) / 64)} ${Math.round((e - 10) / 64)}`;
        });
      };
      return { first: at(0.5), last: at(3.5) };
    }, bytes.toString());
    expect(places.first).toContain("15: 2 2");
    const solved = Array.from({ length: 15 }, (_, index) => `${index + 1}: ${Math.floor(index / 4)} ${index % 4}`);
    expect([...places.last].sort()).toEqual(solved.sort());
  });

  it("is the analysis as text", async () => {
    const page = await visit(`#${addressOf(EASY)}&m=DRLLU&v=analyse`);
    await page.getByText("5 = 3 + 2×1").waitFor();
    const { name, bytes } = await saved(page, "Analysis as text");
    expect(name).toBe("loyd-analysis.txt");
    const text = bytes.toString();
    for (const words of ["Analysis of a solution of 5 moves", " 9 10 15 11", "Moves: DRL2U", "5 = 3 + 2×1", "1 bad move:", "2. 10 right, from 2 to 3 to go; better: 11 left", "Distance to go after each move: 3 2 3 2 1 0", page.url()]) {
      expect(text).toContain(words);
    }
  });
});
