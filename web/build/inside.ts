// Everything inside one HTML file: scripts, styles, the icon and the engine.

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { gzipSync } from "node:zlib";

import type { Plugin } from "vite";

import { ENGINE } from "./engine-file.js";

/** The engine as a text that a script can hold. */
export function engineInside(): Plugin {
  return {
    name: "loyd-engine-inside",
    resolveId: (id) => (id === "virtual:loyd-engine" ? "\0loyd-engine" : null),
    load(id) {
      if (id !== "\0loyd-engine") return null;
      const compressed = gzipSync(readFileSync(ENGINE), { level: 9 });
      return `export default ${JSON.stringify(compressed.toString("base64"))};`;
    },
  };
}

/** Puts scripts, styles and pictures into the document, and drops their files. */
export function filesInside(): Plugin {
  return {
    name: "loyd-files-inside",
    enforce: "post",
    // After the bundler's own step, which still changes scripts.
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("there is no index.html");
        let html = String(page.source);
        // Scripts name a picture by its name beside them, the document by its whole path.
        const pictures = Object.entries(bundle).flatMap(([name, file]) => (file.type === "asset" && name.endsWith(".svg") ? [{ name, address: pictureAddress(file.source) }] : []));
        for (const [name, file] of Object.entries(bundle)) {
          const path = name.replace(/[.]/g, "\\.");
          if (file.type === "chunk") {
            // A script ends at the first `</script`, whatever it stands in.
            let code = file.code.replaceAll("</script", "<\\/script");
            for (const picture of pictures) code = code.replaceAll(basename(picture.name), picture.address);
            html = html.replace(new RegExp(`<script[^>]*src="\\./${path}"[^>]*></script>`), "");
            html = html.replace("</body>", () => `<script type="module">${code}</script></body>`);
          } else if (name.endsWith(".css")) {
            html = html.replace(new RegExp(`<link[^>]*href="\\./${path}"[^>]*>`), () => `<style>${String(file.source)}</style>`);
          } else if (!name.endsWith(".svg")) {
            continue;
          }
          delete bundle[name];
        }
        for (const { name, address } of pictures) html = html.replaceAll(`./${name}`, address);
        page.source = html;
      },
    },
  };
}

function pictureAddress(source: string | Uint8Array): string {
  return `data:image/svg+xml;base64,${Buffer.from(source).toString("base64")}`;
}
