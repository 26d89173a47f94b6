// Where `cargo xtask web --engine` puts the engine.

import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** The folder of what is built, as cargo names it. */
export const TARGET = resolve(root, process.env["CARGO_TARGET_DIR"] ?? "target");

/** The engine in WebAssembly. */
export const ENGINE = resolve(TARGET, "web/loyd.wasm");
