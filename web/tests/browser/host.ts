// A static host: it sends the files of a folder, and nothing else.

import { createReadStream, existsSync } from "node:fs";
import { type Server, createServer } from "node:http";
import { extname, join } from "node:path";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** The plainest host that there can be. */
export function serveFolder(folder: string): Promise<Server> {
  const host = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://host").pathname.replace(/\/$/, "/index.html");
    const file = join(folder, path);
    if (path.includes("..") || !existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  return new Promise((done) => host.listen(0, "127.0.0.1", () => done(host)));
}
