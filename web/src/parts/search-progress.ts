// What a running search has done so far, and the button that stops it.

import { LitElement, css, html, nothing, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { Progress } from "../api/messages.js";
import { short, time, wholeTime } from "../figures.js";
import { sharedStyle } from "./shared-style.js";

@customElement("search-progress")
export class SearchProgress extends LitElement {
  @property({ attribute: false }) progress: Progress = {};
  @property() what = "Searching";
  /** Whether the bar shows how much is done. */
  private known = false;

  static override styles = [
    sharedStyle,
    css`
      .running {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 4px 12px;
        align-items: center;
      }
      .what {
        white-space: nowrap;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .bar {
        grid-column: 1 / -1;
        height: 4px;
        border-radius: 2px;
        background: var(--line);
        overflow: hidden;
      }
      .bar span {
        display: block;
        height: 100%;
        width: calc(var(--done) * 100%);
        background: var(--accent);
      }
      .bar.unknown span {
        width: 30%;
        animation: pass 1.4s ease-in-out infinite alternate;
      }
      @keyframes pass {
        to {
          translate: 233% 0;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .bar.unknown span {
          animation: none;
          width: 100%;
          opacity: 0.4;
        }
      }
      dl {
        grid-column: 1 / -1;
        margin: 4px 0 0;
        display: grid;
        grid-template-columns: repeat(4, minmax(0, 1fr));
        gap: 8px;
      }
      dt {
        font-size: 0.75rem;
        color: var(--soft);
      }
      dd {
        margin: 0;
        font-weight: 600;
        white-space: nowrap;
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("progress")) return;
    const { fraction, nodes_generated } = this.progress;
    // 0 is the beginning of the next table if no node was generated since the one before. Otherwise it
    // says nothing: of several searches the first may take nearly all the time.
    const isNextTable = this.known && fraction === 0 && nodes_generated === changed.get("progress")?.nodes_generated;
    this.known = isNextTable || (typeof fraction === "number" && fraction > 0);
  }

  override render() {
    const { place, fraction, bound, lower_bound, nodes_generated, nodes_per_second, seconds, bound_seconds_left } = this.progress;
    const figures: [string, string][] = [
      ["bound", String(bound ?? lower_bound ?? "–")],
      ["nodes", nodes_generated === undefined ? "–" : short(nodes_generated)],
      ["nodes/s", nodes_per_second === undefined ? "–" : short(nodes_per_second)],
      ["time", seconds === undefined ? "–" : time(seconds)],
    ];
    return html`<div class="running" role="group" aria-label="Progress">
      <div class="what">
        <strong>${place ? `Waiting, ${place} before this one` : `${this.what} …`}</strong>
        ${bound_seconds_left != null && bound_seconds_left >= 1 ? html`<span class="soft number">next bound in about ${wholeTime(bound_seconds_left)}</span>` : nothing}
      </div>
      <button class="cancel" @click=${() => this.dispatchEvent(new CustomEvent("cancel", { bubbles: true, composed: true }))}>Cancel</button>
      <div class=${this.known ? "bar" : "bar unknown"} .style=${`--done: ${this.known ? fraction : 0}`} aria-hidden="true"><span></span></div>
      <dl>
        ${figures.map(([name, value]) => html`<div><dt>${name}</dt><dd class="number">${value}</dd></div>`)}
      </dl>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "search-progress": SearchProgress;
  }
}
