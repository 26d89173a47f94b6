// The board under mouse, finger and keyboard, and a picture on its tiles.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { RED } from "./picture.js";
import { ORDINARY, addressOf, movesOf, shownBoard, visit, waitForAnswer, watchVisits } from "./visit.js";

// 5  3  8  9
// .  2  4  1
// 7 10 14 13
// 12 11 6 15
const LEFT = "5 3 8 9/2 0 4 1/7 10 14 13/12 11 6 15";
const WHOLE_ROW = "5 3 8 9/2 4 1 0/7 10 14 13/12 11 6 15";

/** The middle of a cell, and the size of cells. */
async function cellAt(page: Page, row: number, column: number): Promise<{ x: number; y: number; size: number }> {
  const box = (await page.locator("tile-board .tray").boundingBox())!;
  const size = box.width / 4;
  return { x: box.x + (column + 0.5) * size, y: box.y + (row + 0.5) * size, size };
}

/** Goes back to the board: an option further down may have been scrolled into view. */
async function showBoard(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Moves the mouse from the middle of a cell by this many cells. */
async function drag(page: Page, row: number, column: number, right: number, down: number): Promise<void> {
  const { x, y, size } = await cellAt(page, row, column);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (right * size) / 2, y + (down * size) / 2);
  await page.mouse.move(x + right * size, y + down * size);
  await page.mouse.up();
}

/** Waits for every best first move of the ordinary board: until then another solution of its length may be shown. */
async function waitForFirstMoves(page: Page): Promise<void> {
  await waitForAnswer(page, "53 moves");
  await page.getByRole("group", { name: "Best first moves" }).getByRole("button").nth(1).waitFor();
}

