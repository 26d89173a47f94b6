// Solve: a board to play with, and its shortest solution as soon as it is valid.
//
// The state's `moves` are the solution shown and `place` how much of it is done; a
// slide by hand makes the board on the glass the new beginning.

import { LitElement, css, html, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";

import { Asking } from "../api/asking.js";
import { timeUpTo } from "../api/limits.js";
import type { SolveAnswer } from "../api/messages.js";
import type { Shown } from "../loyd-page.js";
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
  private patience = FIRST_TIME;
  private solving = new Asking<SolveAnswer>(this, (answer) => this.onAnswer(answer));

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
    if (before && before.goal === this.state.goal && sameBoard(before.board, this.state.board)) return;
    this.solve(FIRST_TIME);
  }

  override render() {
    const { board, goal } = this.state;
    const slides = this.slides();
    const boards = boardsAlong(board, slides);
    const place = Math.min(this.state.place, boards.length - 1);
    const shown = boards[place]!;
    return html`<div class="columns">
      <section class="stage" aria-label="Board and playback">
        <tile-board
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
          @place=${(event: CustomEvent<number>) => this.change({ place: event.detail })}
        ></playback-bar>
        <section class="card list" aria-labelledby="moves-title">
          <h2 id="moves-title">Moves</h2>
          <div class="moves">
            ${slides.length > 0
              ? html`<move-list
                  .board=${board}
                  .slides=${slides}
                  .place=${place}
                  @place=${(event: CustomEvent<number>) => this.change({ place: event.detail })}
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
          .moves=${this.state.moves}
          .more=${this.patience === FIRST_TIME}
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
    this.patience = seconds;
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

  /** A solution that came with the address stays if it is as good as the server's. */
  private onAnswer(answer: SolveAnswer): void {
    const { board, goal } = this.state;
    const boards = boardsAlong(board, this.slides());
    const arrives = sameBoard(boards[boards.length - 1]!, solvedBoard(board.rows, board.columns, goal));
    if (arrives && boards.length - 1 === answer.length) return;
    this.change({ moves: answer.moves ?? "", place: 0 });
  }

  /** Slides along the solution leave the rest of it standing; others begin anew. */
  private onSlides(from: Board, place: number, slides: readonly Slide[]): void {
    const boards = boardsAlong(from, slides);
    const rest = this.slides().slice(place);
    const follows = slides.every((slide, index) => rest[index] === slide);
    this.change({ board: boards[boards.length - 1]!, moves: follows ? writeMoves(rest.slice(slides.length)) : "", place: 0 });
  }

  /** Another board: what was known of the one before is dropped. */
  private begin(change: Partial<Shown>): void {
    this.change({ ...change, moves: "", place: 0 });
  }

  private change(change: Partial<Shown>): void {
    this.dispatchEvent(new CustomEvent<Partial<Shown>>("change-state", { detail: change, bubbles: true, composed: true }));
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
