// The engine for Node: two threads, and the .wasm file and the models beside this one.

import { readFile } from "node:fs/promises";
import { Worker } from "node:worker_threads";

import { Loyd } from "./client.js";

export { Engine } from "./engine.js";
export { Loyd, LoydError } from "./client.js";

/** A thread with the manners of a browser's Worker. */
function startWorker() {
  const thread = new Worker(new URL("./node-worker.js", import.meta.url));
  const worker = {
    postMessage: (message, moved) => thread.postMessage(message, moved),
    terminate: () => void thread.terminate(),
    hold: (isNeeded) => (isNeeded ? thread.ref() : thread.unref()),
  };
  thread.on("message", (data) => worker.onmessage({ data }));
  thread.on("error", (error) => worker.onerror(error));
  return worker;
}

/** Starts an engine. Its threads keep the program alive while they have something to answer. */
export function createLoyd() {
  const module = readFile(new URL("./loyd.wasm", import.meta.url)).then((bytes) => WebAssembly.compile(bytes));
  const loadModel = (side) => readFile(new URL(`./models/${side}x${side}.model`, import.meta.url));
  return new Loyd(module, startWorker, loadModel);
}
