// The session: figures, the rounds with the last one first, and files to take away
// and to bring back. Rounds of one size at a time, because times of two sizes have
// no mean.

import { css, html, nothing, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";

import { clock } from "../figures.js";
import { type Figures, figuresOf } from "../play/averages.js";
import { type Round, sizeOf } from "../play/round.js";
import type { Rounds } from "../play/rounds.js";
import { type SessionFile, readSessionFile, writeJson, writeTable } from "../play/session-file.js";
import { saveFile, textFile } from "../share/save-file.js";
import "./round-list.js";
import { OwnTaskElement } from "./own-task.js";
import { sharedStyle } from "./shared-style.js";

const HOW = "the best and the worst are left out, the rest is the mean";

@customElement("session-card")
export class SessionCard extends OwnTaskElement {
  @property({ attribute: false }) rounds!: Rounds;
  /** The list of rounds, by which the card sees that it changed. */
  @property({ attribute: false }) list: readonly Round[] = [];
  /** The session that is played. */
  @property({ type: Number }) session = 1;
  /** The size on the board, which is shown until another is chosen. */
  @property() size = "4x4";
  @state() private chosen = "";
  @state() private note = "";
  @state() private wrong = false;
  @state() private removed: Round | null = null;
  @query("input[type=file]") private file!: HTMLInputElement;

  static override styles = [
    sharedStyle,
    css`
      dl {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
        gap: 10px 16px;
        margin: 0;
      }
      dt {
        font-size: 0.8125rem;
        font-weight: 600;
        color: var(--soft);
      }
      dd {
        margin: 0;
        font-weight: 650;
        font-variant-numeric: tabular-nums;
      }
      select {
        width: auto;
        flex: 1;
        min-width: 7rem;
      }
    `,
  ];

  override render() {
    const shown = this.shown();
    return html`<section class="card" aria-labelledby="session-title">
      <div class="row spread">
        <h2 id="session-title">Session</h2>
        <button ?disabled=${!this.list.some((round) => round.session === this.session)} @click=${this.onNew}>New session</button>
      </div>
      <div class="row">${this.renderSessions()} ${this.renderSizes()}</div>
      ${this.renderFigures(figuresOf(shown))}
      ${shown.length > 0
        ? html`<round-list .rounds=${shown} @remove-round=${(event: CustomEvent<Round>) => this.onRemove(event.detail)}></round-list>`
        : html`<p class="soft">Every round that you solve with the clock running is listed here.</p>`}
      <div class="row">
        <button ?disabled=${this.list.length === 0} title="All sessions, with everything that is known of them" @click=${() => saveFile("loyd-sessions.json", textFile(writeJson(this.list), "application/json"))}>
          Export JSON
        </button>
        <button ?disabled=${shown.length === 0} title="The rounds listed here, for a spreadsheet" @click=${() => saveFile("loyd-session.csv", textFile(writeTable(shown), "text/csv"))}>Export CSV</button>
        <input class="unseen" type="file" accept=".json,.csv,application/json,text/csv" tabindex="-1" aria-label="Session file" @change=${this.onFile} />
        <button @click=${() => this.file.click()}>Import …</button>
      </div>
      <p class="message ${this.wrong ? "wrong" : "soft"}" role="status">
        ${this.note || this.words()} ${this.removed ? html`<button class="quiet" @click=${this.onPutBack}>Put it back</button>` : nothing}
      </p>
    </section>`;
  }

  private renderSessions(): TemplateResult {
    const numbers = [...new Set([...this.list.map((round) => round.session), this.session])].sort((one, other) => other - one);
    return html`<select aria-label="Number of the session" @change=${(event: Event) => this.rounds.choose(Number((event.target as HTMLSelectElement).value))}>
      ${numbers.map((number) => html`<option value=${number} .selected=${number === this.session}>Session ${number}</option>`)}
    </select>`;
  }

  private renderSizes(): TemplateResult {
    const sizes = [...new Set([...this.ofSession().map(sizeOf), this.size])].sort();
    const shown = this.shownSize();
    return html`<select aria-label="Size of the rounds" @change=${(event: Event) => (this.chosen = (event.target as HTMLSelectElement).value)}>
      ${sizes.map((size) => {
        const count = this.ofSession().filter((round) => sizeOf(round) === size).length;
        return html`<option value=${size} .selected=${size === shown}>${size.replace("x", " × ")} (${count})</option>`;
      })}
    </select>`;
  }

  private renderFigures(figures: Figures): TemplateResult {
    const time = (milliseconds: number | null) => (milliseconds === null ? "–" : clock(milliseconds));
    return html`<dl>
      <div>
        <dt>Best</dt>
        <dd>${time(figures.best)}</dd>
      </div>
      <div title="The mean of all times">
        <dt>Mean</dt>
        <dd>${time(figures.mean)}</dd>
      </div>
      ${figures.averages.map(
        ({ of, last, best }) => html`<div title="Of the last ${of} times ${HOW} of ${of - 2}">
            <dt>Average of ${of}</dt>
            <dd>${time(last)}</dd>
          </div>
          <div title="The best of all averages of ${of} times in a row">
            <dt>Best of ${of}</dt>
            <dd>${time(best)}</dd>
          </div>`,
      )}
      <div title="Moves of a round that led away from the goal: the mean of the ${figures.judged} rounds whose shortest solution is known. Each costs two moves.">
        <dt>Moves lost</dt>
        <dd>${figures.lost === null ? "–" : figures.lost.toFixed(1)}</dd>
      </div>
    </dl>`;
  }

  private ofSession(): Round[] {
    return this.list.filter((round) => round.session === this.session);
  }

  private shownSize(): string {
    return this.chosen || this.size;
  }

  private shown(): Round[] {
    return this.ofSession().filter((round) => sizeOf(round) === this.shownSize());
  }

  private words(): string {
    if (this.rounds.trouble) return this.rounds.trouble;
    const { damaged } = this.rounds;
    if (damaged > 0) return `${damaged === 1 ? "One kept round" : `${damaged} kept rounds`} cannot be read and ${damaged === 1 ? "is" : "are"} left out; the others are all here.`;
    return "Kept in this browser; nothing leaves it.";
  }

  private onNew(): void {
    this.rounds.choose(this.rounds.lastSession() + 1);
  }

  private onRemove(round: Round): void {
    this.rounds.remove(round);
    this.removed = round;
    this.say("One round removed.");
  }

  private onPutBack(): void {
    if (this.removed) this.rounds.add([this.removed]);
    this.say("");
    this.removed = null;
  }

  private async onFile(): Promise<void> {
    const file = this.file.files?.[0];
    if (!file) return;
    this.removed = null;
    try {
      const read = readSessionFile(await file.text());
      const added = this.rounds.add(read.rounds);
      this.say(importWords(read, added));
    } catch (error) {
      this.say(`${file.name}: ${error instanceof Error ? error.message : String(error)}`, true);
    }
    this.file.value = "";
  }

  private say(note: string, wrong = false): void {
    this.note = note;
    this.wrong = wrong;
  }
}

/** What became of a file. */
function importWords({ rounds, wrong }: SessionFile, added: number): string {
  const count = (number: number) => `${number} ${number === 1 ? "round" : "rounds"}`;
  const known = rounds.length - added;
  const parts = [`${count(added)} imported`];
  if (known > 0) parts.push(`${count(known)} known already`);
  if (wrong.length > 0) parts.push(`${count(wrong.length)} left out (${wrong[0]}${wrong.length > 1 ? ", and more" : ""})`);
  return parts.join("; ") + ".";
}

declare global {
  interface HTMLElementTagNameMap {
    "session-card": SessionCard;
  }
}
