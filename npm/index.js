// The engine for browsers: two Workers, and the .wasm file beside this one.

import { Loyd } from "./client.js";

export { Engine } from "./engine.js";
export { Loyd, LoydError } from "./client.js";

/** Starts an engine. */
export function createLoyd() {
  const module = fetch(new URL("./loyd.wasm", import.meta.url)).then((response) => {
    if (!response.ok) throw new Error(`the engine cannot be loaded: ${response.status}`);
    // Some hosts send the wrong type, which compileStreaming refuses.
    return response.arrayBuffer().then((bytes) => WebAssembly.compile(bytes));
  });
  return new Loyd(module, () => new Worker(new URL("./worker.js", import.meta.url), { type: "module" }));
}
