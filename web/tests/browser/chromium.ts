// Where chromium is, and how it is started without a network of its own.

import { existsSync } from "node:fs";

/** Where chromium may be; CHROMIUM names another place. */
const PLACES = [process.env["CHROMIUM"], "/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Where chromium is. */
export function chromiumPlace(): string {
  const place = PLACES.find((path) => path && existsSync(path));
  if (!place) throw new Error("chromium is missing; on Debian: apt-get install chromium");
  return place;
}
