// Replay links of slidysim, the simulator on which most speed-sliders play.
//
//     https://slidysim.github.io/replay?r=eJyLVnL...
//
// `r` is base64 of zlib of a JSON list: the solution in our notation, moves per
// second times 1000, the scramble with rows by `/`, and the milliseconds from the
// start to each move (or -1). The goal has the blank last. The page never opens the
// link: everything is in it. A link may come from anywhere, so its text, what it
// unpacks to and every value are checked.

import { type Board, LEAST_SIDE, MOST_SIDE, readBoard } from "../puzzle/board.js";
import { type Slide, readMoves } from "../puzzle/moves.js";
import { readTimes, solves } from "./round.js";

export interface Replay {
  board: Board;
  slides: Slide[];
  milliseconds: number;
  times: number[] | null;
}

/** Far longer than any replay; what unpacks to more is not read. */
const LONGEST_LINK = 200_000;
const LONGEST_CONTENT = 1_000_000;

/** Replays of the leaderboard are longer lists without a scramble. */
const LEADERBOARD_FIELDS = 10;

/** Reads a link, or only its `r`; the error is for the person who pasted it. */
export async function readReplay(text: string): Promise<Replay> {
  if (text.length > LONGEST_LINK) throw new Error("this link is too long to be a replay");
  const fields = readList(await unpack(bytesOf(codeOf(text))));
  if (fields.length >= LEADERBOARD_FIELDS) throw new Error("this is a replay of the leaderboard, which does not hold its scramble; copy the link of the replay itself");
  const [solution, speed, scramble, moments] = fields;
  const board = typeof scramble === "string" ? readBoard(scramble) : null;
  if (!board) throw new Error(`this replay has no scramble that this page shows (${LEAST_SIDE}x${LEAST_SIDE} to ${MOST_SIDE}x${MOST_SIDE})`);
  const slides = typeof solution === "string" ? readMoves(solution) : null;
  if (!slides || slides.length === 0) throw new Error("the moves of this replay cannot be read");
  if (!solves(board, "blank-last", slides)) throw new Error("the moves of this replay do not solve its scramble");
  const times = readTimes(moments, slides.length);
  return { board, slides, times, milliseconds: times?.[slides.length - 1] ?? durationAt(speed, slides.length) };
}

/** How long this many moves take at a speed in moves per 1000 seconds. */
function durationAt(speed: unknown, slides: number): number {
  if (typeof speed !== "number" || !(speed > 0) || !Number.isFinite(speed)) throw new Error("this replay does not say how long it took");
  return Math.round((slides * 1_000_000) / speed);
}

/** The value of `r`, in a link or by itself. */
function codeOf(text: string): string {
  const [, value] = /[?&#]r=([^&#\s]*)/.exec(text) ?? [null, text.trim()];
  try {
    return decodeURIComponent(value!);
  } catch {
    throw new Error("this link was cut or changed on its way: its signs cannot be read");
  }
}

function bytesOf(code: string): Uint8Array<ArrayBuffer> {
  // Forms and chats turn `+` into a space, and some programs write the letters of addresses.
  const plain = code.replaceAll(" ", "+").replaceAll("-", "+").replaceAll("_", "/");
  try {
    if (plain === "") throw new Error();
    return Uint8Array.from(atob(plain), (sign) => sign.charCodeAt(0));
  } catch {
    throw new Error("this is no replay link of slidysim");
  }
}

/** Unpacks zlib, and stops when it becomes too much. */
async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > LONGEST_CONTENT) break;
    }
  } catch {
    throw new Error("this link was cut or changed on its way: it cannot be unpacked");
  }
  await reader.cancel().catch(() => undefined);
  throw new Error("this link unpacks to more than any replay has");
}

function readList(text: string): unknown[] {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    content = null;
  }
  if (!Array.isArray(content)) throw new Error("this link holds no replay");
  return content;
}