describe("the board", () => {
  watchVisits();

  it("slides a tile, or a whole line, on a click", async () => {
    const page = await visit("#" + addressOf(ORDINARY));
    await drag(page, 1, 1, 0, 0);
    expect(await shownBoard(page)).toBe(LEFT);
    await drag(page, 1, 3, 0, 0);
    expect(await shownBoard(page)).toBe(WHOLE_ROW);
    await drag(page, 0, 0, 0, 0);
    expect(await shownBoard(page)).toBe(WHOLE_ROW);
    await waitForAnswer(page, /\d+ moves/);
  });

  it("slides a tile when it is pressed, without waiting for the release", async () => {
    const page = await visit("#" + addressOf(ORDINARY));
    const { x, y, size } = await cellAt(page, 1, 1);
    await page.mouse.move(x, y);
    await page.mouse.down();
    expect(await shownBoard(page)).toBe(LEFT);
    // Whatever the hand does then, the tile was moved once.
    await page.mouse.move(x - 0.8 * size, y);
    await page.mouse.move(x, y + 1.5 * size);
    await page.mouse.up();
    expect(await shownBoard(page)).toBe(LEFT);
    await drag(page, 1, 3, -0.8, 0);
    expect(await shownBoard(page)).toBe(WHOLE_ROW);
  });

  it("slides tiles under the pointer where that is asked for", async () => {
    const page = await visit("#" + addressOf(ORDINARY));
    const middle = await cellAt(page, 1, 1);
    await page.mouse.move(middle.x, middle.y);
    expect(await shownBoard(page)).toBe(ORDINARY);
    await page.getByLabel("tiles move under the pointer").check();
    await showBoard(page);
    await page.mouse.move(middle.x, middle.y);
    await expect.poll(() => shownBoard(page)).toBe(LEFT);
    const { x, y } = await cellAt(page, 1, 3);
    await page.mouse.move(x, y, { steps: 8 });
    await expect.poll(() => shownBoard(page)).toBe(WHOLE_ROW);
    // The hand rests, and the board changes under it.
    await page.keyboard.press("ArrowRight");
    await page.mouse.move(x + 2, y + 2);
    expect(await shownBoard(page)).toBe("5 3 8 9/2 4 0 1/7 10 14 13/12 11 6 15");
  });

  it("takes a quick click for a click, however the hand trembles", async () => {
    const page = await visit("#" + addressOf(ORDINARY));
    // Along the way of the tile, against it and across it: all less than a drag or a swipe.
    const trembles: [number, number][] = [[-0.07, 0], [-0.2, 0], [-0.35, 0], [0.15, 0], [0, 0.15], [0, -0.15]];
    for (const [right, down] of trembles) {
      await drag(page, 1, 1, right, down);
      expect(await shownBoard(page), `${right} ${down}`).toBe(LEFT);
      await page.keyboard.press("ArrowRight");
      expect(await shownBoard(page)).toBe(ORDINARY);
    }
  });

  it("takes the second of two fingers that touch before the first has left", async () => {
    const page = await visit("#" + addressOf(ORDINARY), { hasTouch: true });
    const fingers = await page.context().newCDPSession(page);
    const [one, other] = [await cellAt(page, 1, 1), await cellAt(page, 1, 2)];
    const first = { x: one.x, y: one.y, id: 1 };
    const second = { x: other.x, y: other.y, id: 2 };
    await fingers.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [first] });
    await fingers.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [first, second] });
    // Both leave, the first one first.
    await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect.poll(() => shownBoard(page)).toBe("5 3 8 9/2 4 0 1/7 10 14 13/12 11 6 15");
  });

  it("follows a swipe that begins anywhere", async () => {
    const page = await visit("#" + addressOf(ORDINARY));
    await drag(page, 3, 2, -0.6, 0);
    expect(await shownBoard(page)).toBe(LEFT);
    await drag(page, 3, 2, 0.6, 0);
    expect(await shownBoard(page)).toBe(ORDINARY);
  });

  it("is edited by keyboard alone", async () => {
    const page = await visit("#" + addressOf(ORDINARY));
    await page.locator("tile-board .tray").focus();
    await page.keyboard.press("ArrowLeft");
    expect(await shownBoard(page)).toBe(LEFT);
    await page.keyboard.press("ArrowRight");
    expect(await shownBoard(page)).toBe(ORDINARY);
    await page.keyboard.press("ArrowRight");
    expect(await shownBoard(page)).toBe(ORDINARY);
    for (const key of ["ArrowUp", "ArrowUp", "ArrowLeft"]) await page.keyboard.press(key);
    expect(await shownBoard(page)).toBe("5 3 8 9/7 2 4 1/12 10 14 13/11 0 6 15");
    await expect.poll(() => new URL(page.url()).hash).toContain("s=5_3_8_9_7_2_4_1_12_10_14_13_11_0_6_15");
    await waitForAnswer(page, /\d+ moves/);
  });

  it("takes W, A, S and D by their place on the keyboard, but not from those who type", async () => {
    const page = await visit("#" + addressOf(ORDINARY));
    await page.keyboard.press("a");
    await expect.poll(() => shownBoard(page)).toBe(LEFT);
    await page.keyboard.press("D");
    await page.keyboard.press("w");
    await expect.poll(() => shownBoard(page)).toBe("5 3 8 9/7 2 4 1/0 10 14 13/12 11 6 15");
    await page.keyboard.press("s");
    await expect.poll(() => shownBoard(page)).toBe(ORDINARY);
    for (const name of ["Board, in any notation", "Moves to solve"]) {
      await page.getByLabel(name, { exact: true }).focus();
      await page.keyboard.press("a");
      expect(await shownBoard(page), name).toBe(ORDINARY);
    }
    // Those who do not want single letters to do anything turn them off.
    await page.getByLabel("the keys W, A, S and D move tiles").uncheck();
    await showBoard(page);
    await page.keyboard.press("a");
    expect(await shownBoard(page)).toBe(ORDINARY);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => shownBoard(page)).toBe(LEFT);
  });

  it("takes arrow keys before it has the focus, but not from those who use them", async () => {
    const page = await visit("#" + addressOf(ORDINARY));
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => shownBoard(page)).toBe(LEFT);
    // After a press on a button the focus is there, and the keys are still free.
    await page.getByRole("button", { name: "Copy link" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => shownBoard(page)).toBe(ORDINARY);
    await waitForAnswer(page, "53 moves");
    for (const name of ["Board, in any notation", "Goal", "Size", "Moves to solve"]) {
      await page.getByLabel(name, { exact: true }).focus();
      await page.keyboard.press("ArrowLeft");
      expect(await shownBoard(page), name).toBe(ORDINARY);
    }
    await page.getByLabel("Place in the solution").focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => page.getByLabel("Place in the solution").inputValue()).toBe("1");
    await expect.poll(() => new URL(page.url()).hash).toContain(addressOf(ORDINARY));
    // In another view the keys go to its board, or to the page where a slip would cost a table.
    await page.goto(page.url().split("#")[0] + `#${addressOf(ORDINARY)}&v=analyse`);
    await page.getByText("Play or paste").waitFor();
    await page.keyboard.press("ArrowLeft");
    await page.getByText("1 move, not solved yet").waitFor();
    await page.goto(page.url().split("#")[0] + `#${addressOf(ORDINARY)}&v=compare`);
    await page.getByRole("heading", { name: "Results" }).waitFor();
    await page.keyboard.press("ArrowLeft");
    expect(await shownBoard(page)).toBe(ORDINARY);
  });

  it("can be reached, and every control with it, by the tab key", async () => {
    const page = await visit("#" + addressOf(ORDINARY));
    await waitForFirstMoves(page);
    await movesOf(page).nth(52).waitFor();
    const seen: string[] = [];
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press("Tab");
      seen.push(
        await page.evaluate(() => {
          let element = document.activeElement;
          while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
          return element?.getAttribute("aria-label") || element?.id || element?.textContent?.trim() || "";
        }),
      );
    }
    const words = seen.join("\n");
    for (const name of ["Board, 4 by 4", "Place in the solution", "Play", "Speed", "1: 7 up", "Slide 7 up", "Copy", "length", "Scramble", "text", "goal", "Own picture"]) {
      expect(words).toContain(name);
    }
  });

  it("tells a screen reader what moved, and lists every move in words", async () => {
    const page = await visit("#" + addressOf(ORDINARY));
    await waitForFirstMoves(page);
    await page.getByRole("button", { name: "Step forward" }).click();
    const live = page.locator("tile-board [aria-live]");
    await expect.poll(() => live.textContent()).toBe("7 up");
    const moves = movesOf(page);
    await expect.poll(() => moves.first().getAttribute("aria-label")).toBe("1: 7 up");
    await expect.poll(() => moves.first().getAttribute("aria-current")).toBe("step");
    expect(await page.locator("tile-board #rows").textContent()).toContain("Row 2: 7 2 4 1.");
    await moves.first().focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => moves.nth(1).getAttribute("aria-current")).toBe("step");
  });

  it("shows a picture of the visitor's own, and no tile of it leaves the browser", async () => {
    const page = await visit("#" + addressOf(ORDINARY));
    await waitForAnswer(page, "53 moves");
    const sent: string[] = [];
    page.on("request", (request) => {
      // The browser asks for the page's icon when it likes; an asset's address carries nothing of the visitor's.
      const { pathname, search } = new URL(request.url());
      const isAsset = request.method() === "GET" && pathname.startsWith("/assets/") && search === "";
      if (!isAsset) sent.push(request.url());
    });
    await page.getByLabel("Picture file").setInputFiles({ name: "red.svg", mimeType: "image/svg+xml", buffer: Buffer.from("no picture") });
    await page.getByText("is not a picture that this browser can read").waitFor();
    await page.getByLabel("Picture file").setInputFiles(RED);
    await expect.poll(() => page.locator("tile-board canvas").count()).toBe(15);
    const colour = await page.locator("tile-board canvas").first().evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext("2d")!.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1);
      return [...data];
    });
    expect(colour).toEqual([255, 0, 0, 255]);
    expect(sent).toEqual([]);
    await page.getByRole("button", { name: "Numbers only" }).click();
    await expect.poll(() => page.locator("tile-board canvas").count()).toBe(0);
  });
});
