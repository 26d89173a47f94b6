import { deflateSync } from "node:zlib";

import { describe, expect, it } from "vitest";

import { readReplay } from "../../src/play/replay-link.js";
import { writeBoard } from "../../src/puzzle/board.js";
import { writeMoves } from "../../src/puzzle/moves.js";

const EASY = "1 2 3 4/5 6 7 8/9 10 15 11/13 14 0 12";

/** The value of `r` for some content, by node's own zlib. */
function code(content: unknown): string {
  return encodeURIComponent(deflateSync(JSON.stringify(content), { level: 9 }).toString("base64"));
}

function link(content: unknown): string {
  return "https://slidysim.github.io/replay?r=" + code(content);
}

describe("a replay link of slidysim", () => {
  it("has scramble, moves and times", async () => {
    const replay = await readReplay(link(["RLDLU", 4166, EASY, [0, 200, 500, 900, 1200]]));
    expect(writeBoard(replay.board)).toBe(EASY);
    expect(writeMoves(replay.slides)).toBe("RLDLU");
    expect([replay.milliseconds, replay.times]).toEqual([1200, [0, 200, 500, 900, 1200]]);
  });

  it("may have only its speed, in thousandths of a move per second", async () => {
    for (const times of [-1, [1, 2], [3, 2, 1], "none", undefined]) {
      const replay = await readReplay(link(["DLU", 1500, EASY, times]));
      expect([replay.milliseconds, replay.times]).toEqual([2000, null]);
    }
  });

  it("is found in whatever form it was passed on", async () => {
    const content = ["DLU", 1500, EASY, -1];
    const plain = decodeURIComponent(code(content));
    const forms = [
      code(content),
      plain,
      `  ${link(content)}\n`,
      `https://slidysim.online/replay?x=1&r=${code(content)}&y=2#end`,
      `https://slidysim.github.io/lb?r=${plain}`,
      `https://slidysim.github.io/replay?r=${plain.replaceAll("+", "%20")}`,
      `https://slidysim.github.io/replay?r=${plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`,
    ];
    for (const form of forms) expect((await readReplay(form)).milliseconds, form).toBe(2000);
  });

  it("that is hostile or damaged gets a sentence", async () => {
    const whole = link(["DLU", 1500, EASY, -1]);
    const wrong: [string, string][] = [
      ["", "no replay link"],
      ["https://example.org/", "no replay link"],
      ["https://slidysim.github.io/replay?r=%E0%A4%A", "cannot be read"],
      ["https://slidysim.github.io/replay?r=AAAA", "cannot be unpacked"],
      [whole.slice(0, -12), "cannot be unpacked"],
      ["https://slidysim.github.io/replay?r=" + encodeURIComponent(deflateSync("no JSON").toString("base64")), "holds no replay"],
      [link({ solution: "DLU" }), "holds no replay"],
      [link([]), "no scramble"],
      [link(["DLU", 1500, "1 2 3", -1]), "no scramble"],
      [link(["DLU", 1500, { toString: 1 }, -1]), "no scramble"],
      [link(["D999999999", 1500, EASY, -1]), "moves of this replay cannot be read"],
      [link(["<img onerror=alert(1)>", 1500, EASY, -1]), "moves of this replay cannot be read"],
      [link(["", 1500, EASY, -1]), "moves of this replay cannot be read"],
      [link(["DL", 1500, EASY, -1]), "do not solve its scramble"],
      [link(["UUUU", 1500, EASY, -1]), "do not solve its scramble"],
      [link(["DLU", 0, EASY, -1]), "how long it took"],
      [link(["DLU", "fast", EASY, -1]), "how long it took"],
      [link(Array(12).fill("x")), "leaderboard"],
      ["https://slidysim.github.io/replay?r=" + "A".repeat(300_000), "too long"],
    ];
    for (const [text, words] of wrong) await expect(readReplay(text), text.slice(0, 90)).rejects.toThrow(words);
  });

  it("that unpacks to very much is given up on the way", async () => {
    const bomb = encodeURIComponent(deflateSync(Buffer.alloc(100_000_000, "[")).toString("base64"));
    expect(bomb.length).toBeLessThan(200_000);
    await expect(readReplay(bomb)).rejects.toThrow("more than any replay");
  });
});
