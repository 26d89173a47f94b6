// The engine inside the page, for the page that is a single file: from `file://` a browser loads no
// other.

import compressed from "virtual:loyd-engine";

/** Unpacks and compiles the engine. */
export async function engineModule(): Promise<WebAssembly.Module> {
  const bytes = Uint8Array.from(atob(compressed), (letter) => letter.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compile(await new Response(unpacked).arrayBuffer());
}
