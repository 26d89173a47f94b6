// The page in Firefox: it loads, solves, lets one play, and analyses.

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { EASY, addressOf } from "../browser/boards.js";
import { pageAddress } from "../browser/here.js";
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
    await visit(`#${addressOf("14 5 9 2 18/8 23 19 12 17/15 0 10 20 4/6 11 21 1 7/24 3 16 22 13")}`);
    await firefox.waitForText(/\d+ moves ?, at least \d+/);
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
});
