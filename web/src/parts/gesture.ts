// Fingers or a mouse on the board, each from its touching to its leaving.
//
// A press on a tile in line with the blank moves it at once, with all between: quick
// hands do not wait for their own release, and may tremble as they like. A press
// anywhere else may become a swipe, which names a direction as an arrow key does.
// Every finger is a press of its own, so the next may touch before the last has left.
//
// With hover control a tile moves as soon as the pointer comes over it.

import { type Board, boardsAlong, slideBoard, slidesTowardsBlank } from "../puzzle/board.js";
import type { Slide } from "../puzzle/moves.js";

/** What a gesture needs of its board. */
export interface Ground {
  board(): Board;
  tray(): HTMLElement;
  /** Whether tiles move without a press. */
  hover(): boolean;
  ask(slides: readonly Slide[]): void;
}

/** More movement than this, in pixels, is a swipe. */
const SWIPE = 24;

interface Press {
  /** Where it began. */
  x: number;
  y: number;
  /** Whether it moved a tile; then it can be nothing else any more. */
  moved: boolean;
}

export class Gesture {
  private presses = new Map<number, Press>();
  /** The cell that each pointer was over last. A hand at rest moves nothing, even if the board changes under it. */
  private over = new Map<number, number>();

  constructor(private readonly ground: Ground) {}

  begin(event: PointerEvent): void {
    if (event.button !== 0) return;
    const board = this.ground.board();
    const slides = slidesTowardsBlank(board, this.cellAt(event, board));
    this.presses.set(event.pointerId, { x: event.clientX, y: event.clientY, moved: slides.length > 0 });
    this.ground.tray().setPointerCapture(event.pointerId);
    if (slides.length > 0) this.ground.ask(slides);
  }

  /** With hover control: every tile on the way, also those that the browser tells of together. */
  move(event: PointerEvent): void {
    if (!this.ground.hover()) return;
    const steps = event.getCoalescedEvents();
    const slides: Slide[] = [];
    let board = this.ground.board();
    for (const step of steps.length > 0 ? steps : [event]) {
      const cell = this.isInside(step) ? this.cellAt(step, board) : -1;
      if (cell === this.over.get(event.pointerId)) continue;
      this.over.set(event.pointerId, cell);
      const more = cell < 0 ? [] : slidesTowardsBlank(board, cell);
      slides.push(...more);
      board = boardsAlong(board, more).at(-1)!;
    }
    if (slides.length > 0) this.ground.ask(slides);
  }

  end(event: PointerEvent): void {
    const press = this.presses.get(event.pointerId);
    this.abandon(event);
    if (!press) return;
    this.ground.tray().focus({ preventScroll: true });
    if (press.moved || this.ground.hover()) return;
    const slide = swipeOf(event.clientX - press.x, event.clientY - press.y);
    if (slide && slideBoard(this.ground.board(), slide)) this.ground.ask([slide]);
  }

  /** Lets go without a move. */
  abandon(event: PointerEvent): void {
    this.presses.delete(event.pointerId);
  }

  /** The pointer has left the board: it may come back over the same cell. */
  leave(event: PointerEvent): void {
    this.over.delete(event.pointerId);
  }

  private isInside({ clientX, clientY }: PointerEvent): boolean {
    const { left, right, top, bottom } = this.ground.tray().getBoundingClientRect();
    return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  }

  private cellAt(event: PointerEvent, board: Board): number {
    const place = this.ground.tray().getBoundingClientRect();
    const index = (at: number, size: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor((at / size) * count)));
    const row = index(event.clientY - place.top, place.height, board.rows);
    return row * board.columns + index(event.clientX - place.left, place.width, board.columns);
  }
}

/** The direction of a movement; null if it is too small to have one. */
function swipeOf(right: number, down: number): Slide | null {
  if (Math.max(Math.abs(right), Math.abs(down)) <= SWIPE) return null;
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? "R" : "L";
  return down > 0 ? "D" : "U";
}
