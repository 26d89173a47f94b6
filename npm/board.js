// <loyd-board>: a board to play on, a solution to watch, and a hint where one is wanted.
//
//   <script type="module" src="https://.../loyd/board.js"></script>
//   <loyd-board board="5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15" hint></loyd-board>
//
// `board` is the position, `moves` a solution to play back, `hint` shows a button that asks the
// engine, which is loaded only then. Slides by click, touch or arrow keys are announced by the
// event `slide` ({ board, moves }), the end by `solved`. Colours are the CSS variables --loyd-tile,
// --loyd-ink and --loyd-tray.

import { isSolved, movesTowardsBlank, readBoard, readMoves, slide, writeBoard } from "./slides.js";

const KEYS = { ArrowUp: "U", ArrowDown: "D", ArrowLeft: "L", ArrowRight: "R" };

/** Time between two moves of the playback, in milliseconds. */
const PACE = 250;

const STYLE = `
  :host { display: inline-grid; gap: 8px; width: min(20rem, 100%); font: 600 1rem system-ui, sans-serif; }
  .tray { position: relative; aspect-ratio: var(--columns) / var(--rows); border-radius: 8px; background: var(--loyd-tray, #d9dee5); touch-action: manipulation; }
  .tile { position: absolute; box-sizing: border-box; padding: 0; width: calc(100% / var(--columns)); height: calc(100% / var(--rows));
    left: calc(100% / var(--columns) * var(--x)); top: calc(100% / var(--rows) * var(--y));
    border: 2px solid var(--loyd-tray, #d9dee5); border-radius: 8px; background: var(--loyd-tile, #2f6fb5); color: var(--loyd-ink, #fff); font: inherit; cursor: pointer;
    transition: left 90ms, top 90ms; }
  .tile.best { outline: 3px solid currentColor; outline-offset: -8px; }
  .bar { display: flex; gap: 6px; align-items: center; }
  .bar button { font: inherit; padding: 4px 10px; }
  .bar output { margin-left: auto; font-variant-numeric: tabular-nums; }
  @media (prefers-reduced-motion: reduce) { .tile { transition: none; } }
`;

let engine = null;

/** The engine of all boards of a page, loaded when first needed. */
function loadEngine() {
  engine ??= import("./index.js").then(({ createLoyd }) => createLoyd());
  return engine;
}

/** Where there is no DOM, as when a server renders a page, importing this file does nothing. */
const Element = globalThis.HTMLElement ?? class {};

