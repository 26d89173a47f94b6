// The real `loyd serve`, started on a port of its own for each worker of the browser tests: the
// searches of one file must not wait for those of another.
//
// LOYD is the program to run; LOYD_DATA_DIR, if set, where its tables are (they are
// built in a few seconds otherwise). LOYD_PAGE takes a server that is already running.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

import type { TestProject } from "vitest/node";

import { LONGEST_SEARCH } from "./boards.js";

const PROGRAM = process.env["LOYD"] ?? resolve(import.meta.dirname, "../../../target/debug/loyd");

export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env["LOYD_PAGE"];
  if (running) {
    project.provide("pages", [new URL("/", running).href]);
    return () => Promise.resolve();
  }
  const servers = await Promise.all(Array.from({ length: project.config.maxWorkers }, startOne));
  project.provide(
    "pages",
    servers.map(({ page }) => page),
  );
  return async () => void (await Promise.all(servers.map(({ stop }) => stop())));
}

interface RunningServer {
  page: string;
  stop(): Promise<void>;
}

async function startOne(): Promise<RunningServer> {
  const tables = process.env["LOYD_DATA_DIR"] ?? mkdtempSync(join(tmpdir(), "loyd-tables-"));
  const server = spawn(PROGRAM, ["serve", "--port", "0", "--time", `${LONGEST_SEARCH}s`, "--quiet"], {
    env: { ...process.env, LOYD_DATA_DIR: tables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const page = new URL("/", await addressOf(server)).href;
  const stop = async () => {
    const ended = new Promise((done) => server.once("exit", done));
    server.kill("SIGTERM");
    await ended;
    if (!process.env["LOYD_DATA_DIR"]) rmSync(tables, { recursive: true, force: true });
  };
  return { page, stop };
}

/** The address that the server prints when it is ready. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    const said: string[] = [];
    const hear = (line: string) => {
      said.push(line);
      const address = /http:\/\/[\w.:[\]]+/.exec(line);
      if (address) found(address[0]);
    };
    createInterface(server.stdout!).on("line", hear);
    createInterface(server.stderr!).on("line", hear);
    server.once("error", (error) => failed(new Error(`${PROGRAM} does not start: ${error.message}. Build it with \`cargo build -p loyd-cli --profile test\`.`)));
    server.once("exit", (code) => failed(new Error(`${PROGRAM} serve ended with ${code}: ${said.join("\n")}`)));
  });
}
