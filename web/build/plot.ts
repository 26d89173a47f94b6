// uPlot without the formats of the visitor's language, which it asks for when it runs.
//
// The first `Intl` of a page takes the browser 30 ms in one piece. The page's graph writes its
// numbers itself and has no times, so nothing of it would be seen.

import type { Plugin } from "vite";

/** What is replaced, and by what. */
const REPLACED: [string, string][] = [
  ["new Intl.NumberFormat(domEnv ? nav.language : 'en-US')", "{ format: String }"],
  ["new Intl.DateTimeFormat().resolvedOptions().timeZone", "null"],
];

export function plotWithoutFormats(): Plugin {
  return {
    name: "loyd-plot-without-formats",
    apply: "build",
    transform: {
      filter: { id: /uPlot\.esm\.js$/ },
      handler(code) {
        for (const [old] of REPLACED) if (!code.includes(old)) this.error(`uPlot has no \`${old}\` any more; see build/plot.ts`);
        return { code: REPLACED.reduce((text, [old, replacement]) => text.replace(old, replacement), code), map: null };
      },
    },
  };
}
