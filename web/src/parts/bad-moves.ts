// The moves that led away from the goal, each a button to the board before it.

import { LitElement, css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { AnalyzeAnswer, BadMove } from "../api/messages.js";
import { movedTile, readBoard } from "../puzzle/board.js";
import { type Slide, arrow, word } from "../puzzle/moves.js";
import { sharedStyle } from "./shared-style.js";

@customElement("bad-moves")
export class BadMoves extends LitElement {
  @property({ attribute: false }) answer!: AnalyzeAnswer;
  /** The number of the move being looked at, or 0. */
  @property({ type: Number }) chosen = 0;

  static override styles = [
    sharedStyle,
    css`
      ol {
        list-style: none;
        margin: 0;
        padding: 3px;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(11.5rem, 1fr));
        gap: 6px;
        max-height: 15rem;
        overflow-y: auto;
      }
      button {
        width: 100%;
        justify-content: start;
        white-space: nowrap;
        padding-inline: 10px;
        min-height: 36px;
        font-size: 0.875rem;
        font-variant-numeric: tabular-nums;
      }
      .sign {
        color: var(--warn);
        font-weight: 700;
      }
      [aria-pressed="true"] {
        border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
        background: var(--accent-wash);
      }
      .to {
        margin-left: auto;
        color: var(--soft);
      }
    `,
  ];

  override render() {
    if (this.answer.bad_moves.length === 0) {
      return this.answer.bad === 0 ? html`<p>Not one bad move: this solution is as short as any.</p>` : nothing;
    }
    return html`<ol aria-label="Bad moves">
      ${this.answer.bad_moves.map((move) => this.renderMove(move))}
    </ol>`;
  }

  private renderMove(move: BadMove) {
    const board = readBoard(move.board);
    const slide = move.played as Slide;
    const tile = board ? movedTile(board, slide) : null;
    const before = this.answer.distances[move.number - 1];
    const after = this.answer.distances[move.number];
    return html`<li>
      <button
        aria-pressed=${this.chosen === move.number ? "true" : "false"}
        @click=${() => this.dispatchEvent(new CustomEvent("place", { detail: move.number - 1, bubbles: true, composed: true }))}
      >
        <span class="unseen">Move ${move.number}: ${tile ?? ""} ${word(slide)}, from ${before} to ${after} moves to go. Try again.</span>
        <span aria-hidden="true"><span class="sign">✕</span> ${move.number}. ${tile ?? ""} ${arrow(slide)}</span>
        <span class="to" aria-hidden="true">${before} → ${after}</span>
      </button>
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bad-moves": BadMoves;
  }
}
