// Copies the engine and the learned models into the package, where `npm pack` takes them. The engine
// is built by `cargo xtask web --engine`; the models are files of the library.

import { cpSync, existsSync } from "node:fs";
import { resolve } from "node:path";

const engine = resolve(import.meta.dirname, "..", process.env.CARGO_TARGET_DIR ?? "target", "web/loyd.wasm");
if (!existsSync(engine)) {
  console.error(`${engine} is missing; build it with: cargo xtask web --engine`);
  process.exit(1);
}
cpSync(engine, new URL("./loyd.wasm", import.meta.url));
cpSync(new URL("../crates/loyd/models", import.meta.url), new URL("./models", import.meta.url), { recursive: true });
