// Slides applied by hand, so that a path is not checked by the code that found it.

export interface PlainBoard {
  columns: number;
  tiles: number[];
}

export function readBoard(text: string): PlainBoard {
  const rows = text.split("/").map((row) => row.split(" ").map(Number));
  return { columns: rows[0]!.length, tiles: rows.flat() };
}

export function writeBoard({ columns, tiles }: PlainBoard): string {
  const rows = Array.from({ length: tiles.length / columns }, (_, row) => tiles.slice(row * columns, (row + 1) * columns));
  return rows.map((row) => row.join(" ")).join("/");
}

/** The board after moves such as `U2L`; throws if one is impossible. */
export function applyMoves(board: PlainBoard, moves: string): PlainBoard {
  const { columns } = board;
  const tiles = [...board.tiles];
  const from: Record<string, number> = { U: columns, D: -columns, L: 1, R: -1 };
  for (const [, letter, count] of moves.matchAll(/([UDLR])(\d*)/g)) {
    for (let left = Number(count || 1); left > 0; left -= 1) {
      const blank = tiles.indexOf(0);
      const cell = blank + from[letter!]!;
      const sideways = letter === "L" || letter === "R";
      const same = Math.floor(cell / columns) === Math.floor(blank / columns);
      if (cell < 0 || cell >= tiles.length || (sideways && !same)) throw new Error(`${letter} is impossible on ${tiles.join(" ")}`);
      [tiles[blank], tiles[cell]] = [tiles[cell]!, 0];
    }
  }
  return { columns, tiles };
}
