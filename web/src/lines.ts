// The lines that were tried on one board: the solution, and the variations played on
// from one of its moves. No line is lost by playing another.

import { type Metric, movesOf } from "./puzzle/metric.js";
import { type Slide, readMoves, writeMoves } from "./puzzle/moves.js";

/** More lines than anyone compares; the oldest variations go first, the solution stays. */
const MOST_LINES = 12;

/** The lines with one more. A line that is only the beginning of another is left out: playing on makes no new line. */
export function withLine(lines: readonly string[], line: string): string[] {
  const all = line === "" || lines.includes(line) ? [...lines] : [...lines, line];
  const kept = all.filter((line) => !all.some((other) => other !== line && begins(other, line)));
  return kept.length <= MOST_LINES ? kept : [kept[0]!, ...kept.slice(1 - MOST_LINES)];
}

/** How many moves a line shares with another. */
export function sharedMoves(one: string, other: string, metric: Metric): number {
  const [moves, others] = [one, other].map((line) => movesOf(slidesOf(line), metric).map(writeMoves)) as [string[], string[]];
  const fork = moves.findIndex((move, index) => move !== others[index]);
  return fork < 0 ? moves.length : fork;
}

function begins(line: string, beginning: string): boolean {
  const length = slidesOf(beginning).length;
  return slidesOf(line).length > length && writeMoves(slidesOf(line).slice(0, length)) === writeMoves(slidesOf(beginning));
}

function slidesOf(line: string): Slide[] {
  return readMoves(line) ?? [];
}
