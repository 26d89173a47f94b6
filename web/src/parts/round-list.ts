// The rounds of a session, the last one first: time, moves, and the way into Analyse.

import { LitElement, css, html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { readAddress, writeAddress } from "../address.js";
import { clock, sum } from "../figures.js";
import { speedOf } from "../play/game.js";
import { type Round, playedOf } from "../play/round.js";
import { readBoard } from "../puzzle/board.js";
import { sharedStyle } from "./shared-style.js";

/** How many rounds are shown at first; more are asked for. */
const PAGE = 25;

@customElement("round-list")
export class RoundList extends LitElement {
  /** The first played first. */
  @property({ attribute: false }) rounds: readonly Round[] = [];
  @state() private most = PAGE;

  static override styles = [
    sharedStyle,
    css`
      :host {
        container-type: inline-size;
      }
      ol {
        list-style: none;
        margin: 0;
        padding: 3px;
        max-height: 19rem;
        overflow-y: auto;
        border: 1px solid var(--line);
        border-radius: 9px;
      }
      li {
        display: grid;
        grid-template-columns: 2.6em minmax(4.5em, 1fr) minmax(7em, 2fr) auto auto;
        gap: 2px 8px;
        align-items: center;
        padding: 2px 4px;
        font-variant-numeric: tabular-nums;
      }
      li + li {
        border-top: 1px solid var(--line);
      }
      .time {
        font-weight: 650;
      }
      .best .time::after {
        content: " ★";
        color: var(--accent);
      }
      a:not(.button) {
        color: var(--accent);
      }
      button,
      .button {
        min-height: 32px;
        padding: 2px 8px;
        font-size: 0.8125rem;
      }
      @container (max-width: 440px) {
        li {
          grid-template-columns: 2.2em 1fr auto auto;
        }
        .sum {
          grid-column: 2 / -1;
          grid-row: 2;
        }
      }
    `,
  ];

  override render() {
    const best = this.rounds.reduce((least, round) => Math.min(least, round.milliseconds), Infinity);
    const last = this.rounds.map((round, index) => ({ round, number: index + 1 })).reverse();
    return html`<ol aria-label="Rounds" tabindex="0">
        ${last.slice(0, this.most).map(({ round, number }) => this.renderRound(round, number, round.milliseconds === best))}
      </ol>
      ${last.length > this.most ? html`<button class="quiet" @click=${() => (this.most += 10 * PAGE)}>Show more</button>` : nothing}`;
  }

  private renderRound(round: Round, number: number, best: boolean) {
    const played = playedOf(round);
    const speed = speedOf(played, round.milliseconds)?.toFixed(2) ?? "–";
    return html`<li class=${best ? "best" : ""}>
      <span class="soft">${number}</span>
      <span class="time" title="${new Date(round.at).toLocaleString()}; ${speed} moves per second">${clock(round.milliseconds)}${best ? html`<span class="unseen">, the best</span>` : nothing}</span>
      <span class="sum">${sum(played, { lower: round.lower_bound, upper: round.upper_bound })}</span>
      <a class="button" href=${addressOf(round)} aria-label="Analyse round ${number}">Analyse</a>
      <button aria-label="Remove round ${number}" title="Remove" @click=${() => this.dispatchEvent(new CustomEvent<Round>("remove-round", { detail: round }))}>✕</button>
    </li>`;
  }
}

function addressOf({ board, goal, moves }: Round): string {
  return writeAddress({ ...readAddress("").state, view: "analyse", board: readBoard(board), goal, moves });
}

declare global {
  interface HTMLElementTagNameMap {
    "round-list": RoundList;
  }
}
