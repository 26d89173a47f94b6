// The figures of the game on the board: time, moves, moves per second. Only this
// element is drawn again while the clock runs.

import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";

import { clock } from "../figures.js";
import { type Game, durationOf, phaseOf, speedOf } from "../play/game.js";
import { OwnTaskElement } from "./own-task.js";
import { sharedStyle } from "./shared-style.js";

@customElement("play-clock")
export class PlayClock extends OwnTaskElement {
  @property({ attribute: false }) game!: Game;
  private frame = 0;

  static override styles = [
    sharedStyle,
    css`
      dl {
        display: grid;
        grid-template-columns: 1.5fr 1fr 1fr;
        gap: 8px;
        margin: 0;
        text-align: center;
      }
      dt {
        font-size: 0.8125rem;
        font-weight: 600;
        color: var(--soft);
      }
      abbr {
        text-decoration: none;
      }
      dd {
        margin: 0;
        font-size: clamp(1.25rem, 6vw, 1.75rem);
        font-weight: 700;
        line-height: 1.2;
        letter-spacing: -0.01em;
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
      }
    `,
  ];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    cancelAnimationFrame(this.frame);
  }

  override render() {
    const { game } = this;
    const phase = phaseOf(game);
    const duration = durationOf(game, performance.now());
    const speed = speedOf(game.slides.length, duration);
    return html`<dl class="card">
      <div>
        <dt>Time</dt>
        <dd title=${duration === null ? "Not timed: the clock did not run during the whole game" : nothing}>
          <span role="timer">${duration === null ? "–" : clock(duration, phase === "solved" ? 3 : 1)}</span>
        </dd>
      </div>
      <div>
        <dt>Moves</dt>
        <dd>${game.slides.length}</dd>
      </div>
      <div>
        <dt><abbr title="Moves per second">Moves/s</abbr></dt>
        <dd>${speed === null ? "–" : speed.toFixed(phase === "solved" ? 2 : 1)}</dd>
      </div>
    </dl>`;
  }

  protected override updated(_changed: PropertyValues): void {
    cancelAnimationFrame(this.frame);
    if (phaseOf(this.game) === "running" && this.game.begun !== null) this.frame = requestAnimationFrame(() => this.requestUpdate());
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "play-clock": PlayClock;
  }
}
