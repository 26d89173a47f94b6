// The analysis in one line, in words, and as the list of lost moves.

import { css, html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { Phase } from "../api/asking.js";
import type { AnalyzeAnswer, Progress } from "../api/messages.js";
import { moves, sum } from "../figures.js";
import type { Bounds } from "../memory.js";
import type { Metric } from "../puzzle/metric.js";
import "./bad-moves.js";
import "./search-progress.js";
import { OwnTasksElement } from "./own-task.js";
import { sharedStyle } from "./shared-style.js";

/** What a lost move costs. */
const COST_WORDS: Record<Metric, string> = {
  stm: "Each move that leads away from the goal costs two: played = shortest + 2 × bad moves.",
  mtm: "A move that leads away from the goal costs two, one that leads no nearer costs one: played = shortest + neutral moves + 2 × bad moves.",
};

@customElement("analysis-card")
export class AnalysisCard extends OwnTasksElement {
  @property() phase: Phase = "idle";
  @property({ type: Boolean }) slow = false;
  @property({ attribute: false }) answer: AnalyzeAnswer | null = null;
  @property({ attribute: false }) progress: Progress = {};
  /** What is known of the board before the first move, from this answer or another. */
  @property({ attribute: false }) bounds: Bounds = { lower: 0, upper: null, moves: null };
  /** How many moves are played so far, and whether they solve the board. */
  @property({ type: Number }) played = 0;
  @property() metric: Metric = "stm";
  @property({ type: Boolean }) solved = false;
  @property({ type: Number }) chosen = 0;

  static override styles = [
    sharedStyle,
    css`
      .card {
        min-height: 9.5rem;
        align-content: start;
      }
      .summary {
        font-size: 2rem;
        line-height: 1.1;
        font-weight: 700;
        letter-spacing: -0.02em;
      }
    `,
  ];

  override render() {
    return html`<section class="card" aria-label="Analysis">${this.renderInside()}</section>`;
  }

  private renderInside(): TemplateResult {
    if (this.phase === "running" && this.slow) {
      return html`<search-progress what="Analysing" .progress=${this.progress}></search-progress>${this.renderSoFar()}`;
    }
    if (this.phase === "cancelled") {
      return html`${this.renderSoFar()}
        <p class="soft" role="status">Cancelled before the moves were judged.</p>
        <div class="row"><button class="primary" @click=${() => this.dispatchEvent(new CustomEvent("again"))}>Analyse</button></div>`;
    }
    if (this.answer) return this.renderAnswer(this.answer);
    return html`<span class="summary number">${this.played === 0 ? "Play or paste" : moves(this.played)}</span>
      <p class="soft">
        ${this.solved
          ? "Analysing …"
          : `Solve the board by hand, or paste a solution. ${COST_WORDS[this.metric]}`}
      </p>`;
  }

  /** What is known before the moves are judged. */
  private renderSoFar(): TemplateResult {
    return html`<p class="summary number">${sum(this.played, this.bounds)}</p>`;
  }

  private renderAnswer(answer: AnalyzeAnswer): TemplateResult {
    return html`<div role="status">
        <p class="summary number">${summaryWords(answer, this.bounds)}</p>
        <p class="soft">${lossWords(answer, this.bounds)} ${luckWords(answer.luck)}</p>
      </div>
      <bad-moves .answer=${answer} .chosen=${this.chosen}></bad-moves>`;
  }
}

/** The length of a shortest solution, if this answer or another proved it. */
function optimum(answer: AnalyzeAnswer, bounds: Bounds): number | null {
  return answer.optimal ?? (bounds.lower === bounds.upper ? bounds.upper : null);
}

/** The analysis in sentences: the sum, what was lost, and how easy the board was. */
export function analysisWords(answer: AnalyzeAnswer, bounds: Bounds): string[] {
  return [summaryWords(answer, bounds), lossWords(answer, bounds), luckWords(answer.luck)];
}

/** `87 = 51 + 2×18`, with neutral moves `40 = 33 + 3 + 2×2`, or what is known: `87, at best 45 to 61`. */
function summaryWords(answer: AnalyzeAnswer, bounds: Bounds): string {
  const shortest = optimum(answer, bounds);
  if (shortest === null || answer.neutral === undefined) {
    return sum(answer.played, shortest === null ? bounds : { lower: shortest, upper: shortest });
  }
  if (answer.optimal === null) return `${answer.played}, at best ${shortest}`;
  return `${answer.played} = ${shortest} + ${answer.neutral} + 2×${answer.bad}`;
}

/** What was lost, or how much of that is known. */
function lossWords(answer: AnalyzeAnswer, bounds: Bounds): string {
  const shortest = optimum(answer, bounds);
  const has = shortest === null ? `between ${bounds.lower} and ${bounds.upper ?? answer.upper_bound}` : String(shortest);
  const known = `${moves(answer.played)} played; the shortest solution has ${has}.`;
  if (answer.optimal === null || answer.bad === null) return `${known} The time was up before every move was judged.`;
  const lost = answer.bad === 0 ? "None led" : answer.bad === 1 ? "One of them led" : `${answer.bad} of them led`;
  return `${known} ${lost} away from the goal${neutralWords(answer.neutral)}.`;
}

/** How many moves led neither away nor nearer, where there are such moves. */
function neutralWords(neutral: number | undefined): string {
  return neutral === undefined ? "" : neutral === 1 ? ", one was neutral" : `, ${neutral} were neutral`;
}

/** Whether the scramble was an easy one. */
function luckWords(share: number | null | undefined): string {
  if (share == null) return "";
  const percent = share * 100;
  return `${percent < 0.1 ? "Fewer than 0.1" : percent.toFixed(1)} % of random boards are nearer to their goal than this one.`;
}

declare global {
  interface HTMLElementTagNameMap {
    "analysis-card": AnalysisCard;
  }
}
