// Sessions as files: JSON, which holds everything, and a table of comma-separated
// values, which holds the same and opens in a spreadsheet.
//
// A file may come from anywhere. Every round in it is checked by itself, so that one
// that is damaged does not lose the others.

import { readLines, writeLines } from "../csv.js";
import { type Round, lostOf, playedOf, readRound } from "./round.js";

/** What the first field of our JSON says. */
const FORMAT = "loyd-session";
const VERSION = 1;

/** More than a lifetime of rounds; a longer file is not read. */
const LONGEST_FILE = 100_000_000;
const MOST_ROUNDS = 200_000;

const COLUMNS = ["session", "at", "board", "goal", "played", "milliseconds", "lower_bound", "upper_bound", "lost", "moves", "times"] as const;

/** What a file holds. */
export interface SessionFile {
  rounds: Round[];
  /** One sentence for each round that was left out. */
  wrong: string[];
}

export function writeJson(rounds: readonly Round[]): string {
  const lines = rounds.map((round) => "  " + JSON.stringify(round));
  return `{"format": "${FORMAT}", "version": ${VERSION}, "rounds": [\n${lines.join(",\n")}\n]}\n`;
}

export function writeTable(rounds: readonly Round[]): string {
  const lines = rounds.map((round) => {
    const cells: Record<string, unknown> = { ...round, played: playedOf(round), lost: lostOf(round), times: round.times?.join(" ") };
    return COLUMNS.map((column) => cells[column]);
  });
  return writeLines([COLUMNS, ...lines]);
}

/** Reads either kind; the error is for the person who chose the file. */
export function readSessionFile(text: string): SessionFile {
  if (text.length > LONGEST_FILE) throw new Error("this file is too long to be a session");
  const values = /^\s*[{[]/.test(text) ? readJson(text) : readTable(text);
  if (values.length > MOST_ROUNDS) throw new Error(`this file has ${values.length} rounds; at most ${MOST_ROUNDS} are read`);
  const file: SessionFile = { rounds: [], wrong: [] };
  for (const [index, value] of values.entries()) {
    const round = readRound(value);
    if (typeof round === "string") file.wrong.push(`round ${index + 1}: ${round}`);
    else file.rounds.push(round);
  }
  return file;
}

function readJson(text: string): unknown[] {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Error("this file is damaged: it begins as JSON and does not end as JSON");
  }
  const { format, version, rounds } = content as { format?: unknown; version?: unknown; rounds?: unknown };
  if (format !== FORMAT || !Array.isArray(rounds)) throw new Error("this JSON file is no session that this page wrote");
  if (typeof version !== "number" || version > VERSION) throw new Error("this file was written by a newer version of this page");
  return rounds;
}

function readTable(text: string): unknown[] {
  const [head, ...lines] = readLines(text);
  const missing = ["board", "goal", "moves", "milliseconds", "at"].filter((column) => !head?.includes(column));
  if (!head || missing.length > 0) throw new Error(`this file is no session: it has no column ${missing.map((column) => `“${column}”`).join(", ")}`);
  return lines.map((line) => {
    const cells = Object.fromEntries(head.map((column, index) => [column, line[index] ?? ""]));
    const number = (name: string) => (cells[name] ? Number(cells[name]) : undefined);
    return {
      ...cells,
      session: number("session"),
      milliseconds: number("milliseconds"),
      lower_bound: number("lower_bound"),
      upper_bound: number("upper_bound"),
      times: cells["times"] ? cells["times"].split(" ").map(Number) : null,
    };
  });
}
