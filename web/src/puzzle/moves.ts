// Moves as text: the direction in which a tile goes, with counts (`URDL2`).
//
// The page writes and replays moves by itself, because every step of a playback
// would be too slow through the server. Addresses and answers have only this notation;
// what people write is read in `solution-text.ts`.

/** The direction in which a tile goes. */
export type Slide = "U" | "D" | "L" | "R";

/** The four directions, in the order in which the page names them. */
export const SLIDES: readonly Slide[] = ["U", "D", "L", "R"];

const OPPOSITE: Record<Slide, Slide> = { U: "D", D: "U", L: "R", R: "L" };
const ARROW: Record<Slide, string> = { U: "↑", D: "↓", L: "←", R: "→" };
const WORD: Record<Slide, string> = { U: "up", D: "down", L: "left", R: "right" };

/** More moves than any sensible solution; a larger count is a slip or an attack. */
export const LONGEST = 10_000;

/** The slide that undoes another. */
export function opposite(slide: Slide): Slide {
  return OPPOSITE[slide];
}

/** An arrow for the eye. */
export function arrow(slide: Slide): string {
  return ARROW[slide];
}

/** A word for the ear. */
export function word(slide: Slide): string {
  return WORD[slide];
}

/** Reads `URDL2`; null when the text is anything else. */
export function readMoves(text: string): Slide[] | null {
  const compact = text.replace(/\s+/g, "");
  if (!/^([UDLRudlr]\d*)*$/.test(compact)) return null;
  const slides: Slide[] = [];
  for (const [, letter, count] of compact.matchAll(/([UDLRudlr])(\d*)/g)) {
    const times = count ? Number(count) : 1;
    if (times < 1 || slides.length + times > LONGEST) return null;
    for (let i = 0; i < times; i += 1) slides.push(letter!.toUpperCase() as Slide);
  }
  return slides;
}

/** Writes moves with counts. */
export function writeMoves(slides: readonly Slide[]): string {
  let text = "";
  for (let i = 0; i < slides.length; ) {
    let end = i;
    while (end < slides.length && slides[end] === slides[i]) end += 1;
    text += slides[i]! + (end - i > 1 ? String(end - i) : "");
    i = end;
  }
  return text;
}
