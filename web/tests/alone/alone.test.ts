// What only the page without a server has: large tables, and working without a network.

import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { ORDINARY, addressOf, visit, waitForAnswer, watchVisits } from "../browser/visit.js";

/** Whether a new board is solved with them: they are read in the background, while others are used. */
async function solvesWithLargeTables(page: Page): Promise<boolean> {
  const before = page.url();
  await page.getByRole("button", { name: "Scramble", exact: true }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  await waitForAnswer(page, /kernel with pdb:/);
  return (await page.getByText("kernel with pdb:7-8").count()) > 0;
}

/** The page without its engine, compressed, in bytes. */
const HEAVIEST = 90_000;

describe("the page without a server", () => {
  watchVisits();

  it("is light without its engine", () => {
    const folder = resolve(import.meta.dirname, "../../dist-static");
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !entry.name.endsWith(".wasm"));
    const weights = files.map((file) => gzipSync(readFileSync(join(file.parentPath, file.name))).length);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(HEAVIEST);
  });

  it("says that it computes by itself", async () => {
    const page = await visit();
    await page.getByText("computed in your browser").waitFor();
  });

  // Minutes of work on a busy machine: only with LOYD_FULL_TESTS.
  it.skipIf(!process.env["LOYD_FULL_TESTS"])("prepares large tables, keeps them, and uses them at the next visit", async () => {
    const page = await visit("#" + addressOf(ORDINARY));
    await waitForAnswer(page, "53 moves");
    await page.getByRole("button", { name: "Prepare large tables" }).click();
    // Half a minute of work, and only against hanging.
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

  it("opens and solves without a network once it was visited", async () => {
    const page = await visit();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await waitForAnswer(page, "53 moves");
  });
});
