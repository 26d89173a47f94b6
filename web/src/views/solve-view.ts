// Solve: a board to play with, and its shortest solution as soon as it is valid.
//
// The state's `moves` are the solution shown and `place` how much of it is done; a
// slide by hand makes the board on the glass the new beginning. The best solution
// known is shown while the search goes on, and stays when it is cancelled. If the search
// has to wait for others, a quick request brings a first solution meanwhile.

import { css, html, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { Asking } from "../api/asking.js";
import { ask } from "../api/client.js";
import { timeUpTo } from "../api/limits.js";
import type { SolveAnswer } from "../api/messages.js";
import { type Shown, announce } from "../change.js";
import { type Bounds, type Memory, keyOf } from "../memory.js";
import "../parts/board-editor.js";
import type { Edited } from "../parts/board-editor.js";
import "../parts/look-form.js";
import "../parts/metric-choice.js";
import type { Look } from "../parts/look.js";
import "../parts/move-list.js";
import "../parts/playback-bar.js";
import "../parts/scramble-form.js";
import { sharedStyle } from "../parts/shared-style.js";
import "../parts/solve-answer.js";
import type { FirstMove } from "../parts/solve-answer.js";
import "../parts/tile-board.js";
import type { Mark } from "../parts/tile-board.js";
import { type Board, boardsAlong, exchange, exchangeable, isSolvable, otherGoal, sameBoard, solvedBoard, writeBoard } from "../puzzle/board.js";
import { type Line, describeStep, lineOf } from "../puzzle/line.js";
import { type Metric, lengthOf } from "../puzzle/metric.js";
import { type Slide, writeMoves } from "../puzzle/moves.js";
import "../share/share-card.js";
import { ONE_COLUMN, columnsStyle, paceStyle } from "./columns.js";
import { ViewElement } from "./view-element.js";

/** How long a search may take at first, in seconds; then a person may ask for as long as the server allows. */
const FIRST_TIME = 10;
/** How long a quick request may take, in seconds. */
const QUICK_TIME = 0.2;

@customElement("solve-view")
export class SolveView extends ViewElement {
  @property({ attribute: false }) state!: Shown;
  @property({ attribute: false }) look!: Look;
  @property({ attribute: false }) memory!: Memory;
  /** How long the present search may take, in seconds. */
  private timeLimit = FIRST_TIME;
  /** The solution that is shown until the answer comes. */
  private provisional: string | null = null;
  private solving = new Asking<SolveAnswer>(this, {
    answered: (answer) => this.onAnswer(answer),
    progress: ({ lower_bound, place }) => {
      this.learn({ lower: lower_bound ?? 0 });
      if (place) void this.solveQuickly();
    },
    solution: ({ lower_bound, moves }) => this.onSolution(lower_bound, moves),
  });
  /** The quick request for this board, if there was one. */
  private quick: AbortController | null = null;
  /** How long a tile may take to slide, in milliseconds. */
  @state() private pace = Infinity;

  static override styles = [
    sharedStyle,
    columnsStyle,
    css`
      .moves {
        min-height: 3.2rem;
      }
      /* On a phone a new scramble is at hand, and what is needed rarely comes last. */
      @media ${ONE_COLUMN} {
        .list {
          order: 1;
        }
        .side > :not(solve-answer):not(.scramble) {
          order: 2;
        }
        .scramble {
          order: -1;
        }
        .stage > :not(.list) {
          order: -2;
        }
      }
    `,
  ];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.quick?.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get("state") as Shown | undefined;
    if (!changed.has("state")) return;
    if (this.arrives()) this.learn({ moves: this.state.moves });
    if (before && before.goal === this.state.goal && before.metric === this.state.metric && sameBoard(before.board, this.state.board)) return;
    const remembered = this.memory.solved.get(this.key());
    if (remembered) {
      this.solving.recall(remembered);
      return;
    }
    this.showBest();
    this.solve(FIRST_TIME);
  }

  override render() {
    const { board, goal, metric } = this.state;
    const { slides, moves, boards } = this.line();
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
          .style=${paceStyle(this.pace)}
          .marks=${place === 0 ? this.marks() : []}
          @slides=${(event: CustomEvent<Slide[]>) => this.onSlides(shown, place, event.detail)}
        ></tile-board>
        <playback-bar
          .place=${place}
          .length=${moves.length}
          .step=${describeStep(boards, moves, place)}
          @place=${onPlace}
          @pace=${(event: CustomEvent<number>) => (this.pace = event.detail)}
        ></playback-bar>
        <section class="card list" aria-labelledby="moves-title">
          <h2 id="moves-title">Moves</h2>
          <div class="moves">
            ${moves.length > 0
              ? html`<move-list
                  .boards=${boards}
                  .moves=${moves}
                  .place=${place}
                  @place=${onPlace}
                ></move-list>`
              : html`<p class="soft">${this.bounds().upper === 0 ? "The board is solved." : "The moves of the solution are listed here."}</p>`}
          </div>
        </section>
      </section>
      <div class="side">
        <metric-choice .metric=${metric} @metric=${(event: CustomEvent<Metric>) => announce(this, { metric: event.detail, place: 0 }, "step")}></metric-choice>
        <solve-answer
          .metric=${metric}
          .phase=${this.solving.phase}
          .slow=${this.solving.slow}
          .answer=${this.solving.answer}
          .error=${this.solving.error}
          .progress=${this.solving.progress}
          .bounds=${this.bounds()}
          .moves=${this.state.moves}
          .more=${this.timeLimit === FIRST_TIME}
          .pair=${exchangeable(board)}
          .reachable=${isSolvable(board, otherGoal(goal)) ? otherGoal(goal) : null}
          @other-goal=${() => this.begin({ goal: otherGoal(goal) })}
          @exchange=${() => this.begin({ board: exchange(board, exchangeable(board)) })}
          @cancel=${() => this.solving.cancel()}
          @again=${() => this.solve(FIRST_TIME)}
          @longer=${() => this.solve(Infinity)}
          @first=${(event: CustomEvent<FirstMove>) => this.onFirst(event.detail)}
        ></solve-answer>
        <section class="card scramble" aria-labelledby="scramble-title">
          <h2 id="scramble-title">Scramble</h2>
          <scramble-form .board=${board} .goal=${goal} .metric=${metric} @scrambled=${(event: CustomEvent<Board>) => this.begin({ board: event.detail })}></scramble-form>
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
        <share-card .board=${shown} .start=${board} .slides=${slides} .goal=${goal} .look=${this.look}></share-card>
      </div>
    </div>`;
  }

  private solve(seconds: number): void {
    const { board, goal, metric } = this.state;
    this.timeLimit = seconds;
    this.quick?.abort();
    this.quick = null;
    const wish = timeUpTo(seconds).then((time) => ({ board: writeBoard(board), goal, metric, time, first_moves: true }));
    void this.solving.start("/api/solve", wish);
  }

  /** Asks for what is found at once: such requests wait for none that takes long. */
  private async solveQuickly(): Promise<void> {
    if (this.quick) return;
    const quick = new AbortController();
    this.quick = quick;
    const { board, goal, metric } = this.state;
    try {
      const wish = { board: writeBoard(board), goal, metric, time: QUICK_TIME };
      const { lower_bound, moves } = await ask<SolveAnswer>("/api/solve", wish, quick.signal);
      if (this.quick === quick && moves !== null) this.onSolution(lower_bound ?? 0, moves);
    } catch {
      // The search that waits will bring a solution, or say what is wrong.
    }
  }

  private onSolution(lower: number, moves: string): void {
    this.learn({ lower, moves });
    this.showBest();
    // One that was there before and is as short stays: it may be what a link was shared for.
    const { board, goal, metric } = this.state;
    if (this.memory.boundsOf(writeBoard(board), goal, metric).moves === moves) this.provisional = moves;
    this.requestUpdate();
  }

  /** The solution shown, and its boards. */
  private line(): Line {
    return lineOf(this.state.board, this.state.moves, this.state.metric);
  }

  private lengthOf(moves: string): number {
    return lengthOf(moves, this.state.metric);
  }

  private marks(): Mark[] {
    const known = this.solving.phase === "done" || (this.solving.phase === "running" && !this.solving.slow);
    const moves = known ? this.solving.answer?.first_moves : undefined;
    return (moves ?? []).map(({ move, tile }) => ({ tile, slide: move[0] as Slide, kind: "best" }));
  }

  /** Whether the moves shown solve the board. */
  private arrives(): boolean {
    const { board, goal } = this.state;
    const { moves, boards } = this.line();
    const end = boards[boards.length - 1]!;
    return boards.length === moves.length + 1 && sameBoard(end, solvedBoard(board.rows, board.columns, goal));
  }

  /** Under what the answer is remembered. */
  private key(): string {
    return keyOf(writeBoard(this.state.board), this.state.goal, this.state.metric);
  }

  private learn(news: Parameters<Memory["learn"]>[2]): void {
    this.memory.learn(writeBoard(this.state.board), this.state.goal, news, this.state.metric);
  }

  /** What is known of the board that the answer's card is about; for a moment that is the one before. */
  private bounds(): Bounds {
    const { phase, slow, answer } = this.solving;
    const before = phase === "running" && !slow ? answer : null;
    const { board, goal, metric } = before ?? this.state;
    return this.memory.boundsOf(typeof board === "string" ? board : writeBoard(board), goal, metric);
  }

  private onAnswer(answer: SolveAnswer): void {
    this.memory.solved.set(this.key(), answer);
    this.learn({ lower: answer.lower_bound, upper: answer.upper_bound, moves: answer.moves });
    this.showBest();
    const untouched = this.state.moves === this.provisional && this.state.place === 0;
    // Of two as short, the answer's: what is shown does not depend on what came when.
    if (untouched && answer.moves && this.lengthOf(answer.moves) <= this.lengthOf(this.state.moves)) announce(this, { moves: answer.moves }, "none");
  }

  /** Shows the best solution known, unless the one that is shown is as short. Who looks at its end looks at the end of the new one. */
  private showBest(): void {
    const { board, goal, metric } = this.state;
    const { moves } = this.memory.boundsOf(writeBoard(board), goal, metric);
    if (moves === null || (this.arrives() && this.lengthOf(this.state.moves) <= this.lengthOf(moves))) return;
    const isAtEnd = this.arrives() && this.state.place > 0 && this.state.place >= this.line().moves.length;
    announce(this, { moves, place: isAtEnd ? this.lengthOf(moves) : 0 }, "none");
  }

  /** Makes a best first move, unless it belongs to the board before. */
  private onFirst({ board, move }: FirstMove): void {
    if (board === writeBoard(this.state.board)) this.onSlides(this.state.board, 0, move);
  }

  /** Slides along the solution leave the rest of it standing; others begin anew. */
  private onSlides(from: Board, place: number, slides: readonly Slide[]): void {
    const boards = boardsAlong(from, slides);
    const rest = this.line().moves.slice(place).flat();
    const follows = slides.every((slide, index) => rest[index] === slide);
    announce(this, { board: boards[boards.length - 1]!, moves: follows ? writeMoves(rest.slice(slides.length)) : "", place: 0 }, "hand");
  }

  /** Another board: what was known of the one before is dropped. */
  private begin(change: Partial<Shown>): void {
    announce(this, { ...change, moves: "", place: 0 }, "step");
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "solve-view": SolveView;
  }
}
