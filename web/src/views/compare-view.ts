// Compare: one board through chosen heuristics and searches, with table, bars and
// a file to take away. The names come from the server, so a new heuristic or
// search appears here by itself.

import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { specs } from "../api/limits.js";
import type { NamedSpec, Specs } from "../api/messages.js";
import "../compare/bar-chart.js";
import type { Bar } from "../compare/bar-chart.js";
import { writeCsv } from "../compare/csv.js";
import { Estimates, estimateText } from "../compare/estimates.js";
import { titleOf } from "../compare/names.js";
import "../compare/run-table.js";
import { type Run, Runs } from "../compare/runs.js";
import { count, short, time } from "../figures.js";
import { type Shown, announce } from "../change.js";
import { type Memory, keyOf } from "../memory.js";
import "../parts/board-editor.js";
import type { Edited } from "../parts/board-editor.js";
import "../parts/scramble-form.js";
import type { Look } from "../parts/look.js";
import { sharedStyle } from "../parts/shared-style.js";
import "../parts/tile-board.js";
import { saveFile, textFile } from "../share/save-file.js";
import { type Board, boardsAlong, sameBoard, writeBoard } from "../puzzle/board.js";
import type { Slide } from "../puzzle/moves.js";
import { ViewElement } from "./view-element.js";

/** What a first visitor compares. */
const FIRST_HEURISTICS = ["md", "md+lc", "wd,md+lc", "auto"];
const FIRST_SEARCHES = ["auto"];
/** Seconds for each run; the first is the default, with which a comparison is soon over. */
const TIMES = [2, 10, 60];

@customElement("compare-view")
export class CompareView extends ViewElement {
  protected override readonly cards = ".card";
  @property({ attribute: false }) state!: Shown;
  @property({ attribute: false }) look!: Look;
  @property({ attribute: false }) memory!: Memory;
  @state() private specs: Specs | null = null;
  @state() private wrong = "";
  @state() private seconds = TIMES[0]!;
  private runs = new Runs(this);
  private estimates = new Estimates(this);

