// A solution as people write it down.
//
// Letters with counts (`URDL2`), also with commas and spaces between them; arrows; words;
// or the numbers of the tiles in the order in which they move, which only a board gives a
// meaning to. Letters may be meant for the blank instead of the tile: whether that makes
// sense, a board tells, too.

import { type Board, type Goal, boardsAlong, sameBoard, slideBoard, slidesTowardsBlank, solvedBoard } from "./board.js";
import { LONGEST, type Slide, opposite, readMoves } from "./moves.js";

/** A text that was read, or why it could not be. */
export type Reading = { slides: Slide[] } | { wrong: string };

/** Arrows of keyboards, fonts and telephones. */
const ARROWS: readonly [RegExp, Slide][] = [
  [/[↑⇧⇑⬆🔼]/gu, "U"],
  [/[↓⇩⇓⬇🔽]/gu, "D"],
  [/[←⇦⇐⬅◀]/gu, "L"],
  [/[→⇨⇒➡▶]/gu, "R"],
];

/** Marks that choose the look of an arrow and mean nothing. */
const LOOKS = /[\u{FE0E}\u{FE0F}]/gu;

/** Reads a solution of a board. */
export function readSolution(text: string, board: Board): Reading {
  const letters = ARROWS.reduce((text, [signs, letter]) => text.replace(signs, letter), text.replace(LOOKS, ""))
    .replace(/\b(up|down|left|right)\b/gi, (word) => word[0]!)
    .replace(/[,;.|]/g, " ");
  if (/^[\s\d>-]*\d[\s\d>-]*$/.test(letters)) return readTiles(letters, board);
  const slides = readMoves(letters);
  return slides ? { slides } : { wrong: wrongWords(letters, text) };
}

/** The moves of the tiles with these numbers; a tile in line with the blank takes those between along. */
function readTiles(text: string, board: Board): Reading {
  const slides: Slide[] = [];
  let now = board;
  for (const [index, word] of (text.match(/\d+/g) ?? []).entries()) {
    const cell = now.tiles.indexOf(Number(word));
    const steps = cell < 0 ? [] : slidesTowardsBlank(now, cell);
    if (steps.length === 0) return { wrong: `tile ${word}, number ${index + 1} of the solution, cannot move there: it is not in line with the blank` };
    if (slides.length + steps.length > LONGEST) return { wrong: `a solution of more than ${LONGEST} moves is not read` };
    slides.push(...steps);
    for (const step of steps) now = slideBoard(now, step)!;
  }
  return { slides };
}

/** Names the first sign that is no move. */
function wrongWords(letters: string, text: string): string {
  const place = letters.search(/[^UDLRudlr\d\s]/);
  const sign = place < 0 ? "" : String.fromCodePoint(letters.codePointAt(place)!);
  if (place >= 0) return `“${sign}” at sign ${text.indexOf(sign) + 1} is no move; write U, D, L and R for the way a tile goes, with counts, or the numbers of the tiles`;
  return `a count stands after its letter and is from 1 to ${LONGEST}: U2, not 2U`;
}

/**
 * The slides if the letters were meant for the blank; null if that makes no sense of them: they
 * cannot be played so, or they can as they are, and only that solves the board.
 */
export function asBlankMoves(slides: readonly Slide[], board: Board, goal: Goal): Slide[] | null {
  const turned = slides.map(opposite);
  const [asWritten, asBlank] = [slides, turned].map((path) => outcome(path, board, goal)) as [number, number];
  return slides.length > 0 && asBlank > asWritten ? turned : null;
}

/** 2 if slides solve a board, 1 if they can be made at all, 0 otherwise. */
function outcome(slides: readonly Slide[], board: Board, goal: Goal): number {
  const boards = boardsAlong(board, slides);
  if (boards.length <= slides.length) return 0;
  return sameBoard(boards[boards.length - 1]!, solvedBoard(board.rows, board.columns, goal)) ? 2 : 1;
}
