// Sessions: what the browser keeps of played rounds, files, and replay links.

import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { EASY, addressOf, listen, shownBoard, visit, watchVisits } from "./visit.js";

const PLAY = `#${addressOf(EASY)}&v=play`;

/** Plays the easy board to the end this many times, with one bad move in each. */
async function playRounds(page: Page, count: number): Promise<void> {
  const rounds = page.getByRole("list", { name: "Rounds" }).getByRole("listitem");
  const before = await rounds.count();
  for (let round = 1; round <= count; round += 1) {
    await page.keyboard.press("Escape");
    for (const key of ["d", "a", "s", "a", "w"]) await page.keyboard.press(key);
    await expect.poll(() => rounds.filter({ hasText: "5 = 3 + 2×1" }).count()).toBe(before + round);
  }
}

async function figure(page: Page, name: string): Promise<string> {
  const entry = page.locator("session-card dl > div").filter({ has: page.locator("dt", { hasText: new RegExp(`^${name}$`) }) });
  return (await entry.locator("dd").textContent())!.trim();
}

/** The times that are listed, the first played first. */
async function times(page: Page): Promise<number[]> {
  const words = await page.locator("round-list .time").evaluateAll((all) => all.map((one) => one.firstChild!.nextSibling!.textContent!));
  return words.map(Number).reverse();
}

async function exported(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button }).click()]);
  return readFileSync(await file.path(), "utf8");
}

async function bringBack(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel("Session file").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
}

function link(content: unknown): string {
  return "https://slidysim.github.io/replay?r=" + encodeURIComponent(deflateSync(JSON.stringify(content)).toString("base64"));
}

describe("a session", () => {
  watchVisits();

  it("lists its rounds with best, averages and lost moves, and is there after a reload", async () => {
    const page = await visit(PLAY);
    const asked = await listen(page);
    await playRounds(page, 4);
    expect([await figure(page, "Average of 5"), await figure(page, "Moves lost")]).toEqual(["–", "1.0"]);
    await playRounds(page, 1);
    const all = await times(page);
    expect(all.length).toBe(5);
    const sorted = [...all].sort((one, other) => one - other);
    const average = (sorted[1]! + sorted[2]! + sorted[3]!) / 3;
    expect(Number(await figure(page, "Best"))).toBe(sorted[0]);
    expect(Number(await figure(page, "Average of 5"))).toBeCloseTo(average, 2);
    expect(await figure(page, "Average of 12")).toBe("–");
    expect(await page.locator("session-card [title*='the best and the worst are left out']").count()).toBe(2);
    // What is asked is a board; no time and no move.
    const questions = JSON.stringify(await asked());
    expect(questions).toContain(EASY);
    expect(questions).not.toMatch(/RLDLU|milliseconds|times/);
    await page.reload();
    await expect.poll(() => times(page)).toEqual(all);
    await page.getByRole("link", { name: "Analyse round 5" }).click();
    await page.getByRole("list", { name: "Bad moves" }).waitFor();
  });

  it("loses a round only when it is removed, and that can be taken back", async () => {
    const page = await visit(PLAY);
    await playRounds(page, 2);
    const all = await times(page);
    await page.getByRole("button", { name: "Remove round 1" }).click();
    await expect.poll(() => times(page)).toEqual(all.slice(1));
    await page.getByRole("button", { name: "Put it back" }).click();
    await expect.poll(() => times(page)).toEqual(all);
    await page.getByRole("button", { name: "New session" }).click();
    await page.getByText("Every round that you solve").waitFor();
    await playRounds(page, 1);
    await page.getByLabel("Number of the session").selectOption("1");
    await expect.poll(() => times(page)).toEqual(all);
    await page.reload();
    // The last session goes on.
    await expect.poll(() => page.getByLabel("Number of the session").inputValue()).toBe("2");
    await expect.poll(async () => (await times(page)).length).toBe(1);
  });

  it("is taken away and brought back as JSON and CSV", async () => {
    const page = await visit(PLAY);
    await playRounds(page, 2);
    const all = await times(page);
    const json = await exported(page, "Export JSON");
    const csv = await exported(page, "Export CSV");
    expect(csv.split("\r\n")[1]).toContain(`${EASY},blank-last,5,`);
    for (const [name, text] of [["rounds.json", json], ["rounds.csv", csv]] as const) {
      const other = await visit(PLAY);
      await bringBack(other, name, text);
      await other.getByText("2 rounds imported.").waitFor();
      await expect.poll(() => times(other)).toEqual(all);
      await other.getByRole("list", { name: "Rounds" }).getByText("5 = 3 + 2×1").first().waitFor();
      await bringBack(other, name, text);
      await other.getByText("0 rounds imported; 2 rounds known already.").waitFor();
    }
  });

  it("keeps what is whole of a damaged file, and refuses what is no session", async () => {
    const page = await visit(PLAY);
    await playRounds(page, 1);
    const json = await exported(page, "Export JSON");
    const damaged = JSON.parse(json) as { rounds: object[] };
    damaged.rounds = [{ ...damaged.rounds[0], moves: "UUU" }, { ...damaged.rounds[0], milliseconds: 4321 }, { board: 1 }];
    await bringBack(page, "damaged.json", JSON.stringify(damaged));
    await page.getByText("1 round imported; 2 rounds left out (round 1: its moves do not solve its board, and more).").waitFor();
    await expect.poll(() => times(page)).toContain(4.321);
    await bringBack(page, "cut.json", json.slice(0, -20));
    await page.getByText("cut.json: this file is damaged").waitFor();
    await bringBack(page, "other.csv", "a,b\n1,2\n");
    await page.getByText("other.csv: this file is no session").waitFor();
    expect((await times(page)).length).toBe(2);
  });

  it("is not lost when the browser kept something damaged", async () => {
    const page = await visit(PLAY);
    await playRounds(page, 1);
    const all = await times(page);
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          const request = indexedDB.open("loyd-kept");
          request.onsuccess = () => {
            const transaction = request.result.transaction(["rounds", "look"], "readwrite");
            transaction.objectStore("rounds").put({ board: "<b>", moves: [] }, "damaged");
            transaction.objectStore("rounds").put("nothing", "other");
            transaction.objectStore("look").put({ picture: new Blob(["no picture"]), hover: "yes" }, "look");
            transaction.oncomplete = () => done();
          };
        }),
    );
    await page.reload();
    await page.getByText("2 kept rounds cannot be read and are left out; the others are all here.").waitFor();
    await expect.poll(() => times(page)).toEqual(all);
  });
});

