// The table of a comparison, filled while it runs. Its rows are sorted by any column; a
// table that is wider than the window says that it goes on.

import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";

import type { NamedSpec } from "../api/messages.js";
import { count, short, time } from "../figures.js";
import { OwnTaskElement } from "../parts/own-task.js";
import { sharedStyle } from "../parts/shared-style.js";
import { estimateText } from "./estimates.js";
import { titleOf } from "./names.js";
import type { Run } from "./runs.js";

/** The columns, with what their rows are sorted by; rows without a value come last. */
const COLUMNS = ["Heuristic", "Search", "Estimate", "Result", "Moves", "Generated", "Expanded", "Time", "Nodes/s"] as const;
type Column = (typeof COLUMNS)[number];

/** Columns of words; the others are numbers. */
const WORDS: readonly Column[] = ["Heuristic", "Search", "Result"];

interface Order {
  column: Column;
  descending: boolean;
}

@customElement("run-table")
export class RunTable extends OwnTaskElement {
  @property({ attribute: false }) runs: readonly Run[] = [];
  /** What each heuristic says of the board. */
  @property({ attribute: false }) estimates: ReadonlyMap<string, number> = new Map();
  /** Everything that has a name. */
  @property({ attribute: false }) heuristics: readonly NamedSpec[] = [];
  @property({ attribute: false }) searches: readonly NamedSpec[] = [];
  /** Null for the order in which they run. */
  @state() private order: Order | null = null;
  /** Whether there is more of the table at the right. */
  @state() private more = false;
  @query(".scroll") private scroller!: HTMLElement;
  private resized = new ResizeObserver(() => this.look());

  static override styles = [
    sharedStyle,
    css`
      .scroll {
        overflow-x: auto;
      }
      .scroll.more {
        mask-image: linear-gradient(to left, transparent, #000 48px);
      }
      .hint {
        text-align: right;
      }
      th button {
        min-height: 28px;
        padding: 2px 6px;
        margin: 0 -6px;
        border-color: transparent;
        background: none;
        font-size: inherit;
        font-weight: inherit;
        color: inherit;
      }
      tbody th {
        white-space: normal;
        min-width: 8rem;
      }
      table {
        border-collapse: collapse;
        width: 100%;
        font-size: 0.875rem;
      }
      th,
      td {
        text-align: left;
        padding: 7px 10px;
        border-bottom: 1px solid var(--line);
        white-space: nowrap;
      }
      th {
        font-size: 0.8125rem;
        color: var(--soft);
        font-weight: 600;
      }
      tbody th {
        color: var(--ink);
        font-weight: 600;
      }
      .right {
        text-align: right;
        font-variant-numeric: tabular-nums;
      }
      .really {
        display: block;
        font-weight: 400;
        font-size: 0.8125rem;
        color: var(--soft);
      }
      .why {
        white-space: normal;
        min-width: 16rem;
        color: var(--warn);
      }
      .proved {
        color: var(--accent);
        font-weight: 600;
      }
    `,
  ];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.resized.disconnect();
  }

  protected override firstUpdated(): void {
    this.resized.observe(this.scroller);
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("runs")) this.look();
  }

  override render() {
    return html`${this.more ? html`<p class="hint soft" aria-hidden="true">The table goes on to the right →</p>` : nothing}
      <div class=${this.more ? "scroll more" : "scroll"} tabindex="0" role="region" aria-label="Results" @scroll=${this.look}>
        <table>
          <thead>
            <tr>
              ${COLUMNS.map((column) => this.renderTitle(column))}
            </tr>
          </thead>
          <tbody>
            ${this.sorted().map((run) => this.renderRun(run))}
          </tbody>
        </table>
      </div>`;
  }

  private renderTitle(column: Column): TemplateResult {
    const sorted = this.order?.column === column;
    const way = !sorted ? nothing : this.order!.descending ? "descending" : "ascending";
    const sign = !sorted ? "" : this.order!.descending ? "▾" : "▴";
    return html`<th scope="col" class=${WORDS.includes(column) ? "" : "right"} aria-sort=${way}>
      <button title="Sort by this column" @click=${() => this.sortBy(column)}>${column}<span aria-hidden="true">${sign}</span></button>
    </th>`;
  }

  private renderRun(run: Run): TemplateResult {
    const heuristic = run.answer?.heuristic ?? run.heuristic;
    const search = run.answer?.search ?? run.search;
    return html`<tr>
      <th scope="row">${titleOf(run.heuristic, this.heuristics)}<span class="really">${names(run.heuristic, heuristic)}</span></th>
      <td>${titleOf(run.search, this.searches)}<span class="really">${names(run.search, search)}</span></td>
      <td class="right">${estimateText(this.estimates.get(heuristic) ?? this.estimates.get(run.heuristic))}</td>
      ${cells(run)}
    </tr>`;
  }

  /** Upwards, then downwards, then in the order in which they run. */
  private sortBy(column: Column): void {
    const sorted = this.order?.column === column;
    this.order = !sorted ? { column, descending: false } : this.order!.descending ? null : { column, descending: true };
  }

  private sorted(): readonly Run[] {
    if (!this.order) return this.runs;
    const { column, descending } = this.order;
    const sign = descending ? -1 : 1;
    const rows = this.runs.map((run) => ({ run, value: valueOf(run, column, this.estimates) }));
    rows.sort((one, other) => {
      if (one.value === null || other.value === null) return Number(one.value === null) - Number(other.value === null);
      return sign * (typeof one.value === "number" ? one.value - Number(other.value) : one.value.localeCompare(String(other.value)));
    });
    return rows.map(({ run }) => run);
  }

  /** Looks whether the table goes on. */
  private look(): void {
    const { scrollWidth, clientWidth, scrollLeft } = this.scroller;
    this.more = scrollWidth - clientWidth - scrollLeft > 1;
  }
}

