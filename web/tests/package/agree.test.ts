// The engine in WebAssembly and the native one agree: lengths, analyses, scrambles, errors.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { Engine, LoydError } from "../../../npm/engine.js";
import { ENGINE } from "../../build/engine-file.js";
import { type Scrambled, type Solved, compareRandomBoards, leadsToGoal } from "./compare.js";
import { NativeEngine } from "./native.js";

const FILE = readFileSync(ENGINE);
const MODELS = resolve(import.meta.dirname, "../../../crates/loyd/models");
/** Random 4x4 boards to solve; five hundred are in `../soak/`. */
const BOARDS = 20;
/** What is loaded by a browser, in bytes. */
const HEAVIEST = 300_000;
const SMALL = ["2x2", "2x3", "3x2", "2x4", "2x5", "3x3", "3x4", "4x3"];
/** Sizes whose farthest boards take minutes in any engine; boards of a known length do not. */
const MIDDLE = ["2x6", "6x2", "2x7", "3x5", "5x3"];
const LARGE = ["3x5", "4x5", "5x5", "6x6", "5x8", "8x8"];

describe("the engine in WebAssembly", () => {
  const engine = new Engine(new WebAssembly.Module(FILE));
  let native: NativeEngine;
  const scramble = (fields: object) => (engine.ask("scramble", fields) as Scrambled).boards;

  beforeAll(() => {
    native = new NativeEngine();
  });
  afterAll(() => native.close());

  it("is light", () => {
    expect(gzipSync(FILE, { level: 9 }).length).toBeLessThanOrEqual(HEAVIEST);
  });

  it(`finds solutions of the same length for ${BOARDS} random 4x4 boards`, async () => {
    await compareRandomBoards(engine, native, BOARDS);
  });

  it("does so for every small size", async () => {
    for (const size of SMALL) {
      for (const { board } of scramble({ size, count: 5, seed: 7 })) {
        const here = engine.ask("solve", { board, first_moves: true }) as Solved;
        const there = (await native.ask("solve", { board, first_moves: true })) as Solved;
        expect([here.status, here.length, here.first_moves], board).toEqual(["optimal", there.length, there.first_moves]);
        expect(leadsToGoal(here), board).toBe(true);
      }
    }
  });

  it("does so for boards of a length of the sizes between", async () => {
    for (const size of MIDDLE) {
      for (const { board, length } of scramble({ size, length: "20..34", count: 3, seed: 7 })) {
        const here = engine.ask("solve", { board, first_moves: true }) as Solved;
        const there = (await native.ask("solve", { board, first_moves: true })) as Solved;
        expect([here.status, here.length, here.first_moves], board).toEqual(["optimal", there.length, there.first_moves]);
        expect(here.length, board).toBe(length);
        expect(leadsToGoal(here), board).toBe(true);
      }
    }
  });

  it("finds solutions of the same length for large boards, with learned models and as many nodes", async () => {
    const learned = new Engine(new WebAssembly.Module(FILE));
    const wanted: number[] = [];
    const loadModel = (side: number) => {
      wanted.push(side);
      return Promise.resolve(readFileSync(resolve(MODELS, `${side}x${side}.model`)));
    };
    for (const size of ["6x6", "5x6", "7x7"]) {
      const { board } = scramble({ size, seed: 3 })[0]!;
      const fields = { board, search: "beam", nodes: 100_000, threads: 1 };
      const here = (await learned.askWithModels("solve", fields, null, loadModel)) as Solved;
      const there = (await native.ask("solve", fields)) as Solved;
      expect([here.length, here.lower_bound], board).toEqual([there.length, there.lower_bound]);
      expect(leadsToGoal(here), board).toBe(true);
      const untrained = engine.ask("solve", fields) as Solved;
      expect(here.length, board).toBeLessThan(untrained.length);
    }
    expect(wanted).toEqual([6, 5, 7]);
  });

  it("does without a model that is damaged", async () => {
    const other = new Engine(new WebAssembly.Module(FILE));
    const bytes = readFileSync(resolve(MODELS, "6x6.model"));
    bytes[5000]! ^= 1;
    const { board } = scramble({ size: "6x6", seed: 3 })[0]!;
    const fields = { board, search: "beam", nodes: 10_000 };
    const here = (await other.askWithModels("solve", fields, null, () => Promise.resolve(bytes))) as Solved;
    expect(here.length).toBe((engine.ask("solve", fields) as Solved).length);
  });

  it("has a solution for every larger size, however short the time", () => {
    for (const size of LARGE) {
      const { board } = scramble({ size, seed: 8 })[0]!;
      const here = engine.ask("solve", { board, time: 0.5 }) as Solved;
      expect(leadsToGoal(here), board).toBe(true);
      expect(here.lower_bound).toBeLessThanOrEqual(here.upper_bound);
    }
  });

  it("sends a solution before the end of a long search", () => {
    const board = "14 5 9 2 18/8 23 19 12 17/15 0 10 20 4/6 11 21 1 7/24 3 16 22 13";
    const heard: string[] = [];
    engine.ask("solve", { board, time: 2 }, ({ event }) => heard.push(event));
    expect(heard).toContain("solution");
    expect(heard).toContain("progress");
  });

  it("draws the same boards of a length, from the same seed", async () => {
    for (const fields of [{ length: 50, count: 3, seed: 4 }, { size: "3x3", length: 31, count: 2, seed: 1 }, { size: "3x3", length: "20..24", count: 3, seed: 2 }, { length: 12, seed: 5 }]) {
      const there = (await native.ask("scramble", fields)) as Scrambled;
      expect(scramble(fields)).toEqual(there.boards);
    }
  });

  it("draws other boards where no seed is given", () => {
    expect(scramble({})).not.toEqual(scramble({}));
  });

  it("analyses a solution, gives hints and estimates as the native one does", async () => {
    const board = "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15";
    const { moves } = engine.ask("solve", { board }) as Solved;
    // A detour in the middle.
    const solution = "LR" + moves;
    for (const [command, fields] of [
      ["analyze", { solution, scramble: board }],
      ["hint", { board, moves: 5 }],
      ["estimate", { board: "1 2 3/4 0 6/7 5 8" }],
      ["board", { text: "5,3,8,9 0 2 4 1 7 10 14 13 12 11 6 15" }],
    ] as const) {
      const ignored = (answer: unknown) => JSON.parse(JSON.stringify(answer, (name, value) => (/seconds/.test(name) ? 0 : value))) as unknown;
      expect(ignored(engine.ask(command, fields)), command).toEqual(ignored(await native.ask(command, fields)));
    }
  });

  it("says in the same words what is wrong", async () => {
    for (const [command, fields] of [
      ["solve", { board: "1 2 3/4 5 6/7 7 0" }],
      ["solve", { board: "2 1 3/4 5 6/7 8 0" }],
      ["solve", { board: "1 2 3/4 5 6/7 8 0", time: "soon" }],
      ["solve", { board: "1 2 3/4 5 6/7 8 0", colour: 1 }],
      ["analyze", { solution: "QQ" }],
      ["scramble", { length: 81 }],
    ] as const) {
      const { error } = (await native.ask(command, fields)) as { error: { kind: string; message: string } };
      let here: unknown = null;
      try {
        engine.ask(command, fields);
      } catch (caught) {
        here = caught;
      }
      expect(here).toBeInstanceOf(LoydError);
      expect([(here as LoydError).kind, (here as LoydError).message]).toEqual([error.kind, error.message]);
    }
  });

  it("builds no large table by itself, and takes one that was built elsewhere", () => {
    const board = "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15";
    expect(() => engine.ask("solve", { board, heuristic: "pdb:7-8" }) as unknown).toThrow(/prepare/);
    const tables = engine.prepare("pdb:6-6-3");
    const other = new Engine(new WebAssembly.Module(FILE));
    other.load("pdb:6-6-3", tables);
    const solved = other.ask("solve", { board, heuristic: "pdb:6-6-3" }) as Solved & { setup_seconds: number };
    expect(solved.length).toBe(53);
    tables[0]!.bytes[1000]! ^= 4;
    expect(() => other.load("pdb:6-6-3", tables)).toThrow(/damaged/);
  });
});