describe("a browser that keeps nothing", () => {
  watchVisits();

  it("still has a session until the page is left, and the page says so", async () => {
    const page = await visit(PLAY, {}, async (page) => {
      await page.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException("forbidden", "SecurityError");
        };
      });
    });
    await page.getByText("This browser does not keep anything for this page").waitFor();
    await playRounds(page, 2);
    await page.getByText("This browser did not keep the last change: export the session before you leave.").waitFor();
    expect((await times(page)).length).toBe(2);
  });
});

describe("a replay link", () => {
  watchVisits();

  it("is analysed, or added to the session", async () => {
    const page = await visit("#v=play");
    const replay = link(["RLDLU", 2500, EASY, [0, 500, 900, 1500, 2000]]);
    await page.getByLabel("Replay link of slidysim").fill(replay);
    await page.getByRole("button", { name: "Add to session" }).click();
    await page.getByRole("list", { name: "Rounds" }).getByText("5 = 3 + 2×1").waitFor();
    expect(await times(page)).toEqual([2]);
    await page.getByLabel("Replay link of slidysim").fill(replay);
    await page.getByRole("button", { name: "Analyse it" }).click();
    await page.getByRole("list", { name: "Bad moves" }).getByText("Move 1: 14 right").waitFor();
    expect(await shownBoard(page)).toBe(EASY);
    expect(await page.title()).toContain("Analyse");
    // Analyse reads links too.
    await page.getByLabel("Replay link of slidysim").fill(link(["DLU", 1000, EASY, -1]));
    await page.keyboard.press("Enter");
    await page.getByText("3 = 3 + 2×0").waitFor();
    await page.goBack();
    await page.getByText("5 = 3 + 2×1").waitFor();
    await page.goBack();
    await page.getByRole("list", { name: "Rounds" }).waitFor();
  });

  it("that is hostile gets a clear sentence", async () => {
    const page = await visit("#v=play");
    const wrong: [string, string][] = [
      ["javascript:alert(1)", "this is no replay link of slidysim"],
      ["https://slidysim.github.io/replay?r=AAAA", "it cannot be unpacked"],
      [link(["DLU<script>", 1, EASY, -1]), "the moves of this replay cannot be read"],
      [link(["U", 1, EASY, -1]), "do not solve its scramble"],
      ["https://slidysim.github.io/replay?r=" + encodeURIComponent(deflateSync(Buffer.alloc(20_000_000, "[")).toString("base64")), "unpacks to more than any replay has"],
    ];
    for (const [text, words] of wrong) {
      await page.getByLabel("Replay link of slidysim").fill(text);
      await page.getByRole("button", { name: "Add to session" }).click();
      await page.locator("replay-form .wrong").getByText(words).waitFor();
    }
    await page.getByText("Every round that you solve").waitFor();
  });
});
