// A visit of the page in Debian's chromium, watched for what must never happen:
// an error on the console, an exception, a request to another machine.

import { type Browser, type BrowserContextOptions, type Locator, type Page, chromium } from "playwright-core";
import { TestRunner, afterAll, afterEach, beforeAll, expect, inject } from "vitest";

import { LONGEST_SEARCH } from "./boards.js";
import { FLAGS, chromiumPlace } from "./chromium.js";
import { pageAddress } from "./here.js";

export { EASY, HARD, ORDINARY, addressOf } from "./boards.js";

/** How long to wait for anything; only against hanging. */
const TIMEOUT = 120_000;

/** What one test did and saw. What its pages still say while they are closed belongs to it, not to the next test. */
interface Watched {
  readonly pages: Page[];
  readonly troubles: string[];
  areFailuresExpected: boolean;
}

let browser: Browser;
let watched = nothingYet();

function nothingYet(): Watched {
  return { pages: [], troubles: [], areFailuresExpected: false };
}

/** Whether the page asks a server; otherwise it has an engine of its own. */
export function hasServer(): boolean {
  return inject("form") === "server";
}

/** Skips a test that needs a server, if there is none. */
function needServer(): void {
  if (!hasServer()) TestRunner.getCurrentTest()?.context.skip("it takes the place of a server");
}

/** To be called once in every file of browser tests. */
export function watchVisits(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: chromiumPlace(), args: FLAGS, timeout: TIMEOUT });
  });
  afterEach(async () => {
    const { pages, troubles } = watched;
    watched = nothingYet();
    await Promise.all(pages.map((page) => page.context().close()));
    expect(troubles).toEqual([]);
  });
  afterAll(() => browser.close());
}

/** Opens the page in a browser that has never seen it; `prepare` is done before it loads. */
export async function visit(hash = "", options: BrowserContextOptions = {}, prepare?: (page: Page) => Promise<void>): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1180, height: 900 }, ...options });
  context.setDefaultTimeout(TIMEOUT);
  const page = await context.newPage();
  watch(page);
  watched.pages.push(page);
  await prepare?.(page);
  await page.goto(pageAddress() + hash);
  await page.locator("loyd-page main").waitFor();
  // The view may still be on its way, or be laid out.
  await page.locator("loyd-page main [aria-busy=true]").waitFor({ state: "detached" });
  return page;
}

/** In this test, files of the page cannot be loaded. */
export function expectFailures(): void {
  watched.areFailuresExpected = true;
}

/** Watches a page that a test opened itself. */
export function watch(page: Page): void {
  const test = watched;
  page.on("console", (message) => {
    // The browser notes every answer of 400 and more; for a wrong board that answer is right.
    const refused = message.text().startsWith("Failed to load resource") && (test.areFailuresExpected || message.location().url.includes("/api/"));
    if (message.type() === "error" && !refused) test.troubles.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => test.troubles.push(`exception: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(pageAddress()) && !url.startsWith("blob:") && !url.startsWith("data:")) test.troubles.push(`request to ${url}`);
  });
}

/** Gives every search all the time that is allowed, so that a slow machine sees it running, too. */
export async function searchLong(page: Page): Promise<void> {
  await page.route("**/api/solve", async (route) => {
    const wish = route.request().postDataJSON() as object;
    await route.continue({ postData: JSON.stringify({ ...wish, time: LONGEST_SEARCH }) });
  });
  // An engine in the page is asked by messages.
  await page.addInitScript((time) => {
    const post = Worker.prototype.postMessage as (message: unknown) => void;
    Worker.prototype.postMessage = function (message: { command?: string; fields?: object }) {
      post.call(this, message.command === "solve" ? { ...message, fields: { ...message.fields, time } } : message);
    };
  }, LONGEST_SEARCH);
}

/** Waits until nothing on the page is still to be rendered: much of it comes in pieces. */
export async function waitForRendering(page: Page): Promise<void> {
  // The footer comes last.
  await page.locator("page-footer").waitFor();
  await page.evaluate(async () => {
    interface Component extends Element {
      isUpdatePending?: boolean;
      updateComplete?: Promise<boolean>;
    }
    const everything = (root: ParentNode): Component[] => [...root.querySelectorAll("*")].flatMap((one) => (one.shadowRoot ? [one, ...everything(one.shadowRoot)] : []));
    for (;;) {
      const pending = everything(document).filter((one) => one.isUpdatePending);
      if (pending.length === 0) return;
      await Promise.all(pending.map((one) => one.updateComplete));
    }
  });
}

/** The buttons of the list of moves, which comes in pieces. */
export function movesOf(page: Page): Locator {
  return page.getByRole("list", { name: "Moves", exact: true }).getByRole("button");
}

/** Takes the server's place for these paths: the page hears only what the test says. */
export function standIn(...paths: string[]): (page: Page) => Promise<void> {
  needServer();
  return async (page) => {
    await page.addInitScript((paths) => {
      const real = window.fetch.bind(window);
      const streams: Record<string, ReadableStreamDefaultController> = {};
      Object.assign(window, { streams });
      window.fetch = (input, init) => {
        const path = paths.find((one) => String(input).endsWith(one));
        if (!path) return real(input, init);
        const stream = new ReadableStream({ start: (controller) => void (streams[path] = controller) });
        const mine = streams[path]!;
        init?.signal?.addEventListener("abort", () => mine.error(new DOMException("given up", "AbortError")));
        return Promise.resolve(new Response(stream, { headers: { "Content-Type": "text/event-stream" } }));
      };
    }, paths);
  };
}

/** Says something to a page that waits for a path whose place is taken. */
export async function say(page: Page, path: string, event: string, content: object): Promise<void> {
  await page.waitForFunction((path) => path in (window as unknown as Streams).streams, path);
  await page.evaluate(
    ({ path, text, last }) => {
      const { streams } = window as unknown as Streams;
      streams[path]!.enqueue(new TextEncoder().encode(text));
      if (last) delete streams[path];
    },
    { path, text: `event: ${event}\ndata: ${JSON.stringify(content)}\n\n`, last: event === "answer" },
  );
}

interface Streams {
  streams: Record<string, ReadableStreamDefaultController>;
}

/** The board on the glass, as text, read from what is drawn. */
export async function shownBoard(page: Page): Promise<string> {
  return page.locator("tile-board").first().evaluate((element) => {
    const tray = element.shadowRoot!.querySelector<HTMLElement>(".tray")!;
    const columns = Number(tray.style.getPropertyValue("--columns"));
    const rows = Number(tray.style.getPropertyValue("--rows"));
    const cells = Array.from({ length: rows * columns }, () => 0);
    for (const tile of tray.querySelectorAll<HTMLElement>("[data-tile]")) {
      const cell = Number(tile.style.getPropertyValue("--y")) * columns + Number(tile.style.getPropertyValue("--x"));
      cells[cell] = Number(tile.dataset["tile"]);
    }
    return Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns).join(" ")).join("/");
  });
}

/** The card with the answer. */
export function answerOf(page: Page): Locator {
  return page.getByRole("region", { name: "Answer" });
}

/** Waits until the answer's card has these words; `3 moves` is not found in `53 moves`. */
export async function waitForAnswer(page: Page, words: string | RegExp): Promise<void> {
  const whole = typeof words === "string" ? new RegExp(`(?<!\\d)${words}`) : words;
  await answerOf(page).filter({ hasText: whole }).waitFor();
}

/** Writes into a field as a person pasting does. */
export async function paste(page: Page, label: string | RegExp, text: string): Promise<void> {
  await page.getByLabel(label).first().fill(text);
}
