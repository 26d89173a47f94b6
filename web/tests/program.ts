// The native program that tests start.
//
// LOYD is the program; LOYD_DATA_DIR, if set, where its tables are (they are built in a few seconds
// otherwise).

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export const PROGRAM = process.env["LOYD"] ?? resolve(import.meta.dirname, "../../target/debug/loyd");

/** What the program is started with, and what removes its tables when it has ended. */
export interface Surroundings {
  env: NodeJS.ProcessEnv;
  remove(): void;
}

/** The tables that all tests share, or new ones. */
export function surroundings(): Surroundings {
  if (process.env["LOYD_DATA_DIR"]) return { env: process.env, remove: () => {} };
  const tables = mkdtempSync(join(tmpdir(), "loyd-tables-"));
  return { env: { ...process.env, LOYD_DATA_DIR: tables }, remove: () => rmSync(tables, { recursive: true, force: true }) };
}
