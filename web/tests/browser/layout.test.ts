// What every visitor must be given: room on a phone, a page that does not jump,
// dark and light, less motion, and no serious finding of the accessibility check.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { EASY, HARD, addressOf, paste, say, standIn, visit, waitForAnswer, waitForRendering, watchVisits } from "./visit.js";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** One address for each view, with everything in it that the view can show, and a word to wait for. */
const VIEWS: [string, string, string][] = [
  ["solve", "#" + addressOf(EASY), "shortest, proved"],
  ["play", `#${addressOf(EASY)}&m=RLDLU&v=play`, "5 = 3 + 2×1"],
  ["analyse", `#${addressOf(EASY)}&m=RLDLURL&v=analyse`, "7 = 3 + 2×2"],
  ["compare", `#${addressOf(EASY)}&v=compare&h=md%20md%2Blc&e=ida`, "✓ optimal"],
];

/** A solution of the hard board. */
const LONG = "RUL2D2L2URURDRDL2U2LDR2DL2URURDRDLDRURDL3UR2DLUR2U2LULDRURDLUL3DR3ULD2LDRULU2RDRD2LURUL3D2R2DL2URURDLDRU2LDLU2RDRUL2U";

async function open(hash: string, word: string, options = {}): Promise<Page> {
  const page = await visit(hash, options);
  if (hash.includes("v=compare")) await page.getByRole("button", { name: "Compare 2" }).click();
  await page.getByText(word).first().waitFor();
  await waitForRendering(page);
  return page;
}

/** What is wrong by the rules of WCAG 2.2, as far as a program can see it. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const results = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
  return results.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

/** Notes by how much the page jumps. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const note = (entries: PerformanceEntryList) => shifts.push(...entries.map((entry) => (entry as PerformanceEntry & { value: number }).value));
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { noteShifts: () => note(observer.takeRecords()) });
  });
}

/** The sum of all jumps, when everything is on the screen. */
async function shifted(page: Page): Promise<number> {
  await waitForRendering(page);
  return page.evaluate(async () => {
    const { shifts, noteShifts } = window as unknown as { shifts: number[]; noteShifts(): void };
    // A jump is noted with the frame in which it is drawn, which is over when the next one begins.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    noteShifts();
    return shifts.reduce((sum, one) => sum + one, 0);
  });
}

