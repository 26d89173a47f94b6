// A visit of the page in Debian's chromium, watched for what must never happen:
// an error on the console, an exception, a request to another machine.

import { type Browser, type BrowserContextOptions, type Locator, type Page, chromium } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";

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

/** Opens the page, or the one at `baseURL`, in a browser that has never seen it; `prepare` is done before it loads. */
export async function visit(hash = "", options: BrowserContextOptions = {}, prepare?: (page: Page) => Promise<void>): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1180, height: 900 }, ...options });
  context.setDefaultTimeout(TIMEOUT);
  const page = await context.newPage();
  const address = options.baseURL ?? pageAddress();
  watch(page, address);
  watched.pages.push(page);
  await prepare?.(page);
  await page.goto(address + hash);
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
export function watch(page: Page, address = pageAddress()): void {
  const test = watched;
  page.on("console", (message) => {
    // The browser notes every answer of 400 and more; for a wrong board that answer is right.
    const refused = message.text().startsWith("Failed to load resource") && (test.areFailuresExpected || message.location().url.includes("/api/"));
    if (message.type() === "error" && !refused) test.troubles.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => test.troubles.push(`exception: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !url.startsWith("blob:") && !url.startsWith("data:")) test.troubles.push(`request to ${url}`);
  });
}

/** What the page asks of its engine. */
export interface Asked {
  command: string;
  fields: Record<string, unknown>;
}

/** Gives every search all the time that is allowed, so that a slow machine sees it running, too. */
export async function searchLong(page: Page): Promise<void> {
  await page.addInitScript((time) => {
    const post = Worker.prototype.postMessage as (message: unknown) => void;
    Worker.prototype.postMessage = function (message: Partial<Asked>) {
      post.call(this, message.command === "solve" ? { ...message, fields: { ...message.fields, time } } : message);
    };
  }, LONGEST_SEARCH);
}

/** Notes what the page asks of its engine from now on, until it is loaded again. */
export async function listen(page: Page): Promise<() => Promise<Asked[]>> {
  await page.evaluate(() => {
    const asked: Asked[] = [];
    Object.assign(window, { asked });
    const post = Worker.prototype.postMessage as (message: unknown) => void;
    Worker.prototype.postMessage = function (message: Partial<Asked>) {
      if (message.command) asked.push({ command: message.command, fields: message.fields! });
      post.call(this, message);
    };
  });
  return () => page.evaluate(() => (window as unknown as { asked: Asked[] }).asked);
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

/** Takes the engine's place for these commands: the page hears only what the test says. */
export function standIn(...commands: string[]): (page: Page) => Promise<void> {
  return async (page) => {
    await page.addInitScript((commands) => {
      const waiting: Record<string, Worker> = {};
      Object.assign(window, { waiting });
      const post = Worker.prototype.postMessage as (message: unknown) => void;
      Worker.prototype.postMessage = function (message: Partial<Asked>) {
        if (message.command && commands.includes(message.command)) waiting[message.command] = this;
        else post.call(this, message);
      };
    }, commands);
  };
}

/** Says something to a page that waits for a command whose place is taken. */
export async function say(page: Page, command: string, event: string, data: object): Promise<void> {
  await page.waitForFunction((command) => command in (window as unknown as Waiting).waiting, command);
  await page.evaluate(
    ({ command, event, data }) => {
      const { waiting } = window as unknown as Waiting;
      const worker = waiting[command]!;
      if (event === "answer" || event === "failure") delete waiting[command];
      worker.dispatchEvent(new MessageEvent("message", { data: { event, data } }));
    },
    { command, event, data },
  );
}

interface Waiting {
  waiting: Record<string, Worker>;
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
