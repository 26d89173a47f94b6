// "Try again": a lost move is taken back, and the person looks for a better one on
// the board before it is shown. The view hands over the moves that were tried.

import { LitElement, css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { LostMove } from "../api/messages.js";
import { readBoard } from "../puzzle/board.js";
import { moveSign, touchedTile } from "../puzzle/metric.js";
import { readMoves } from "../puzzle/moves.js";
import { sharedStyle } from "./shared-style.js";
import type { Mark } from "./tile-board.js";

/** What was tried at one lost move, in notation. */
export interface Attempt {
  number: number;
  tried: readonly string[];
  shown: boolean;
}

/** Whether a better move was found. */
export function found(move: LostMove, attempt: Attempt): string | undefined {
  return attempt.tried.find((tried) => move.better.includes(tried));
}

/** The signs on the board: what was tried, and what is better once it may be seen. */
export function marksOf(move: LostMove, attempt: Attempt): Mark[] {
  const wrong = [move.played, ...attempt.tried].filter((tried) => !move.better.includes(tried));
  const done = attempt.shown || found(move, attempt) !== undefined;
  const best = done ? move.better : [];
  return [...wrong.flatMap((tried) => markOf(move, tried, "wrong")), ...best.flatMap((better) => markOf(move, better, "best"))];
}

function markOf(move: LostMove, text: string, kind: Mark["kind"]): Mark[] {
  const [board, slides] = [readBoard(move.board), readMoves(text) ?? []];
  const tile = board && touchedTile(board, slides);
  return tile === null ? [] : [{ tile, slide: slides[0]!, kind }];
}

@customElement("try-again")
export class TryAgain extends LitElement {
  @property({ attribute: false }) move!: LostMove;
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
    const better = hit ?? this.move.better[0]!;
    return html`<section class="card" aria-label="Try again">
      <h2>Move ${this.move.number}: try again</h2>
      <p role="status">${this.renderWords(hit)}</p>
      <div class="row">
        ${done
          ? html`<button title="A variation; the line stays" @click=${() => this.say("play-on", better)}>Play on with ${this.name(better)}</button>`
          : html`<button @click=${() => this.say("reveal")}>Show the better move</button>`}
        <button class=${done ? "primary" : ""} @click=${() => this.say("next-bad")}>${this.nextWords()}</button>
      </div>
    </section>`;
  }

  private renderSolved() {
    return html`<section class="card" aria-label="Try again">
      <h2>Move ${this.move.number}</h2>
      <p role="status">The board was solved here already: <b>${this.name(this.move.played)}</b> was one move too many.</p>
      <div class="row"><button @click=${() => this.say("next-bad")}>${this.nextWords()}</button></div>
    </section>`;
  }

  private nextWords(): string {
    return this.move.kind ? "Next lost move" : "Next bad move";
  }

  private renderWords(hit: string | undefined) {
    const { better, played, kind } = this.move;
    const all = better.map((move) => this.name(move)).join(" or ");
    if (hit) return html`Yes: <b>${this.name(hit)}</b> leads nearer.${better.length > 1 ? html` So does every one of ${all}.` : nothing}`;
    if (this.attempt.shown) return html`Better: <b>${all}</b>.`;
    if (this.attempt.tried.length > 0) return html`<b>${this.name(this.attempt.tried[this.attempt.tried.length - 1]!)}</b> ${kind ? "does not lead nearer either" : "leads away too"}. Another one?`;
    return html`You slid <b>${this.name(played)}</b>, which ${kind === "neutral" ? "leaves the distance as it was" : "leads away from the goal"}. Slide a better tile on the board.`;
  }

  private name(text: string): string {
    const [board, slides] = [readBoard(this.move.board), readMoves(text) ?? []];
    return moveSign(board && touchedTile(board, slides), slides);
  }

  /** Announces something, perhaps about a move in notation. */
  private say(name: string, move?: string): void {
    this.dispatchEvent(new CustomEvent(name, { detail: move }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "try-again": TryAgain;
  }
}
