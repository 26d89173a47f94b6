// The board: tiles to press, swipe and move with arrow keys or W, A, S and D.
//
// Each tile is one element for as long as the board has its shape, and is carried
// by a transform, so that a slide is the browser's own transition. A key names
// the direction in which a tile goes, as the notation does. The component
// changes nothing by itself: it says which slides were asked for (`slides`), and
// the owner of the board gives it a new one. Pointers are in `gesture.ts`. With
// `page-keys` the keys slide a tile wherever the focus is, unless the element that
// has it uses them itself.

import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";

import { type Board, type Goal, homeCell, legalSlides, movedTile, rowsOf, slidesTowardsBlank } from "../puzzle/board.js";
import { type Slide, arrow, word } from "../puzzle/moves.js";
import { Gesture } from "./gesture.js";
import { type Look, PLAIN, paintTile } from "./look.js";
import { OwnTaskElement } from "./own-task.js";
import { sharedStyle } from "./shared-style.js";

/** A sign on the tile that a hand would touch to make a move. */
export interface Mark {
  tile: number;
  slide: Slide;
  kind: "best" | "wrong";
}

/** Elements that do something with arrow keys themselves. */
const USES_ARROWS = 'input:not([type=checkbox]), select, textarea, ol, [tabindex="0"]';

/** Elements in which one types. */
const USES_LETTERS = "input:not([type=checkbox]):not([type=range]), select, textarea";

const ARROWS: Record<string, Slide> = { ArrowUp: "U", ArrowDown: "D", ArrowLeft: "L", ArrowRight: "R" };
/** By their place on the keyboard, whatever letter is there. */
const LETTERS: Record<string, Slide> = { KeyW: "U", KeyS: "D", KeyA: "L", KeyD: "R" };

@customElement("tile-board")
export class TileBoard extends OwnTaskElement {
  @property({ attribute: false }) board!: Board;
  @property({ attribute: false }) goal: Goal = "blank-last";
  @property({ attribute: false }) look: Look = PLAIN;
  @property({ attribute: false }) marks: readonly Mark[] = [];
  /** Whether keys are meant for the board when nothing else wants them. */
  @property({ type: Boolean, attribute: "page-keys" }) pageKeys = false;
  @query(".tray") private tray!: HTMLElement;

  private said = "";
  private gesture = new Gesture({
    board: () => this.board,
    tray: () => this.tray,
    hover: () => this.look.hover,
    ask: (slides) => this.ask(slides),
  });