  static override styles = [
    sharedStyle,
    css`
      /* From the top: rows that share the height of a view that is laid out would move. */
      :host {
        display: grid;
        align-content: start;
        gap: 16px;
      }
      .top {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: 16px;
        align-items: start;
      }
      .charts {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: 32px;
      }
      @media (max-width: 860px) {
        .top,
        .charts {
          grid-template-columns: minmax(0, 1fr);
        }
      }
      .choices {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
        gap: 6px 12px;
        margin-top: 4px;
        min-height: 6rem;
        align-content: start;
      }
      .choices label {
        display: flex;
        gap: 8px;
        align-items: start;
        color: var(--ink);
        font-weight: 500;
        font-size: 0.9375rem;
        line-height: 1.3;
      }
      .choices input {
        width: 18px;
        height: 18px;
        flex: none;
      }
      .note {
        display: block;
        font-size: 0.8125rem;
        line-height: 1.3;
        color: var(--soft);
      }
      select {
        width: auto;
      }
      .board {
        width: min(15rem, 100%);
        justify-self: center;
      }
      .empty {
        padding: 28px 0;
        text-align: center;
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    specs().then(
      (specs) => (this.specs = specs),
      (error: unknown) => (this.wrong = error instanceof Error ? error.message : String(error)),
    );
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get("state") as Shown | undefined;
    if (!changed.has("state")) return;
    if (before && before.goal === this.state.goal && sameBoard(before.board, this.state.board)) return;
    this.runs.show(this.memory.compared, this.key());
    void this.estimates.show(this.state.board, this.state.goal);
  }

  override render() {
    const { board, goal } = this.state;
    const pairs = this.heuristics().length * this.searches().length;
    return html`<div class="top">
        <section class="card" aria-labelledby="board-title">
          <h2 id="board-title">Board</h2>
          <div class="board">
            <tile-board .board=${board} .goal=${goal} .look=${this.look} @slides=${(event: CustomEvent<Slide[]>) => this.onSlides(event.detail)}></tile-board>
          </div>
          <scramble-form .board=${board} .goal=${goal} @scrambled=${(event: CustomEvent<Board>) => announce(this, { board: event.detail }, "step")}></scramble-form>
          <board-editor .board=${board} .goal=${goal} @edited=${(event: CustomEvent<Edited>) => announce(this, event.detail, "step")}></board-editor>
        </section>
        <section class="card" aria-labelledby="choice-title">
          <h2 id="choice-title">Heuristics and searches</h2>
          ${this.renderChoices("Heuristics", this.specs?.heuristics ?? [], this.heuristics(), (heuristics) => announce(this, { heuristics }, "none"))}
          ${this.renderChoices("Searches", this.specs?.searches ?? [], this.searches(), (searches) => announce(this, { searches }, "none"))}
          <div class="row">
            <label for="seconds">Time for each</label>
            <select id="seconds" @change=${(event: Event) => (this.seconds = Number((event.target as HTMLSelectElement).value))}>
              ${this.times().map((seconds) => html`<option value=${seconds} ?selected=${seconds === this.seconds}>${seconds} s</option>`)}
            </select>
            ${this.runs.running
              ? html`<button @click=${() => this.runs.stop()}>Stop</button>`
              : html`<button class="primary" ?disabled=${pairs === 0} @click=${this.onRun}>Compare ${pairs > 0 ? pairs : nothing}</button>`}
          </div>
          <p class="message ${this.wrong ? "wrong" : "soft"}" role="status">${this.wrong || this.words()}</p>
        </section>
      </div>
      <section class="card" aria-labelledby="results-title">
        <div class="row spread">
          <h2 id="results-title">Results</h2>
          <button ?disabled=${!this.runs.list.some((run) => run.answer)} @click=${this.onExport}>Export CSV</button>
        </div>
        ${this.runs.list.length > 0 ? html`<run-table
                .runs=${[...this.runs.list]}
                .estimates=${this.estimates.values}
                .heuristics=${this.specs?.heuristics ?? []}
                .searches=${this.specs?.searches ?? []}
              ></run-table>
              ${this.renderCharts()}` : html`<p class="soft empty">Choose what to compare and press the button; each pair is one row here.</p>`}
      </section>`;
  }

  private renderChoices(title: string, all: readonly NamedSpec[], chosen: readonly string[], choose: (names: string[]) => void) {
    // A name from a shared link is offered even if the server's list does not have it.
    const known = new Set(all.map((spec) => spec.name));
    const extra = this.specs ? chosen.filter((name) => !known.has(name)).map((name): NamedSpec => ({ name, help: "" })) : [];
    return html`<fieldset>
      <legend>${title}</legend>
      <div class="choices">
        ${[...all, ...extra].map(
          ({ name, help, admissible }) => html`<label title=${help}>
            <input
              type="checkbox"
              .checked=${chosen.includes(name)}
              @change=${(event: Event) => choose((event.target as HTMLInputElement).checked ? [...chosen, name] : chosen.filter((one) => one !== name))}
            />
            <span
              >${titleOf(name, all)}
              <span class="note">${name}${this.noteOf(name)}${admissible === false ? ", not admissible" : ""}</span></span
            >
          </label>`,
        )}
      </div>
    </fieldset>`;
  }

  /** What a heuristic says of the board, beside its name. */
  private noteOf(name: string): string {
    const value = this.estimates.values.get(name);
    return value === undefined ? "" : `: estimates ${estimateText(value)}`;
  }

  private renderCharts() {
    const answered = this.runs.list.filter((run) => run.answer);
    if (answered.length === 0) return nothing;
    const bars = (value: (run: Run) => number, text: (value: number) => string): Bar[] =>
      answered.map((run) => ({
        label: `${run.heuristic} · ${run.search}`,
        value: value(run),
        text: text(value(run)),
        complete: run.answer?.status !== "limit",
      }));
    return html`<div class="charts">
      <bar-chart heading="Nodes generated" .bars=${bars((run) => run.answer!.nodes_generated, short)} .tick=${short}></bar-chart>
      <bar-chart heading="Time" .bars=${bars((run) => run.answer!.seconds, time)} .tick=${time}></bar-chart>
    </div>`;
  }

  private heuristics(): string[] {
    return this.state.heuristics ?? FIRST_HEURISTICS;
  }

  private searches(): string[] {
    return this.state.searches ?? FIRST_SEARCHES;
  }

  private times(): number[] {
    const longest = this.specs?.limits.time_seconds ?? TIMES[0]!;
    const allowed = TIMES.filter((seconds) => seconds <= longest);
    return allowed.length > 0 ? allowed : [longest];
  }

  private words(): string {
    const done = this.runs.list.filter((run) => run.phase === "done" || run.phase === "failed").length;
    if (this.runs.running) return `${count(done)} of ${count(this.runs.list.length)} done.`;
    return "Every heuristic with every search, one after the other, on one thread.";
  }

  private onSlides(slides: readonly Slide[]): void {
    const boards = boardsAlong(this.state.board, slides);
    announce(this, { board: boards[boards.length - 1]! }, "hand");
  }

  private onRun(): void {
    const { board, goal } = this.state;
    const key = this.key();
    void this.runs.start(board, goal, this.heuristics(), this.searches(), Math.min(this.seconds, this.times().at(-1)!), (list) => this.memory.compared.set(key, list));
  }

  private onExport(): void {
    const { board, goal } = this.state;
    const text = writeCsv(writeBoard(board), goal, this.runs.list);
    saveFile("loyd-compare.csv", textFile(text, "text/csv"));
  }

  /** Under what the table is remembered. */
  private key(): string {
    return keyOf(writeBoard(this.state.board), this.state.goal);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "compare-view": CompareView;
  }
}