export class LoydBoard extends Element {
  static observedAttributes = ["board", "moves", "hint"];
  #board = null;
  /** The board at the beginning of `#moves`. */
  #start = null;
  #moves = [];
  #place = 0;
  #played = [];
  #timer = null;
  #best = null;
  #note = "";

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    root.addEventListener("click", (event) => this.#onClick(event));
    this.addEventListener("keydown", (event) => this.#onKey(event));
  }

  connectedCallback() {
    this.#read();
  }

  disconnectedCallback() {
    this.pause();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#read();
  }

  /** The position as text. */
  get position() {
    return this.#board ? writeBoard(this.#board) : "";
  }

  /** Plays the solution from where it stands. */
  play() {
    this.pause();
    if (this.#place === this.#moves.length) this.#show(0);
    this.#timer = setInterval(() => {
      this.#show(this.#place + 1);
      if (this.#place === this.#moves.length) this.pause();
    }, PACE);
    this.#render();
  }

  pause() {
    clearInterval(this.#timer);
    this.#timer = null;
    if (this.isConnected) this.#render();
  }

  /** Asks the engine for the next best move and marks its tile. */
  async hint() {
    const asked = this.position;
    this.#tell("…");
    try {
      const answer = await (await loadEngine()).hint(asked, { time: 20 });
      if (asked !== this.position) return;
      this.#best = answer.first_moves.find((move) => move.best)?.tile ?? null;
      this.#tell(answer.length === null ? "" : `${answer.length} to go`);
    } catch (error) {
      this.#tell(error.message);
    }
  }

  #read() {
    const board = readBoard(this.getAttribute("board") ?? "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0");
    this.#start = board;
    this.#moves = (board && readMoves(this.getAttribute("moves") ?? "")) ?? [];
    this.#played = [];
    this.#note = board ? "" : "This is no board.";
    clearInterval(this.#timer);
    this.#timer = null;
    this.#show(0);
  }

  /** Shows the solution after this many moves. */
  #show(place) {
    let board = this.#start;
    let done = 0;
    for (; board && done < Math.min(place, this.#moves.length); done += 1) {
      const next = slide(board, this.#moves[done]);
      if (!next) {
        this.#moves = this.#moves.slice(0, done);
        this.#note = "These moves do not fit the board.";
        break;
      }
      board = next;
    }
    this.#place = Math.max(0, done);
    this.#board = board;
    this.#best = null;
    this.#render();
  }

  #slide(letters) {
    const board = letters.reduce((board, letter) => board && slide(board, letter), this.#board);
    if (!board || letters.length === 0) return;
    this.pause();
    this.#board = board;
    this.#played.push(...letters);
    this.#moves = [];
    this.#place = 0;
    this.#best = null;
    this.#note = "";
    this.#render();
    const detail = { board: this.position, moves: this.#played.join("") };
    this.dispatchEvent(new CustomEvent("slide", { detail }));
    if (isSolved(board)) this.dispatchEvent(new CustomEvent("solved", { detail }));
  }

  #onClick(event) {
    const button = event.target.closest("button");
    if (!button) return;
    const { tile, act } = button.dataset;
    if (tile) this.#slide(movesTowardsBlank(this.#board, Number(tile)));
    else if (act === "play") this.#timer ? this.pause() : this.play();
    else if (act === "back") this.#show(this.#place - 1);
    else if (act === "next") this.#show(this.#place + 1);
    else if (act === "hint") void this.hint();
  }

  #onKey(event) {
    const letter = KEYS[event.key];
    if (!letter || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.#slide([letter]);
  }

  #tell(note) {
    this.#note = note;
    this.#render();
  }

  #render() {
    const focused = this.shadowRoot.activeElement?.dataset.act;
    if (this.#board) this.#renderTray();
    this.shadowRoot.querySelector(".bar")?.remove();
    this.shadowRoot.append(this.#bar());
    if (focused) this.shadowRoot.querySelector(`[data-act="${focused}"]`)?.focus();
  }

  /** Tiles stay the same buttons, so that they keep the focus and are seen to slide. */
  #renderTray() {
    const { rows, columns, tiles } = this.#board;
    let tray = this.shadowRoot.querySelector(".tray");
    if (tray?.childElementCount !== tiles.length - 1) {
      tray?.remove();
      tray = element("div", { className: "tray" });
      tray.setAttribute("role", "group");
      this.shadowRoot.prepend(tray);
      for (let tile = 1; tile < tiles.length; tile += 1) {
        const button = element("button", { textContent: tile, type: "button" });
        button.dataset.tile = tile;
        tray.append(button);
      }
    }
    tray.setAttribute("aria-label", `Board ${this.position}`);
    tray.style.setProperty("--rows", rows);
    tray.style.setProperty("--columns", columns);
    for (const button of tray.children) {
      const tile = Number(button.dataset.tile);
      const cell = tiles.indexOf(tile);
      button.className = tile === this.#best ? "tile best" : "tile";
      button.style.setProperty("--x", cell % columns);
      button.style.setProperty("--y", Math.floor(cell / columns));
    }
  }

  #bar() {
    const bar = element("div", { className: "bar" });
    const add = (act, text, label) => {
      const button = element("button", { textContent: text, type: "button", ariaLabel: label });
      button.dataset.act = act;
      bar.append(button);
    };
    if (this.#moves.length > 0) {
      add("back", "‹", "One move back");
      add("play", this.#timer ? "⏸" : "▶", this.#timer ? "Pause" : "Play");
      add("next", "›", "One move on");
    }
    if (this.hasAttribute("hint")) add("hint", "Hint", "Show the next best move");
    const place = this.#moves.length > 0 ? `${this.#place} / ${this.#moves.length}` : "";
    bar.append(element("output", { textContent: this.#note || place }));
    return bar;
  }
}

function element(name, properties) {
  return Object.assign(document.createElement(name), properties);
}

if (globalThis.customElements && !customElements.get("loyd-board")) customElements.define("loyd-board", LoydBoard);
