// The committed page is the one that these sources give, and it is light.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { folderOf } from "../build/forms.js";

const web = resolve(import.meta.dirname, "..");
const committed = resolve(web, folderOf("production"));

/** The whole page, compressed, in bytes; the promise to users is 300,000. */
const HEAVIEST = 90_000;

/** All files but the compressed forms, which need not have the same bytes everywhere. */
function filesOf(folder: string): string[] {
  return everyFileOf(folder).filter((file) => !file.endsWith(".gz"));
}

function everyFileOf(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
}

describe("the built page", () => {
  const built = mkdtempSync(join(tmpdir(), "loyd-page-"));

  beforeAll(() => {
    // The test runner sets NODE_ENV, and packages are built by it.
    const { NODE_ENV: _, ...env } = process.env;
    execFileSync(process.execPath, [join(web, "node_modules/vite/bin/vite.js"), "build", "--outDir", built, "--emptyOutDir", "--logLevel", "error"], { cwd: web, env });
  });

  afterAll(() => rmSync(built, { recursive: true, force: true }));

  it("is current: `npm run build` changes nothing", () => {
    expect(filesOf(committed)).toEqual(filesOf(built));
    for (const file of filesOf(built)) {
      expect(readFileSync(join(committed, file)).equals(readFileSync(join(built, file))), file).toBe(true);
    }
  });

  it("has compressed forms, and each expands to its file", () => {
    const compressed = everyFileOf(committed).filter((file) => file.endsWith(".gz"));
    const plain = filesOf(committed).filter((file) => /\.(html|js|css)$/.test(file));
    expect(compressed).toEqual(expect.arrayContaining(plain.map((file) => `${file}.gz`)));
    for (const file of compressed) {
      const expanded = gunzipSync(readFileSync(join(committed, file)));
      expect(expanded.equals(readFileSync(join(committed, file.slice(0, -3)))), file).toBe(true);
    }
  });

  it("is light", () => {
    const weights = filesOf(committed).map((file) => gzipSync(readFileSync(join(committed, file))).length);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(HEAVIEST);
  });

  it("begins with less than half of it", () => {
    const page = readFileSync(join(committed, "index.html"), "utf8");
    const first = filesOf(committed).filter((file) => page.includes(file));
    expect(first).toHaveLength(3);
    const weights = first.map((file) => gzipSync(readFileSync(join(committed, file))).length);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(HEAVIEST / 2);
  });

  it("asks no other machine for anything", () => {
    for (const file of filesOf(committed)) {
      const addresses = readFileSync(join(committed, file), "utf8").match(/(?:https?:)?\/\/[a-z0-9-]+\.[a-z]+[^\s"'`)]*/gi) ?? [];
      // Names of the SVG and MathML languages are addresses that nobody opens.
      expect(addresses.filter((address) => !address.includes("www.w3.org")), file).toEqual([]);
    }
  });

  it("has no script or style inside the document, which the server's policy forbids", () => {
    for (const file of filesOf(committed).filter((name) => name.endsWith(".html"))) {
      const page = readFileSync(join(committed, file), "utf8");
      expect(page, file).not.toMatch(/<style|\sstyle=|\son\w+=/i);
      expect(page, file).not.toMatch(/<script(?![^>]*\ssrc=)/i);
    }
  });
});
