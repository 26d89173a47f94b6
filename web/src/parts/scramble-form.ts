// A random board, of any length or of exactly the length asked for.

import { LitElement, css, html } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { askWithProgress, wasGivenUp } from "../api/client.js";
import type { ScrambleAnswer } from "../api/messages.js";
import { type Board, type Goal, readBoard } from "../puzzle/board.js";
import { sharedStyle } from "./shared-style.js";

/** Rows by columns. */
const SIZES = ["3x3", "3x4", "4x4", "4x5", "5x5"] as const;

/** Quicker answers need no word that one is waiting. */
const SOON = 300;

@customElement("scramble-form")
export class ScrambleForm extends LitElement {
  @property({ attribute: false }) board!: Board;
  @property({ attribute: false }) goal: Goal = "blank-last";
  @state() private size = "";
  @state() private length = "";
  @state() private note = "";
  @state() private wrong = "";
  @state() private waiting = false;
  private request: AbortController | null = null;

  static override styles = [
    sharedStyle,
    css`
      form {
        display: grid;
        grid-template-columns: minmax(5.5em, 1fr) minmax(6em, 1.2fr) auto;
        gap: 8px;
        align-items: end;
      }
      .message {
        grid-column: 1 / -1;
      }
      @media (max-width: 420px) {
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
    const shown = this.size || `${this.board.rows}x${this.board.columns}`;
    const sizes: string[] = SIZES.some((size) => size === shown) ? [...SIZES] : [...SIZES, shown];
    return html`<form @submit=${this.onSubmit}>
      <div class="field">
        <label for="size">Size</label>
        <select id="size" @change=${(event: Event) => (this.size = (event.target as HTMLSelectElement).value)}>
          ${sizes.map((size) => html`<option value=${size} ?selected=${size === shown}>${size.replace("x", " × ")}</option>`)}
        </select>
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
      <p id="note" class="message ${this.wrong ? "wrong" : "soft"}" role="status">${this.wrong || this.note || "With a number, the shortest solution has exactly so many moves."}</p>
    </form>`;
  }

  private async onSubmit(event: Event): Promise<void> {
    event.preventDefault();
    this.request?.abort();
    const request = new AbortController();
    this.request = request;
    this.wrong = "";
    this.note = "";
    const soon = setTimeout(() => {
      this.waiting = true;
      this.note = "Looking for a board of that length …";
    }, SOON);
    try {
      const answer = await askWithProgress<ScrambleAnswer>("/api/scramble", this.wish(), {}, request.signal);
      this.take(answer);
    } catch (error) {
      if (wasGivenUp(error)) this.note = "Cancelled.";
      else this.wrong = error instanceof Error ? error.message : String(error);
    } finally {
      clearTimeout(soon);
      if (this.request === request) this.waiting = false;
    }
  }

  private wish(): object {
    const length = this.length.trim();
    const size = this.size || `${this.board.rows}x${this.board.columns}`;
    return { size, goal: this.goal, ...(length && length !== "any" ? { length } : {}) };
  }

  private take(answer: ScrambleAnswer): void {
    const first = answer.boards[0];
    const board = first ? readBoard(first.board) : null;
    if (!first || !board) throw new Error("no board of that length was found in the time that this server allows");
    const kind = first.length === null ? "Any length" : `Exactly ${first.length} moves`;
    this.note = `${kind}${answer.uniform ? "" : `, not every such board equally likely (${answer.method})`}; seed ${answer.seed}.`;
    this.dispatchEvent(new CustomEvent<Board>("scrambled", { detail: board }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "scramble-form": ScrambleForm;
  }
}
