// The engine inside the page, for the page that is a single file: from `file://` a browser loads no
// other.

import compressed from "virtual:loyd-engine";

/** Unpacks and compiles the engine. */
export async function engineModule(): Promise<WebAssembly.Module> {
  // The browser reads it beside the page's own work, which a loop over the letters would stop.
  const { body } = await fetch(`data:application/gzip;base64,${compressed}`);
  const unpacked = body!.pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compile(await new Response(unpacked).arrayBuffer());
}
