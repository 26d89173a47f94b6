// Fingers or a mouse on the board, each from its touching to its leaving.
//
// A tap on a tile in line with the blank carries it there, with all between. A
// drag does the same and shows it on the way; a tile that was dragged and brought
// back stays. A swipe anywhere else names a direction, as an arrow key does.
//
// A hand that taps quickly moves a little, so a press is a tap as long as it has
// gone nowhere else; and the next finger may touch before the last one has left.

import { type Board, slideBoard, slidesTowardsBlank } from "../puzzle/board.js";
import type { Slide } from "../puzzle/moves.js";

/** What a gesture needs of its board. */
export interface Ground {
  board(): Board;
  tray(): HTMLElement;
  tile(tile: number): HTMLElement | null;
  ask(slides: readonly Slide[]): void;
}

/** More movement than this, in pixels, is a swipe. */
const SWIPE = 24;
/** The part of a cell after which a tile counts as dragged, and does not fall back. */
const ENOUGH = 0.4;

interface Hold {
  /** Where it began. */
  x: number;
  y: number;
  cell: number;
  board: Board;
  slides: Slide[];
  elements: HTMLElement[];
  /** Whether the tile has been dragged far enough, even if it was brought back. */
  dragged: boolean;
}

export class Gesture {
  private holds = new Map<number, Hold>();

  constructor(private readonly ground: Ground) {}

  begin(event: PointerEvent): void {
    if (event.button !== 0) return;
    const board = this.ground.board();
    const cell = this.cellAt(event, board);
    const slides = slidesTowardsBlank(board, cell);
    const elements = this.tilesBetween(board, cell, slides.length);
    this.holds.set(event.pointerId, { x: event.clientX, y: event.clientY, cell, board, slides, elements, dragged: false });
    this.ground.tray().setPointerCapture(event.pointerId);
    for (const element of elements) element.classList.add("held");
  }

  move(event: PointerEvent): void {
    const hold = this.holds.get(event.pointerId);
    if (!hold || hold.slides.length === 0) return;
    hold.dragged ||= this.isFar(hold, event);
    const way = Math.min(this.cellSize(), Math.max(0, along(hold, event)));
    const { x, y } = unit(hold.slides[0]!);
    for (const element of hold.elements) element.style.translate = `${x * way}px ${y * way}px`;
  }

  end(event: PointerEvent): void {
    const hold = this.holds.get(event.pointerId);
    if (!hold) return;
    this.abandon(event);
    this.ground.tray().focus({ preventScroll: true });
    const slides = this.meaning(hold, event);
    if (slides.length > 0) this.ground.ask(slides);
  }

  /** Lets go without a move. */
  abandon(event: PointerEvent): void {
    for (const element of this.holds.get(event.pointerId)?.elements ?? []) {
      element.classList.remove("held");
      element.style.translate = "";
    }
    this.holds.delete(event.pointerId);
  }

  private meaning(hold: Hold, event: PointerEvent): readonly Slide[] {
    const [dx, dy] = [event.clientX - hold.x, event.clientY - hold.y];
    const board = this.ground.board();
    // Another finger may have moved tiles meanwhile.
    const slides = board === hold.board ? hold.slides : slidesTowardsBlank(board, hold.cell);
    if (hold.dragged) return this.isFar(hold, event) ? slides : [];
    const direction: Slide = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "R" : "L") : dy > 0 ? "D" : "U";
    const swiped = Math.max(Math.abs(dx), Math.abs(dy)) > SWIPE && direction !== slides[0];
    if (!swiped) return slides;
    return slideBoard(board, direction) ? [direction] : [];
  }

  /** Whether the pointer is so far along the way of the held tiles that they do not fall back. */
  private isFar(hold: Hold, event: PointerEvent): boolean {
    return hold.slides.length > 0 && along(hold, event) > ENOUGH * this.cellSize();
  }

  private cellSize(): number {
    return this.ground.tray().clientWidth / this.ground.board().columns;
  }

  private cellAt(event: PointerEvent, board: Board): number {
    const place = this.ground.tray().getBoundingClientRect();
    const index = (at: number, size: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor((at / size) * count)));
    const row = index(event.clientY - place.top, place.height, board.rows);
    return row * board.columns + index(event.clientX - place.left, place.width, board.columns);
  }

  /** The elements from a cell to the blank, the blank excluded. */
  private tilesBetween(board: Board, cell: number, count: number): HTMLElement[] {
    if (count === 0) return [];
    const step = (board.tiles.indexOf(0) - cell) / count;
    const cells = Array.from({ length: count }, (_, index) => cell + index * step);
    return cells.map((at) => this.ground.tile(board.tiles[at]!)).filter((element) => element !== null);
  }
}

function unit(slide: Slide): { x: number; y: number } {
  return { x: slide === "R" ? 1 : slide === "L" ? -1 : 0, y: slide === "D" ? 1 : slide === "U" ? -1 : 0 };
}

/** How far the pointer went in the direction of the held tiles. */
function along(hold: Hold, event: PointerEvent): number {
  const { x, y } = unit(hold.slides[0]!);
  return (event.clientX - hold.x) * x + (event.clientY - hold.y) * y;
}
