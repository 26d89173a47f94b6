// Bars on a scale of powers of ten, because searches differ by powers of ten.
//
// Plain elements, not a canvas: they are read aloud, copied and resized for free.
// The bar of a search that was stopped is hatched: the true one is longer.

import { css, html } from "lit";
import { customElement, property } from "lit/decorators.js";

import { OwnTasksElement } from "../parts/own-task.js";
import { sharedStyle } from "../parts/shared-style.js";

/** One bar. */
export interface Bar {
  label: string;
  value: number;
  text: string;
  complete: boolean;
}

@customElement("bar-chart")
export class BarChart extends OwnTasksElement {
  @property() heading = "";
  @property({ attribute: false }) bars: readonly Bar[] = [];
  /** What one decade's tick is called. */
  @property({ attribute: false }) tick: (value: number) => string = String;

  static override styles = [
    sharedStyle,
    css`
      figure {
        margin: 0;
        display: grid;
        gap: 8px;
      }
      figcaption {
        font-weight: 650;
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: 6px;
      }
      li {
        display: grid;
        grid-template-columns: minmax(5.5rem, 12rem) 1fr 5.5rem;
        gap: 10px;
        align-items: center;
        font-size: 0.875rem;
      }
      .name {
        overflow-wrap: anywhere;
        line-height: 1.25;
      }
      .lane {
        height: 20px;
        border-radius: 4px;
        background:
          repeating-linear-gradient(to right, var(--line-strong) 0 1px, transparent 1px calc(100% / var(--decades))) 0 0 / 100% 100%,
          var(--well);
        overflow: hidden;
      }
      .lane span {
        display: block;
        height: 100%;
        width: calc(var(--part) * 100%);
        min-width: 3px;
        background: var(--accent);
        transition: width 200ms ease-out;
      }
      .lane .open {
        background: repeating-linear-gradient(135deg, var(--warn) 0 5px, var(--warn-wash) 5px 10px);
      }
      .value {
        font-weight: 600;
        text-align: right;
        white-space: nowrap;
      }
      .scale {
        display: flex;
        justify-content: space-between;
        grid-column: 2;
        color: var(--soft);
        font-size: 0.75rem;
      }
      .axis {
        display: grid;
        grid-template-columns: minmax(5.5rem, 12rem) 1fr 5.5rem;
        gap: 10px;
      }
      @media (max-width: 560px) {
        li,
        .axis {
          grid-template-columns: 5.5rem 1fr 4.25rem;
          gap: 6px;
          font-size: 0.8125rem;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .lane span {
          transition: none;
        }
      }
    `,
  ];

  override render() {
    const { low, decades } = this.scale();
    const part = (value: number) => Math.min(1, Math.max(0, (Math.log10(Math.max(value, 1e-9)) - low) / decades));
    return html`<figure>
      <figcaption>${this.heading}</figcaption>
      <ul .style=${`--decades: ${decades}`}>
        ${this.bars.map(
          (bar) => html`<li>
            <span class="name">${bar.label}</span>
            <span class="lane" aria-hidden="true"><span class=${bar.complete ? "" : "open"} .style=${`--part: ${part(bar.value)}`}></span></span>
            <span class="value number">${bar.complete ? "" : "> "}${bar.text}</span>
          </li>`,
        )}
      </ul>
      <div class="axis" aria-hidden="true">
        <div class="scale"><span>${this.tick(10 ** low)}</span><span>${this.tick(10 ** (low + decades))}</span></div>
      </div>
      <p class="soft">Each line to the right is ten times as much.</p>
    </figure>`;
  }

  /** Whole decades round all values; the shortest bar is at least a tenth of one long. */
  private scale(): { low: number; decades: number } {
    const logs = this.bars.map((bar) => Math.log10(Math.max(bar.value, 1e-9)));
    const low = Math.floor(Math.min(...logs) - 0.1);
    return { low, decades: Math.max(1, Math.ceil(Math.max(...logs)) - low) };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bar-chart": BarChart;
  }
}
