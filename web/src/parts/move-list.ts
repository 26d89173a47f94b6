// The moves as a list: tile and direction, the current one marked, bad ones signed.
//
// It is the playback for those who hear the page, so every entry is a button with
// words for its name. The list is one stop of the tab key; arrow keys walk inside.

import { LitElement, css, html, nothing, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";

import { type Board, boardsAlong, movedTile } from "../puzzle/board.js";
import { type Slide, arrow, word } from "../puzzle/moves.js";
import { sharedStyle } from "./shared-style.js";

@customElement("move-list")
export class MoveList extends LitElement {
  @property({ attribute: false }) board!: Board;
  @property({ attribute: false }) slides: readonly Slide[] = [];
  @property({ type: Number }) place = 0;
  /** The numbers, from 1, of the moves that led away from the goal. */
  @property({ attribute: false }) bad: ReadonlySet<number> = new Set();

  static override styles = [
    sharedStyle,
    css`
      ol {
        list-style: none;
        margin: 0;
        padding: 3px;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(48px, 1fr));
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
      .bad {
        border-color: var(--warn);
        border-style: dashed;
      }
      .bad .sign {
        color: var(--warn);
        font-weight: 700;
      }
    `,
  ];

  override render() {
    const boards = boardsAlong(this.board, this.slides);
    return html`<ol aria-label="Moves" @keydown=${this.onKey}>
      ${this.slides.map((slide, index) => this.renderMove(boards[index] ?? null, slide, index + 1))}
    </ol>`;
  }

  private renderMove(before: Board | null, slide: Slide, number: number) {
    const tile = before && movedTile(before, slide);
    const bad = this.bad.has(number);
    const current = number === this.place;
    const stop = number === Math.max(1, this.place);
    const classes = [number < this.place ? "done" : "", bad ? "bad" : ""].join(" ");
    return html`<li>
      <button
        class=${classes}
        tabindex=${stop ? 0 : -1}
        aria-label="${number}: ${tile ?? "no tile"} ${word(slide)}${bad ? ", a bad move" : ""}"
        aria-current=${current ? "step" : nothing}
        @click=${() => this.announce(number)}
      >
        ${bad ? html`<span class="sign" aria-hidden="true">✕</span>` : nothing}${tile ?? "?"}<span aria-hidden="true">${arrow(slide)}</span>
      </button>
    </li>`;
  }

  /** Keeps the current move in sight without moving the page. */
  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has("place")) return;
    const list = this.renderRoot.querySelector("ol");
    const current = this.renderRoot.querySelector<HTMLElement>("[aria-current]");
    if (!list || !current) return;
    if (current.offsetTop < list.scrollTop) list.scrollTop = current.offsetTop - 4;
    const under = current.offsetTop + current.offsetHeight - list.clientHeight;
    if (under > list.scrollTop) list.scrollTop = under + 4;
  }

  private onKey(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowRight: this.place + 1, ArrowLeft: this.place - 1, Home: 1, End: this.slides.length };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const number = Math.min(this.slides.length, Math.max(1, next));
    this.announce(number);
    void this.updateComplete.then(() => this.renderRoot.querySelectorAll("button")[number - 1]?.focus());
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
