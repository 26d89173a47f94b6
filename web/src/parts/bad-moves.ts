// The moves that did not lead nearer to the goal, each a button to the board before it.

import { LitElement, css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";

import { type AnalyzeAnswer, type LostMove, kindOf, lostMoves } from "../api/messages.js";
import { moves } from "../figures.js";
import { readBoard } from "../puzzle/board.js";
import { moveSign, moveWords, touchedTile } from "../puzzle/metric.js";
import { readMoves } from "../puzzle/moves.js";
import { LOST_SIGNS } from "./move-list.js";
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
    const lost = lostMoves(this.answer);
    if (lost.length === 0) {
      return this.answer.bad === 0 && this.answer.optimal !== null ? html`<p>Not one bad move: this solution is as short as any.</p>` : nothing;
    }
    return html`<ol aria-label=${this.answer.lost_moves ? "Lost moves" : "Bad moves"}>
      ${lost.map((move) => this.renderMove(move))}
    </ol>`;
  }

  private renderMove(move: LostMove) {
    const board = readBoard(move.board);
    const played = readMoves(move.played) ?? [];
    const tile = board ? touchedTile(board, played) : null;
    const before = this.answer.distances[move.number - 1];
    const after = this.answer.distances[move.number];
    return html`<li>
      <button
        aria-pressed=${this.chosen === move.number ? "true" : "false"}
        @click=${() => this.dispatchEvent(new CustomEvent("place", { detail: move.number - 1, bubbles: true, composed: true }))}
      >
        <span class="unseen">Move ${move.number}: ${moveWords(tile, played)}, from ${before} to ${moves(after ?? 0)} to go. Try again.</span>
        <span aria-hidden="true"><span class="sign">${LOST_SIGNS[kindOf(move)]}</span> ${move.number}. ${moveSign(tile, played)}</span>
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
