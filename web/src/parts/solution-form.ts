// A solution as text: pasted in whatever form (`solution-text.ts`), or written down while
// it is played. Letters that make sense only as moves of the blank are offered as such.

import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";

import type { ApiError } from "../api/client.js";
import { moves as countMoves } from "../figures.js";
import { type Board, type Goal, solvedBoard } from "../puzzle/board.js";
import { type Metric, movesOf } from "../puzzle/metric.js";
import { readMoves, writeMoves } from "../puzzle/moves.js";
import { asBlankMoves, readSolution } from "../puzzle/solution-text.js";
import { OwnTaskElement } from "./own-task.js";
import { sharedStyle } from "./shared-style.js";

@customElement("solution-form")
export class SolutionForm extends OwnTaskElement {
  @property() moves = "";
  @property() metric: Metric = "stm";
  /** The board before the first move, and its goal. */
  @property({ attribute: false }) board: Board = solvedBoard(4, 4, "blank-last");
  @property({ attribute: false }) goal: Goal = "blank-last";
  /** How many moves of the solution can be played on the board, and how many come after the first that cannot. */
  @property({ type: Number }) played = 0;
  @property({ type: Number }) stuck = 0;
  @property({ type: Boolean }) arrives = false;
  @property({ attribute: false }) error: ApiError | null = null;
  @state() private text = "";
  @state() private wrong = "";
  @query("textarea") private area!: HTMLTextAreaElement | null;

  static override styles = [
    sharedStyle,
    css`
      :host {
        display: grid;
        gap: 10px;
      }
      textarea {
        min-height: 62px;
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("moves") && !this.area?.matches(":focus")) {
      this.text = this.moves;
      this.wrong = "";
    }
  }

  override render() {
    const wrong = this.wrong || (this.stuck > 0 ? this.stuckWords() : "") || this.error?.message || "";
    const offered = this.moves && !this.wrong && !this.arrives;
    const turned = offered ? asBlankMoves(readMoves(this.moves) ?? [], this.board, this.goal) : null;
    return html`<div class="field">
        <label for="moves">Moves: U D L R with counts</label>
        <textarea
          id="moves"
          class="mono"
          rows="2"
          spellcheck="false"
          autocomplete="off"
          autocapitalize="characters"
          maxlength="20000"
          placeholder="Paste a solution, such as URDL2UR2, ↑→↓ or numbers of tiles; or slide the tiles on the board"
          aria-invalid=${wrong ? "true" : "false"}
          aria-describedby="message"
          .value=${this.text}
          @input=${this.onInput}
          @blur=${this.onBlur}
        ></textarea>
        <p id="message" class="message ${wrong ? "wrong" : "soft"}" role="status">${wrong || this.progressWords()}</p>
      </div>
      ${turned
        ? html`<p class="soft">Are these the ways in which the blank goes? Here a letter is the way of the tile.</p>
            <div class="row"><button class="primary" @click=${() => this.announce(writeMoves(turned))}>Read as moves of the blank</button></div>`
        : nothing}
      <div class="row">
        ${offered ? html`<button @click=${() => this.say("find-board")}>Use the board these moves solve</button>` : nothing}
        <button ?disabled=${!this.moves} @click=${() => this.say("restart")}>Start over</button>
      </div>`;
  }

  private stuckWords(): string {
    const move = movesOf(readMoves(this.moves) ?? [], this.metric)[this.played];
    return `move ${this.played + 1} (${move ? writeMoves(move) : "?"}) cannot be played on this board: no tile can go that way`;
  }

  private progressWords(): string {
    if (!this.moves) return "The analysis begins when the board is solved.";
    return this.arrives ? `${countMoves(this.played)}, solved.` : `${countMoves(this.played)}, not solved yet.`;
  }

  private onInput(): void {
    this.text = this.area!.value;
    const reading = readSolution(this.text, this.board);
    this.wrong = "wrong" in reading ? reading.wrong : "";
    if ("slides" in reading) this.announce(writeMoves(reading.slides));
  }

  private announce(moves: string): void {
    this.dispatchEvent(new CustomEvent("solution", { detail: moves }));
  }

  private onBlur(): void {
    if (!this.wrong) this.text = this.moves;
  }

  private say(name: string): void {
    this.dispatchEvent(new CustomEvent(name));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "solution-form": SolutionForm;
  }
}
