// The answer to a board: what was proved, every best first move, the notation; or
// how far the search is, with the best solution known so far; or why there is none.
// Its height stays while it waits.

import { css, html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { Phase } from "../api/asking.js";
import type { ApiError } from "../api/client.js";
import type { NamedMove, Progress, SolveAnswer } from "../api/messages.js";
import { moves, plural, time } from "../figures.js";
import type { Bounds } from "../memory.js";
import type { Goal } from "../puzzle/board.js";
import { type Metric, type Move, lengthOf, moveSign, moveWords } from "../puzzle/metric.js";
import { readMoves } from "../puzzle/moves.js";
import "./copy-button.js";
import { OwnTasksElement } from "./own-task.js";
import "./search-progress.js";
import { sharedStyle } from "./shared-style.js";

/** A best first move that was chosen, and the board that it is for: the last answer is shown until the next one comes. */
export interface FirstMove {
  board: string;
  move: Move;
}

@customElement("solve-answer")
export class SolveAnswerCard extends OwnTasksElement {
  @property() phase: Phase = "idle";
  @property({ type: Boolean }) slow = false;
  @property({ attribute: false }) answer: SolveAnswer | null = null;
  @property({ attribute: false }) error: ApiError | null = null;
  @property({ attribute: false }) progress: Progress = {};
  /** What is known of the board, from this answer or another. */
  @property({ attribute: false }) bounds: Bounds = { lower: 0, upper: null, moves: null };
  /** Whether the server would let the search go on for longer. */
  @property({ type: Boolean }) more = false;
  /** Two tiles whose exchange mends a board that cannot be solved. */
  @property({ attribute: false }) pair: readonly [number, number] = [0, 0];
  /** Another goal that such a board can reach, or null. */
  @property({ attribute: false }) reachable: Goal | null = null;
  /** The moves shown, which may be another solution of the same length. */
  @property() moves = "";
  @property() metric: Metric = "stm";

  static override styles = [
    sharedStyle,
    css`
      /* As high as the most that is shown: a search with the solution of a large board. */
      .card {
        min-height: 19.5rem;
        align-content: start;
      }
      @media (max-width: 560px) {
        .card {
          min-height: 24rem;
        }
      }
      .length {
        font-size: 2rem;
        line-height: 1.1;
        font-weight: 700;
        letter-spacing: -0.02em;
      }
      .least {
        font-size: 1.125rem;
        letter-spacing: 0;
      }
      .badge {
        font-size: 0.8125rem;
        font-weight: 650;
        padding: 3px 10px;
        border-radius: 99px;
        border: 1px solid var(--line-strong);
      }
      .badge.proved {
        color: var(--accent);
        background: var(--accent-wash);
        border-color: var(--accent);
      }
      /* What is not proved is no mistake: no red. */
      .badge.open {
        border-style: dashed;
        background: var(--well);
      }
      .notation {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 10px;
        align-items: start;
        padding: 8px 8px 8px 12px;
        background: var(--well);
        border: 1px solid var(--line);
        border-radius: 9px;
      }
      .notation .mono {
        align-self: center;
        max-height: 4.5rem;
        overflow-y: auto;
      }
      .first button {
        min-height: 34px;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  override render() {
    return html`<section class="card" aria-label="Answer">${this.renderInside()}</section>`;
  }

  private renderInside(): TemplateResult {
    if (this.phase === "running" && this.slow) return this.renderRunning();
    if (this.phase === "cancelled") return this.renderCancelled();
    if (this.phase === "failed" && this.error) return this.renderFailed(this.error);
    return this.answer ? this.renderAnswer(this.answer) : html`<p class="soft" role="status">Solving …</p>`;
  }

  private renderAnswer(answer: SolveAnswer): TemplateResult {
    const open = answer.status === "limit" && !isProved(this.bounds);
    return html`
      ${this.renderHead(lengthWords(this.bounds), this.renderBadge(answer))}
      <p class="soft number">
        ${time(answer.seconds)}, ${plural(answer.nodes_generated, "node")}, ${answer.search} with ${answer.heuristic}
      </p>
      ${answer.first_moves && answer.first_moves.length > 0 ? this.renderFirst(answer.board, answer.first_moves) : nothing}
      ${open
        ? html`<div class="row"><span class="soft">${this.shownWords()}</span>${this.more ? html`<button @click=${() => this.say("longer")}>Search longer</button>` : nothing}</div>`
        : nothing}
      ${this.renderNotation()}
    `;
  }

  /**
   * How far the search is, and below it the best solution known. The button to cancel stays
   * where it is and keeps the focus when a solution comes.
   */
  private renderRunning(): TemplateResult {
    const known = this.bounds.upper !== null && this.moves !== "";
    return html`
      <search-progress .progress=${this.progress}></search-progress>
      ${known ? html`${this.renderSoFar()} ${this.renderNotation()}` : nothing}
    `;
  }

  /** The best solution so far, and what was proved. */
  private renderSoFar(): TemplateResult {
    if (isProved(this.bounds)) {
      return html`${this.renderHead(lengthWords(this.bounds), PROVED)}
        <p class="soft">Looking for every best first move.</p>`;
    }
    return html`${this.renderHead(lengthWords(this.bounds), html`<span class="badge open">best so far</span>`)}
      <p class="soft">${this.shownWords()}</p>`;
  }

  private renderHead(words: string | TemplateResult, badge: TemplateResult | typeof nothing): TemplateResult {
    return html`<div class="row" role="status"><span class="length number">${words}</span> ${badge}</div>`;
  }

  private renderNotation(): TemplateResult | typeof nothing {
    if (!this.moves) return nothing;
    return html`<div class="notation">
      <span class="mono" tabindex="0" role="group" aria-label="Solution in notation">${this.moves}</span><copy-button .text=${() => this.moves}></copy-button>
    </div>`;
  }

  private renderBadge(answer: SolveAnswer): TemplateResult | typeof nothing {
    if (this.bounds.upper === 0) return nothing;
    if (isProved(this.bounds)) return PROVED;
    if (answer.status === "limit") return html`<span class="badge open">limit reached</span>`;
    return html`<span class="badge open">not proved shortest</span>`;
  }

  /** Which solution the page shows: a shorter one may be known to exist without its moves. */
  private shownWords(): string {
    const shown = lengthOf(this.moves, this.metric);
    return shown === this.bounds.upper ? "The best solution known is shown." : `A solution of ${moves(shown)} is shown.`;
  }

  private renderFirst(board: string, first: readonly NamedMove[]): TemplateResult {
    return html`<div class="row first" role="group" aria-label="Best first moves">
      <span class="soft">${first.length === 1 ? "The only best first move" : plural(first.length, "equally good first move")}</span>
      ${first.map(({ move, tile }) => {
        const slides = readMoves(move) ?? [];
        return html`<button aria-label="Slide ${moveWords(tile, slides)}" @click=${() => this.dispatchEvent(new CustomEvent<FirstMove>("first", { detail: { board, move: slides } }))}>
          ${moveSign(tile, slides)}
        </button>`;
      })}
    </div>`;
  }

  private renderCancelled(): TemplateResult {
    const { lower, upper } = this.bounds;
    const again = html`<div class="row"><button class="primary" @click=${() => this.say("again")}>Solve</button></div>`;
    if (upper === null || !this.moves) {
      return html`${this.renderHead("Cancelled", nothing)}
        <p class="soft">${lower > 0 ? `Every solution has at least ${moves(lower)}; that much was proved.` : "Nothing was proved yet."}</p>
        ${again}`;
    }
    return html`${this.renderHead(lengthWords(this.bounds), isProved(this.bounds) ? PROVED : html`<span class="badge open">cancelled</span>`)}
      <p class="soft">${this.shownWords()}</p>
      ${again} ${this.renderNotation()}`;
  }

  private renderFailed(error: ApiError): TemplateResult {
    if (error.kind === "unsolvable") {
      return html`<div class="row" role="status"><span class="length">No solution</span></div>
        <p>A slide never changes a board's parity, and this board's differs from the goal's: two tiles are the wrong way round.</p>
        <div class="row">
          <button class="primary" @click=${() => this.say("exchange")}>Exchange ${this.pair[0]} and ${this.pair[1]}</button>
          ${this.reachable
            ? html`<button @click=${() => this.say("other-goal")}>Solve it to ${this.reachable === "blank-first" ? "blank first: 0 1 2 3 …" : "blank last: 1 2 3 … 0"}</button>`
            : nothing}
        </div>`;
    }
    return html`<div class="row" role="status"><span class="length">No answer</span></div>
      <p class="message wrong" role="alert">${error.message}</p>
      <div class="row"><button class="primary" @click=${() => this.say("again")}>Try again</button></div>`;
  }

  private say(name: string): void {
    this.dispatchEvent(new CustomEvent(name));
  }
}

const PROVED = html`<span class="badge proved">✓ shortest, proved</span>`;

/** Whether the length of a shortest solution is known. */
function isProved({ lower, upper }: Bounds): boolean {
  return lower === upper;
}

/** `53 moves`, or `117 moves, at least 83`: the best solution known, and what was proved. */
function lengthWords(bounds: Bounds): string | TemplateResult {
  const { lower, upper } = bounds;
  if (upper === 0) return "Solved";
  if (upper === null) return `at least ${moves(lower)}`;
  return isProved(bounds) ? moves(upper) : html`${moves(upper)}<span class="least">, at least ${lower}</span>`;
}

declare global {
  interface HTMLElementTagNameMap {
    "solve-answer": SolveAnswerCard;
  }
}
