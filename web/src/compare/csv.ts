// A comparison as a file of comma-separated values (RFC 4180).

import { writeLines } from "../csv.js";
import type { Run } from "./runs.js";

const COLUMNS = [
  "board",
  "goal",
  "heuristic",
  "search",
  "status",
  "length",
  "lower_bound",
  "upper_bound",
  "nodes_generated",
  "nodes_expanded",
  "seconds",
  "setup_seconds",
  "error",
] as const;

/** The table as text; runs without an answer keep their line and say why. */
export function writeCsv(board: string, goal: string, runs: readonly Run[]): string {
  const lines = runs.map((run) => {
    const known: Record<string, unknown> = { ...run.answer, board, goal, heuristic: run.heuristic, search: run.search };
    known["status"] = run.answer?.status ?? run.phase;
    known["error"] = run.message;
    return COLUMNS.map((column) => known[column]);
  });
  return writeLines([COLUMNS, ...lines]);
}
