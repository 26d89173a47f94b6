// The rules of the game as far as a board on a page needs them at once: text, slides, replay.

/** The directions in which a tile goes, and the step of its cell. */
const STEPS = { U: [-1, 0], D: [1, 0], L: [0, -1], R: [0, 1] };

/** Reads rows separated by `/`, tiles by spaces, 0 for the blank. Returns null if it is no board. */
export function readBoard(text) {
  const rows = text
    .trim()
    .split("/")
    .map((row) => row.trim().split(/[\s,]+/).map(Number));
  const columns = rows[0].length;
  const tiles = rows.flat();
  const isWhole = rows.every((row) => row.length === columns) && new Set(tiles).size === tiles.length;
  const fits = tiles.length > 1 && tiles.every((tile) => Number.isInteger(tile) && tile >= 0 && tile < tiles.length);
  return isWhole && fits ? { rows: rows.length, columns, tiles } : null;
}

/** The board as text. */
export function writeBoard({ rows, columns, tiles }) {
  return Array.from({ length: rows }, (_, row) => tiles.slice(row * columns, (row + 1) * columns).join(" ")).join("/");
}

/** Takes `U2R` apart into `U`, `U`, `R`. Returns null if it is no list of moves. */
export function readMoves(text) {
  const clean = text.replace(/\s+/g, "");
  if (!/^(?:[UDLR]\d*)*$/.test(clean)) return null;
  return [...clean.matchAll(/([UDLR])(\d*)/g)].flatMap(([, letter, count]) => Array.from({ length: Number(count || 1) }, () => letter));
}

/** The board after a tile went in a direction; null if none can. */
export function slide(board, letter) {
  const blank = board.tiles.indexOf(0);
  const [down, right] = STEPS[letter];
  const row = Math.floor(blank / board.columns) - down;
  const column = (blank % board.columns) - right;
  if (row < 0 || column < 0 || row >= board.rows || column >= board.columns) return null;
  const from = row * board.columns + column;
  const tiles = [...board.tiles];
  [tiles[blank], tiles[from]] = [tiles[from], 0];
  return { ...board, tiles };
}

/** The moves that slide a tile, and those between it and the blank, one cell; none if it is not in line. */
export function movesTowardsBlank({ columns, tiles }, tile) {
  const [cell, blank] = [tiles.indexOf(tile), tiles.indexOf(0)];
  const rows = Math.floor(blank / columns) - Math.floor(cell / columns);
  const across = (blank % columns) - (cell % columns);
  if ((rows === 0) === (across === 0)) return [];
  const letter = rows > 0 ? "D" : rows < 0 ? "U" : across > 0 ? "R" : "L";
  return Array.from({ length: Math.abs(rows + across) }, () => letter);
}

/** Whether the tiles are in order with the blank at the end. */
export function isSolved({ tiles }) {
  return tiles.every((tile, cell) => tile === (cell + 1) % tiles.length);
}