describe("the page", () => {
  watchVisits();

  it.each(VIEWS)("fits a phone of 360 pixels: %s", async (_, hash, word) => {
    const page = await open(hash, word, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const outside = await page.evaluate(() => {
      const found: string[] = [];
      const look = (root: ParentNode) => {
        for (const element of root.querySelectorAll("*")) {
          if (element.shadowRoot) look(element.shadowRoot);
          if (!element.matches("button, input:not(.unseen), select, textarea, canvas, h1, h2")) continue;
          if (element.closest(".scroll")) continue;
          const { left, right, width } = element.getBoundingClientRect();
          if (width > 0 && (left < 0 || right > 360)) found.push(element.outerHTML.slice(0, 80));
        }
      };
      look(document);
      return found;
    });
    expect(outside).toEqual([]);
  });

  it("is played by touch", async () => {
    const page = await open(VIEWS[0]![1], VIEWS[0]![2], { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await page.locator('tile-board [data-tile="15"]').tap();
    await waitForAnswer(page, "2 moves");
  });

  it.each(VIEWS)("has no serious finding of axe, light and dark: %s", async (_, hash, word) => {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await open(hash, word, { colorScheme });
      expect(await findings(page), colorScheme).toEqual([]);
    }
  });

  it("has no serious finding when a board is wrong", async () => {
    const page = await visit();
    await paste(page, "Board, in any notation", "1 1 2");
    await page.locator("board-editor .wrong").waitFor();
    expect(await findings(page)).toEqual([]);
  });

  it("has no serious finding in the guide, and where something is offered", async () => {
    const guide = await visit();
    await guide.getByRole("link", { name: /^Guide/ }).click();
    await guide.getByRole("heading", { name: "Guide" }).waitFor();
    expect(await findings(guide)).toEqual([]);
    const unsolvable = await visit("#s=1_0_2_3_4_5_6_7_8_9_10_11_12_13_14_15");
    await unsolvable.getByRole("button", { name: "Solve it to blank first" }).waitFor();
    expect(await findings(unsolvable)).toEqual([]);
    const blank = await visit(`#${addressOf(EASY)}&m=URD&v=analyse`);
    await blank.getByRole("button", { name: "Read as moves of the blank" }).waitFor();
    expect(await findings(blank)).toEqual([]);
  });

  it("fits a phone and has no serious finding while it searches, and when its link is damaged", async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await visit(`#${addressOf(HARD)}&v=nowhere`, { ...phone, colorScheme }, standIn("solve"));
      await page.getByText("it names no view of this page").waitFor();
      await say(page, "solve", "progress", { bound: 84, lower_bound: 84, nodes_generated: 7, nodes_per_second: 7, seconds: 1, fraction: 0 });
      await say(page, "solve", "solution", { length: 121, lower_bound: 84, moves: LONG });
      await waitForAnswer(page, "best so far");
      await waitForRendering(page);
      expect(await findings(page), colorScheme).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });

  it("fits a phone and has no serious finding with a session, a replay that is wrong, and variations", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await visit(`#${addressOf(EASY)}&v=play`, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme });
      for (const key of ["d", "a", "s", "a", "w"]) await page.keyboard.press(key);
      await page.getByRole("list", { name: "Rounds" }).getByText("5 = 3 + 2×1").waitFor();
      await paste(page, "Replay link of slidysim", "nothing");
      await page.getByRole("button", { name: "Add to session" }).click();
      await page.locator("replay-form .wrong").waitFor();
      await waitForRendering(page);
      expect(await findings(page), colorScheme).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await page.getByRole("link", { name: "Analyse round 1" }).click();
      // The session shows the same.
      await page.locator("analyse-view").getByText("5 = 3 + 2×1").waitFor();
      await paste(page, "Moves: U D L R with counts", "DLU");
      await page.getByRole("list", { name: "Lines on this board" }).waitFor();
      await waitForRendering(page);
      expect(await findings(page), colorScheme).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });

  it.each([1180, 360])("does not jump while it loads and while the answer comes: %s pixels", async (width) => {
    const page = await visit("", { viewport: { width, height: 900 } }, watchShifts);
    await waitForAnswer(page, "53 moves");
    expect(await shifted(page)).toBeLessThan(0.01);
  });

  // Compare still grows when the engine has told its names.
  it.each(["solve", "play", "analyse"].flatMap((view) => [1180, 360].map((width) => [view, width] as const)))("does not jump while a view is laid out: %s, %s pixels", async (view, width) => {
    const page = await visit(`#${addressOf(EASY)}&v=${view}`, { viewport: { width, height: 900 } }, watchShifts);
    await page.getByText("the tile is where it belongs").waitFor();
    expect(await shifted(page)).toBeLessThan(0.01);
  });

  it.each([1180, 360])("does not jump while a search of a large board is told of: %s pixels", async (width) => {
    const page = await visit("#" + addressOf(HARD), { viewport: { width, height: 900 } }, async (page) => {
      await watchShifts(page);
      await standIn("solve")(page);
    });
    const bounds = { lower_bound: 84, moves: LONG };
    await say(page, "solve", "progress", { bound: 84, lower_bound: 84, nodes_generated: 7, nodes_per_second: 7, seconds: 1, fraction: 0 });
    await page.getByRole("button", { name: "Cancel" }).waitFor();
    await say(page, "solve", "solution", { length: 121, ...bounds });
    await waitForAnswer(page, "best so far");
    const figures = { board: HARD, goal: "blank-last", search: "ida", heuristic: "md", nodes_generated: 12, seconds: 0.5 };
    await say(page, "solve", "answer", { ...figures, status: "limit", length: 121, upper_bound: 121, ...bounds });
    await waitForAnswer(page, "limit reached");
    expect(await shifted(page)).toBeLessThan(0.01);
  });

  it("slides tiles smoothly, but not for those who asked for less motion", async () => {
    const duration = (page: Page) => page.locator("tile-board .tile").first().evaluate((tile) => getComputedStyle(tile).transitionDuration.split(",")[0]);
    expect(await duration(await visit())).toBe("0.12s");
    expect(await duration(await visit("", { reducedMotion: "reduce" }))).toBe("0s");
  });

  it("is dark or light as the system says, until the visitor chooses", async () => {
    const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const page = await visit("", { colorScheme: "dark" });
    const dark = await ground(page);
    const light = await ground(await visit("", { colorScheme: "light" }));
    expect(dark).not.toBe(light);
    await page.getByRole("button", { name: "Colours: system" }).click();
    expect(await ground(page)).toBe(light);
    await page.reload();
    await page.getByRole("button", { name: "Colours: light" }).waitFor();
    expect(await ground(page)).toBe(light);
  });
});
