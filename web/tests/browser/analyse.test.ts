// Analyse: pasted and played solutions, bad moves, and trying again.

import { describe, expect, it } from "vitest";

import { EASY, addressOf, movesOf, paste, say, shownBoard, standIn, visit, waitForAnswer, watchVisits } from "./visit.js";

// Three moves (DLU) are enough; the first and the sixth of these lead away.
const WANDERING = "RLDLURL";

describe("analyse", () => {
  watchVisits();

  it("sums a pasted solution up and finds its bad moves", async () => {
    const page = await visit(`#${addressOf(EASY)}&v=analyse`);
    await paste(page, "Moves: U D L R with counts", WANDERING);
    await page.getByText("7 = 3 + 2×2").waitFor();
    await page.getByText("7 moves played; the shortest solution has 3. 2 of them led away from the goal.").waitFor();
    const bad = page.getByRole("list", { name: "Bad moves" }).getByRole("button");
    expect(await bad.count()).toBe(2);
    expect(await bad.first().textContent()).toContain("Move 1: 14 right, from 3 to 4 moves to go");
    expect(await bad.last().textContent()).toContain("Move 6: 15 right, from 0 to 1 move to go");
    const graph = page.getByRole("slider", { name: /Distance to the goal/ });
    expect(await graph.getAttribute("aria-label")).toContain("after each of 7 moves, from 3 down to 0; 2 bad moves");
    await expect.poll(() => graph.locator("canvas").count()).toBe(1);
    await expect.poll(() => movesOf(page).and(page.locator(".bad")).count()).toBe(2);
    await bad.last().click();
    await page.getByText("The board was solved here already").waitFor();
  });

  it("lets one try again before the better move is shown", async () => {
    const page = await visit(`#${addressOf(EASY)}&m=DRLLU&v=analyse`);
    await page.getByText("5 = 3 + 2×1").waitFor();
    await page.getByRole("list", { name: "Bad moves" }).getByRole("button").first().click();
    const card = page.getByRole("region", { name: "Try again" });
    await card.getByText("You slid").waitFor();
    const before = await shownBoard(page);
    expect(before).toBe("1 2 3 4/5 6 7 8/9 10 0 11/13 14 15 12");
    expect(await page.locator("tile-board .mark.best").count()).toBe(0);
    expect(await card.textContent()).not.toContain("11 ←");
    // Another wrong one, then the right one, by keyboard.
    await page.locator("tile-board .tray").focus();
    await page.keyboard.press("ArrowDown");
    await card.getByText("leads away too").waitFor();
    expect(await page.locator("tile-board .mark.best").count()).toBe(0);
    await page.keyboard.press("ArrowLeft");
    await card.getByText("Yes:").waitFor();
    expect(await shownBoard(page)).toBe(before);
    expect(await page.locator("tile-board .mark.best").count()).toBe(1);
    expect(await page.locator("tile-board .mark.wrong").count()).toBe(2);
  });

  it("shows the better move when asked", async () => {
    const page = await visit(`#${addressOf(EASY)}&m=DRLLU&p=1&v=analyse`);
    await page.getByRole("button", { name: "Show the better move" }).click();
    await page.getByRole("region", { name: "Try again" }).getByText("Better: 11 ←").waitFor();
    expect(await page.locator("tile-board .mark.best").count()).toBe(1);
  });

  it("asks nothing while the solution is played back", async () => {
    const page = await visit(`#${addressOf(EASY)}&m=DRLLU&v=analyse`);
    await page.getByText("5 = 3 + 2×1").waitFor();
    await page.evaluate(() => {
      const view = document.querySelector("loyd-page")!.shadowRoot!.querySelector("analyse-view")!.shadowRoot!;
      new MutationObserver(() => view.querySelector("try-again") && document.body.setAttribute("data-asked", "")).observe(view, { childList: true, subtree: true });
    });
    await page.getByRole("button", { name: "Play" }).click();
    await expect.poll(() => shownBoard(page)).toBe("1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0");
    expect(await page.locator("body[data-asked]").count()).toBe(0);
    await page.getByRole("button", { name: "To the beginning" }).click();
    await page.getByRole("button", { name: "Step forward" }).click();
    await page.getByRole("region", { name: "Try again" }).waitFor();
    expect(await page.locator("body[data-asked]").count()).toBe(1);
  });

  it("goes to the move that is clicked in the graph", async () => {
    const page = await visit(`#${addressOf(EASY)}&m=DRLLU&v=analyse`);
    const over = page.locator("distance-graph .u-over");
    await over.waitFor();
    const box = (await over.boundingBox())!;
    await over.click({ position: { x: box.width - 2, y: box.height / 2 } });
    await expect.poll(() => shownBoard(page)).toBe("1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0");
    await over.click({ position: { x: (box.width * 2) / 5, y: box.height / 2 } });
    // The second move is bad: the board before it is shown.
    await page.getByText("Move 2: try again").waitFor();
  });

  it("writes down what is played, and analyses it when the board is solved", async () => {
    const page = await visit(`#${addressOf(EASY)}&v=analyse`);
    await page.locator("tile-board .tray").focus();
    for (const key of ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowLeft"]) await page.keyboard.press(key);
    await page.getByText("4 moves, not solved yet").waitFor();
    expect(await page.getByLabel("Moves: U D L R with counts").inputValue()).toBe("RLDL");
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await page.getByLabel("Moves: U D L R with counts").inputValue()).toBe("RLD");
    await page.locator("tile-board .tray").focus();
    for (const key of ["ArrowLeft", "ArrowUp"]) await page.keyboard.press(key);
    await page.getByText("5 = 3 + 2×1").waitFor();
  });

  it("shows the same bounds as Solve, whichever of the two knows more", async () => {
    const page = await visit("#" + addressOf(EASY), {}, standIn("solve", "analyze"));
    const figures = { board: EASY, goal: "blank-last", search: "ida", heuristic: "md", nodes_generated: 12, seconds: 0.5 };
    await say(page, "solve", "answer", { ...figures, status: "limit", length: 9, lower_bound: 3, upper_bound: 9, moves: "RLRLRLDLU" });
    await waitForAnswer(page, "9 moves, at least 3");
    await page.getByRole("link", { name: "Analyse" }).click();
    await paste(page, "Moves: U D L R with counts", "RLRLDLU");
    const analysis = { scramble: EASY, goal: "blank-last", played: 7, optimal: null, bad: null, distances: Array(8).fill(null), luck: null, bad_moves: [], status: "limit" };
    await say(page, "analyze", "answer", { ...analysis, lower_bound: 1, upper_bound: 7, summary: "7, at best 1 to 7" });
    await page.getByText("7, at best 3 to 7").waitFor();
    await page.getByText("the shortest solution has between 3 and 7").waitFor();
    // The shorter solution is known to Solve from now on, with its moves.
    await page.getByRole("link", { name: "Solve" }).click();
    await waitForAnswer(page, "7 moves, at least 3");
    await waitForAnswer(page, "RLRLDLU");
    await expect.poll(() => movesOf(page).count()).toBe(7);
    // What Solve proves later is known to Analyse.
    await page.getByRole("button", { name: "Search longer" }).click();
    await say(page, "solve", "answer", { ...figures, status: "optimal", length: 3, lower_bound: 3, upper_bound: 3, moves: "DLU" });
    await waitForAnswer(page, /3 moves\s*✓ shortest, proved/);
    await page.getByRole("link", { name: "Analyse" }).click();
    await page.getByText("7 = 3 + 2×2").waitFor();
    await page.getByText("The time was up before every move was judged").waitFor();
  });

  it("says which move cannot be played, and finds the board that the moves solve", async () => {
    const page = await visit(`#${addressOf("1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15")}&v=analyse`);
    await paste(page, "Moves: U D L R with counts", "DLXU");
    await page.getByText("“X” at sign 3 is no move").waitFor();
    await paste(page, "Moves: U D L R with counts", "DLUUU");
    await page.getByText("move 4 (U) cannot be played on this board").waitFor();
    await paste(page, "Moves: U D L R with counts", "DLU");
    await page.getByRole("button", { name: "Use the board these moves solve" }).click();
    await page.getByText("3 = 3 + 2×0").waitFor();
    expect(await shownBoard(page)).toBe(EASY);
  });
});
