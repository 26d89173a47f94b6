// The frame of the page: name, views, link, colours; and the one state, which is
// written to the address on every change and read back when the address changes.
// Views get the state and announce what should change in it (`change.ts`). What was
// found out about boards is remembered for all views (`memory.ts`).

import { LitElement, css, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { type Part, type State, type View, VIEWS, readAddress, writeAddress } from "./address.js";
import { AddressBar } from "./address-bar.js";
import type { Change, Shown } from "./change.js";
import { Memory } from "./memory.js";
import "./parts/copy-button.js";
import "./parts/theme-switch.js";
import type { Look } from "./parts/look.js";
import { sharedStyle } from "./parts/shared-style.js";
import { readBoard, sameBoard } from "./puzzle/board.js";
import "./views/analyse-view.js";
import "./views/compare-view.js";
import "./views/solve-view.js";

/** What a first visitor sees. */
const FIRST_BOARD = "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15";

const TITLES: Record<View, string> = { solve: "Solve", analyse: "Analyse", compare: "Compare" };

/** What to say of a link that is damaged. */
const DAMAGE: Record<Part, string> = {
  board: "its board cannot be read. This is the page’s own example, not the board that was shared.",
  goal: "its goal cannot be read. The board is solved towards blank last.",
  moves: "its moves cannot be read. The board is shown without them.",
  view: "it names no view of this page. The board is shown in Solve.",
  place: "the place in the solution cannot be read. It is shown from the beginning.",
  names: "some names of heuristics or searches cannot be read. They are left out.",
};

@customElement("loyd-page")
export class LoydPage extends LitElement {
  @state() private current!: Shown;
  /** What is damaged in the link that was followed, until the person does something else. */
  @state() private damaged: Part | null = null;
  private memory = new Memory();
  /** What each view showed last. */
  private last = new Map<View, Shown>();
  /** Whether the present entry of the history is a run of slides by hand. */
  private byHand = false;
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
      .notice {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 8px 16px;
        margin-bottom: 16px;
        padding: 10px 12px 10px 16px;
        border: 1px solid var(--warn);
        border-radius: var(--radius);
        background: var(--warn-wash);
        color: var(--warn);
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

  constructor() {
    super();
    this.read();
  }

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
        ${this.damaged ? this.renderDamage(this.damaged) : nothing} ${this.renderView()}
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
    const current = view === this.current.view;
    return html`<a href=${writeAddress(this.stateIn(view))} aria-current=${current ? "page" : nothing}>${TITLES[view]}</a>`;
  }

  /** The state that another view would show: the present board, with the view's own moves if it had any for it. */
  private stateIn(view: View): Shown {
    const { board, goal } = this.current;
    const last = this.last.get(view);
    const same = last && last.goal === goal && sameBoard(last.board, board);
    return { ...this.current, view, moves: same ? last.moves : "", place: same ? last.place : 0 };
  }

  private renderDamage(part: Part): TemplateResult {
    return html`<div class="notice" role="alert">
      <span><b>This link is damaged:</b> ${DAMAGE[part]}</span>
      <button @click=${this.onDismiss}>Dismiss</button>
    </div>`;
  }

  private renderView(): TemplateResult {
    switch (this.current.view) {
      case "solve":
        return html`<solve-view .state=${this.current} .look=${this.look} .memory=${this.memory}></solve-view>`;
      case "analyse":
        return html`<analyse-view .state=${this.current} .look=${this.look} .memory=${this.memory}></analyse-view>`;
      case "compare":
        return html`<compare-view .state=${this.current} .look=${this.look} .memory=${this.memory}></compare-view>`;
    }
  }

  private onChange(event: CustomEvent<Change>): void {
    const { change, back } = event.detail;
    const before = writeAddress(this.current);
    this.enter({ ...this.current, ...change });
    const address = writeAddress(this.current);
    const begins = address !== before && (back === "step" || (back === "hand" && !this.byHand));
    if (back !== "none") {
      this.damaged = null;
      this.byHand = back === "hand";
    }
    if (begins) this.bar.begin(address);
    // A damaged link stays in the address until the person does something: it may still be mended.
    else if (!this.damaged) this.bar.show(address);
  }

  private onDismiss(): void {
    this.damaged = null;
    this.bar.show(writeAddress(this.current));
  }

  private onAddress = (): void => {
    this.bar.changed();
    if (location.hash === writeAddress(this.current)) return;
    this.read();
    this.showTitle();
  };

  /** Takes the state from the address. */
  private read(): void {
    const { state, damaged } = readAddress(location.hash);
    this.enter(complete(state));
    this.damaged = damaged;
    this.byHand = false;
  }

  private enter(state: Shown): void {
    this.current = state;
    this.last.set(state.view, state);
  }

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
