// How the page is built, and how its tests are run.
//
// The built page is committed (`crates/loyd-server/page`), because building the `loyd` command must
// not need node; `tests/built.test.ts` proves it current, so the build must give
// the same bytes on every machine: no dates, no absolute paths, pinned packages.

import { defineConfig } from "vitest/config";

import { aliasesOf, folderOf } from "./build/forms.js";
import { engineInside, filesInside } from "./build/inside.js";
import { offline } from "./build/offline.js";
import { plotWithoutFormats } from "./build/plot.js";
import { splitting } from "./build/scripts.js";
import type { Form } from "./tests/browser/page.js";

/** The server that `npm run dev` asks. */
const SERVER = process.env["LOYD_SERVER"] ?? "http://127.0.0.1:8015";

/** How many files of browser tests run at a time. Each has a browser, and a server, of its own. */
const BROWSERS = 2;

/** Tests in a browser of a form of the page; the address of the page comes from `tests/browser/page.ts`. */
function browserTests(name: string, form: Form, include: string) {
  return {
    test: {
      name,
      include: [include],
      provide: { form },
      globalSetup: "tests/browser/page.ts",
      // Only against hanging: a busy machine is no fault of the page.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      maxWorkers: BROWSERS,
      expect: { poll: { timeout: 120_000, interval: 50 } },
    },
  };
}

export default defineConfig(({ mode }) => ({
  base: "./",
  resolve: { alias: aliasesOf(mode) },
  plugins: [plotWithoutFormats(), ...(mode === "static" ? [offline()] : mode === "single" ? [engineInside(), filesInside()] : [])],
  build: {
    target: "es2022",
    // light-dark() is left to the browser; older ones have no page, but the command.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    outDir: folderOf(mode),
    assetsDir: "assets",
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting: splitting(mode) } },
    // Nothing as a data: address; the server's policy allows only its own files. The page that is a
    // single file has nothing else.
    assetsInlineLimit: mode === "single" ? Number.MAX_SAFE_INTEGER : 0,
    reportCompressedSize: false,
  },
  server: {
    // `npm run dev` beside a running `loyd serve`.
    // It answers only to its own origin.
    proxy: { "/api": { target: SERVER, changeOrigin: true, headers: { Origin: SERVER } } },
  },
  test: {
    projects: [
      // Functions of the page, and whether the committed page is what the sources give.
      { test: { name: "unit", include: ["tests/unit/**/*.test.ts", "tests/built.test.ts"], testTimeout: 300_000, hookTimeout: 300_000 } },
      // The whole page in chromium, in the form that needs no server.
      browserTests("browser", "static", "tests/browser/**/*.test.ts"),
      // What differs in the single file, and in Firefox.
      browserTests("single", "single", "tests/smoke/single.test.ts"),
      browserTests("firefox", "static", "tests/smoke/firefox.test.ts"),
      // What the page asks of `loyd serve` and must get, and what only a server does.
      browserTests("server", "server", "tests/server/**/*.test.ts"),
      // The npm package, and its engine against the native one.
      { test: { name: "package", include: ["tests/package/**/*.test.ts"], testTimeout: 900_000, hookTimeout: 900_000, fileParallelism: false } },
      // What takes longer than a change should wait for.
      { test: { name: "soak", include: ["tests/soak/**/*.test.ts"], testTimeout: 3_600_000, hookTimeout: 900_000 } },
      // Reports how quickly the page answers.
      { test: { name: "bench", include: ["bench/alone.ts"], testTimeout: 900_000, disableConsoleIntercept: true } },
    ],
  },
}));
