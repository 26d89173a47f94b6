// The three forms of the page, and which engine each has.
//
// * `production`: the page of `loyd serve`, which asks its server.
// * `static`: a folder for any host, with the engine as a file; installable, works offline.
// * `single`: one HTML file with everything inside, which works from `file://`.

import { resolve } from "node:path";

import type { Alias } from "vite";

import { ENGINE } from "./engine-file.js";

const api = resolve(import.meta.dirname, "../src/api");

/** Which file the engine of a form is in, and how its .wasm file and its models come to the page. */
export function aliasesOf(form: string): Alias[] {
  return [
    { find: "#engine", replacement: resolve(api, isAlone(form) ? "worker.ts" : "server.ts") },
    { find: "#models", replacement: resolve(api, form === "single" ? "models-inside.ts" : "models-files.ts") },
    { find: "#wasm", replacement: resolve(api, form === "single" ? "wasm-inside.ts" : "wasm-file.ts") },
    // Imported with a query, so it is replaced by its beginning.
    { find: /^#engine-file(?=\?)/, replacement: ENGINE },
  ];
}

/** Whether a form has no server. */
export function isAlone(form: string): boolean {
  return form === "static" || form === "single";
}

/** Where a form is built, seen from `web/`. The server's crate embeds its page. */
export function folderOf(form: string): string {
  return isAlone(form) ? `dist-${form}` : "../crates/loyd-server/page";
}
