// The page in the form that a project of tests is about (`provide` in vite.config.ts), ready to be visited.

import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import type { TestProject } from "vitest/node";

import { serveFolder } from "./host.js";
import { startServers } from "./server.js";

declare module "vitest" {
  export interface ProvidedContext {
    /** The form of the page that a project of tests is about. */
    form: Form;
    /** The addresses of the page, without what follows `#`, one for each worker. */
    pages: string[];
  }
}

/** Who answers: `loyd serve`, or an engine in the page: of a folder on a host, of a single file. */
export type Form = "server" | "static" | "single";

export default async function start(project: TestProject): Promise<() => Promise<void>> {
  switch (project.getProvidedContext().form) {
    case "server":
      return startServers(project);
    case "static": {
      const host = await serveFolder(built("dist-static"));
      project.provide("pages", [`http://127.0.0.1:${(host.address() as AddressInfo).port}/`]);
      return () => new Promise((done) => host.close(() => done()));
    }
    case "single":
      project.provide("pages", [singleFile()]);
      return () => Promise.resolve();
  }
}

/** The address of the page that is a single file. */
export function singleFile(): string {
  return pathToFileURL(join(built("dist-single"), "index.html")).href;
}

function built(folder: string): string {
  const path = resolve(import.meta.dirname, "../..", folder);
  if (!existsSync(join(path, "index.html"))) throw new Error(`${path} is missing: npm run build:static && npm run build:single`);
  return path;
}
