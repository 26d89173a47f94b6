// One finger or mouse on the board, from its touching to its leaving.
//
// A tap on a tile in line with the blank carries it there, with all between. A
// drag does the same and shows it on the way. A swipe anywhere else names a
// direction, as an arrow key does.

import { type Board, slideBoard, slidesTowardsBlank } from "../puzzle/board.js";
import type { Slide } from "../puzzle/moves.js";

/** What a gesture needs of its board. */
export interface Ground {
  board(): Board;
  tray(): HTMLElement;
  tile(tile: number): HTMLElement | null;
  ask(slides: readonly Slide[]): void;
}

/** Less movement than this, in pixels, is a tap. */
const TAP = 6;
/** More movement than this is a swipe. */
const SWIPE = 24;
/** The part of a cell after which a dragged tile does not fall back. */
const ENOUGH = 0.4;

interface Hold {
  pointer: number;
  x: number;
  y: number;
  slides: Slide[];
  elements: HTMLElement[];
}

export class Gesture {
  private hold: Hold | null = null;

  constructor(private readonly ground: Ground) {}

  begin(event: PointerEvent): void {
    if (this.hold || !event.isPrimary || event.button !== 0) return;
    const board = this.ground.board();
    const cell = this.cellAt(event, board);
    const slides = slidesTowardsBlank(board, cell);
    const elements = this.tilesBetween(board, cell, slides.length);
    this.hold = { pointer: event.pointerId, x: event.clientX, y: event.clientY, slides, elements };
    this.ground.tray().setPointerCapture(event.pointerId);
    for (const element of elements) element.classList.add("held");
  }

  move(event: PointerEvent): void {
    const hold = this.holdOf(event);
    if (!hold || hold.slides.length === 0) return;
    const way = Math.min(this.cellSize(), Math.max(0, along(hold, event)));
    const { x, y } = unit(hold.slides[0]!);
    for (const element of hold.elements) element.style.translate = `${x * way}px ${y * way}px`;
  }

  end(event: PointerEvent): void {
    const hold = this.holdOf(event);
    if (!hold) return;
    this.abandon();
    this.ground.tray().focus({ preventScroll: true });
    const slides = this.meaning(hold, event);
    if (slides.length > 0) this.ground.ask(slides);
  }

  /** Lets go without a move. */
  abandon(): void {
    for (const element of this.hold?.elements ?? []) {
      element.classList.remove("held");
      element.style.translate = "";
    }
    this.hold = null;
  }

  private meaning(hold: Hold, event: PointerEvent): readonly Slide[] {
    const [dx, dy] = [event.clientX - hold.x, event.clientY - hold.y];
    const far = Math.max(Math.abs(dx), Math.abs(dy));
    if (far < TAP) return hold.slides;
    const direction: Slide = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "R" : "L") : dy > 0 ? "D" : "U";
    if (hold.slides[0] === direction) return along(hold, event) > ENOUGH * this.cellSize() ? hold.slides : [];
    return far > SWIPE && slideBoard(this.ground.board(), direction) ? [direction] : [];
  }

  private holdOf(event: PointerEvent): Hold | null {
    return this.hold?.pointer === event.pointerId ? this.hold : null;
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
