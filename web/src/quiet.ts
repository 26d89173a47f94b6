// Work that must not compete with a visitor's first answer.

/** How long a visitor's first answer has, in milliseconds. */
const FIRST_ANSWER = 2000;

/** Does something when the first answer should be there. */
export function whenQuiet(act: () => void): void {
  setTimeout(act, FIRST_ANSWER);
}