  static override styles = [
    sharedStyle,
    css`
      /* Never higher than the window, so that the whole board can be seen and played. */
      .tray {
        container-type: inline-size;
        position: relative;
        width: min(100% - 18px, (100dvh - var(--around)) * var(--columns) / var(--rows));
        aspect-ratio: var(--columns) / var(--rows);
        padding: 0;
        border-radius: 16px;
        background: var(--tray);
        box-shadow:
          inset 0 2px 10px #0006,
          0 0 0 8px var(--tray),
          0 0 0 9px var(--tray-edge),
          0 14px 30px light-dark(#1c243233, #0008);
        margin: 9px auto;
        touch-action: none;
        user-select: none;
        -webkit-user-select: none;
        cursor: default;
      }
      .tray:focus-visible {
        outline-offset: 12px;
      }
      .tile {
        position: absolute;
        inset: 0 auto auto 0;
        width: calc(100% / var(--columns));
        height: calc(100% / var(--rows));
        min-height: 0;
        padding: 2px;
        border: 0;
        background: none;
        border-radius: 0;
        transform: translate(calc(var(--x) * 100%), calc(var(--y) * 100%));
        transition:
          transform min(var(--slide), var(--pace, 1s)) ease-out,
          translate var(--slide) ease-out;
        cursor: inherit;
      }
      .tile:hover:not(:disabled) {
        background: none;
      }
      .tile.ready {
        cursor: pointer;
      }
      .face {
        position: relative;
        width: 100%;
        height: 100%;
        display: grid;
        place-items: center;
        overflow: hidden;
        border-radius: calc(20cqw / var(--columns) * 0.5);
        background: linear-gradient(var(--tile-top), var(--tile-bottom));
        color: var(--tile-ink);
        box-shadow:
          inset 0 1px 0 light-dark(#fff, #ffffff24),
          inset 0 calc(-6cqw / var(--columns)) 0 -1px var(--tile-edge);
        font-size: calc(36cqw / var(--columns));
        font-weight: 640;
        font-variant-numeric: tabular-nums;
        letter-spacing: -0.02em;
        line-height: 1;
        padding-bottom: calc(4cqw / var(--columns));
      }
      /* Numbers of three digits. */
      .wide .face {
        font-size: calc(28cqw / var(--columns));
      }
      /* At home: another colour and a line under the number. */
      .home .face .value {
        color: var(--tile-home);
        text-decoration: underline;
        text-decoration-thickness: 0.06em;
        text-underline-offset: 0.16em;
      }
      canvas {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
      }
      .pictured .value {
        position: absolute;
        left: 6%;
        bottom: 10%;
        font-size: 0.5em;
        padding: 0.12em 0.3em;
        border-radius: 0.3em;
        background: #10151ccc;
        color: #fff;
      }
      .pictured.home .face .value {
        color: #fff;
      }
      /* Without colours of its own a tile is told from the ground by its edge. */
      @media (forced-colors: active) {
        .tray {
          outline: 2px solid CanvasText;
          outline-offset: 4px;
        }
        .tray:focus-visible {
          outline: 4px solid Highlight;
        }
        .face {
          border: 1px solid CanvasText;
        }
        .mark {
          border: 1px solid CanvasText;
        }
      }
      .mark {
        position: absolute;
        display: grid;
        place-items: center;
        width: 29%;
        height: 29%;
        font-size: 0.46em;
        font-weight: 700;
        letter-spacing: 0;
        border-radius: 50%;
        background: var(--accent);
        color: var(--accent-ink);
        pointer-events: none;
      }
      .mark.wrong {
        background: var(--warn);
        color: var(--warn-wash);
      }
      .mark.U {
        top: 3%;
        right: 3%;
      }
      .mark.D {
        bottom: 9%;
        right: 3%;
      }
      .mark.L {
        top: 3%;
        left: 3%;
      }
      .mark.R {
        top: 3%;
        right: 3%;
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("keydown", this.onPageKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("keydown", this.onPageKey);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get("board") as Board | undefined;
    if (changed.has("board") && before) this.said = describeChange(before, this.board);
  }

  override render() {
    const { rows, columns, tiles } = this.board;
    const ready = new Map(legalSlides(this.board).map((slide) => [movedTile(this.board, slide), slide]));
    const numbers = Array.from({ length: tiles.length - 1 }, (_, index) => index + 1);
    return html`
      <div
        class="tray"
        role="application"
        tabindex="0"
        aria-label="Board, ${rows} by ${columns}. Arrow keys, or W, A, S and D, slide a tile."
        aria-describedby="rows"
        .style=${`--rows: ${rows}; --columns: ${columns}`}
        @keydown=${this.onKey}
        @pointerdown=${(event: PointerEvent) => this.gesture.begin(event)}
        @pointermove=${(event: PointerEvent) => this.gesture.move(event)}
        @pointerup=${(event: PointerEvent) => this.gesture.end(event)}
        @pointercancel=${(event: PointerEvent) => this.gesture.abandon(event)}
        @pointerleave=${(event: PointerEvent) => this.gesture.leave(event)}
      >
        ${repeat(
          numbers,
          (tile) => `${tile}/${tiles.length}`,
          (tile) => this.renderTile(tile, ready.get(tile)),
        )}
      </div>
      <p id="rows" class="unseen">${describeRows(this.board)}</p>
      <p class="unseen" aria-live="polite">${this.said}</p>
    `;
  }

  private renderTile(tile: number, slide: Slide | undefined) {
    const { columns, tiles } = this.board;
    const cell = tiles.indexOf(tile);
    const mark = this.marks.find((one) => one.tile === tile);
    const home = homeCell(tile, tiles.length, this.goal);
    const classes = ["tile", slide ? "ready" : "", cell === home ? "home" : "", this.look.picture ? "pictured" : "", tile > 99 ? "wide" : ""];
    const label = `${tile}${(slide ?? mark) ? `, slides ${word(slide ?? mark!.slide)}` : ""}${mark ? (mark.kind === "best" ? ", a best move" : ", not a best move") : ""}`;
    return html`<button
      class=${classes.join(" ")}
      tabindex="-1"
      data-tile=${tile}
      aria-label=${label}
      aria-disabled=${slide ? "false" : "true"}
      .style=${`--x: ${cell % columns}; --y: ${Math.floor(cell / columns)}`}
      @click=${(event: MouseEvent) => this.onClick(event, tile)}
    >
      <span class="face">
        ${this.look.picture ? html`<canvas data-home=${home} aria-hidden="true"></canvas>` : nothing}
        ${this.look.numbers || !this.look.picture ? html`<span class="value">${tile}</span>` : nothing}
        ${mark ? html`<span class="mark ${mark.kind} ${mark.slide}">${mark.kind === "best" ? arrow(mark.slide) : "✕"}</span>` : nothing}
      </span>
    </button>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get("board") as Board | undefined;
    const reshaped = !before || before.tiles.length !== this.board.tiles.length || before.columns !== this.board.columns;
    const picture = this.look.picture;
    if (!picture || !(changed.has("look") || changed.has("goal") || (changed.has("board") && reshaped))) return;
    for (const canvas of this.tray.querySelectorAll("canvas")) {
      paintTile(canvas, picture, Number(canvas.dataset["home"]), this.board.rows, this.board.columns);
    }
  }

