// What the page asks of `loyd serve` and must get, each line of a table as a person asks it. What the
// page makes of the answers is tested without a server (`../browser/`).

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { EASY, HARD, ORDINARY, addressOf, answerOf, movesOf, paste, shownBoard, visit, waitForAnswer, watchVisits } from "../browser/visit.js";
import { countSearches, searchLong } from "./asking.js";

const SMALL = "8 6 7/2 5 4/3 0 1";
const NEAR = "1 2 3/4 5 6/0 7 8";
/** A solution of the hard board. */
const LONG = "RUL2D2L2URURDRDL2U2LDR2DL2URURDRDLDRURDL3UR2DLUR2U2LULDRURDLUL3DR3ULD2LDRULU2RDRD2LURUL3D2R2DL2URURDLDRU2LDLU2RDRUL2U";

const MOVES = "Moves: U D L R with counts";

interface Line {
  what: string;
  /** What is asked for it. */
  path: string;
  /** The page's address, without `#`. */
  at: string;
  /** What the person does and then sees. */
  see(page: Page): Promise<void>;
}

async function seeText(page: Page, words: string | RegExp): Promise<void> {
  await page.getByText(words).first().waitFor();
}

async function scramble(page: Page, length: string): Promise<void> {
  await paste(page, "Moves to solve", length);
  await page.getByRole("button", { name: "Scramble" }).click();
}

function results(page: Page, words: string) {
  return page.getByRole("region", { name: "Results" }).locator("tbody tr").filter({ hasText: words });
}

const ANSWERED: Line[] = [
  {
    what: "names and limits",
    path: "/api/specs",
    at: addressOf(SMALL) + "&v=compare",
    see: (page) => page.getByRole("checkbox", { name: /^Walking distance wd/ }).waitFor(),
  },
  {
    what: "a board in hexadecimal",
    path: "/api/board",
    at: addressOf(ORDINARY),
    see: async (page) => {
      await paste(page, "Board, in any notation", "123456789AFBDE0C");
      await waitForAnswer(page, "3 moves");
      expect(await shownBoard(page)).toBe(EASY);
    },
  },
  {
    what: "a shortest solution, with every best first move",
    path: "/api/solve",
    at: addressOf(ORDINARY),
    see: async (page) => {
      await waitForAnswer(page, /53 moves\s*✓ shortest, proved/);
      await expect.poll(() => movesOf(page).count()).toBe(53);
      await expect.poll(() => page.getByRole("group", { name: "Best first moves" }).getByRole("button").count()).toBe(2);
    },
  },
  {
    what: "a shortest solution in moves of several tiles",
    path: "/api/solve",
    at: addressOf(NEAR) + "&c=mtm",
    see: (page) => waitForAnswer(page, /(?<!\d)1 move\s*✓ shortest, proved/),
  },
  {
    what: "a shortest solution towards the other goal",
    path: "/api/solve",
    at: "s=1_0_2_3_4_5_6_7_8&g=blank-first",
    see: (page) => waitForAnswer(page, /(?<!\d)1 move\s*✓ shortest, proved/),
  },
  {
    what: "a judged game",
    path: "/api/solve",
    at: addressOf(EASY) + "&v=play",
    see: async (page) => {
      for (const key of ["d", "a", "s", "a", "w"]) await page.keyboard.press(key);
      await seeText(page, "5 = 3 + 2×1");
    },
  },
  {
    what: "a judged solution",
    path: "/api/analyze",
    at: addressOf(EASY) + "&v=analyse",
    see: async (page) => {
      await paste(page, MOVES, "RLDLURL");
      await seeText(page, "7 = 3 + 2×2");
      await page.getByRole("list", { name: "Bad moves" }).getByText("Move 6: 15 right, from 0 to 1 move to go").waitFor();
    },
  },
  {
    what: "a judged solution with neutral moves",
    path: "/api/analyze",
    at: addressOf(NEAR) + "&c=mtm&v=analyse",
    see: async (page) => {
      await paste(page, MOVES, "DULDUL");
      await seeText(page, "6 = 1 + 1 + 2×2");
    },
  },
  {
    what: "the board that a solution solves",
    path: "/api/analyze",
    at: addressOf("1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15") + "&v=analyse",
    see: async (page) => {
      await paste(page, MOVES, "DLU");
      await page.getByRole("button", { name: "Use the board these moves solve" }).click();
      await seeText(page, "3 = 3 + 2×0");
      expect(await shownBoard(page)).toBe(EASY);
    },
  },
  {
    what: "estimates",
    path: "/api/estimate",
    at: addressOf(SMALL) + "&v=compare",
    see: (page) => page.getByRole("checkbox", { name: "Manhattan distance md: estimates 21" }).waitFor(),
  },
  {
    what: "a comparison, also of a search that remembers boards",
    path: "/api/solve",
    at: addressOf(SMALL) + "&v=compare&h=md%20wd&e=ida%20astar",
    see: async (page) => {
      await page.getByRole("button", { name: "Compare 4" }).click();
      await expect.poll(() => results(page, "✓ optimal").count()).toBe(4);
      for (const text of await results(page, "✓ optimal").allTextContents()) expect(text).toMatch(/optimal\s*31/);
    },
  },
  {
    what: "a scramble",
    path: "/api/scramble",
    at: addressOf(EASY),
    see: async (page) => {
      await scramble(page, "any");
      await seeText(page, /Any length.*seed \d+/);
    },
  },
  {
    what: "a scramble of a length",
    path: "/api/scramble",
    at: addressOf(EASY),
    see: async (page) => {
      await scramble(page, "44");
      await seeText(page, "Exactly 44 moves");
      await waitForAnswer(page, /44 moves\s*✓ shortest, proved/);
    },
  },
  {
    what: "a scramble of a length in moves of several tiles",
    path: "/api/scramble",
    at: addressOf(NEAR) + "&c=mtm",
    see: async (page) => {
      await scramble(page, "9");
      await seeText(page, "Exactly 9 moves");
      await waitForAnswer(page, /(?<!\d)9 moves\s*✓ shortest, proved/);
    },
  },
];

