// Names of heuristics and searches as people say them. What has no name here has the first
// clause of the server's help, so that a new heuristic or search appears by itself.

import type { NamedSpec } from "../api/messages.js";

const TITLES: Record<string, string> = {
  auto: "The best for the board",
  misplaced: "Misplaced tiles",
  md: "Manhattan distance",
  "md+lc": "Manhattan distance and linear conflict",
  "md+paper-lc": "Manhattan distance and the paper’s linear conflict",
  wd: "Walking distance",
  "wd,md+lc": "Walking distance or linear conflict, the larger",
  hh: "The paper’s hybrid",
  "pdb:5-5-5": "Pattern databases of 5, 5 and 5 tiles",
  "pdb:6-6-3-best": "Pattern databases of 6, 6 and 3 tiles",
  "pdb:7-8": "Pattern databases of 7 and 8 tiles",
  ida: "Iterative deepening A*",
  kernel: "Iterative deepening A*, built for speed",
  astar: "A*",
  bidirectional: "A* from both ends",
  dibbs: "From both ends, bounds that help each other",
  ua: "The paper’s A*",
  ba: "The paper’s bidirectional A*",
  "ba-deepest": "The paper’s bidirectional A*, deepest first",
  beam: "Wider and wider beams",
};

/** `Manhattan distance` for `md`. */
export function titleOf(name: string, specs: readonly NamedSpec[]): string {
  const help = specs.find((spec) => spec.name === name)?.help ?? "";
  const clause = help.split(/[:,(]/)[0]!.trim();
  return TITLES[name] ?? (clause === "" ? name : clause[0]!.toUpperCase() + clause.slice(1));
}
