// The board as text, to write or paste in any notation the command reads.
//
// The server reads it, so the page and the command agree on every notation and
// every message; only a link of this page is read here. A wrong board leaves the last right one standing; a board that
// cannot be solved is taken, and the answer offers to mend it.

import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";

import { readAddress } from "../address.js";
import { ask, ApiError, wasGivenUp } from "../api/client.js";
import type { BoardAnswer } from "../api/messages.js";
import { type Board, type Goal, LEAST_SIDE, MOST_SIDE, makeBoard, sameBoard, solvedBoard, writeBoard } from "../puzzle/board.js";
import { OwnTaskElement } from "./own-task.js";
import { sharedStyle } from "./shared-style.js";

/** How long to wait for the next key before asking, in milliseconds. */
const PAUSE = 180;

/** What the editor announces. */
export interface Edited {
  board: Board;
  goal: Goal;
}

@customElement("board-editor")
export class BoardEditor extends OwnTaskElement {
  @property({ attribute: false }) board!: Board;
  @property({ attribute: false }) goal: Goal = "blank-last";
  @property({ type: Boolean }) unsolvable = false;
  @state() private text = "";
  @state() private wrong = "";
  /** The part of the text that is wrong. */
  @state() private span: readonly [number, number] | null = null;
  @query("textarea") private area!: HTMLTextAreaElement | null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private request = new AbortController();

  static override styles = [
    sharedStyle,
    css`
      .fields {
        display: grid;
        gap: 10px;
      }
      textarea {
        min-height: 62px;
        line-height: 1.45;
      }
      .place {
        display: block;
        white-space: pre-wrap;
        color: var(--ink);
      }
      mark {
        background: var(--warn-wash);
        color: var(--warn);
        font-weight: 700;
        text-decoration: underline wavy;
        text-underline-offset: 3px;
      }
      select {
        flex: 1;
        min-width: 9em;
      }
    `,
  ];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.forget();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // A board from elsewhere replaces the text, but not under the writer's fingers.
    if (changed.has("board") && !this.area?.matches(":focus")) {
      this.forget();
      this.text = writeBoard(this.board);
      this.wrong = "";
    }
  }

  override render() {
    const wrong = this.wrong || (this.unsolvable ? "this board cannot reach the goal: two of its tiles are exchanged" : "");
    return html`<div class="fields">
      <div class="field">
        <label for="text">Board, in any notation</label>
        <textarea
          id="text"
          class="mono"
          rows="2"
          spellcheck="false"
          autocomplete="off"
          autocapitalize="off"
          maxlength="20000"
          aria-invalid=${wrong ? "true" : "false"}
          aria-describedby="message"
          .value=${this.text}
          @input=${this.onInput}
          @blur=${this.onBlur}
        ></textarea>
        <p id="message" class="message ${wrong ? "wrong" : "soft"}" role="status">
          ${wrong || "Rows by /, a list, a table, hexadecimal, a link of this page; 0, _ or x is the blank."}
          ${this.wrong && this.span ? this.renderPlace(this.span) : nothing}
        </p>
      </div>
      <div class="row">
        <label for="goal">Goal</label>
        <select id="goal" @change=${this.onGoal}>
          <option value="blank-last" ?selected=${this.goal === "blank-last"}>blank last: 1 2 3 … 0</option>
          <option value="blank-first" ?selected=${this.goal === "blank-first"}>blank first: 0 1 2 3 …</option>
        </select>
        <button @click=${() => this.announce(solvedBoard(this.board.rows, this.board.columns, this.goal))}>Solved board</button>
      </div>
    </div>`;
  }

  /** The text with its wrong part marked; a few signs round it are enough. */
  private renderPlace([start, end]: readonly [number, number]) {
    const before = this.text.slice(Math.max(0, start - 16), start);
    const after = this.text.slice(end, end + 16);
    return html`<span class="place mono" aria-label="at sign ${start + 1}"
      >${start > 16 ? "…" : ""}${before}<mark>${this.text.slice(start, end) || " "}</mark>${after}${end + 16 < this.text.length ? "…" : ""}</span
    >`;
  }

  private onGoal(event: Event): void {
    const goal = (event.target as HTMLSelectElement).value as Goal;
    this.dispatchEvent(new CustomEvent<Edited>("edited", { detail: { board: this.board, goal } }));
  }

  private onInput(): void {
    this.text = this.area!.value;
    this.forget();
    this.timer = setTimeout(() => void this.read(), PAUSE);
  }

  /** Once the writer has left, a board that was understood is shown as the page writes it. */
  private onBlur(): void {
    const unread = this.timer === undefined ? Promise.resolve() : this.read();
    void unread.then(() => {
      if (!this.wrong && !this.area?.matches(":focus")) this.text = writeBoard(this.board);
    });
  }

  /** Drops what was about to be read: it is no longer what the writer wants. */
  private forget(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.request.abort();
  }

  private async read(): Promise<void> {
    this.forget();
    const link = readLink(this.text);
    if (link) {
      this.wrong = "";
      this.dispatchEvent(new CustomEvent<Edited>("edited", { detail: link }));
      return;
    }
    this.request = new AbortController();
    try {
      const answer = await ask<BoardAnswer>("/api/board", { text: this.text, goal: this.goal }, this.request.signal);
      const board = makeBoard(answer.rows, answer.columns, answer.tiles);
      if (!board) {
        this.span = null;
        this.wrong = `a board of ${answer.rows} by ${answer.columns}: this page shows ${LEAST_SIDE} by ${LEAST_SIDE} to ${MOST_SIDE} by ${MOST_SIDE}`;
        return;
      }
      this.wrong = "";
      if (!sameBoard(board, this.board)) this.announce(board);
    } catch (error) {
      if (wasGivenUp(error)) return;
      this.wrong = error instanceof ApiError ? error.message : String(error);
      this.span = error instanceof ApiError ? error.span : null;
    }
  }

  private announce(board: Board): void {
    this.dispatchEvent(new CustomEvent<Edited>("edited", { detail: { board, goal: this.goal } }));
  }
}

/** The board and goal of a link of this page, wherever it was opened. */
function readLink(text: string): Edited | null {
  const hash = /#\S*\bs=\S+/.exec(text)?.[0];
  const { board, goal } = hash ? readAddress(hash).state : { board: null, goal: null };
  return board && { board, goal };
}

declare global {
  interface HTMLElementTagNameMap {
    "board-editor": BoardEditor;
  }
}