/** What a row is sorted by in a column. */
function valueOf(run: Run, column: Column, estimates: ReadonlyMap<string, number>): number | string | null {
  const { answer } = run;
  switch (column) {
    case "Heuristic":
      return run.heuristic;
    case "Search":
      return run.search;
    case "Estimate":
      return estimates.get(answer?.heuristic ?? run.heuristic) ?? estimates.get(run.heuristic) ?? null;
    case "Result":
      return answer?.status ?? run.phase;
    case "Moves":
      return answer?.upper_bound ?? answer?.length ?? null;
    case "Generated":
      return answer?.nodes_generated ?? null;
    case "Expanded":
      return answer?.nodes_expanded ?? null;
    case "Time":
      return answer?.seconds ?? null;
    case "Nodes/s":
      return answer && answer.seconds > 0 ? answer.nodes_generated / answer.seconds : null;
  }
}

/** The name, and what a choice by the program came down to. */
function names(asked: string, used: string): string {
  return used === asked ? asked : `${asked}: ${used}`;
}

function cells(run: Run): TemplateResult {
  if (run.message) return html`<td class="why" colspan="6">✕ ${run.message}</td>`;
  const { answer, progress } = run;
  if (!answer) {
    const running = run.phase === "running";
    return html`<td>${running ? "running …" : run.phase === "stopped" ? "stopped" : "waiting"}</td>
      <td class="right">${running && progress?.lower_bound ? `≥ ${progress.lower_bound}` : ""}</td>
      <td class="right">${running && progress?.nodes_generated ? count(progress.nodes_generated) : ""}</td>
      <td></td>
      <td class="right">${running && progress?.seconds ? time(progress.seconds) : ""}</td>
      <td class="right">${running && progress?.nodes_per_second ? short(progress.nodes_per_second) : ""}</td>`;
  }
  const moves = answer.status === "limit" ? `${answer.lower_bound ?? "?"} to ${answer.upper_bound ?? "?"}` : (answer.length ?? "");
  return html`<td class=${answer.status === "optimal" ? "proved" : ""}>${answer.status === "optimal" ? "✓ optimal" : answer.status === "limit" ? "time is up" : answer.status}</td>
    <td class="right">${moves}</td>
    <td class="right">${count(answer.nodes_generated)}</td>
    <td class="right">${count(answer.nodes_expanded)}</td>
    <td class="right">${time(answer.seconds)}</td>
    <td class="right">${answer.seconds > 0 ? short(answer.nodes_generated / answer.seconds) : ""}</td>`;
}

declare global {
  interface HTMLElementTagNameMap {
    "run-table": RunTable;
  }
}
