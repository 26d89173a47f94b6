// The engine as a file beside the page, for pages on a host.

import address from "#engine-file?url";

/** Loads and compiles the engine. */
export async function engineModule(): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the engine cannot be loaded: ${response.status}`);
  // Some hosts send the wrong type, which compileStreaming refuses.
  return WebAssembly.compile(await response.arrayBuffer());
}
