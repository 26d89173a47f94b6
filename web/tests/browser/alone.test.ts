// What only the page without a server has: large tables, and working without a network.

import { readFileSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { gzipSync } from "node:zlib";

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { pageAddress } from "./here.js";
import { EASY, ORDINARY, addressOf, answerOf, visit, waitForAnswer, watchVisits } from "./visit.js";

/** Whether a new board is solved with them: they are read in the background, while others are used. */
async function solvesWithLargeTables(page: Page): Promise<boolean> {
  const before = page.url();
  await page.getByRole("button", { name: "Scramble", exact: true }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  await waitForAnswer(page, /kernel with pdb:/);
  return (await page.getByText("kernel with pdb:7-8").count()) > 0;
}

/** A board of six by six, and a length that only a learned order reaches: without, 236 moves take seconds. */
const SIX = "14 33 7 26 31 3/9 34 11 0 4 1/29 24 15 17 5 2/22 25 16 27 35 19/30 18 13 23 32 20/10 21 12 6 28 8";
const SIX_LEARNED = 200;

/** The page without its engine, compressed, in bytes. */
const HEAVIEST = 90_000;

describe("the page without a server", () => {
  watchVisits();

  it("is light without its engine", () => {
    const folder = resolve(import.meta.dirname, "../../dist-static");
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !/\.(wasm|model)$/.test(entry.name));
    const weights = files.map((file) => gzipSync(readFileSync(join(file.parentPath, file.name))).length);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(HEAVIEST);
  });

  it("says that it computes by itself", async () => {
    const page = await visit();
    await page.getByText("computed in your browser").waitFor();
  });

  it("prepares large tables, keeps them, and uses them at the next visit", async () => {
    const page = await visit("#" + addressOf(ORDINARY));
    await waitForAnswer(page, "53 moves");
    await page.getByRole("button", { name: "Prepare large tables" }).click();
    // Ten seconds of work on an idle machine; only against hanging.
    await page.getByText("Large tables are ready").waitFor({ timeout: 600_000 });
    await expect.poll(() => solvesWithLargeTables(page)).toBe(true);
    await page.reload();
    await waitForAnswer(page, /kernel with pdb:/);
    await expect.poll(() => solvesWithLargeTables(page)).toBe(true);
  }, 900_000);

  it("cancels large tables", async () => {
    const page = await visit();
    await page.getByRole("button", { name: "Prepare large tables" }).click();
    await page.getByRole("progressbar", { name: "Large tables" }).waitFor();
    await page.getByRole("button", { name: "Cancel" }).last().click();
    await page.getByRole("button", { name: "Prepare large tables" }).waitFor();
  });

  it("loads a learned model when a board first needs it, and keeps it", async () => {
    const models: string[] = [];
    const page = await visit("", {}, async (page) => {
      page.on("request", (request) => request.url().endsWith(".model") && models.push(basename(request.url()).slice(0, 3)));
    });
    await waitForAnswer(page, "53 moves");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
    expect(models).toEqual([]);
    await page.goto(`${pageAddress()}#${addressOf(SIX)}`);
    await waitForAnswer(page, /\d+ moves, at least \d+/);
    await expect.poll(() => models).toEqual(["6x6"]);
    const kept = () => page.evaluate(async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat().filter((url) => url.endsWith(".model")).length);
    await expect.poll(kept).toBe(1);
    // Beyond what an untrained order finds in any time that a test has.
    const length = async () => Number(/(\d+) moves, at least/.exec((await answerOf(page).textContent())!)?.[1]);
    await expect.poll(length).toBeLessThanOrEqual(SIX_LEARNED);
    await page.context().setOffline(true);
    await page.reload();
    await waitForAnswer(page, /\d+ moves, at least \d+/);
    await expect.poll(length).toBeLessThanOrEqual(SIX_LEARNED);
  });

  it("has a first solution while a model is still on its way", async () => {
    let send = () => {};
    const sent = new Promise<void>((done) => (send = done));
    // A service worker would load the model past the test.
    const page = await visit(`#${addressOf(SIX)}`, { serviceWorkers: "block" }, async (page) => {
      await page.route("**/*.model", async (route) => {
        await sent;
        await route.continue();
      });
    });
    await waitForAnswer(page, /\d+ moves, at least \d+/);
    const length = async () => Number(/(\d+) moves, at least/.exec((await answerOf(page).textContent())!)?.[1]);
    expect(await length()).toBeGreaterThan(SIX_LEARNED);
    send();
    await expect.poll(length).toBeLessThanOrEqual(SIX_LEARNED);
  });

  it("opens and solves without a network once it was visited, in views that were never opened", async () => {
    const page = await visit();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await waitForAnswer(page, "53 moves");
    await page.goto(`${pageAddress()}#${addressOf(EASY)}&m=RLDLU&v=analyse`);
    await page.locator("distance-graph canvas").waitFor();
    await page.getByRole("link", { name: "Compare" }).click();
    await page.getByRole("heading", { name: "Results" }).waitFor();
  });
});
