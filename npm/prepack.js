// Copies the learned models into the package, where `npm pack` takes them. They are committed once,
// as files of the library.

import { cpSync } from "node:fs";

cpSync(new URL("../crates/loyd/models", import.meta.url), new URL("./models", import.meta.url), { recursive: true });
