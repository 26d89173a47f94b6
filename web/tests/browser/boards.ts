// Boards for the tests in browsers, and where the page shows them.

export const EASY = "1 2 3 4/5 6 7 8/9 10 15 11/13 14 0 12";
export const ORDINARY = "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15";
/** Hours of work without large tables, so that there is time to cancel it. */
export const HARD = "14 5 9 2 18/8 23 19 12 17/15 0 10 20 4/6 11 21 1 7/24 3 16 22 13";

/** What a search may take if a test asks for it, in seconds; the engine in a page allows no more. */
export const LONGEST_SEARCH = 600;

/** A board's part of the address. */
export function addressOf(board: string): string {
  return "s=" + board.replaceAll("/", " ").replaceAll(" ", "_");
}
