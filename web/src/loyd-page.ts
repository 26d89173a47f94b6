// The frame of the page: name, views, link, colours; and the one state, which is
// written to the address on every change and read back when the address changes.
// Views get the state and announce what should change in it (`change.ts`). What was
// found out about boards is remembered for all views (`memory.ts`), and what was
// changed by hand can be undone (`undo.ts`), except in Play, where every slide counts.

import { css, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { type Part, type State, type View, VIEWS, readAddress, writeAddress } from "./address.js";
import { AddressBar } from "./address-bar.js";
import { specs } from "./api/limits.js";
import type { Back, Change, Shown } from "./change.js";
import { discard, keep, takeAll } from "./kept.js";
import { LateScript } from "./late-script.js";
import { Memory } from "./memory.js";
import "./parts/copy-button.js";
import "./parts/page-footer.js";
import "./parts/theme-switch.js";
import "./parts/undo-buttons.js";
import { type Look, PLAIN, keepLook, restoreLook } from "./parts/look.js";
import { OwnTaskElement, rendered } from "./parts/own-task.js";
import { sharedStyle } from "./parts/shared-style.js";
import { Judge } from "./play/judge.js";
import { Rounds } from "./play/rounds.js";
import { readBoard, sameBoard } from "./puzzle/board.js";
import { whenQuiet } from "./quiet.js";
import { nextTask, showInTurn } from "./tasks.js";
import { Undo } from "./undo.js";
import "./views/solve-view.js";

/** What a first visitor sees. */
const FIRST_BOARD = "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15";

/** The scripts of the views that are not part of the first one. */
const SCRIPTS: Record<View, LateScript<unknown> | null> = {
  solve: null,
  play: new LateScript(() => import("./views/play-view.js")),
  analyse: new LateScript(() => import("./views/analyse-view.js")),
  compare: new LateScript(() => import("./views/compare-view.js")),
};

const TITLES: Record<View, string> = { solve: "Solve", play: "Play", analyse: "Analyse", compare: "Compare" };

/** What to say of a link that is damaged. */
const DAMAGE: Record<Part, string> = {
  board: "its board cannot be read. This is the page’s own example, not the board that was shared.",
  goal: "its goal cannot be read. The board is solved towards blank last.",
  moves: "its moves cannot be read. The board is shown without them.",
  view: "it names no view of this page. The board is shown in Solve.",
  metric: "what it counts as a move cannot be read. Every tile that slides is counted.",
  place: "the place in the solution cannot be read. It is shown from the beginning.",
  names: "some names of heuristics or searches cannot be read. They are left out.",
};

@customElement("loyd-page")
export class LoydPage extends OwnTaskElement {
  @state() private current!: Shown;
  /** What is damaged in the link that was followed, until the person does something else. */
  @state() private damaged: Part | null = null;
  private memory = new Memory();
  /** What each view showed last. */
  private last = new Map<View, Shown>();
  /** Whether the present entry of the history is a run of slides by hand. */
  private byHand = false;
  private bar = new AddressBar();
  private undo = new Map<View, Undo<Shown>>();
  private rounds = new Rounds(
    { takeAll: () => takeAll("rounds"), keep: (rounds) => keep("rounds", rounds), discard: (name) => discard("rounds", name) },
    () => this.requestUpdate(),
  );
  private judge = new Judge(this.memory, (board, goal) => this.onJudged(board, goal));
  /** How many boards were judged; the view of games looks again when it changes. */
  @state() private judged = 0;
  @state() private look: Look = PLAIN;
  /** Whether the header has its tools, which come in a task of their own. */
  @state() private equipped = false;
  /** Whether the header has been laid out. Until then the view waits, which stands below it. */
  @state() private framed = false;
  /** The view that is shown. The one before is taken away in a task of its own. */
  @state() private shown: View | null = null;
  /** Whether a view has been laid out. Until then the footer waits, which stands below it. */
  @state() private laidOut = false;

  static override styles = [
    sharedStyle,
    css`
      header {
        max-width: var(--page);
        margin: 0 auto;
        padding: 18px var(--gap) 14px;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 10px 20px;
      }
      /* Seen when everything in the header has its place. */
      .busy {
        visibility: hidden;
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
        max-width: var(--page);
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
      /* As high as the window, so that the footer does not come up for a moment. */
      main > [aria-busy="true"] {
        min-height: 100dvh;
      }
      .loading {
        animation: appear 1ms 150ms backwards;
      }
      @keyframes appear {
        from {
          opacity: 0;
        }
      }
      .about {
        flex-basis: 100%;
        order: 4;
      }
      @media (max-width: 860px) {
        header {
          column-gap: 12px;
        }
        nav a {
          padding-inline: 10px;
        }
      }
      /* A phone on its side: the room is for the board. */
      @media (max-height: 480px) {
        header {
          padding-block: 6px;
        }
        .about {
          display: none;
        }
      }
      @media (max-width: 560px) {
        :host {
          --gap: 12px;
        }
        header {
          padding-top: 12px;
          column-gap: 8px;
        }
        h1 {
          font-size: 1.2rem;
          gap: 6px;
        }
        .tools {
          gap: 6px;
        }
        .about {
          font-size: 0.8125rem;
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
    void this.rounds.load();
    void restoreLook().then((look) => (this.look = look ?? this.look));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("hashchange", this.onAddress);
    window.removeEventListener("popstate", this.onAddress);
  }

  override render() {
    return html`
      <header class=${this.framed ? "" : "busy"}>
        <h1><img src=${new URL("./icon.svg", import.meta.url).href} alt="" width="30" height="30" />loyd</h1>
        <nav aria-label="Views">${VIEWS.map((view) => this.renderLink(view))}</nav>
        <div class="tools">${this.equipped ? this.renderTools() : nothing}</div>
        <p class="about soft">Shortest solutions of sliding-tile puzzles, with proof: solve a board, play against the clock, see where a solution lost moves, compare searches.</p>
      </header>
      <main class=${this.framed ? "" : "busy"} aria-label=${TITLES[this.current.view]} @change-state=${this.onChange} @look=${(event: CustomEvent<Look>) => this.onLook(event.detail)} @laid-out=${this.onLaidOut}>
        ${this.damaged ? this.renderDamage(this.damaged) : nothing} ${this.renderView()}
      </main>
      ${this.laidOut ? html`<page-footer></page-footer>` : nothing}
    `;
  }

  /** Lays out the header, one thing in it after the other, and then shows it and the view. */
  protected override async firstUpdated(): Promise<void> {
    const parts = [...this.renderRoot.querySelectorAll<HTMLElement>("header > *")];
    for (const part of parts) part.hidden = true;
    await nextTask();
    this.askEarly();
    this.equipped = true;
    await rendered(this);
    await showInTurn(parts);
    this.framed = true;
  }

  /** A click that opens another view ends before the page is rendered. */
  protected override async scheduleUpdate(): Promise<void> {
    if (this.hasUpdated && this.shown !== this.current.view) await nextTask();
    await super.scheduleUpdate();
  }

  protected override async updated(): Promise<void> {
    if (!this.framed || this.shown === this.current.view) return;
    await nextTask();
    this.shown = this.current.view;
  }

  /** The address of what is shown now. */
  private link(): string {
    return new URL(writeAddress(this.current), location.href).href;
  }

  /** Asks for what the first view asks first, so that an engine is on its way while the page is laid out. */
  private askEarly(): void {
    // If there is no answer, the view asks again and says why.
    if (this.current.view === "solve" || this.current.view === "compare") void specs().catch(() => undefined);
  }

  private renderTools(): TemplateResult {
    const undo = this.undoHere();
    return html`${undo
        ? html`<undo-buttons ?undoable=${undo.canUndo} ?redoable=${undo.canRedo} @undo=${() => this.goTo(undo.undo())} @redo=${() => this.goTo(undo.redo())}></undo-buttons>`
        : nothing}
      <copy-button label="Copy link" .text=${() => this.link()}></copy-button>
      <theme-switch></theme-switch>`;
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
    const there = same && last.metric === this.current.metric;
    return { ...this.current, view, moves: same ? last.moves : "", place: there ? last.place : 0 };
  }

  private renderDamage(part: Part): TemplateResult {
    return html`<div class="notice" role="alert">
      <span><b>This link is damaged:</b> ${DAMAGE[part]}</span>
      <button @click=${this.onDismiss}>Dismiss</button>
    </div>`;
  }

  private renderView(): TemplateResult {
    const { view } = this.current;
    const script = SCRIPTS[view];
    if (this.shown !== view) return html`<div aria-busy="true"></div>`;
    if (script && script.failure !== null) return this.renderFailure(view, script.failure);
    if (script && !script.module) return html`<p class="loading soft" role="status" aria-busy="true">Loading ${TITLES[view]} …</p>`;
    switch (view) {
      case "solve":
        return html`<solve-view .state=${this.current} .look=${this.look} .memory=${this.memory}></solve-view>`;
      case "play":
        return html`<play-view
          .state=${this.current}
          .look=${this.look}
          .memory=${this.memory}
          .judge=${this.judge}
          .judged=${this.judged}
          .rounds=${this.rounds}
          .list=${this.rounds.list}
          .session=${this.rounds.session}
        ></play-view>`;
      case "analyse":
        return html`<analyse-view .state=${this.current} .look=${this.look} .memory=${this.memory}></analyse-view>`;
      case "compare":
        return html`<compare-view .state=${this.current} .look=${this.look} .memory=${this.memory}></compare-view>`;
    }
  }

  private renderFailure(view: View, failure: string): TemplateResult {
    return html`<div class="notice" role="alert">
      <span><b>${TITLES[view]} could not be loaded:</b> where this page came from does not answer, or has a newer page. Try again, or reload the page. (${failure})</span>
      <button @click=${() => this.load(view)}>Try again</button>
    </div>`;
  }

  /** Loads the script of a view unless it is there, and shows what became of it. */
  private load(view: View): void {
    const script = SCRIPTS[view];
    if (!script || script.module) return;
    void script.load().then(() => this.requestUpdate());
    this.requestUpdate();
  }

  /** The first view is there; the others follow, so that they open at once. */
  private onLaidOut(): void {
    if (this.laidOut) return;
    this.laidOut = true;
    whenQuiet(async () => {
      for (const view of VIEWS) await SCRIPTS[view]?.load();
    });
  }

  private onChange(event: CustomEvent<Change>): void {
    const { change, back } = event.detail;
    const before = writeAddress(this.current);
    this.enter({ ...this.current, ...change });
    if (back === "none") this.undoOf(this.current.view).amend(this.current);
    else this.undoOf(this.current.view).add(this.current);
    if (change.view) this.showTitle();
    this.show(before, back);
  }

  /** Writes the state to the address, in an entry of its own if Back should lead to the one before. */
  private show(before: string, back: Back): void {
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
    const undo = this.undoOf(this.current.view);
    if (undo.present && isSame(undo.present, this.current)) undo.amend(this.current);
    else undo.add(this.current);
    this.damaged = damaged;
    this.byHand = false;
  }

  /** What can be undone in the view that is shown. */
  private undoHere(): Undo<Shown> | null {
    return this.current.view === "play" ? null : this.undoOf(this.current.view);
  }

  private undoOf(view: View): Undo<Shown> {
    const undo = this.undo.get(view) ?? new Undo<Shown>();
    this.undo.set(view, undo);
    return undo;
  }

  /** Shows a state that was there before; for Back this is an edit like any other. */
  private goTo(state: Shown | null): void {
    if (!state) return;
    const before = writeAddress(this.current);
    this.enter(state);
    this.show(before, "hand");
  }

  private onLook(look: Look): void {
    this.look = look;
    void keepLook(look);
  }

  /** Writes what was found out of a board to the rounds that were played on it. */
  private onJudged(board: string, goal: string): void {
    const { lower, upper } = this.memory.boundsOf(board, goal);
    const rounds = this.rounds.list.filter((round) => round.board === board && round.goal === goal);
    const better = rounds.filter((round) => lower > round.lower_bound || round.upper_bound === null || (upper !== null && upper < round.upper_bound));
    if (better.length > 0) this.rounds.add(better.map((round) => ({ ...round, lower_bound: lower, upper_bound: upper })));
    this.judged += 1;
  }

  private enter(state: Shown): void {
    this.current = state;
    this.last.set(state.view, state);
    this.load(state.view);
  }

  private showTitle(): void {
    document.title = `${TITLES[this.current.view]} – loyd, sliding tiles solved`;
  }
}

/** Whether two states show the same board with the same moves. */
function isSame(one: Shown, other: Shown): boolean {
  return one.goal === other.goal && one.moves === other.moves && sameBoard(one.board, other.board);
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
