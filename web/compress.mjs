// The last step of the build: writes a compressed form beside every file of the page that
// becomes smaller by it. The server sends that form to clients that accept it
// (crates/loyd-server/src/page.rs), so it needs no library to compress.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";

const folder = resolve(import.meta.dirname, "../crates/loyd-server/page");

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || entry.name.endsWith(".gz")) continue;
  const file = join(entry.parentPath, entry.name);
  const plain = readFileSync(file);
  const compressed = gzipSync(plain, { level: 9 });
  if (compressed.length < plain.length) writeFileSync(`${file}.gz`, compressed);
}
