// A random board of any size, of any length or of exactly the length asked for. A search
// that takes longer than a moment says how many boards it has tried.

import { css, html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { askWithProgress, wasGivenUp } from "../api/client.js";
import type { Progress, ScrambleAnswer } from "../api/messages.js";
import { moves, plural, time } from "../figures.js";
import { type Board, type Goal, LEAST_SIDE, MOST_SIDE, readBoard } from "../puzzle/board.js";
import type { Metric } from "../puzzle/metric.js";
import { OwnTaskElement } from "./own-task.js";
import { sharedStyle } from "./shared-style.js";

/** Rows by columns: every square that is often played, and some others. */
const SIZES = ["2x2", "3x3", "4x4", "5x5", "6x6", "7x7", "8x8", "3x4", "4x5", "10x10", "12x12", "16x16"].filter((size) => Number(size.split("x")[1]) <= MOST_SIDE);
/** What the person chooses to write another size. */
const OTHER = "other";

/** Quicker answers need no word that one is waiting. */
const SOON = 300;

@customElement("scramble-form")
export class ScrambleForm extends OwnTaskElement {
  @property({ attribute: false }) board!: Board;
  @property({ attribute: false }) goal: Goal = "blank-last";
  @property() metric: Metric = "stm";
  /** How many moves the shortest solution should have, as it is written in its field. */
  @property() length = "";
  @state() private size = "";
  /** A size that is not among those offered. */
  @state() private other = "";
  @state() private note = "";
  @state() private wrong = "";
  @state() private waiting = false;
  @state() private progress: Progress = {};
  private request: AbortController | null = null;

  static override styles = [
    sharedStyle,
    css`
      :host {
        container-type: inline-size;
      }
      form {
        display: grid;
        grid-template-columns: minmax(5.5em, 1fr) minmax(6em, 1.2fr) auto;
        gap: 8px;
        align-items: end;
      }
      .message,
      .bar {
        grid-column: 1 / -1;
      }
      .bar {
        height: 4px;
        border-radius: 2px;
        background: var(--line);
        overflow: hidden;
      }
      .bar span {
        display: block;
        height: 100%;
        width: 30%;
        background: var(--accent);
        animation: pass 1.4s ease-in-out infinite alternate;
      }
      @keyframes pass {
        to {
          translate: 233% 0;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .bar span {
          animation: none;
          width: 100%;
          opacity: 0.4;
        }
      }
      @container (max-width: 340px) {
        form {
          grid-template-columns: 1fr 1.4fr;
        }
        button {
          grid-column: 1 / -1;
        }
      }
    `,
  ];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.request?.abort();
  }

  override render() {
    const own = `${this.board.rows}x${this.board.columns}`;
    const shown = this.size || own;
    const sizes = [...new Set([...SIZES, own])];
    return html`<form @submit=${this.onSubmit}>
      <div class="field">
        <label for="size">Size</label>
        <select id="size" @change=${(event: Event) => (this.size = (event.target as HTMLSelectElement).value)}>
          ${sizes.map((size) => html`<option value=${size} ?selected=${size === shown}>${size.replace("x", " × ")}</option>`)}
          <option value=${OTHER} ?selected=${shown === OTHER}>other …</option>
        </select>
        ${shown === OTHER
          ? html`<input
              aria-label="Rows x columns, each from ${LEAST_SIDE} to ${MOST_SIDE}"
              autocomplete="off"
              maxlength="7"
              placeholder="rows x columns"
              .value=${this.other}
              @input=${(event: Event) => (this.other = (event.target as HTMLInputElement).value)}
            />`
          : nothing}
      </div>
      <div class="field">
        <label for="length">Moves to solve</label>
        <input
          id="length"
          inputmode="text"
          autocomplete="off"
          maxlength="12"
          placeholder="any, 50, 40..44"
          aria-invalid=${this.wrong ? "true" : "false"}
          aria-describedby="note"
          .value=${this.length}
          @input=${(event: Event) => (this.length = (event.target as HTMLInputElement).value)}
        />
      </div>
      ${this.waiting
        ? html`<button type="button" @click=${() => this.request?.abort()}>Cancel</button>`
        : html`<button class="primary" type="submit">Scramble</button>`}
      ${this.waiting ? html`<div class="bar" aria-hidden="true"><span></span></div>` : nothing}
      <p id="note" class="message number ${this.wrong ? "wrong" : "soft"}" role="status">
        ${this.wrong || (this.waiting ? this.progressWords() : this.note) || "With a number, the shortest solution has exactly that many moves."}
      </p>
    </form>`;
  }

  private onSubmit(event: Event): void {
    event.preventDefault();
    void this.scramble();
  }

  /** Asks for a board as the fields say. */
  async scramble(): Promise<void> {
    this.request?.abort();
    const request = new AbortController();
    this.request = request;
    this.wrong = "";
    this.note = "";
    this.progress = {};
    const soon = setTimeout(() => (this.waiting = true), SOON);
    const progress = (progress: Progress) => (this.progress = progress);
    try {
      const answer = await askWithProgress<ScrambleAnswer>("/api/scramble", this.wish(), { progress }, request.signal);
      this.take(answer);
    } catch (error) {
      if (wasGivenUp(error)) this.note = "Cancelled.";
      else this.wrong = error instanceof Error ? error.message : String(error);
    } finally {
      clearTimeout(soon);
      if (this.request === request) this.waiting = false;
    }
  }

  /** How far the search for a board is. */
  private progressWords(): string {
    const { place, nodes_generated, seconds } = this.progress;
    if (place) return `Waiting, ${place} before this one.`;
    const tried = nodes_generated ? ` ${plural(nodes_generated, "board")} tried` : "";
    return `Looking for such a board …${tried}${tried && seconds ? `, ${time(seconds)}` : ""}`;
  }

  private wish(): object {
    const length = this.length.trim();
    const chosen = this.size === OTHER ? this.other.replace(/\s*[×x*,/ ]\s*/i, "x").trim() : this.size;
    const size = chosen || `${this.board.rows}x${this.board.columns}`;
    return { size, goal: this.goal, ...(length && length !== "any" ? { length, metric: this.metric } : {}) };
  }

  private take(answer: ScrambleAnswer): void {
    const first = answer.boards[0];
    const board = first ? readBoard(first.board) : null;
    if (!first || !board) throw new Error("no board of that length was found in the time that this server allows");
    const kind = first.length === null ? "Any length" : `Exactly ${moves(first.length)}`;
    this.note = `${kind}${answer.uniform ? "" : `, not every such board equally likely (${answer.method})`}; seed ${answer.seed}.`;
    this.dispatchEvent(new CustomEvent<Board>("scrambled", { detail: board }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "scramble-form": ScrambleForm;
  }
}
