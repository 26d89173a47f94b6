// How the page is built, and how its tests are run.
//
// The built page is committed (`dist/`), because building the `loyd` command must
// not need node; `tests/built.test.ts` proves it current, so the build must give
// the same bytes on every machine: no dates, no absolute paths, pinned packages.

import { defineConfig } from "vitest/config";

import { aliasesOf, folderOf } from "./build/forms.js";
import { engineInside, filesInside } from "./build/inside.js";
import { offline } from "./build/offline.js";
import { plotWithoutFormats } from "./build/plot.js";
import { splitting } from "./build/scripts.js";

/** The server that `npm run dev` asks. */
const SERVER = process.env["LOYD_SERVER"] ?? "http://127.0.0.1:8015";

/** How many files of browser tests run at a time. Each has a browser, and a server, of its own. */
const BROWSERS = 2;

/** Tests in a browser; the project's name says in which form the page is visited. */
function browserTests(name: string, include: string[]) {
  return {
    test: {
      name,
      include,
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
      { test: { name: "unit", include: ["tests/unit/**/*.test.ts", "tests/built.test.ts"], testTimeout: 300_000, hookTimeout: 300_000 } },
      browserTests("browser", ["tests/browser/**/*.test.ts"]),
      browserTests("browser-static", ["tests/browser/**/*.test.ts", "tests/alone/**/*.test.ts"]),
      browserTests("browser-single", ["tests/browser/solve.test.ts", "tests/browser/analyse.test.ts", "tests/browser/loading.test.ts"]),
      browserTests("firefox", ["tests/firefox/**/*.test.ts"]),
      browserTests("firefox-static", ["tests/firefox/**/*.test.ts"]),
      browserTests("firefox-single", ["tests/firefox/**/*.test.ts"]),
      { test: { name: "bench", include: ["bench/alone.ts"], testTimeout: 900_000, disableConsoleIntercept: true } },
      { test: { name: "package", include: ["tests/package/**/*.test.ts"], testTimeout: 900_000, hookTimeout: 900_000, fileParallelism: false } },
    ],
  },
}));
