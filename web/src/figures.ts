// Numbers and times as people read them.

/** `1,234,567`. */
export function count(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}

/** `1.23 M`: three figures and a unit. */
export function short(value: number): string {
  const units = ["", " k", " M", " G", " T"];
  let unit = 0;
  let rest = value;
  while (rest >= 999.5 && unit < units.length - 1) {
    rest /= 1000;
    unit += 1;
  }
  return `${unit === 0 ? Math.round(rest) : Number(rest.toPrecision(3))}${units[unit]!}`;
}

/** `70 µs`, `0.8 ms`, `12 ms`, `3.4 s`, `2 min 5 s`. */
export function time(seconds: number): string {
  if (seconds < 0.0000995) return `${Math.round(seconds * 1e6)} µs`;
  if (seconds < 0.00995) return `${Number((seconds * 1000).toPrecision(2))} ms`;
  if (seconds < 0.9995) return `${Math.round(seconds * 1000)} ms`;
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(Math.round(seconds) / 60)} min ${Math.round(seconds) % 60} s`;
}

/** `40 s`, `5 min`, `3 h`, `2 days`: a time that is not known well. */
export function wholeTime(seconds: number): string {
  const units = [
    ["s", 1, 99.5],
    ["min", 60, 99.5],
    ["h", 3600, 47.5],
  ] as const;
  for (const [unit, length, most] of units) {
    if (seconds / length < most) return `${Math.round(seconds / length)} ${unit}`;
  }
  return `${Math.round(seconds / 86_400)} days`;
}

/** `1 move`, `2 moves`. */
export function moves(value: number): string {
  return `${value} ${value === 1 ? "move" : "moves"}`;
}
