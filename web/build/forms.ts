// The three forms of the page, and which engine each has.
//
// * `production`: the page of `loyd serve`, which asks its server.
// * `static`: a folder for any host, with the engine as a file; installable, works offline.
// * `single`: one HTML file with everything inside, which works from `file://`.

import { resolve } from "node:path";

const api = resolve(import.meta.dirname, "../src/api");

/** Which file the engine of a form is in, and how its .wasm file and its models come to the page. */
export function aliasesOf(form: string): Record<string, string> {
  return {
    "#engine": resolve(api, isAlone(form) ? "worker.ts" : "server.ts"),
    "#models": resolve(api, form === "single" ? "models-inside.ts" : "models-files.ts"),
    "#wasm": resolve(api, form === "single" ? "wasm-inside.ts" : "wasm-file.ts"),
  };
}

/** Whether a form has no server. */
export function isAlone(form: string): boolean {
  return form === "static" || form === "single";
}

/** Where a form is built. */
export function folderOf(form: string): string {
  return isAlone(form) ? `dist-${form}` : "dist";
}
