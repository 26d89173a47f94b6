// What can be taken away: pictures of the board, the solution as a moving picture, the
// analysis as text. Everything is made in the browser.

import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { AnalyzeAnswer } from "../api/messages.js";
import { PLAIN, type Look } from "../parts/look.js";
import { OwnTaskElement } from "../parts/own-task.js";
import { sharedStyle } from "../parts/shared-style.js";
import type { Board, Goal } from "../puzzle/board.js";
import { type Slide, writeMoves } from "../puzzle/moves.js";
import { boardPng } from "./board-png.js";
import { boardSvg, solutionSvg } from "./board-svg.js";
import { analysisReport } from "./report.js";
import { saveFile, textFile } from "./save-file.js";

@customElement("share-card")
export class ShareCard extends OwnTaskElement {
  /** The board on the glass. */
  @property({ attribute: false }) board!: Board;
  /** The board before the first move, and the moves that can be made. */
  @property({ attribute: false }) start!: Board;
  @property({ attribute: false }) slides: readonly Slide[] = [];
  @property({ attribute: false }) goal: Goal = "blank-last";
  @property({ attribute: false }) look: Look = PLAIN;
  @property({ attribute: false }) analysis: AnalyzeAnswer | null = null;
  /** The sentences that the page shows of the analysis. */
  @property({ attribute: false }) words: readonly string[] = [];
  @state() private wrong = "";

  static override styles = sharedStyle;

  override render() {
    return html`<section class="card" aria-labelledby="share-title">
      <h2 id="share-title">Save and share</h2>
      <div class="row">
        <button @click=${this.onPng}>Board as PNG</button>
        <button @click=${() => saveFile("loyd-board.svg", textFile(boardSvg(this.board, this.goal), "image/svg+xml"))}>Board as SVG</button>
        <button ?disabled=${this.slides.length === 0} @click=${() => saveFile("loyd-solution.svg", textFile(solutionSvg(this.start, this.slides), "image/svg+xml"))}>
          Solution as moving SVG
        </button>
        ${this.analysis ? html`<button @click=${() => this.onReport(this.analysis!)}>Analysis as text</button>` : nothing}
      </div>
      ${this.wrong ? html`<p class="message wrong" role="alert">${this.wrong}</p>` : nothing}
    </section>`;
  }

  private async onPng(): Promise<void> {
    try {
      saveFile("loyd-board.png", await boardPng(this.board, this.goal, this.look));
      this.wrong = "";
    } catch (error) {
      this.wrong = error instanceof Error ? error.message : String(error);
    }
  }

  private onReport(answer: AnalyzeAnswer): void {
    const text = analysisReport(answer, writeMoves(this.slides), this.words, location.href);
    saveFile("loyd-analysis.txt", textFile(text, "text/plain"));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "share-card": ShareCard;
  }
}
