// How quickly the page without a server answers, in chromium. Reports, and never fails on time.
//
//   npm run build:static && npm run bench
//
// Seconds of the clock depend on what else the machine does; those of the processor (all threads
// of the page's process) much less.

import { resolve } from "node:path";

import { type Browser, type Page, chromium } from "playwright-core";
import { it } from "vitest";

import { FLAGS, chromiumPlace } from "../tests/browser/chromium.js";
import { serveFolder } from "../tests/browser/host.js";

const BOARDS = 200;
const VISITS = 5;

interface Loyd {
  scramble(wish: object): Promise<{ boards: { board: string }[] }>;
  solve(board: string): Promise<{ length: number; nodes_generated: number }>;
}

async function open(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(300_000);
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({ type: "longtask", buffered: true });
  });
  await page.goto(address);
  return page;
}

/** Seconds of the processor that the page's process has used. */
async function processorSeconds(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find((metric) => metric.name === "ProcessTime")?.value ?? NaN;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

async function firstAnswers(browser: Browser, address: string): Promise<void> {
  const [clock, processor, longest]: [number[], number[], number[]] = [[], [], []];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const page = await open(browser, address);
    await page.getByText("53 moves").first().waitFor();
    clock.push(await page.evaluate(() => performance.now() / 1000));
    processor.push(await processorSeconds(page));
    longest.push(await page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks)));
    await page.context().close();
  }
  console.log(`first answer, cold: median ${median(clock).toFixed(2)} s, processor ${median(processor).toFixed(2)} s; longest task of the page ${Math.max(...longest).toFixed(0)} ms`);
}

async function randomBoards(browser: Browser, address: string): Promise<void> {
  const page = await open(browser, address + "example.html");
  const solve = ({ count, seed }: { count: number; seed: number }) =>
    page.evaluate(
      async ({ count, seed }) => {
        const holder = window as unknown as { loyd?: Loyd };
        // The test runner would put its own function in the place of a plain import.
        const load = new Function("path", "return import(path)") as (path: string) => Promise<{ createLoyd(): Loyd }>;
        holder.loyd ??= (await load(new URL("./index.js", location.href).href)).createLoyd();
        const { boards } = await holder.loyd.scramble({ count, seed });
        const times: number[] = [];
        for (const { board } of boards) {
          const began = performance.now();
          await holder.loyd.solve(board);
          times.push(performance.now() - began);
        }
        return times;
      },
      { count, seed },
    );
  await solve({ count: 1, seed: 1 });
  const before = await processorSeconds(page);
  const times = await solve({ count: BOARDS, seed: 2 });
  const used = (1000 * ((await processorSeconds(page)) - before)) / BOARDS;
  console.log(`${BOARDS} random 4x4 boards: median ${median(times).toFixed(1)} ms, worst ${Math.max(...times).toFixed(0)} ms; processor ${used.toFixed(1)} ms on average`);
}

it("answers", async () => {
  const browser = await chromium.launch({ executablePath: chromiumPlace(), args: FLAGS });
  const folders = [resolve(import.meta.dirname, "../dist-static"), resolve(import.meta.dirname, "../../npm")];
  const hosts = await Promise.all(folders.map(serveFolder));
  const [page, pack] = hosts.map((host) => `http://127.0.0.1:${(host.address() as { port: number }).port}/`);
  try {
    await firstAnswers(browser, page!);
    await randomBoards(browser, pack!);
  } finally {
    await browser.close();
    for (const host of hosts) host.close();
  }
});
