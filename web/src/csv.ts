// Comma-separated values (RFC 4180), written and read.

/** One value, in quotes if it needs them. */
export function writeCell(value: unknown): string {
  const text = value === undefined || value === null ? "" : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines as text, each ended. */
export function writeLines(lines: readonly (readonly unknown[])[]): string {
  return lines.map((line) => line.map(writeCell).join(",") + "\r\n").join("");
}

/** The cells of every line; lines without anything are left out. */
export function readLines(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  // A cell and what ends it: quoted text with doubled quotes, or anything without commas.
  for (const [whole, quoted, plain, end] of text.replace(/^\uFEFF/, "").matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\n|\r|$)/g)) {
    if (whole === "" && line.length === 0) continue;
    line.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    if (line.some((cell) => cell !== "")) lines.push(line);
    line = [];
  }
  return lines;
}
