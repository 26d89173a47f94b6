// The engine in WebAssembly and the native one on many boards.

import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { Engine } from "../../../npm/engine.js";
import { ENGINE } from "../../build/engine-file.js";
import { compareRandomBoards } from "../package/compare.js";
import { NativeEngine } from "../package/native.js";

it("finds solutions of the same length for five hundred random 4x4 boards", async () => {
  const native = new NativeEngine();
  await compareRandomBoards(new Engine(new WebAssembly.Module(readFileSync(ENGINE))), native, 500);
  await native.close();
  expect.assertions(1 + 2 * 500);
});
