// What makes the page of a host installable: a manifest, and a service worker that keeps its files.
//
// The service worker's list of files is made from what was built, and its name has their hash, so
// that a new version of the page replaces the old one whole.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import type { Plugin } from "vite";

const MANIFEST = {
  name: "loyd – sliding tiles, solved",
  short_name: "loyd",
  description: "Shortest solutions of sliding-tile puzzles: solve, analyse, compare.",
  start_url: "./",
  display: "standalone",
  background_color: "#f4f5f7",
  theme_color: "#2f6fb5",
};

/** Adds manifest and service worker to the files of a page. */
export function offline(): Plugin {
  return {
    name: "loyd-offline",
    enforce: "post",
    generateBundle(_, bundle) {
      const icon = Object.keys(bundle).find((name) => name.endsWith(".svg"));
      const icons = icon ? [{ src: `./${icon}`, sizes: "any", type: "image/svg+xml", purpose: "any" }] : [];
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("there is no index.html");
      page.source = String(page.source).replace("</head>", '  <link rel="manifest" href="./manifest.webmanifest">\n  </head>');
      this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: JSON.stringify({ ...MANIFEST, icons }, null, 2) + "\n" });
      const files = Object.keys(bundle).filter((name) => name !== "index.html" && !name.endsWith(".model")).sort();
      const hash = createHash("sha256");
      for (const name of ["index.html", ...files]) {
        const file = bundle[name]!;
        hash.update(name).update(file.type === "chunk" ? file.code : file.source);
      }
      const code = readFileSync(resolve(import.meta.dirname, "service-worker.js"), "utf8");
      const list = JSON.stringify(["./", "./manifest.webmanifest", ...files.map((name) => `./${name}`)]);
      const version = hash.digest("hex").slice(0, 16);
      this.emitFile({ type: "asset", fileName: "service-worker.js", source: code.replace("__FILES__", list).replace("__VERSION__", version) });
    },
  };
}
