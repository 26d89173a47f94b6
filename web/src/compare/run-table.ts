// The table of a comparison, filled while it runs.

import { LitElement, css, html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { count, short, time } from "../figures.js";
import { sharedStyle } from "../parts/shared-style.js";
import type { Run } from "./runs.js";

@customElement("run-table")
export class RunTable extends LitElement {
  @property({ attribute: false }) runs: readonly Run[] = [];

  static override styles = [
    sharedStyle,
    css`
      .scroll {
        overflow-x: auto;
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

  override render() {
    return html`<div class="scroll" tabindex="0" role="region" aria-label="Results">
      <table>
        <thead>
          <tr>
            <th scope="col">Heuristic</th>
            <th scope="col">Search</th>
            <th scope="col">Result</th>
            <th scope="col" class="right">Moves</th>
            <th scope="col" class="right">Generated</th>
            <th scope="col" class="right">Expanded</th>
            <th scope="col" class="right">Time</th>
            <th scope="col" class="right">Nodes/s</th>
          </tr>
        </thead>
        <tbody>
          ${this.runs.map((run) => html`<tr><th scope="row">${run.heuristic}${really(run.heuristic, run.answer?.heuristic)}</th><td>${run.search}${really(run.search, run.answer?.search)}</td>${cells(run)}</tr>`)}
        </tbody>
      </table>
    </div>`;
  }
}

/** What a choice by the program came down to. */
function really(asked: string, used: string | undefined) {
  return used && used !== asked ? html`<span class="really">${used}</span>` : nothing;
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
  return html`<td class=${answer.status === "optimal" ? "proved" : ""}>${answer.status === "optimal" ? "✓ optimal" : answer.status}</td>
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