  /** Puts the keyboard's focus on the board. */
  override focus(): void {
    this.tray.focus({ preventScroll: true });
  }

  private onKey(event: KeyboardEvent): void {
    const slide = ARROWS[event.key] ?? (this.look.letters ? LETTERS[event.code] : undefined);
    if (!slide || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (movedTile(this.board, slide) !== null) this.ask([slide]);
  }

  /** A key that no other element took, while the board is in sight; otherwise the keys scroll the page. */
  private onPageKey = (event: KeyboardEvent): void => {
    if (!this.pageKeys || event.defaultPrevented || event.shiftKey) return;
    const users = event.key in ARROWS ? USES_ARROWS : USES_LETTERS;
    const taken = event.composedPath().some((one) => one instanceof Element && one.matches(users));
    if (!taken && this.isInSight()) this.onKey(event);
  };

  private isInSight(): boolean {
    const { top, bottom } = this.tray.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    return middle >= 0 && middle <= window.innerHeight;
  }

  /** A click without a pointer, as a screen reader makes it; the others are gestures. */
  private onClick(event: MouseEvent, tile: number): void {
    if (event.detail !== 0) return;
    this.ask(slidesTowardsBlank(this.board, this.board.tiles.indexOf(tile)));
  }

  private ask(slides: readonly Slide[]): void {
    if (slides.length === 0) return;
    this.dispatchEvent(new CustomEvent("slides", { detail: slides, bubbles: true, composed: true }));
  }
}

/** The rows in words. */
function describeRows(board: Board): string {
  const words = rowsOf(board).map((row, index) => `Row ${index + 1}: ${row.map((tile) => (tile === 0 ? "blank" : tile)).join(" ")}.`);
  return words.join(" ");
}

/** What to say when one tile moved; nothing when more than one did. */
function describeChange(before: Board, after: Board): string {
  if (before.tiles.length !== after.tiles.length) return "";
  for (const slide of legalSlides(before)) {
    const tile = movedTile(before, slide)!;
    if (after.tiles.indexOf(0) === before.tiles.indexOf(tile) && after.tiles.indexOf(tile) === before.tiles.indexOf(0)) {
      return `${tile} ${word(slide)}`;
    }
  }
  return "";
}

declare global {
  interface HTMLElementTagNameMap {
    "tile-board": TileBoard;
  }
}
