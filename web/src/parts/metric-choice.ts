// What counts as a move: one tile, or all tiles of a line that slide together.

import { css, html } from "lit";
import { customElement, property } from "lit/decorators.js";

import { METRICS, type Metric } from "../puzzle/metric.js";
import { OwnTaskElement } from "./own-task.js";
import { sharedStyle } from "./shared-style.js";

const WORDS: Record<Metric, string> = { stm: "one tile (stm)", mtm: "one or more tiles of a line (mtm)" };

@customElement("metric-choice")
export class MetricChoice extends OwnTaskElement {
  @property() metric: Metric = "stm";

  static override styles = [
    sharedStyle,
    css`
      .field {
        grid-template-columns: auto minmax(0, 1fr);
        align-items: center;
        gap: 10px;
      }
    `,
  ];

  override render() {
    return html`<div class="field">
      <label for="metric">A move slides</label>
      <select id="metric" .value=${this.metric} @change=${this.onChange}>
        ${METRICS.map((metric) => html`<option value=${metric} ?selected=${metric === this.metric}>${WORDS[metric]}</option>`)}
      </select>
    </div>`;
  }

  private onChange(event: Event): void {
    const detail = (event.target as HTMLSelectElement).value as Metric;
    this.dispatchEvent(new CustomEvent<Metric>("metric", { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "metric-choice": MetricChoice;
  }
}
