// What stands below every view: what the signs mean, the keys, where answers are computed, and the
// large tables where they can be prepared.

import { css, html } from "lit";
import { customElement } from "lit/decorators.js";

import { engine } from "#engine";

import "./large-tables.js";
import { OwnTaskElement } from "./own-task.js";
import { sharedStyle } from "./shared-style.js";

@customElement("page-footer")
export class PageFooter extends OwnTaskElement {
  static override styles = [
    sharedStyle,
    css`
      footer {
        max-width: var(--page);
        margin: 0 auto;
        padding: 8px var(--gap) 32px;
        display: grid;
        gap: 6px;
      }
      footer a {
        color: var(--accent);
        white-space: nowrap;
      }
      .legend,
      .legend div {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 8px;
        margin: 0;
      }
      .legend {
        column-gap: 20px;
      }
      .legend dd {
        margin: 0;
      }
      .legend dt {
        display: grid;
        place-items: center;
        width: 22px;
        height: 22px;
        font-weight: 700;
        line-height: 1;
        border-radius: 50%;
        border: 1px solid transparent;
      }
      .legend .home {
        border-radius: 6px;
        background: var(--tile-bottom);
        border-color: var(--tile-edge);
        color: var(--tile-home);
        text-decoration: underline;
        text-underline-offset: 2px;
      }
      .legend .best {
        background: var(--accent);
        color: var(--accent-ink);
      }
      .legend .wrong {
        background: var(--warn);
        color: var(--warn-wash);
      }
      kbd {
        font: inherit;
        font-size: 0.8125rem;
        border: 1px solid var(--line-strong);
        border-radius: 5px;
        padding: 0 5px;
      }
    `,
  ];

  override render() {
    return html`
      <footer class="soft">
        <dl class="legend">
          <div><dt class="home">7</dt><dd>the tile is where it belongs</dd></div>
          <div><dt class="best">↑</dt><dd>a best move</dd></div>
          <div><dt class="wrong">✕</dt><dd>leads away from the goal</dd></div>
        </dl>
        <p>
          On the board: <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd>, or <kbd>W</kbd> <kbd>S</kbd> <kbd>A</kbd> <kbd>D</kbd>, slide a tile that way; a
          press on a tile or a swipe does the same. <kbd>Ctrl</kbd> <kbd>Z</kbd> takes a change back. Moves are written by the direction in which the tile
          goes: U2 slides two tiles up. <a href="guide.html">Guide: views, notations, sharing</a>
        </p>
        <p>${engine.where} Pictures and sessions stay in your browser.</p>
        <large-tables></large-tables>
      </footer>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "page-footer": PageFooter;
  }
}
