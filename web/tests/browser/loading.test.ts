// Scripts that are loaded when they are first needed: the views beside Solve, and what draws graphs.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { EASY, addressOf, expectFailures, visit, waitForAnswer, watchVisits } from "./visit.js";

/** Every view, and a heading that only it has. */
const VIEWS: [string, string][] = [
  ["Solve", "Edit"],
  ["Play", "Replay"],
  ["Analyse", "Solution"],
  ["Compare", "Results"],
];

const VIEWS_SCRIPT = "**/assets/views-*.js";
const GRAPH_SCRIPT = "**/assets/uPlot*.js";

/** A service worker would load scripts past the test. */
const OPTIONS = { serviceWorkers: "block" } as const;

/** Lets these files fail to load. */
function cutOff(files: string): (page: Page) => Promise<void> {
  return async (page) => void (await page.route(files, (route) => route.abort()));
}

/** Lets nothing through to these files until the returned function is called. */
async function holdBack(page: Page, files: string): Promise<() => void> {
  let send = () => {};
  const sent = new Promise<void>((done) => (send = done));
  await page.route(files, async (route) => {
    await sent;
    await route.continue();
  });
  return send;
}

async function open(page: Page, view: string): Promise<void> {
  await page.getByRole("link", { name: view, exact: true }).click();
}

describe("a view", () => {
  watchVisits();

  it("opens by its link, one after the other", async () => {
    const page = await visit("#" + addressOf(EASY));
    for (const [view, heading] of [...VIEWS, ...VIEWS.toReversed()]) {
      await open(page, view);
      await page.getByRole("heading", { name: heading, exact: true }).waitFor();
    }
  });

  it.each(VIEWS)("opens by its address: %s", async (view, heading) => {
    const page = await visit(`#${addressOf(EASY)}&v=${view.toLowerCase()}`);
    await page.getByRole("heading", { name: heading, exact: true }).waitFor();
    await page.getByText("the tile is where it belongs").waitFor();
  });

  it("says that it is being loaded", async () => {
    let send = () => {};
    const page = await visit("#" + addressOf(EASY), OPTIONS, async (page) => {
      send = await holdBack(page, VIEWS_SCRIPT);
    });
    await open(page, "Play");
    await page.getByRole("status").getByText("Loading Play …").waitFor();
    await open(page, "Compare");
    await page.getByRole("status").getByText("Loading Compare …").waitFor();
    await open(page, "Solve");
    await waitForAnswer(page, "3 moves");
    await open(page, "Play");
    await page.getByRole("status").getByText("Loading Play …").waitFor();
    send();
    await page.getByRole("heading", { name: "Replay" }).waitFor();
    expect(await page.getByText("Loading Play …").count()).toBe(0);
  });

  it("says that it could not be loaded, and is loaded when asked again", async () => {
    expectFailures();
    const page = await visit(`#${addressOf(EASY)}&v=play`, OPTIONS, cutOff(VIEWS_SCRIPT));
    const message = page.getByRole("alert").filter({ hasText: "Play could not be loaded" });
    await message.waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await message.waitFor();
    await open(page, "Solve");
    await waitForAnswer(page, "3 moves");
    await open(page, "Play");
    await message.waitFor();
    await page.unroute(VIEWS_SCRIPT);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Replay" }).waitFor();
    expect(await message.count()).toBe(0);
  });

  it("is loaded without being asked for, and opens when the server is gone", async () => {
    expectFailures();
    let loaded = () => {};
    const whenLoaded = new Promise<void>((done) => (loaded = done));
    const page = await visit("#" + addressOf(EASY), OPTIONS, async (page) => {
      page.on("requestfinished", (request) => request.url().includes("/assets/views-") && loaded());
    });
    await waitForAnswer(page, "3 moves");
    await whenLoaded;
    await cutOff("**/*")(page);
    await open(page, "Play");
    await page.getByRole("heading", { name: "Replay" }).waitFor();
  });
});

describe("the graph", () => {
  watchVisits();

  const analysis = `#${addressOf(EASY)}&m=DRLLU&v=analyse`;

  it("is drawn", async () => {
    const page = await visit(analysis);
    await page.locator("distance-graph canvas").waitFor();
  });

  it("is walked by keyboard while what draws it is on its way", async () => {
    let send = () => {};
    const page = await visit(analysis, OPTIONS, async (page) => {
      send = await holdBack(page, GRAPH_SCRIPT);
    });
    const slider = page.getByRole("slider", { name: /Distance to the goal/ });
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => slider.getAttribute("aria-valuetext")).toBe("After move 1: 2 moves to go");
    expect(await page.locator("distance-graph canvas").count()).toBe(0);
    send();
    await page.locator("distance-graph canvas").waitFor();
  });

  it("says that it could not be loaded, and is drawn when asked again", async () => {
    expectFailures();
    const page = await visit(analysis, OPTIONS, cutOff(GRAPH_SCRIPT));
    const message = page.getByRole("alert").filter({ hasText: "The graph could not be loaded" });
    await message.waitFor();
    await page.unroute(GRAPH_SCRIPT);
    await page.locator("distance-graph").getByRole("button", { name: "Try again" }).click();
    await page.locator("distance-graph canvas").waitFor();
    await expect.poll(() => message.count()).toBe(0);
  });
});
