// Analyse: a solution played on the board or pasted, and where it lost moves.
//
// In slides counted one by one, played = shortest + 2 x bad moves, so every loss
// has a place. The state's `board` is the scramble, `moves` the solution, `place`
// the board on the glass. Slides by hand continue the solution from there; at a
// bad move they are attempts to find a better one (`try-again.ts`).

import { LitElement, css, html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { Asking } from "../api/asking.js";
import type { AnalyzeAnswer, BadMove } from "../api/messages.js";
import { type Back, type Shown, announce } from "../change.js";
import { type Memory, keyOf } from "../memory.js";
import "../parts/analysis-card.js";
import "../parts/board-editor.js";
import type { Edited } from "../parts/board-editor.js";
import "../parts/distance-graph.js";
import "../parts/move-list.js";
import "../parts/playback-bar.js";
import "../parts/scramble-form.js";
import { sharedStyle } from "../parts/shared-style.js";
import "../parts/solution-form.js";
import "../parts/tile-board.js";
import "../parts/try-again.js";
import { type Attempt, marksOf } from "../parts/try-again.js";
import type { Look } from "../parts/look.js";
import { type Board, boardsAlong, readBoard, sameBoard, solvedBoard, writeBoard } from "../puzzle/board.js";
import { type Slide, readMoves, writeMoves } from "../puzzle/moves.js";
import { columnsStyle } from "./columns.js";
import { describeStep } from "./solve-view.js";

@customElement("analyse-view")
export class AnalyseView extends LitElement {
  @property({ attribute: false }) state!: Shown;
  @property({ attribute: false }) look!: Look;
  @property({ attribute: false }) memory!: Memory;
  @state() private attempt: Attempt | null = null;
  @state() private playing = false;
  /** The solution whose rest a slide by hand replaced; it can be put back. */
  @state() private replaced = "";
  private asking = new Asking<AnalyzeAnswer>(this, { answered: (answer) => this.onAnswer(answer) });

  static override styles = [
    sharedStyle,
    columnsStyle,
    css`
      /* On a phone the question stands where the fingers are. */
      @media (max-width: 860px) {
        try-again {
          order: 1;
        }
        distance-graph {
          order: 2;
        }
        .side > :not(try-again) {
          order: 3;
        }
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get("state") as Shown | undefined;
    if (!changed.has("state")) return;
    const { board, goal, moves } = this.state;
    if (before && before.goal === goal && before.moves === moves && sameBoard(before.board, board)) return;
    this.attempt = null;
    const remembered = this.memory.analysed.get(this.key());
    if (this.arrives()) this.memory.learn(writeBoard(board), goal, { moves });
    if (remembered) this.asking.recall(remembered);
    else if (this.arrives()) this.analyse(true);
    else if (this.asking.phase !== "idle") this.asking.reset();
  }

  override render() {
    const { board, goal } = this.state;
    const slides = this.slides();
    const boards = boardsAlong(board, slides);
    const place = Math.min(this.state.place, boards.length - 1);
    const shown = boards[place]!;
    const answer = this.asking.answer;
    const trying = this.trying(place);
    const attempt = trying && this.attemptAt(trying);
    const bad = new Set(answer?.bad_moves.map((move) => move.number));
    const onPlace = (event: CustomEvent<number>) => announce(this, { place: event.detail }, "none");
    return html`<div class="columns">
      <section class="stage" aria-label="Board and playback">
        <tile-board
          page-keys
          .board=${shown}
          .goal=${goal}
          .look=${this.look}
          .marks=${trying && attempt ? marksOf(trying, attempt) : []}
          @slides=${(event: CustomEvent<Slide[]>) => this.onSlides(place, event.detail)}
        ></tile-board>
        <playback-bar
          .place=${place}
          .length=${boards.length - 1}
          .step=${describeStep(boards, slides, place)}
          @place=${onPlace}
          @playing=${(event: CustomEvent<boolean>) => (this.playing = event.detail)}
        ></playback-bar>
        ${answer ? html`<distance-graph .distances=${answer.distances} .bad=${bad} .place=${place} @place=${onPlace}></distance-graph>` : nothing}
      </section>
      <div class="side">
        <analysis-card
          .phase=${this.asking.phase}
          .slow=${this.asking.slow}
          .answer=${answer}
          .bounds=${this.memory.boundsOf(answer?.scramble ?? writeBoard(board), goal)}
          .progress=${this.asking.progress}
          .played=${boards.length - 1}
          .solved=${this.arrives()}
          .chosen=${trying?.number ?? 0}
          @place=${onPlace}
          @cancel=${() => this.asking.cancel()}
          @again=${() => this.analyse(true)}
        ></analysis-card>
        ${trying && attempt
          ? html`<try-again
              .move=${trying}
              .attempt=${attempt}
              @reveal=${() => (this.attempt = { ...attempt, shown: true })}
              @next-bad=${() => this.onNextBad(trying.number)}
            ></try-again>`
          : nothing}
        <section class="card" aria-labelledby="solution-title">
          <h2 id="solution-title">Solution</h2>
          <solution-form
            .moves=${this.state.moves}
            .stuck=${slides.length - (boards.length - 1)}
            .played=${boards.length - 1}
            .arrives=${this.arrives()}
            .error=${this.asking.error}
            @solution=${(event: CustomEvent<string>) => this.begin({ moves: event.detail }, "hand")}
            @undo=${() => announce(this, { moves: writeMoves(slides.slice(0, -1)), place: Math.max(0, boards.length - 2) }, "hand")}
            @restart=${() => this.begin({ moves: "" }, "step")}
            .replaced=${this.replaced}
            @put-back=${this.onPutBack}
            @find-board=${() => this.analyse(false)}
          ></solution-form>
          ${slides.length > 0 ? html`<move-list .board=${board} .slides=${slides} .place=${place} .bad=${bad} @place=${onPlace}></move-list>` : nothing}
        </section>
        <section class="card" aria-labelledby="scrambled-title">
          <h2 id="scrambled-title">Board before the first move</h2>
          <board-editor .board=${board} .goal=${goal} @edited=${(event: CustomEvent<Edited>) => this.begin({ ...event.detail, moves: "" }, "step")}></board-editor>
          <scramble-form .board=${board} .goal=${goal} @scrambled=${(event: CustomEvent<Board>) => this.begin({ board: event.detail, moves: "" }, "step")}></scramble-form>
        </section>
      </div>
    </div>`;
  }

  private slides(): Slide[] {
    return readMoves(this.state.moves) ?? [];
  }

  /** Whether the solution, played on the board, solves it. */
  private arrives(): boolean {
    const { board, goal } = this.state;
    const slides = this.slides();
    const boards = boardsAlong(board, slides);
    const last = boards[boards.length - 1]!;
    return slides.length > 0 && boards.length === slides.length + 1 && sameBoard(last, solvedBoard(board.rows, board.columns, goal));
  }

  /** Asks for the analysis; without the board, the server takes the one that the moves solve. */
  private analyse(withBoard: boolean): void {
    const { board, goal, moves } = this.state;
    // The goal as a board says the size, too.
    const end = writeBoard(solvedBoard(board.rows, board.columns, goal));
    const wish = withBoard ? { scramble: writeBoard(board), goal } : { goal: end };
    void this.asking.start("/api/analyze", { ...wish, solution: moves });
  }

  private onAnswer(answer: AnalyzeAnswer): void {
    const board = readBoard(answer.scramble);
    const { goal } = this.state;
    const { scramble, lower_bound, upper_bound } = answer;
    this.memory.learn(scramble, goal, { lower: lower_bound, upper: upper_bound });
    this.memory.analysed.set(keyOf(scramble, goal, this.state.moves), answer);
    if (board && !sameBoard(board, this.state.board)) announce(this, { board, place: 0 }, "step");
  }

  /** The bad move that would come next at a place; while the clock runs nobody is asked anything. */
  private trying(place: number): BadMove | undefined {
    if (this.playing) return undefined;
    return this.asking.answer?.bad_moves.find((move) => move.number === place + 1);
  }

  private attemptAt(move: BadMove): Attempt {
    return this.attempt?.number === move.number ? this.attempt : { number: move.number, tried: [], shown: false };
  }

  private onSlides(place: number, slides: readonly Slide[]): void {
    const trying = this.trying(place);
    if (trying) {
      const attempt = this.attemptAt(trying);
      this.attempt = { ...attempt, tried: [...attempt.tried, slides[0]!] };
      return;
    }
    const all = this.slides();
    const follows = slides.every((slide, index) => all[place + index] === slide);
    if (follows) {
      announce(this, { place: place + slides.length }, "none");
      return;
    }
    if (all.length > place) this.replaced = this.state.moves;
    announce(this, { moves: writeMoves([...all.slice(0, place), ...slides]), place: place + slides.length }, "hand");
  }

  private onPutBack(): void {
    this.begin({ moves: this.replaced }, "step");
  }

  /** Another board or solution, seen from its beginning. */
  private begin(change: Partial<Shown>, back: Back): void {
    this.replaced = "";
    announce(this, { ...change, place: 0 }, back);
  }

  /** Under what the analysis is remembered. */
  private key(): string {
    return keyOf(writeBoard(this.state.board), this.state.goal, this.state.moves);
  }

  private onNextBad(number: number): void {
    const bad = this.asking.answer?.bad_moves ?? [];
    const next = bad.find((move) => move.number > number) ?? bad[0];
    if (next) announce(this, { place: next.number - 1 }, "none");
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "analyse-view": AnalyseView;
  }
}
