// How the page is built, and how its tests are run.
//
// The built page is committed (`dist/`), because building the `loyd` command must
// not need node; `tests/built.test.ts` proves it current, so the build must give
// the same bytes on every machine: no dates, no absolute paths, pinned packages.

import { defineConfig } from "vitest/config";

/** The server that `npm run dev` asks. */
const SERVER = process.env["LOYD_SERVER"] ?? "http://127.0.0.1:8015";

export default defineConfig({
  base: "./",
  build: {
    target: "es2022",
    // light-dark() is left to the browser; older ones have no page, but the command.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    outDir: "dist",
    assetsDir: "assets",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // Nothing as a data: address; the server's policy allows only its own files.
    assetsInlineLimit: 0,
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
      {
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          globalSetup: "tests/browser/server.ts",
          // Only against hanging: a busy machine is no fault of the page.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          fileParallelism: false,
          expect: { poll: { timeout: 120_000, interval: 50 } },
        },
      },
    ],
  },
});
