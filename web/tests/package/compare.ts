// Solutions of the engine in WebAssembly and of the native one, compared.

import { expect } from "vitest";

import type { Engine } from "../../../npm/engine.js";
import type { NativeEngine } from "./native.js";
import { applyMoves, readBoard, writeBoard } from "./replay.js";

export interface Solved {
  board: string;
  status: string;
  length: number;
  lower_bound: number;
  upper_bound: number;
  moves: string;
  first_moves?: unknown;
}

export interface Scrambled {
  boards: { board: string; length: number | null }[];
}

/** Whether the moves of an answer lead to the goal with the blank last. */
export function leadsToGoal({ board, moves }: Solved): boolean {
  const end = applyMoves(readBoard(board), moves);
  const tiles = end.tiles.map((_, cell) => (cell + 1) % end.tiles.length);
  return writeBoard(end) === writeBoard({ ...end, tiles });
}

/** Solves random 4x4 boards with both engines, and compares the lengths. */
export async function compareRandomBoards(engine: Engine, native: NativeEngine, count: number): Promise<void> {
  const { boards } = engine.ask("scramble", { count, seed: 19 }) as Scrambled;
  expect(boards).toHaveLength(count);
  for (const { board } of boards) {
    const here = engine.ask("solve", { board }) as Solved;
    const there = (await native.ask("solve", { board })) as Solved;
    expect([here.status, here.length], board).toEqual(["optimal", there.length]);
    expect(leadsToGoal(here), board).toBe(true);
  }
}
