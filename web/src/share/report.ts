// An analysis as plain text: what was played, what was lost, and where.

import { type AnalyzeAnswer, type LostMove, kindOf, lostMoves } from "../api/messages.js";
import { plural } from "../figures.js";
import { readBoard } from "../puzzle/board.js";
import { moveWords, touchedTile } from "../puzzle/metric.js";
import { readMoves } from "../puzzle/moves.js";

/** The report of an analysis; `words` are the sentences that the page shows, `moves` the solution. */
export function analysisReport(answer: AnalyzeAnswer, moves: string, words: readonly string[], link: string): string {
  const board = answer.scramble.split("/").map((row) => `    ${row.split(" ").map((tile) => tile.padStart(widthOf(answer))).join(" ")}`);
  const list = lostMoves(answer);
  const noun = answer.neutral === undefined ? "bad move" : "lost move";
  const lost = list.length === 0 ? [] : ["", `${plural(list.length, noun)}:`, ...list.map((move) => `    ${lostWords(answer, move)}`)];
  const distances = answer.distances.map((distance) => distance ?? "?").join(" ");
  return [
    `Analysis of a solution of ${plural(answer.played, "move")}`,
    "",
    ...board,
    "",
    `Goal: ${answer.goal}`,
    `Moves: ${moves}`,
    "",
    ...words.filter((line) => line !== ""),
    ...lost,
    "",
    `Distance to go after each move: ${distances}`,
    "",
    link,
    "",
  ].join("\n");
}

function widthOf(answer: AnalyzeAnswer): number {
  return Math.max(...answer.scramble.split(/[ /]/).map((tile) => tile.length));
}

/** `3. 15 right, from 49 to 50 to go; better: 3 up`. */
function lostWords(answer: AnalyzeAnswer, move: LostMove): string {
  const board = readBoard(move.board);
  const name = (text: string) => {
    const slides = readMoves(text) ?? [];
    return moveWords(board && touchedTile(board, slides), slides);
  };
  const [before, after] = [answer.distances[move.number - 1], answer.distances[move.number]];
  const better = move.better.length > 0 ? `; better: ${move.better.map(name).join(" or ")}` : "";
  const kind = kindOf(move) === "neutral" ? " (neutral)" : "";
  return `${move.number}. ${name(move.played)}${kind}, from ${before ?? "?"} to ${after ?? "?"} to go${better}`;
}
