// The npm package as users get it: packed, installed into an empty folder, used in Node, and built
// with vite into a page.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { FLAGS, chromiumPlace } from "../browser/chromium.js";
import { serveFolder } from "../browser/host.js";

const npmFolder = resolve(import.meta.dirname, "../../../npm");
const vite = resolve(import.meta.dirname, "../../node_modules/vite/bin/vite.js");
const tsc = resolve(import.meta.dirname, "../../node_modules/typescript/bin/tsc");

const PROGRAM = `
import { createLoyd } from "loyd";
const loyd = createLoyd();
const solved = await loyd.solve("5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15");
const { boards } = await loyd.scramble({ length: 40, seed: 1 });
const giveUp = new AbortController();
const long = loyd.solve("14 5 9 2 18/8 23 19 12 17/15 0 10 20 4/6 11 21 1 7/24 3 16 22 13", {
  signal: giveUp.signal, onSolution: () => giveUp.abort(),
}).catch((error) => error.name);
const wrong = await loyd.solve("1 2 3/4 5 6/7 7 0").catch((error) => error.kind);
const learned = await loyd.solve("14 33 7 26 31 3/9 34 11 0 4 1/29 24 15 17 5 2/22 25 16 27 35 19/30 18 13 23 32 20/10 21 12 6 28 8", { search: "beam", nodes: 50000 });
const list = await loyd.solve([1, 2, 3, 4, 5, 6, 7, 0, 8]);
const rows = await loyd.solve([[1, 2, 3], [4, 5, 6], [7, 0, 8]]);
const record = await loyd.solve(boards[0], { nodes: "10M", all: true });
const { estimates } = await loyd.estimate(boards[0]);
if (list.moves !== "L" || rows.moves !== "L" || record.length !== 40 || !record.solutions_complete || estimates.length < 5) throw new Error("boards as lists");
console.log(JSON.stringify([learned.length < 200, solved.length, boards[0].length, await long, wrong, (await loyd.hint("1 2 3/4 5 6/7 0 8")).moves]));
loyd.close();
`;

/** What happens after `close`, and without it: threads that have nothing to answer keep no program alive. */
const ENDING = `
import { createLoyd } from "loyd";
const closed = createLoyd();
await closed.solve("1 2 3/4 5 6/7 0 8");
closed.close();
const after = await closed.solve("1 2 3/4 5 6/7 0 8").catch((error) => [error.kind, error.message]);
const open = createLoyd();
const heard = [];
const board = (await open.scramble({ size: "6x6", seed: 3 })).boards[0];
await open.solve(board, { search: "beam", nodes: 50000, onSolution: ({ length }) => heard.push(length) });
const ordered = heard.length > 0 && heard.every((length, at) => at === 0 || length < heard[at - 1]);
await open.solve("1 2 3/4 5 6/7 0 8");
const rendered = await import("loyd/board");
console.log(JSON.stringify([after, ordered, typeof rendered.LoydBoard]));
`;

const TYPED = `
import { createLoyd, type EstimateRecord, type SolveRecord } from "loyd";
import "loyd/board";
const loyd = createLoyd();
const solved: Promise<SolveRecord> = loyd.solve("1 2 3/4 5 6/7 0 8", { time: 1, nodes: "10M", all: true, limit: 3, memory: 1e6, weight: 1 });
const listed: Promise<SolveRecord> = loyd.solve([[1, 2], [3, 0]], { goal: [1, 2, 3, 0] });
const drawn = async () => loyd.solve((await loyd.scramble()).boards[0]!);
const estimates: Promise<EstimateRecord> = loyd.estimate([1, 2, 3, 0]);
// @ts-expect-error there is no such wish
void loyd.solve("1 2/3 0", { tme: 1 });
document.querySelector("loyd-board")!.play();
export { drawn, estimates, listed, solved };
`;

const PAGE = `<!doctype html>
<html lang="en"><head><title>A page</title><script type="module" src="./page.js"></script></head>
<body><loyd-board board="5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15" hint></loyd-board><p></p></body></html>`;

const SCRIPT = `
import "loyd/board";
import { createLoyd } from "loyd";
const solved = await createLoyd().solve("5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15");
document.querySelector("p").textContent = solved.length + " moves";
`;

describe("the npm package", () => {
  const folder = mkdtempSync(join(tmpdir(), "loyd-package-"));
  const { NODE_ENV: _, ...env } = process.env;
  const run = (program: string, words: string[]) => execFileSync(program, words, { cwd: folder, env, encoding: "utf8" });

  beforeAll(() => {
    const packed = execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: npmFolder, env, encoding: "utf8" });
    writeFileSync(join(folder, "package.json"), '{"private":true,"type":"module"}');
    run("npm", ["install", "--no-audit", "--no-fund", "--offline", `./${packed.trim().split("\n").pop()!}`]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("solves, scrambles, is given up and complains in Node", () => {
    writeFileSync(join(folder, "program.js"), PROGRAM);
    expect(JSON.parse(run(process.execPath, ["program.js"]))).toEqual([true, 53, 40, "AbortError", "bad_board", "L"]);
  });

  it("refuses what is asked after its end, and lets a program end that has its answers", () => {
    writeFileSync(join(folder, "ending.js"), ENDING);
    const closed = ["cancelled", "the engine was closed"];
    expect(JSON.parse(run(process.execPath, ["ending.js"]))).toEqual([closed, true, "function"]);
  });

  it("has types", () => {
    writeFileSync(join(folder, "typed.ts"), TYPED);
    run(process.execPath, [tsc, "--noEmit", "--strict", "--module", "esnext", "--moduleResolution", "bundler", "--target", "es2022", "--lib", "es2023,dom", "--types", "", "typed.ts"]);
  });

  it("is a page after vite, with a board that shows a hint", async () => {
    mkdirSync(join(folder, "page"));
    writeFileSync(join(folder, "page/index.html"), PAGE);
    writeFileSync(join(folder, "page/page.js"), SCRIPT);
    run(process.execPath, [vite, "build", "page", "--base", "./", "--logLevel", "error"]);
    await look(join(folder, "page/dist"), "");
  });

  it("is a page without a bundler, with two lines", async () => {
    await look(join(folder, "node_modules/loyd"), "example.html");
  });

  /** Opens a page with a board, plays on it and asks for a hint. */
  async function look(root: string, path: string): Promise<void> {
    const host = await serveFolder(root);
    const browser = await chromium.launch({ executablePath: chromiumPlace(), args: FLAGS, timeout: 120_000 });
    try {
      const page = await browser.newPage();
      page.setDefaultTimeout(120_000);
      const troubles: string[] = [];
      page.on("pageerror", (error) => troubles.push(error.message));
      await page.goto(`http://127.0.0.1:${(host.address() as { port: number }).port}/${path}`);
      if (!path) await page.getByText("53 moves").waitFor();
      const board = page.locator("loyd-board").first();
      await board.getByRole("button", { name: "Show the next best move" }).click();
      await board.getByText("53 to go").waitFor();
      expect(await board.locator(".best").textContent()).toMatch(/^(7|2)$/);
      await board.locator(".best").click();
      await board.getByRole("button", { name: "Show the next best move" }).click();
      await board.getByText("52 to go").waitFor();
      expect(troubles).toEqual([]);
    } finally {
      await browser.close();
      await new Promise((done) => host.close(done));
    }
  }
});
