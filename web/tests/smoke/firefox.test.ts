// The page in Firefox: it loads, fits, solves, lets one play, and analyses; and so does the single file.

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { EASY, HARD, ORDINARY, addressOf } from "../browser/boards.js";
import { pageAddress } from "../browser/here.js";
import { singleFile } from "../browser/page.js";
import { Firefox } from "./firefox.js";

/** The arrow keys, as WebDriver names them. */
const [LEFT, UP, RIGHT, DOWN] = ["\uE012", "\uE013", "\uE014", "\uE015"];

describe("the page in Firefox", () => {
  let firefox: Firefox;
  beforeAll(async () => {
    firefox = await Firefox.start();
  });
  afterAll(() => firefox?.close());

  const visit = (hash: string) => firefox.visit(pageAddress() + hash);

  it("loads, and solves the board that it shows", async () => {
    await visit("");
    await firefox.waitForText(/53 moves/);
    expect(await firefox.run(`return everything(document).filter((one) => one.matches("[data-tile]")).length;`)).toBe(15);
  });

  it("solves a board of its address, and plays the solution", async () => {
    await visit(`#${addressOf(EASY)}`);
    await firefox.waitForText(/(?<!\d)3 moves/);
    await firefox.click("To the end");
    await expect.poll(() => firefox.run<string>("return location.hash;")).toContain("p=3");
  });

  it("has a first solution of a larger board", async () => {
    await visit(`#${addressOf(HARD)}`);
    await firefox.waitForText(/\d+ moves ?, at least \d+/);
  });

  it("fits its window, and takes a board and arrow keys", async () => {
    await visit(`#${addressOf(ORDINARY)}`);
    await firefox.waitForText(/53 moves/);
    expect(await firefox.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth;")).toBe(0);
    const [width, height, window] = await firefox.run<[number, number, number]>(`
      const { width, height } = everything(document).find((one) => one.matches(".tray")).getBoundingClientRect();
      return [width, height, innerHeight];`);
    expect(width).toBeCloseTo(height, 0);
    expect(height).toBeGreaterThan(200);
    expect(height).toBeLessThanOrEqual(window);
    await visit(`#${addressOf("1 2 3/4 5 6/7 8 0")}`);
    await firefox.write("Board, in any notation", EASY);
    await firefox.waitForText(/(?<!\d)3 moves/);
    await firefox.click("Copy link");
    await firefox.press(DOWN!);
    await firefox.waitForText(/(?<!\d)2 moves/);
  });

  it("lets one play by keys, and judges the game", async () => {
    await visit(`#${addressOf(EASY)}&v=play`);
    await firefox.waitForText(/Ready/);
    await firefox.press(RIGHT!, LEFT!, DOWN!, LEFT!, UP!);
    await firefox.waitForText(/5 = 3 \+ 2×1/);
    await firefox.press(" ");
    await firefox.waitForText(/Ready/);
  });

  it("analyses a solution that is written down", async () => {
    await visit(`#${addressOf(EASY)}&v=analyse`);
    await firefox.write("Moves: U D L R with counts", "RLDLURL");
    await firefox.waitForText(/7 = 3 \+ 2×2/);
    await firefox.waitForText(/Move 1 ?: 14 right/);
  });

  it("solves from a single file", async () => {
    await firefox.visit(`${singleFile()}#${addressOf(EASY)}`);
    await firefox.waitForText(/(?<!\d)3 moves/);
    await firefox.click("Compare");
    await firefox.waitForText(/Results/);
    await firefox.visit(`${singleFile()}#${addressOf(HARD)}`);
    await firefox.waitForText(/\d+ moves ?, at least \d+/);
  });
});
