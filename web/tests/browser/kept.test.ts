// Nothing gets lost: undo and redo, variations, the analysis of another board, the
// look of the tiles.

import { describe, expect, it } from "vitest";

import { RED } from "./picture.js";
import { EASY, ORDINARY, addressOf, listen, paste, shownBoard, visit, waitForAnswer, watchVisits } from "./visit.js";

const LEFT = "5 3 8 9/2 0 4 1/7 10 14 13/12 11 6 15";
const MOVES = "Moves: U D L R with counts";

describe("what was done", () => {
  watchVisits();

  it("is undone and redone slide by slide, by button and by key", async () => {
    const page = await visit("#" + addressOf(ORDINARY));
    await waitForAnswer(page, "53 moves");
    const [undo, redo] = [page.getByRole("button", { name: "Undo" }), page.getByRole("button", { name: "Redo" })];
    expect([await undo.isDisabled(), await redo.isDisabled()]).toEqual([true, true]);
    for (const key of ["ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
    await undo.click();
    await expect.poll(() => shownBoard(page)).toBe(LEFT);
    await page.keyboard.press("Control+z");
    await expect.poll(() => shownBoard(page)).toBe(ORDINARY);
    await waitForAnswer(page, "53 moves");
    await expect.poll(() => undo.isDisabled()).toBe(true);
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(() => shownBoard(page)).toBe(LEFT);
    await redo.click();
    await expect.poll(() => shownBoard(page)).toBe("5 3 8 9/2 4 0 1/7 10 14 13/12 11 6 15");
    // Another board is one step too.
    await page.getByRole("button", { name: "Solved board" }).click();
    await expect.poll(() => shownBoard(page)).toBe("1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0");
    await page.keyboard.press("Control+z");
    await expect.poll(() => shownBoard(page)).toBe("5 3 8 9/2 4 0 1/7 10 14 13/12 11 6 15");
    // In a field the key belongs to the field.
    await page.getByLabel("Board, in any notation").focus();
    await page.keyboard.press("Control+z");
    expect(await shownBoard(page)).toBe("5 3 8 9/2 4 0 1/7 10 14 13/12 11 6 15");
    // Back means back: to what was there before the last run of changes.
    await page.goBack();
    await expect.poll(() => shownBoard(page)).toBe("1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0");
  });

  it("does not lose a line when one plays on from its middle", async () => {
    const page = await visit(`#${addressOf(EASY)}&m=RLDLU&p=2&v=analyse`);
    await page.getByText("5 = 3 + 2×1").waitFor();
    await page.locator("tile-board .tray").focus();
    for (const key of ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowLeft", "ArrowUp"]) await page.keyboard.press(key);
    await page.getByText("7 = 3 + 2×2").waitFor();
    const lines = page.getByRole("list", { name: "Lines on this board" });
    await lines.getByText("Main line: 5 moves, other from move 3").waitFor();
    await lines.getByText("Variation 1: 7 moves").waitFor();
    await lines.getByRole("button", { name: /^Main line/ }).click();
    await page.getByText("5 = 3 + 2×1").waitFor();
    expect(await page.getByLabel("Place in the solution").inputValue()).toBe("2");
    await page.goBack();
    await page.getByText("7 = 3 + 2×2").waitFor();
    await lines.getByRole("button", { name: "Remove Main line" }).click();
    await expect.poll(() => lines.count()).toBe(0);
    // A pasted solution does not lose the one that it replaces.
    await paste(page, MOVES, "DLU");
    await page.getByText("3 = 3 + 2×0").waitFor();
    await lines.getByRole("button", { name: /7 moves/ }).click();
    await page.getByText("7 = 3 + 2×2").waitFor();
  });

  it("lets one play on with the better move at a bad one", async () => {
    const page = await visit(`#${addressOf(EASY)}&m=DRLLU&p=1&v=analyse`);
    await page.getByRole("region", { name: "Try again" }).waitFor();
    await page.keyboard.press("ArrowLeft");
    await page.getByRole("button", { name: "Play on with 11 ←" }).click();
    expect(await page.getByLabel(MOVES).inputValue()).toBe("DL");
    await page.keyboard.press("ArrowUp");
    await page.getByText("3 = 3 + 2×0").waitFor();
    await page.getByRole("list", { name: "Lines on this board" }).getByText("Main line: 5 moves").waitFor();
  });

  it("keeps an analysis while other views look at other boards", async () => {
    const page = await visit(`#${addressOf(EASY)}&m=RLDLU&v=analyse`);
    await page.getByText("5 = 3 + 2×1").waitFor();
    const asked = await listen(page);
    await page.getByRole("link", { name: "Solve" }).click();
    await waitForAnswer(page, "3 moves");
    await page.getByRole("link", { name: "Analyse" }).click();
    await page.getByText("5 = 3 + 2×1").waitFor();
    await page.getByRole("link", { name: "Solve" }).click();
    // Keys are for the view that is shown.
    await waitForAnswer(page, "3 moves");
    await page.keyboard.press("ArrowDown");
    await waitForAnswer(page, "2 moves");
    await page.getByRole("link", { name: "Analyse" }).click();
    await page.getByRole("button", { name: "Back to the analysis of 5 moves on 4 × 4" }).click();
    await page.getByText("5 = 3 + 2×1").waitFor();
    expect((await asked()).map(({ command }) => command)).not.toContain("analyze");
  });

  it("keeps a picture of the visitor's own, and how the tiles move", async () => {
    const page = await visit("#" + addressOf(ORDINARY));
    await page.getByLabel("Picture file").setInputFiles(RED);
    await expect.poll(() => page.locator("tile-board canvas").count()).toBe(15);
    await page.getByLabel("tiles move under the pointer").check();
    await expect.poll(() => keptLook()).toEqual([true, true]);
    await page.reload();
    await expect.poll(() => page.locator("tile-board canvas").count()).toBe(15);
    const colour = () =>
      page.locator("tile-board canvas").first().evaluate((canvas: HTMLCanvasElement) => [...canvas.getContext("2d")!.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1).data]);
    await expect.poll(async () => (await colour())[0]! > 240).toBe(true);
    await expect.poll(() => page.getByLabel("tiles move under the pointer").isChecked()).toBe(true);
    await page.getByRole("button", { name: "Numbers only" }).click();
    await expect.poll(() => keptLook()).toEqual([false, true]);

    /** Whether a picture and hover control are kept. */
    function keptLook(): Promise<boolean[]> {
      return page.evaluate(
        () =>
          new Promise<boolean[]>((done) => {
            const request = indexedDB.open("loyd-kept");
            request.onsuccess = () => {
              const asked = request.result.transaction("look").objectStore("look").get("look");
              asked.onsuccess = () => {
                const look = asked.result as { picture: Blob | null; hover: boolean } | undefined;
                request.result.close();
                done([Boolean(look?.picture), look?.hover ?? false]);
              };
            };
          }),
      );
    }
  });
});
