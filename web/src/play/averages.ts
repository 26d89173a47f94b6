// The figures of a session, as speed-sliders count them: an average of five or
// twelve leaves out the best and the worst time and is the mean of the others.

import { type Round, lostOf } from "./round.js";

/** The averages that are shown. */
export const AVERAGES = [5, 12] as const;

export interface Figures {
  best: number | null;
  mean: number | null;
  averages: { of: number; last: number | null; best: number | null }[];
  /** The mean of the moves lost in a round, and of how many rounds that is known. */
  lost: number | null;
  judged: number;
}

/** The figures of rounds, the first played first. */
export function figuresOf(rounds: readonly Round[]): Figures {
  const times = rounds.map((round) => round.milliseconds);
  const lost = rounds.map(lostOf).filter((count) => count !== null);
  return {
    best: times.length > 0 ? times.reduce((best, time) => Math.min(best, time)) : null,
    mean: mean(times),
    averages: AVERAGES.map((of) => ({ of, last: lastAverage(times, of), best: bestAverage(times, of) })),
    lost: mean(lost),
    judged: lost.length,
  };
}

/** The mean without the best and the worst; null for fewer than three. */
export function trimmedMean(times: readonly number[]): number | null {
  return times.length < 3 ? null : mean([...times].sort((one, other) => one - other).slice(1, -1));
}

/** The average of the last `of` times; null until there are that many. */
export function lastAverage(times: readonly number[], of: number): number | null {
  return times.length < of ? null : trimmedMean(times.slice(-of));
}

/** The best average of `of` times in a row. */
export function bestAverage(times: readonly number[], of: number): number | null {
  let best: number | null = null;
  for (let end = of; end <= times.length; end += 1) {
    const average = trimmedMean(times.slice(end - of, end));
    if (average !== null && (best === null || average < best)) best = average;
  }
  return best;
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
