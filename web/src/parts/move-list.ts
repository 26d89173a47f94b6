// The moves as a list: tile and direction, the current one marked, lost ones signed.
//
// It is the playback for those who hear the page, so every entry is a button with
// words for its name. The list is one stop of the tab key; arrow keys walk inside. Of a
// very long solution only the moves around the current one are there. Moves that are new come in
// pieces, because laying out all of them at once takes long.

import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { LostKind } from "../api/messages.js";
import type { Board } from "../puzzle/board.js";
import { type Move, moveSign, moveWords, touchedTile } from "../puzzle/metric.js";
import { OwnTasksElement } from "./own-task.js";
import { sharedStyle } from "./shared-style.js";

/** A sign for each kind of lost move, so that colour is not the only one. */
export const LOST_SIGNS: Record<LostKind, string> = { neutral: "=", bad: "✕" };

/** The most moves that are shown at once. */
const MOST_SHOWN = 400;
/** How many of them come at one time. */
const PIECE = 18;

@customElement("move-list")
export class MoveList extends OwnTasksElement {
  /** The boards along the moves, the first included. */
  @property({ attribute: false }) boards: readonly Board[] = [];
  @property({ attribute: false }) moves: readonly Move[] = [];
  @property({ type: Number }) place = 0;
  /** The numbers, from 1, of the moves that did not lead nearer. */
  @property({ attribute: false }) lost: ReadonlyMap<number, LostKind> = new Map();

  /** How many moves are there so far. */
  @state() private ready = PIECE;

  static override styles = [
    sharedStyle,
    css`
      ol {
        list-style: none;
        margin: 0;
        padding: 3px;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(52px, 1fr));
        gap: 4px;
        max-height: 15.5rem;
        overflow-y: auto;
        position: relative;
      }
      button {
        min-height: 30px;
        width: 100%;
        padding: 1px 4px;
        font-size: 0.8125rem;
        font-weight: 500;
        font-variant-numeric: tabular-nums;
        border-color: var(--line);
        border-radius: 7px;
        gap: 3px;
      }
      .done {
        color: var(--soft);
        background: var(--well);
      }
      [aria-current] {
        border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
        background: var(--accent-wash);
        color: var(--ink);
        font-weight: 700;
      }
      .lost {
        border-color: var(--warn);
        border-style: dashed;
      }
      .lost .sign {
        color: var(--warn);
        font-weight: 700;
      }
    `,
  ];

  override render() {
    const first = this.first();
    const shown = this.moves.slice(first, first + MOST_SHOWN);
    return html`${this.moves.length > MOST_SHOWN
        ? html`<p class="soft">Moves ${first + 1} to ${first + shown.length} of ${this.moves.length}; the slider above goes to the others.</p>`
        : nothing}
      <ol aria-label="Moves" start=${first + 1} @keydown=${this.onKey}>
        ${shown.slice(0, this.ready).map((move, index) => this.renderMove(this.boards[first + index] ?? null, move, first + index + 1))}
      </ol>`;
  }

  /** How many moves stand before the first that is shown. */
  private first(): number {
    return Math.floor(Math.max(0, this.place - 1) / MOST_SHOWN) * MOST_SHOWN;
  }

  private renderMove(before: Board | null, move: Move, number: number) {
    const tile = before && touchedTile(before, move);
    const lost = this.lost.get(number);
    const current = number === this.place;
    const stop = number === Math.max(1, this.place);
    const classes = [number < this.place ? "done" : "", lost ? `lost ${lost}` : ""].join(" ");
    return html`<li>
      <button
        class=${classes}
        tabindex=${stop ? 0 : -1}
        aria-label="${number}: ${tile === null ? "no tile " : ""}${moveWords(tile, move)}${lost ? `, a ${lost} move` : ""}"
        aria-current=${current ? "step" : nothing}
        @click=${() => this.announce(number)}
      >
        ${lost ? html`<span class="sign" aria-hidden="true">${LOST_SIGNS[lost]}</span>` : nothing}${tile ?? "?"}<span aria-hidden="true">${moveSign(null, move)}</span>
      </button>
    </li>`;
  }

  protected override willUpdate(): void {
    this.ready = Math.max(PIECE, Math.min(this.ready, this.moves.length));
  }

  /** Asks for the next moves, and keeps the current one in sight without moving the page. */
  protected override updated(changed: PropertyValues): void {
    if (this.ready < Math.min(MOST_SHOWN, this.moves.length)) this.ready += PIECE;
    else if (!changed.has("place") && !changed.has("ready")) return;
    const list = this.renderRoot.querySelector("ol");
    const current = this.renderRoot.querySelector<HTMLElement>("[aria-current]");
    if (!list || !current) return;
    if (current.offsetTop < list.scrollTop) list.scrollTop = current.offsetTop - 4;
    const under = current.offsetTop + current.offsetHeight - list.clientHeight;
    if (under > list.scrollTop) list.scrollTop = under + 4;
  }

  private onKey(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowRight: this.place + 1, ArrowLeft: this.place - 1, Home: 1, End: this.moves.length };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const number = Math.min(this.moves.length, Math.max(1, next));
    this.announce(number);
    void this.updateComplete.then(() => this.renderRoot.querySelectorAll("button")[number - 1 - this.first()]?.focus());
  }

  private announce(place: number): void {
    this.dispatchEvent(new CustomEvent("place", { detail: place, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "move-list": MoveList;
  }
}
