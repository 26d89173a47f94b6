// Where the page is for the tests of this worker.

import { inject } from "vitest";

/** The address of the page, without what follows `#`. */
export function pageAddress(): string {
  const pages = inject("pages");
  // Workers are numbered from 1; a page that answers by itself has one address for all.
  return pages[(Number(process.env["VITEST_POOL_ID"]) - 1) % pages.length]!;
}
