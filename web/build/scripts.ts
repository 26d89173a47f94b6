// Which scripts the page is made of.
//
// * `index`: the frame of the page and Solve, which most visits begin with.
// * `views`: the other views. One script for all of them: running one takes a millisecond, and
//   three scripts are 3 kB larger than one when they are compressed.
// * `uPlot`, which draws graphs.

import type { Rolldown } from "vite";

/** How the page of a form is split. A single file has everything inside. */
export function splitting(form: string): false | Rolldown.CodeSplittingOptions {
  if (form === "single") return false;
  return {
    groups: [
      { name: "index", tags: ["$initial"], priority: 1 },
      { name: "views", test: /[\\/]web[\\/]src[\\/]/ },
    ],
  };
}
