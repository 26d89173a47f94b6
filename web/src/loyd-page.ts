// The frame of the page: name, views, link, colours; and the one state, which is
// written to the address on every change and read back when the address changes.
// Views get the state and announce what should change in it (`change`).

import { LitElement, css, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { type State, type View, VIEWS, readAddress, writeAddress } from "./address.js";
import { AddressBar } from "./address-bar.js";
import "./parts/copy-button.js";
import "./parts/theme-switch.js";
import type { Look } from "./parts/look.js";
import { sharedStyle } from "./parts/shared-style.js";
import { type Board, readBoard } from "./puzzle/board.js";
import "./views/analyse-view.js";
import "./views/compare-view.js";
import "./views/solve-view.js";

/** What a first visitor sees. */
const FIRST_BOARD = "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15";

const TITLES: Record<View, string> = { solve: "Solve", analyse: "Analyse", compare: "Compare" };

/** A state whose board is there. */
export type Shown = State & { board: Board };

@customElement("loyd-page")
export class LoydPage extends LitElement {
  @state() private current: Shown = complete(readAddress(location.hash));
  private bar = new AddressBar();
  @state() private look: Look = { picture: null, numbers: true };

  static override styles = [
    sharedStyle,
    css`
      header {
        max-width: 1120px;
        margin: 0 auto;
        padding: 18px var(--gap) 14px;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 10px 20px;
      }
      h1 {
        margin: 0;
        font-size: 1.375rem;
        font-weight: 750;
        letter-spacing: -0.02em;
        display: flex;
        align-items: center;
        gap: 10px;
      }
      h1 img {
        width: 30px;
        height: 30px;
      }
      nav {
        display: flex;
        gap: 4px;
        padding: 4px;
        border-radius: 12px;
        background: color-mix(in oklab, var(--line) 55%, var(--paper));
      }
      nav a {
        padding: 5px 14px;
        border-radius: 8px;
        color: var(--ink);
        text-decoration: none;
        font-weight: 600;
        font-size: 0.9375rem;
      }
      nav a:hover {
        background: color-mix(in oklab, var(--card) 60%, transparent);
      }
      nav a[aria-current] {
        background: var(--card);
        box-shadow: var(--shadow);
        text-decoration: underline;
        text-decoration-color: var(--accent);
        text-decoration-thickness: 2px;
        text-underline-offset: 5px;
      }
      .tools {
        margin-left: auto;
        display: flex;
        gap: 8px;
      }
      main {
        max-width: 1120px;
        margin: 0 auto;
        padding: 4px var(--gap) 32px;
      }
      main:focus {
        outline: none;
      }
      footer {
        max-width: 1120px;
        margin: 0 auto;
        padding: 8px var(--gap) 32px;
        display: grid;
        gap: 6px;
      }
      kbd {
        font: inherit;
        font-size: 0.8125rem;
        border: 1px solid var(--line-strong);
        border-radius: 5px;
        padding: 0 5px;
      }
      @media (max-width: 560px) {
        :host {
          --gap: 12px;
        }
        header {
          padding-top: 12px;
        }
        h1 {
          font-size: 1.2rem;
        }
        nav {
          order: 3;
          width: 100%;
        }
        nav a {
          flex: 1;
          text-align: center;
          padding-inline: 4px;
        }
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("hashchange", this.onAddress);
    window.addEventListener("popstate", this.onAddress);
    this.showTitle();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("hashchange", this.onAddress);
    window.removeEventListener("popstate", this.onAddress);
  }

  override render() {
    return html`
      <header>
        <h1><img src=${new URL("./icon.svg", import.meta.url).href} alt="" width="30" height="30" />loyd</h1>
        <nav aria-label="Views">${VIEWS.map((view) => this.renderLink(view))}</nav>
        <div class="tools">
          <copy-button label="Copy link" .text=${() => this.link()}></copy-button>
          <theme-switch></theme-switch>
        </div>
      </header>
      <main aria-label=${TITLES[this.current.view]} @change-state=${this.onChange} @look=${(event: CustomEvent<Look>) => (this.look = event.detail)}>
        ${this.renderView()}
      </main>
      <footer class="soft">
        <p>
          On the board: <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> slide a tile that way; click, drag or swipe does the same. Moves are written by
          the direction in which the tile goes: U2 slides two tiles up.
        </p>
        <p>Everything is computed by the <b>loyd</b> server that sent you this page. Pictures stay in your browser.</p>
      </footer>
    `;
  }

  /** The address of what is shown now. */
  private link(): string {
    return new URL(writeAddress(this.current), location.href).href;
  }

  private renderLink(view: View) {
    const address = writeAddress({ ...this.current, view, moves: "", place: 0 });
    const current = view === this.current.view;
    return html`<a href=${current ? writeAddress(this.current) : address} aria-current=${current ? "page" : nothing}>${TITLES[view]}</a>`;
  }

  private renderView(): TemplateResult {
    switch (this.current.view) {
      case "solve":
        return html`<solve-view .state=${this.current} .look=${this.look}></solve-view>`;
      case "analyse":
        return html`<analyse-view .state=${this.current} .look=${this.look}></analyse-view>`;
      case "compare":
        return html`<compare-view .state=${this.current} .look=${this.look}></compare-view>`;
    }
  }

  private onChange(event: CustomEvent<Partial<Shown>>): void {
    this.current = { ...this.current, ...event.detail };
    this.bar.show(writeAddress(this.current));
  }

  private onAddress = (): void => {
    this.bar.changed();
    if (location.hash === writeAddress(this.current)) return;
    this.current = complete(readAddress(location.hash));
    this.showTitle();
  };

  private showTitle(): void {
    document.title = `${TITLES[this.current.view]} – loyd, sliding tiles solved`;
  }
}

function complete(read: State): Shown {
  const board = read.board ?? readBoard(FIRST_BOARD)!;
  // Moves belong to a board; without it they say nothing.
  return read.board ? { ...read, board } : { ...read, board, moves: "", place: 0 };
}

declare global {
  interface HTMLElementTagNameMap {
    "loyd-page": LoydPage;
  }
}
