// What only the page of `loyd serve` does: it waits for others, keeps to limits, says that its server
// is gone, and does nothing that its server's policy forbids.

import type { AddressInfo } from "node:net";
import { resolve } from "node:path";

import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";

import { LONGEST_SEARCH } from "../browser/boards.js";
import { pageAddress } from "../browser/here.js";
import { serveFolder } from "../browser/host.js";
import { RED } from "../browser/picture.js";
import { type RunningServer, startServer } from "../browser/server.js";
import { EASY, HARD, ORDINARY, addressOf, expectFailures, movesOf, paste, visit, waitForAnswer, waitForRendering, watchVisits } from "../browser/visit.js";
import { countSearches, searchLong } from "./asking.js";

/** A board of three moves that is large, so that its search waits for others that are long. */
const LARGE_EASY = "1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 24 19/21 22 23 0 20";

let server: RunningServer;

/** Starts a server of its own for a test. */
async function serve(wish: Parameters<typeof startServer>[0] = {}): Promise<{ baseURL: string }> {
  server = await startServer(wish);
  return { baseURL: server.page };
}

/** Keeps a thread of a server busy until the returned function is called. */
async function occupy(address: string): Promise<() => void> {
  const giveUp = new AbortController();
  const body = JSON.stringify({ board: HARD, time: LONGEST_SEARCH, threads: 1 });
  void fetch(new URL("/api/solve", address), { method: "POST", headers: { "Content-Type": "application/json" }, body, signal: giveUp.signal }).catch(() => undefined);
  await expect.poll(() => countSearches(address)).toBe(1);
  return () => giveUp.abort();
}

describe("a busy server", () => {
  // Before the visits, so that their pages are closed first.
  afterEach(() => server.stop());
  watchVisits();

  it("gives a first solution to a quick request while the search waits for others", async () => {
    const options = await serve({ options: ["--threads", "1"] });
    const leave = await occupy(options.baseURL);
    const wishes: unknown[] = [];
    const page = await visit("#" + addressOf(LARGE_EASY), options, async (page) => {
      page.on("request", (request) => request.url().endsWith("/api/solve") && wishes.push(request.postDataJSON()));
    });
    await waitForAnswer(page, /Waiting, 1 before this one/);
    await waitForAnswer(page, "3 moves");
    await expect.poll(() => movesOf(page).count()).toBe(3);
    expect(wishes[1]).toEqual({ board: LARGE_EASY, goal: "blank-last", metric: "stm", time: 0.2 });
    expect(wishes).toHaveLength(2);
    leave();
    await waitForAnswer(page, /3 moves\s*✓ shortest, proved\s*[\d.]+ m?s, /);
  });

  it("says that it has too much to do, and answers when asked again", async () => {
    const options = await serve({ options: ["--threads", "1", "--queue", "1"] });
    const leave = await occupy(options.baseURL);
    const page = await visit("#" + addressOf(LARGE_EASY), options);
    await waitForAnswer(page, "this address has as many requests waiting as it may");
    leave();
    await expect.poll(() => countSearches(options.baseURL)).toBe(0);
    await page.getByRole("button", { name: "Try again" }).click();
    await waitForAnswer(page, /3 moves\s*✓ shortest, proved/);
  });
});

describe("the limits of a server", () => {
  // Before the visits, so that their pages are closed first.
  afterEach(() => server.stop());
  watchVisits();

  it("are kept to", async () => {
    const options = await serve({ time: 1 });
    const times: unknown[] = [];
    const page = await visit("#" + addressOf(HARD), options, async (page) => {
      page.on("request", (request) => request.url().endsWith("/api/solve") && times.push((request.postDataJSON() as { time: number }).time));
    });
    await waitForAnswer(page, "limit reached");
    await page.getByRole("button", { name: "Search longer" }).click();
    await expect.poll(() => times.length).toBeGreaterThan(1);
    await waitForAnswer(page, "limit reached");
    expect(new Set(times)).toEqual(new Set([1]));
  });
});

describe("a server that is gone", () => {
  watchVisits();

  it("is said to be gone when something is asked, and is asked again", async () => {
    expectFailures();
    const options = await serve();
    const page = await visit("#" + addressOf(EASY), options);
    await waitForAnswer(page, "3 moves");
    await server.stop();
    await page.locator('tile-board [data-tile="15"]').click();
    await waitForAnswer(page, "The server does not answer. Start it again with `loyd serve`.");
    await paste(page, "Board, in any notation", ORDINARY);
    await page.locator("board-editor .wrong").getByText("The server does not answer").waitFor();
    // At the same address.
    await serve({ port: Number(new URL(options.baseURL).port) });
    await page.getByRole("button", { name: "Try again" }).click();
    await waitForAnswer(page, "2 moves");
    await server.stop();
  });

  it("is said to be gone in the middle of a search", async () => {
    expectFailures();
    const options = await serve();
    const page = await visit("#" + addressOf(HARD), options, searchLong);
    await waitForAnswer(page, /\d+ moves, at least \d+\s*best so far/);
    await server.stop("SIGKILL");
    await waitForAnswer(page, /The connection ended before the answer came|network error/);
  });
});

describe("the page of a server", () => {
  watchVisits();

  it("says that its server computes, and offers no tables", async () => {
    const page = await visit("#" + addressOf(EASY));
    await page.getByText("computed by the loyd server that sent you this page").waitFor();
    await waitForRendering(page);
    expect(await page.getByRole("button", { name: "Prepare large tables" }).count()).toBe(0);
  });

  // What is forbidden is an error on the console, which every visit is watched for.
  it("does nothing that the server's policy forbids", async () => {
    const page = await visit(`#${addressOf(EASY)}&m=DRLLU&v=analyse`);
    await page.locator("distance-graph canvas").waitFor();
    await save(page, "Analysis as text");
    await page.getByRole("link", { name: "Compare" }).click();
    await page.getByRole("button", { name: /^Compare \d/ }).click();
    await page.getByRole("figure", { name: "Nodes generated" }).waitFor();
    await save(page, "Export CSV");
    await page.getByRole("link", { name: "Play" }).click();
    await page.getByRole("heading", { name: "Replay" }).waitFor();
    await page.getByRole("link", { name: "Solve" }).click();
    await waitForAnswer(page, "3 moves");
    await page.getByLabel("Picture file").setInputFiles(RED);
    await expect.poll(() => page.locator("tile-board canvas").count()).toBe(15);
    for (const button of ["Board as PNG", "Board as SVG", "Solution as moving SVG"]) await save(page, button);
    await page.getByRole("button", { name: "Colours: system" }).click();
    await page.reload();
    await expect.poll(() => page.locator("tile-board canvas").count()).toBe(15);
    await page.getByRole("link", { name: /^Guide/ }).click();
    await page.getByRole("heading", { name: "Guide" }).waitFor();
  });

  it("is the only one that its server answers", async () => {
    const page = await visit("#" + addressOf(EASY));
    const host = await serveFolder(resolve(import.meta.dirname, "../../public"));
    try {
      // A page of another address, which nobody watches for its troubles.
      const other = await page.context().newPage();
      await other.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/guide.html`);
      const ask = (page: Page) =>
        page.evaluate(
          (address) =>
            fetch(address, { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"text":"1 2 3/4 5 6/7 8 0"}' }).then(
              (response) => response.status,
              () => "refused",
            ),
          pageAddress() + "api/board",
        );
      expect(await ask(other)).toBe("refused");
      expect(await ask(page)).toBe(200);
    } finally {
      await new Promise((done) => host.close(done));
    }
  });
});

async function save(page: Page, button: string): Promise<void> {
  await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button }).click()]);
}
