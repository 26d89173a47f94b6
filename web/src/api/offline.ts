// Lets the browser keep the page, so that it opens without a network.

import { whenQuiet } from "../quiet.js";

/** Starts the service worker, where the page is on a host that may have one. */
export function keepOffline(): void {
  if (import.meta.env.MODE !== "static" || !("serviceWorker" in navigator)) return;
  // Without it the page works all the same, as long as there is a network.
  whenQuiet(() => void navigator.serviceWorker.register("./service-worker.js").catch(() => undefined));
}