const REFUSED: Line[] = [
  {
    what: "a board with a tile twice, and where it is",
    path: "/api/board",
    at: addressOf(EASY),
    see: async (page) => {
      await paste(page, "Board, in any notation", "5 3 8 7/0 2 4 1/7 10 14 13/12 11 6 15");
      await seeText(page, "tile 7 appears twice, tile 9 is missing");
      expect(await page.locator("board-editor mark").textContent()).toBe("7");
      expect(await shownBoard(page)).toBe(EASY);
    },
  },
  {
    what: "a board that cannot be solved",
    path: "/api/solve",
    at: addressOf("1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0"),
    see: (page) => waitForAnswer(page, "No solution"),
  },
  {
    what: "a length that no board has",
    path: "/api/scramble",
    at: addressOf(EASY),
    see: async (page) => {
      await scramble(page, "999");
      await page.locator("scramble-form .wrong").waitFor();
    },
  },
  {
    what: "a search that makes no sense with a heuristic",
    path: "/api/solve",
    at: addressOf(SMALL) + "&v=compare&h=md&e=ida%20kernel",
    see: async (page) => {
      await page.getByRole("button", { name: "Compare 2" }).click();
      await results(page, "✓ optimal").waitFor();
      await results(page, "✕").waitFor();
    },
  },
];

/** What runs for long, is told of on the way, and is given up. */
const GIVEN_UP: Line[] = [
  {
    what: "a search",
    path: "/api/solve",
    at: addressOf(HARD),
    see: async (page) => {
      await waitForAnswer(page, /\d+ moves, at least \d+\s*best so far/);
      await expect.poll(() => answerOf(page).locator("dl div", { hasText: "bound" }).locator("dd").first().textContent()).toMatch(/^\d+$/);
      await expect.poll(() => countSearches(page.url())).toBe(1);
      await page.getByRole("button", { name: "Cancel" }).click();
      await waitForAnswer(page, "cancelled");
    },
  },
  {
    what: "an analysis",
    path: "/api/analyze",
    at: addressOf(HARD) + "&v=analyse",
    see: async (page) => {
      await paste(page, MOVES, LONG);
      await expect.poll(() => countSearches(page.url())).toBe(1);
      await page.getByRole("button", { name: "Cancel" }).click();
      await seeText(page, "Cancelled before the moves were judged");
    },
  },
  {
    what: "a comparison",
    path: "/api/solve",
    at: addressOf(HARD) + "&v=compare&h=md&e=ida%20astar",
    see: async (page) => {
      await page.getByRole("button", { name: "Compare 2" }).click();
      await results(page, "running …").filter({ hasText: /≥ \d+/ }).waitFor();
      await page.getByRole("button", { name: "Stop" }).click();
      await expect.poll(() => results(page, "stopped").count()).toBe(2);
    },
  },
  {
    what: "a scramble",
    path: "/api/scramble",
    // The size has boards of up to 84 moves, but one has to look long for one of 80.
    at: addressOf("1 2 3 4 5/6 7 8 9 10/11 12 13 0 14") + "&w=5",
    see: async (page) => {
      await scramble(page, "80");
      await seeText(page, /Looking for such a board … [\d,]+ boards tried/);
      await page.locator("scramble-form").getByRole("button", { name: "Cancel" }).click();
      await seeText(page, "Cancelled.");
    },
  },
];

/** The lines, with what they are about as the names of tests. */
function named(lines: Line[]): [string, Line][] {
  return lines.map((line) => [line.what, line]);
}

/** Does what a line says, and returns the paths that were asked for meanwhile. */
async function ask(line: Line, prepare?: (page: Page) => Promise<void>): Promise<{ page: Page; paths: string[] }> {
  const paths: string[] = [];
  const page = await visit("#" + line.at, {}, async (page) => {
    page.on("request", (request) => paths.push(new URL(request.url()).pathname));
    await prepare?.(page);
  });
  await line.see(page);
  return { page, paths };
}

describe("the server", () => {
  watchVisits();

  it.each(named(ANSWERED))("answers: %s", async (_, line) => {
    expect((await ask(line)).paths).toContain(line.path);
  });

  it.each(named(REFUSED))("refuses: %s", async (_, line) => {
    expect((await ask(line)).paths).toContain(line.path);
  });

  it.each(named(GIVEN_UP))("stops what is given up: %s", async (_, line) => {
    const { page, paths } = await ask(line, searchLong);
    expect(paths).toContain(line.path);
    await expect.poll(() => countSearches(page.url())).toBe(0);
  });

  it("is told of boards, and of nothing else of a game or a picture", async () => {
    const sent: string[] = [];
    const page = await visit(`#${addressOf(EASY)}&v=play`, {}, async (page) => {
      page.on("request", (request) => sent.push(request.postData() ?? ""));
    });
    for (const key of ["d", "a", "s", "a", "w"]) await page.keyboard.press(key);
    await page.getByRole("list", { name: "Rounds" }).getByText("5 = 3 + 2×1").waitFor();
    expect(sent.join("\n")).toContain(EASY);
    expect(sent.join("\n")).not.toMatch(/RLDLU|milliseconds|times/);
  });
});
