// The real `loyd serve`, started on a port of its own for each worker of the browser tests: the
// searches of one file must not wait for those of another.
//
// LOYD_PAGE takes a server that is already running.

import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

import type { TestProject } from "vitest/node";

import { PROGRAM, surroundings } from "../program.js";
import { LONGEST_SEARCH } from "./boards.js";

export async function startServers(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env["LOYD_PAGE"];
  if (running) {
    project.provide("pages", [new URL("/", running).href]);
    return () => Promise.resolve();
  }
  const servers = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => startServer()));
  project.provide(
    "pages",
    servers.map(({ page }) => page),
  );
  return async () => void (await Promise.all(servers.map(({ stop }) => stop())));
}

export interface RunningServer {
  page: string;
  /** Ends it; by SIGKILL before it can say anything. */
  stop(signal?: "SIGTERM" | "SIGKILL"): Promise<void>;
}

/** Starts a server whose searches may take so many seconds; port 0 is any that is free. */
export async function startServer({ time = LONGEST_SEARCH, port = 0, options = [] }: { time?: number; port?: number; options?: string[] } = {}): Promise<RunningServer> {
  const { env, remove } = surroundings();
  const server = spawn(PROGRAM, ["serve", "--port", `${port}`, "--time", `${time}s`, "--quiet", ...options], { env, stdio: ["ignore", "pipe", "pipe"] });
  const page = new URL("/", await addressOf(server)).href;
  const stop = async (signal: "SIGTERM" | "SIGKILL" = "SIGTERM") => {
    const ended = new Promise((done) => server.once("exit", done));
    server.kill(signal);
    await ended;
    remove();
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
