// What to do before a game, and what it was after it: the time and the one line
// `112 = 50 + 2×31`, with the way to the moves that were lost.

import { css, html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { writeAddress } from "../address.js";
import type { Shown } from "../change.js";
import { clock, moves, sum } from "../figures.js";
import type { Bounds } from "../memory.js";
import { type Game, durationOf, phaseOf } from "../play/game.js";
import { isSolvable } from "../puzzle/board.js";
import { OwnTaskElement } from "./own-task.js";
import { sharedStyle } from "./shared-style.js";

@customElement("game-result")
export class GameResult extends OwnTaskElement {
  @property({ attribute: false }) state!: Shown;
  @property({ attribute: false }) game!: Game;
  /** What is known of the scramble's shortest solution. */
  @property({ attribute: false }) bounds!: Bounds;
  /** Whether the shortest solution is still being looked for, and why it was not found. */
  @property({ type: Boolean }) judging = false;
  @property() trouble = "";
  /** Whether this time is the best of its session. */
  @property({ type: Boolean }) best = false;

  static override styles = [
    sharedStyle,
    css`
      .card {
        min-height: 11.5rem;
        align-content: start;
      }
      .big {
        font-size: 2rem;
        line-height: 1.1;
        font-weight: 700;
        letter-spacing: -0.02em;
      }
      .badge {
        padding: 2px 10px;
        border-radius: 99px;
        font-size: 0.8125rem;
        font-weight: 650;
        background: var(--accent-wash);
        color: var(--accent);
        border: 1px solid var(--accent);
      }
      kbd {
        font: inherit;
        font-size: 0.8125rem;
        border: 1px solid var(--line-strong);
        border-radius: 5px;
        padding: 0 5px;
      }
    `,
  ];

  override render() {
    return html`<section class="card" aria-label="Game">
      ${this.renderInside()}
      <div class="row">
        <button class="primary" @click=${() => this.say("fresh")}>New scramble</button>
        <button ?disabled=${this.game.slides.length === 0} @click=${() => this.say("restart")}>Reset</button>
        ${this.isOver() ? html`<a class="button" href=${this.analysis()}>Analyse</a>` : nothing}
      </div>
    </section>`;
  }

  private renderInside(): TemplateResult {
    const { game } = this;
    if (this.isOver()) return this.renderResult();
    if (phaseOf(game) === "solved") return this.renderHead("Solved already", html`Press <kbd>Space</kbd> for a scramble.`);
    if (!isSolvable(game.start, game.goal)) {
      return this.renderHead("No solution", html`Two tiles of this board are the wrong way round. Press <kbd>Space</kbd> for a scramble that can be solved.`);
    }
    const how = html`The clock starts with your first slide. <kbd>Space</kbd> is a new scramble, <kbd>Esc</kbd> the same one again.`;
    if (game.slides.length === 0) return this.renderHead("Ready", how);
    return this.renderHead("Playing", game.times === null ? html`Not timed: the clock did not run during the whole game.` : how);
  }

  private renderHead(title: string, words: TemplateResult): TemplateResult {
    return html`<div role="status">
      <p class="big">${title}</p>
      <p class="soft">${words}</p>
    </div>`;
  }

  private renderResult(): TemplateResult {
    const { game, bounds } = this;
    const played = game.slides.length;
    const duration = durationOf(game, 0);
    return html`<div role="status">
      <div class="row">
        <p class="big number">${duration === null ? moves(played) : clock(duration)}</p>
        ${this.best ? html`<span class="badge">best of the session</span>` : nothing}
      </div>
      <p class="big number">${this.judging ? `${played} = …` : sum(played, bounds)}</p>
      <p class="soft">${this.judging ? "Looking for the shortest solution …" : this.lossWords(played)}</p>
    </div>`;
  }

  private lossWords(played: number): string {
    const { lower, upper } = this.bounds;
    const timed = this.game.times === null ? " Not timed, so not in the session." : "";
    if (this.trouble || upper === null) return `The shortest solution is not known${this.trouble ? `: ${this.trouble}` : "."}${timed}`;
    if (lower !== upper) return `${moves(played)} played; the shortest solution has between ${lower} and ${upper}.${timed}`;
    const bad = (played - lower) / 2;
    const lost = bad === 0 ? "None led" : bad === 1 ? "One of them led" : `${bad} of them led`;
    return `${moves(played)} played; the shortest solution has ${lower}. ${lost} away from the goal.${timed}`;
  }

  private isOver(): boolean {
    return this.game.slides.length > 0 && phaseOf(this.game) === "solved";
  }

  private analysis(): string {
    return writeAddress({ ...this.state, view: "analyse", place: 0 });
  }

  private say(name: string): void {
    this.dispatchEvent(new CustomEvent(name));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "game-result": GameResult;
  }
}
