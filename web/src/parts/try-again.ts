// "Try again": a bad move is taken back, and the person looks for a better one on
// the board before it is shown. The view hands over the slides that were tried.

import { LitElement, css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { BadMove } from "../api/messages.js";
import { movedTile, readBoard } from "../puzzle/board.js";
import { type Slide, arrow } from "../puzzle/moves.js";
import { sharedStyle } from "./shared-style.js";
import type { Mark } from "./tile-board.js";

/** What was tried at one bad move. */
export interface Attempt {
  number: number;
  tried: readonly Slide[];
  shown: boolean;
}

/** Whether a better move was found. */
export function found(move: BadMove, attempt: Attempt): Slide | undefined {
  return attempt.tried.find((slide) => move.better.includes(slide));
}

/** The signs on the board: what was tried, and what is better once it may be seen. */
export function marksOf(move: BadMove, attempt: Attempt): Mark[] {
  const wrong = [move.played as Slide, ...attempt.tried].filter((slide) => !move.better.includes(slide));
  const done = attempt.shown || found(move, attempt) !== undefined;
  const best = done ? (move.better as Slide[]) : [];
  return [...wrong.map((slide): Mark => ({ slide, kind: "wrong" })), ...best.map((slide): Mark => ({ slide, kind: "best" }))];
}

@customElement("try-again")
export class TryAgain extends LitElement {
  @property({ attribute: false }) move!: BadMove;
  @property({ attribute: false }) attempt!: Attempt;

  static override styles = [
    sharedStyle,
    css`
      .card {
        border-color: var(--accent);
      }
      p {
        min-height: 3em;
      }
    `,
  ];

  override render() {
    const hit = found(this.move, this.attempt);
    // On the solved board every move leads away, and there is nothing to find.
    if (this.move.better.length === 0) return this.renderSolved();
    const done = hit !== undefined || this.attempt.shown;
    return html`<section class="card" aria-label="Try again">
      <h2>Move ${this.move.number}: try again</h2>
      <p role="status">${this.renderWords(hit)}</p>
      <div class="row">
        ${done ? nothing : html`<button @click=${() => this.say("reveal")}>Show the better move</button>`}
        <button class=${done ? "primary" : ""} @click=${() => this.say("next-bad")}>Next bad move</button>
      </div>
    </section>`;
  }

  private renderSolved() {
    return html`<section class="card" aria-label="Try again">
      <h2>Move ${this.move.number}</h2>
      <p role="status">The board was solved here already: <b>${this.name(this.move.played as Slide)}</b> was one move too many.</p>
      <div class="row"><button @click=${() => this.say("next-bad")}>Next bad move</button></div>
    </section>`;
  }

  private renderWords(hit: Slide | undefined) {
    const { better, played } = this.move;
    const all = (better as Slide[]).map((slide) => this.name(slide)).join(" or ");
    if (hit) return html`Yes: <b>${this.name(hit)}</b> leads nearer.${better.length > 1 ? html` So does every one of ${all}.` : nothing}`;
    if (this.attempt.shown) return html`Better: <b>${all}</b>.`;
    if (this.attempt.tried.length > 0) return html`<b>${this.name(this.attempt.tried[this.attempt.tried.length - 1]!)}</b> leads away too. Another one?`;
    return html`You slid <b>${this.name(played as Slide)}</b>, which leads away from the goal. Slide a better tile on the board.`;
  }

  private name(slide: Slide): string {
    const board = readBoard(this.move.board);
    return `${(board && movedTile(board, slide)) ?? ""} ${arrow(slide)}`;
  }

  private say(name: string): void {
    this.dispatchEvent(new CustomEvent(name));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "try-again": TryAgain;
  }
}
