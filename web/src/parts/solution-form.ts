// A solution as text: pasted, or written down while it is played.

import { LitElement, css, html, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";

import type { ApiError } from "../api/client.js";
import { moves as countMoves } from "../figures.js";
import { readMoves, writeMoves } from "../puzzle/moves.js";
import { sharedStyle } from "./shared-style.js";

@customElement("solution-form")
export class SolutionForm extends LitElement {
  @property() moves = "";
  /** How many moves of the solution can be played on the board, and how many come after the first that cannot. */
  @property({ type: Number }) played = 0;
  @property({ type: Number }) stuck = 0;
  @property({ type: Boolean }) arrives = false;
  @property({ attribute: false }) error: ApiError | null = null;
  /** A longer solution that was replaced by playing on from its middle. */
  @property() replaced = "";
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
          placeholder="Paste a solution such as URDL2UR2, or slide the tiles on the board"
          aria-invalid=${wrong ? "true" : "false"}
          aria-describedby="message"
          .value=${this.text}
          @input=${this.onInput}
          @blur=${this.onBlur}
        ></textarea>
        <p id="message" class="message ${wrong ? "wrong" : "soft"}" role="status">${wrong || this.progressWords()}</p>
      </div>
      <div class="row">
        ${offered ? html`<button @click=${() => this.say("find-board")}>Use the board these moves solve</button>` : nothing}
        <button ?disabled=${!this.moves} @click=${() => this.say("undo")}>Undo</button>
        <button ?disabled=${!this.moves} @click=${() => this.say("restart")}>Start over</button>
        ${this.replaced ? html`<button @click=${() => this.say("put-back")}>Put the whole solution back</button>` : nothing}
      </div>`;
  }

  private stuckWords(): string {
    const letter = readMoves(this.moves)?.[this.played];
    return `move ${this.played + 1} (${letter ?? "?"}) cannot be played on this board: no tile can go that way`;
  }

  private progressWords(): string {
    if (!this.moves) return "The analysis begins when the board is solved.";
    return this.arrives ? `${countMoves(this.played)}, solved.` : `${countMoves(this.played)}, not solved yet.`;
  }

  private onInput(): void {
    this.text = this.area!.value;
    const slides = readMoves(this.text);
    if (!slides) {
      this.wrong = wrongWords(this.text);
      return;
    }
    this.wrong = "";
    this.dispatchEvent(new CustomEvent("solution", { detail: writeMoves(slides) }));
  }

  private onBlur(): void {
    if (!this.wrong) this.text = this.moves;
  }

  private say(name: string): void {
    this.dispatchEvent(new CustomEvent(name));
  }
}

/** Names the first sign that is no move. */
function wrongWords(text: string): string {
  const place = text.search(/[^UDLRudlr\d\s]/);
  if (place >= 0) return `“${String.fromCodePoint(text.codePointAt(place)!)}” at sign ${place + 1} is no move; write U, D, L and R for the way a tile goes, with counts`;
  return "a count stands behind its letter and is from 1 to 10,000: U2, not 2U";
}

declare global {
  interface HTMLElementTagNameMap {
    "solution-form": SolutionForm;
  }
}
