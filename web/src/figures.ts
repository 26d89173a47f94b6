// Numbers and times as people read them.

/** `1,234,567`. */
export function count(value: number): string {
  // Not `toLocaleString`: the first call of that stops the page for 30 ms.
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ",");
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

/** `9.123`, `1:02.345`, `1:00:00.000`: the time of a round, or with fewer places while it runs. */
export function clock(milliseconds: number, places = 3): string {
  // Rounded first, so that 59.9996 s is a minute and not sixty seconds.
  const units = Math.round(milliseconds / 10 ** (3 - places));
  const [seconds, rest] = [Math.floor(units / 10 ** places), units % 10 ** places];
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  const whole = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : minutes > 0 ? `${minutes}:${two(seconds % 60)}` : String(seconds);
  return places > 0 ? `${whole}.${String(rest).padStart(places, "0")}` : whole;
}

/** `87 = 51 + 2×18`, or what is known of the shortest solution: `87, at best 45 to 61`; `87` if nothing is. */
export function sum(played: number, { lower, upper }: { lower: number; upper: number | null }): string {
  if (lower === 0) return String(played);
  const most = Math.min(played, upper ?? played);
  return lower === most ? `${played} = ${lower} + 2×${(played - lower) / 2}` : `${played}, at best ${lower} to ${most}`;
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
  return plural(value, "move");
}

/** `1 bad move`, `1,234 nodes`: a number with its noun, whose plural ends in s. */
export function plural(value: number, noun: string): string {
  return `${count(value)} ${noun}${value === 1 ? "" : "s"}`;
}
