// The engine for browsers: two Workers, and the .wasm file and the models beside this one.

import { Loyd } from "./client.js";

export { Engine } from "./engine.js";
export { Loyd, LoydError } from "./client.js";

/** Where the learned models are, by their side. Written out, so that bundlers find them. */
const MODELS = {
  5: new URL("./models/5x5.model", import.meta.url),
  6: new URL("./models/6x6.model", import.meta.url),
  7: new URL("./models/7x7.model", import.meta.url),
  8: new URL("./models/8x8.model", import.meta.url),
};

async function loadFile(address, what) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${what} cannot be loaded: ${response.status}`);
  return response.arrayBuffer();
}

/** Starts an engine. */
export function createLoyd() {
  // Some hosts send the wrong type, which compileStreaming refuses.
  const module = loadFile(new URL("./loyd.wasm", import.meta.url), "the engine").then((bytes) => WebAssembly.compile(bytes));
  const newWorker = () => new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  return new Loyd(module, newWorker, (side) => loadFile(MODELS[side], "a model"));
}
