// The lines tried on one board: the solution and its variations, to go from one to
// another. Each is named by where it leaves the line that is shown.

import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";

import { moves } from "../figures.js";
import { sharedMoves } from "../lines.js";
import { type Metric, lengthOf } from "../puzzle/metric.js";
import { OwnTaskElement } from "./own-task.js";
import { sharedStyle } from "./shared-style.js";

@customElement("line-list")
export class LineList extends OwnTaskElement {
  @property({ attribute: false }) lines: readonly string[] = [];
  /** The line that is shown. */
  @property() current = "";
  @property() metric: Metric = "stm";

  static override styles = [
    sharedStyle,
    css`
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: 4px;
      }
      li {
        display: flex;
        gap: 4px;
      }
      button {
        min-height: 34px;
        font-size: 0.875rem;
      }
      .line {
        flex: 1;
        justify-content: flex-start;
        text-align: left;
      }
      [aria-current] {
        border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
        background: var(--accent-wash);
        font-weight: 700;
      }
    `,
  ];

  override render() {
    if (this.lines.length < 2) return nothing;
    return html`<ul aria-label="Lines on this board">
      ${this.lines.map((line, index) => this.renderLine(line, index))}
    </ul>`;
  }

  private renderLine(line: string, index: number) {
    const current = line === this.current;
    const name = index === 0 ? "Main line" : `Variation ${index}`;
    const fork = current ? "" : `, other from move ${sharedMoves(line, this.current, this.metric) + 1}`;
    return html`<li>
      <button class="line" aria-current=${current ? "true" : nothing} @click=${() => this.say("choose-line", line)}>${name}: ${moves(lengthOf(line, this.metric))}${fork}</button>
      ${current ? nothing : html`<button aria-label="Remove ${name}" title="Remove" @click=${() => this.say("remove-line", line)}>✕</button>`}
    </li>`;
  }

  private say(name: string, line: string): void {
    this.dispatchEvent(new CustomEvent<string>(name, { detail: line }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "line-list": LineList;
  }
}
