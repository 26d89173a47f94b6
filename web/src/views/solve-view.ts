// Solve: a board to play with, and its shortest solution as soon as it is valid.
//
// The state's `moves` are the solution shown and `place` how much of it is done; a
// slide by hand makes the board on the glass the new beginning. The best solution
// known is shown while the search goes on, and stays when it is cancelled.

import { LitElement, css, html, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";

import { Asking } from "../api/asking.js";
import { timeUpTo } from "../api/limits.js";
import type { SolveAnswer } from "../api/messages.js";
import { type Shown, announce } from "../change.js";
import { type Bounds, type Memory, keyOf, lengthOf } from "../memory.js";
import "../parts/board-editor.js";
import type { Edited } from "../parts/board-editor.js";
import "../parts/look-form.js";
import type { Look } from "../parts/look.js";
import "../parts/move-list.js";
import "../parts/playback-bar.js";
import "../parts/scramble-form.js";
import { sharedStyle } from "../parts/shared-style.js";
import "../parts/solve-answer.js";
import "../parts/tile-board.js";
import type { Mark } from "../parts/tile-board.js";
import { type Board, boardsAlong, exchange, exchangeable, movedTile, sameBoard, solvedBoard, writeBoard } from "../puzzle/board.js";
import { type Slide, readMoves, word, writeMoves } from "../puzzle/moves.js";
import { columnsStyle } from "./columns.js";

/** How long a search may take at first, in seconds; then a person may ask for as long as the server allows. */
const FIRST_TIME = 10;

@customElement("solve-view")
export class SolveView extends LitElement {
  @property({ attribute: false }) state!: Shown;
  @property({ attribute: false }) look!: Look;
  @property({ attribute: false }) memory!: Memory;
  /** How long the present search may take, in seconds. */
  private timeLimit = FIRST_TIME;
  /** The solution that is shown until the answer comes. */
  private provisional: string | null = null;
  private solving = new Asking<SolveAnswer>(this, {
    answered: (answer) => this.onAnswer(answer),
    progress: ({ lower_bound }) => this.learn({ lower: lower_bound ?? 0 }),
    solution: ({ lower_bound, moves }) => {
      this.learn({ lower: lower_bound, moves });
      this.showBest();
      this.provisional = this.bounds().moves;
    },
  });

  static override styles = [
    sharedStyle,
    columnsStyle,
    css`
      .moves {
        min-height: 3.2rem;
      }
      @media (max-width: 860px) {
        .list {
          order: 1;
        }
        .side > :not(solve-answer) {
          order: 2;
        }
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get("state") as Shown | undefined;
    if (!changed.has("state")) return;
    if (this.arrives()) this.learn({ moves: this.state.moves });
    if (before && before.goal === this.state.goal && sameBoard(before.board, this.state.board)) return;
    const remembered = this.memory.solved.get(this.key());
    if (remembered) {
      this.solving.recall(remembered);
      return;
    }
    this.showBest();
    this.solve(FIRST_TIME);
  }

  override render() {
    const { board, goal } = this.state;
    const slides = this.slides();
    const boards = boardsAlong(board, slides);
    const place = Math.min(this.state.place, boards.length - 1);
    const shown = boards[place]!;
    const onPlace = (event: CustomEvent<number>) => announce(this, { place: event.detail }, "none");
    return html`<div class="columns">
      <section class="stage" aria-label="Board and playback">
        <tile-board
          page-keys
          .board=${shown}
          .goal=${goal}
          .look=${this.look}
          .marks=${place === 0 ? this.marks() : []}
          @slides=${(event: CustomEvent<Slide[]>) => this.onSlides(shown, place, event.detail)}
        ></tile-board>
        <playback-bar
          .place=${place}
          .length=${slides.length}
          .step=${describeStep(boards, slides, place)}
          @place=${onPlace}
        ></playback-bar>
        <section class="card list" aria-labelledby="moves-title">
          <h2 id="moves-title">Moves</h2>
          <div class="moves">
            ${slides.length > 0
              ? html`<move-list
                  .board=${board}
                  .slides=${slides}
                  .place=${place}
                  @place=${onPlace}
                ></move-list>`
              : html`<p class="soft">The moves of the solution are listed here.</p>`}
          </div>
        </section>
      </section>
      <div class="side">
        <solve-answer
          .phase=${this.solving.phase}
          .slow=${this.solving.slow}
          .answer=${this.solving.answer}
          .error=${this.solving.error}
          .progress=${this.solving.progress}
          .bounds=${this.bounds()}
          .moves=${this.state.moves}
          .more=${this.timeLimit === FIRST_TIME}
          .pair=${exchangeable(board)}
          @exchange=${() => this.begin({ board: exchange(board, exchangeable(board)) })}
          @cancel=${() => this.solving.cancel()}
          @again=${() => this.solve(FIRST_TIME)}
          @longer=${() => this.solve(Infinity)}
          @first=${(event: CustomEvent<Slide>) => this.onSlides(board, 0, [event.detail])}
        ></solve-answer>
        <section class="card" aria-labelledby="scramble-title">
          <h2 id="scramble-title">Scramble</h2>
          <scramble-form .board=${board} .goal=${goal} @scrambled=${(event: CustomEvent<Board>) => this.begin({ board: event.detail })}></scramble-form>
        </section>
        <section class="card" aria-labelledby="edit-title">
          <h2 id="edit-title">Edit</h2>
          <board-editor
            .board=${board}
            .goal=${goal}
            ?unsolvable=${this.solving.error?.kind === "unsolvable"}
            @edited=${(event: CustomEvent<Edited>) => this.begin(event.detail)}
          ></board-editor>
          <look-form .look=${this.look}></look-form>
        </section>
      </div>
    </div>`;
  }

  private solve(seconds: number): void {
    const { board, goal } = this.state;
    this.timeLimit = seconds;
    const wish = timeUpTo(seconds).then((time) => ({ board: writeBoard(board), goal, time, first_moves: true }));
    void this.solving.start("/api/solve", wish);
  }

  /** The solution shown. */
  private slides(): Slide[] {
    return readMoves(this.state.moves) ?? [];
  }

  private marks(): Mark[] {
    const known = this.solving.phase === "done" || (this.solving.phase === "running" && !this.solving.slow);
    const moves = known ? this.solving.answer?.first_moves : undefined;
    return (moves ?? []).map(({ move }) => ({ slide: move as Slide, kind: "best" }));
  }

  /** Whether the moves shown solve the board. */
  private arrives(): boolean {
    const { board, goal } = this.state;
    const slides = this.slides();
    const boards = boardsAlong(board, slides);
    const end = boards[boards.length - 1]!;
    return boards.length === slides.length + 1 && sameBoard(end, solvedBoard(board.rows, board.columns, goal));
  }

  /** Under what the answer is remembered. */
  private key(): string {
    return keyOf(writeBoard(this.state.board), this.state.goal);
  }

  private learn(news: Parameters<Memory["learn"]>[2]): void {
    this.memory.learn(writeBoard(this.state.board), this.state.goal, news);
  }

  /** What is known of the board that the answer's card is about; for a moment that is the one before. */
  private bounds(): Bounds {
    const { phase, slow, answer } = this.solving;
    const before = phase === "running" && !slow ? answer : null;
    return this.memory.boundsOf(before?.board ?? writeBoard(this.state.board), before?.goal ?? this.state.goal);
  }

  private onAnswer(answer: SolveAnswer): void {
    this.memory.solved.set(this.key(), answer);
    this.learn({ lower: answer.lower_bound, upper: answer.upper_bound, moves: answer.moves });
    this.showBest();
    const untouched = this.state.moves === this.provisional && this.state.place === 0;
    // Of two as short, the answer's: what is shown does not depend on what came when.
    if (untouched && answer.moves && lengthOf(answer.moves) <= this.slides().length) announce(this, { moves: answer.moves }, "none");
  }

  /** Shows the best solution known, unless the one that is shown is as short. */
  private showBest(): void {
    const { moves } = this.memory.boundsOf(writeBoard(this.state.board), this.state.goal);
    if (moves === null || (this.arrives() && this.slides().length <= lengthOf(moves))) return;
    announce(this, { moves, place: 0 }, "none");
  }

  /** Slides along the solution leave the rest of it standing; others begin anew. */
  private onSlides(from: Board, place: number, slides: readonly Slide[]): void {
    const boards = boardsAlong(from, slides);
    const rest = this.slides().slice(place);
    const follows = slides.every((slide, index) => rest[index] === slide);
    announce(this, { board: boards[boards.length - 1]!, moves: follows ? writeMoves(rest.slice(slides.length)) : "", place: 0 }, "hand");
  }

  /** Another board: what was known of the one before is dropped. */
  private begin(change: Partial<Shown>): void {
    announce(this, { ...change, moves: "", place: 0 }, "step");
  }
}

/** The move that led to a place, in words. */
export function describeStep(boards: readonly Board[], slides: readonly Slide[], place: number): string {
  const slide = slides[place - 1];
  const before = boards[place - 1];
  return slide && before ? `${movedTile(before, slide) ?? ""} ${word(slide)}` : "";
}

declare global {
  interface HTMLElementTagNameMap {
    "solve-view": SolveView;
  }
}
