// Analyse: a solution played on the board or pasted, and where it lost moves.
//
// In slides counted one by one, played = shortest + 2 x bad moves; where tiles that slide
// together are one move, neutral moves are lost, too. So every loss has a place. The
// state's `board` is the scramble, `moves` the solution, `place` the board on the glass.
// Slides by hand continue the solution from there, as a variation if it went another way;
// the line that was left stays in the memory. At a
// bad move they are attempts to find a better one (`try-again.ts`).

import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { Asking } from "../api/asking.js";
import { type AnalyzeAnswer, type LostKind, type LostMove, kindOf, lostMoves } from "../api/messages.js";
import { type Back, type Shown, announce } from "../change.js";
import { moves as countMoves } from "../figures.js";
import { sharedMoves, withLine } from "../lines.js";
import { type Memory, keyOf } from "../memory.js";
import { analysisWords } from "../parts/analysis-card.js";
import "../parts/board-editor.js";
import type { Edited } from "../parts/board-editor.js";
import { prepareGraph } from "../parts/distance-graph.js";
import "../parts/line-list.js";
import "../parts/metric-choice.js";
import "../parts/move-list.js";
import "../parts/playback-bar.js";
import "../parts/replay-form.js";
import type { UsedReplay } from "../parts/replay-form.js";
import "../parts/scramble-form.js";
import { sharedStyle } from "../parts/shared-style.js";
import "../parts/solution-form.js";
import "../parts/tile-board.js";
import "../parts/try-again.js";
import { type Attempt, marksOf } from "../parts/try-again.js";
import type { Look } from "../parts/look.js";
import { type Board, readBoard, sameBoard, solvedBoard, writeBoard } from "../puzzle/board.js";
import { type Line, describeStep, lineOf } from "../puzzle/line.js";
import { type Metric, lengthOf, movesOf } from "../puzzle/metric.js";
import { type Slide, readMoves, writeMoves } from "../puzzle/moves.js";
import "../share/share-card.js";
import { ONE_COLUMN, columnsStyle, paceStyle } from "./columns.js";
import { ViewElement } from "./view-element.js";

@customElement("analyse-view")
export class AnalyseView extends ViewElement {
  @property({ attribute: false }) state!: Shown;
  @property({ attribute: false }) look!: Look;
  @property({ attribute: false }) memory!: Memory;
  @state() private attempt: Attempt | null = null;
  @state() private playing = false;
  /** How long a tile may take to slide, in milliseconds. */
  @state() private pace = Infinity;
  private lost: { answer: AnalyzeAnswer | null; kinds: ReadonlyMap<number, LostKind> } = { answer: null, kinds: new Map() };
  private asking = new Asking<AnalyzeAnswer>(this, { answered: (answer) => this.onAnswer(answer) });

  static override styles = [
    sharedStyle,
    columnsStyle,
    css`
      /* On a phone the question stands where the fingers are. */
      @media ${ONE_COLUMN} {
        try-again {
          order: 1;
        }
        .scramble {
          order: 2;
        }
        distance-graph {
          order: 4;
        }
        .side > :not(try-again):not(.scramble):not(analysis-card) {
          order: 5;
        }
        analysis-card {
          order: 3;
        }
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    prepareGraph();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get("state") as Shown | undefined;
    if (!changed.has("state")) return;
    const { board, goal, moves, metric } = this.state;
    if (before && before.goal === goal && before.moves === moves && before.metric === metric && sameBoard(before.board, board)) return;
    this.attempt = null;
    const remembered = this.memory.analysed.get(this.key());
    if (this.arrives()) this.memory.learn(writeBoard(board), goal, { moves }, metric);
    if (remembered) this.asking.recall(remembered);
    else if (this.arrives()) this.analyse(true);
    else if (this.asking.phase !== "idle") this.asking.reset();
  }

  override render() {
    const { board, goal, metric } = this.state;
    const { moves, boards } = this.line();
    const place = Math.min(this.state.place, boards.length - 1);
    const shown = boards[place]!;
    const answer = this.asking.answer;
    const bounds = this.memory.boundsOf(answer?.scramble ?? writeBoard(board), goal, metric);
    const trying = this.trying(place);
    const attempt = trying && this.attemptAt(trying);
    const lost = this.lostOf(answer);
    const onPlace = (event: CustomEvent<number>) => announce(this, { place: event.detail }, "none");
    return html`<div class="columns">
      <section class="stage" aria-label="Board and playback">
        <tile-board
          page-keys
          .board=${shown}
          .goal=${goal}
          .look=${this.look}
          .style=${paceStyle(this.pace)}
          .marks=${trying && attempt ? marksOf(trying, attempt) : []}
          @slides=${(event: CustomEvent<Slide[]>) => this.onSlides(place, event.detail)}
        ></tile-board>
        <playback-bar
          .place=${place}
          .length=${boards.length - 1}
          .step=${describeStep(boards, moves, place)}
          @place=${onPlace}
          @playing=${(event: CustomEvent<boolean>) => (this.playing = event.detail)}
          @pace=${(event: CustomEvent<number>) => (this.pace = event.detail)}
        ></playback-bar>
        ${answer ? html`<distance-graph .distances=${answer.distances} .lost=${lost} .place=${place} @place=${onPlace}></distance-graph>` : nothing}
      </section>
      <div class="side">
        <metric-choice .metric=${metric} @metric=${(event: CustomEvent<Metric>) => announce(this, { metric: event.detail, place: 0 }, "step")}></metric-choice>
        <analysis-card
          .metric=${metric}
          .phase=${this.asking.phase}
          .slow=${this.asking.slow}
          .answer=${answer}
          .bounds=${bounds}
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
              @play-on=${(event: CustomEvent<string>) => this.playOn(place, readMoves(event.detail) ?? [])}
              @reveal=${() => (this.attempt = { ...attempt, shown: true })}
              @next-bad=${() => this.onNextBad(trying.number)}
            ></try-again>`
          : nothing}
        <section class="card" aria-labelledby="solution-title">
          <h2 id="solution-title">Solution</h2>
          <solution-form
            .moves=${this.state.moves}
            .board=${board}
            .goal=${goal}
            .metric=${metric}
            .stuck=${moves.length - (boards.length - 1)}
            .played=${boards.length - 1}
            .arrives=${this.arrives()}
            .error=${this.asking.error}
            @solution=${(event: CustomEvent<string>) => this.begin({ moves: event.detail }, "hand")}
            @restart=${() => this.begin({ moves: "" }, "step")}
            @find-board=${() => this.analyse(false)}
          ></solution-form>
          <line-list
            .lines=${withLine(this.lines(), this.state.moves)}
            .current=${this.state.moves}
            .metric=${metric}
            @choose-line=${(event: CustomEvent<string>) => this.onLine(event.detail)}
            @remove-line=${(event: CustomEvent<string>) => this.onRemoveLine(event.detail)}
          ></line-list>
          ${moves.length > 0 ? html`<move-list .boards=${boards} .moves=${moves} .place=${place} .lost=${lost} @place=${onPlace}></move-list>` : nothing}
          ${this.renderLastAnalysis()}
          <replay-form @replay=${(event: CustomEvent<UsedReplay>) => this.onReplay(event.detail)}></replay-form>
        </section>
        <section class="card" aria-labelledby="scrambled-title">
          <h2 id="scrambled-title">Board before the first move</h2>
          <board-editor .board=${board} .goal=${goal} @edited=${(event: CustomEvent<Edited>) => this.begin({ ...event.detail, moves: "" }, "step")}></board-editor>
        </section>
        <section class="card scramble" aria-labelledby="scramble-title">
          <h2 id="scramble-title">Scramble</h2>
          <scramble-form .board=${board} .goal=${goal} .metric=${metric} @scrambled=${(event: CustomEvent<Board>) => this.begin({ board: event.detail, moves: "" }, "step")}></scramble-form>
        </section>
        <share-card .board=${shown} .start=${board} .slides=${moves.slice(0, boards.length - 1).flat()} .goal=${goal} .look=${this.look} .analysis=${answer} .words=${answer ? analysisWords(answer, bounds) : []}></share-card>
      </div>
    </div>`;
  }

  private line(): Line {
    return lineOf(this.state.board, this.state.moves, this.state.metric);
  }

  /** Whether the solution, played on the board, solves it. */
  private arrives(): boolean {
    const { board, goal } = this.state;
    const { moves, boards } = this.line();
    const last = boards[boards.length - 1]!;
    return moves.length > 0 && boards.length === moves.length + 1 && sameBoard(last, solvedBoard(board.rows, board.columns, goal));
  }

  /** An answer's lost moves by number; the same map for the same answer, so that the graph is not drawn anew. */
  private lostOf(answer: AnalyzeAnswer | null): ReadonlyMap<number, LostKind> {
    if (this.lost.answer !== answer) this.lost = { answer, kinds: new Map(lostMoves(answer).map((move) => [move.number, kindOf(move)])) };
    return this.lost.kinds;
  }

  /** Asks for the analysis; without the board, the server takes the one that the moves solve. */
  private analyse(withBoard: boolean): void {
    const { board, goal, moves, metric } = this.state;
    // The goal as a board says the size, too.
    const end = writeBoard(solvedBoard(board.rows, board.columns, goal));
    const wish = withBoard ? { scramble: writeBoard(board), goal } : { goal: end };
    void this.asking.start("/api/analyze", { ...wish, solution: moves, metric });
  }

  private onAnswer(answer: AnalyzeAnswer): void {
    const board = readBoard(answer.scramble);
    const { goal, metric } = this.state;
    const { scramble, lower_bound, upper_bound } = answer;
    this.memory.learn(scramble, goal, { lower: lower_bound, upper: upper_bound }, metric);
    this.memory.analysed.set(keyOf(scramble, goal, metric, this.state.moves), answer);
    this.memory.lastAnalysis = { ...this.state, board: board ?? this.state.board };
    if (board && !sameBoard(board, this.state.board)) announce(this, { board, place: 0 }, "step");
  }

  /** The lost move that would come next at a place; while the clock runs nobody is asked anything. */
  private trying(place: number): LostMove | undefined {
    if (this.playing) return undefined;
    return lostMoves(this.asking.answer).find((move) => move.number === place + 1);
  }

  private attemptAt(move: LostMove): Attempt {
    return this.attempt?.number === move.number ? this.attempt : { number: move.number, tried: [], shown: false };
  }

  private onSlides(place: number, slides: readonly Slide[]): void {
    const played = movesOf(slides, this.state.metric);
    const trying = this.trying(place);
    if (trying) {
      const attempt = this.attemptAt(trying);
      this.attempt = { ...attempt, tried: [...attempt.tried, writeMoves(played[0]!)] };
      return;
    }
    this.playOn(place, slides);
  }

  /** Follows the line from a place, or leaves it for a variation. */
  private playOn(place: number, slides: readonly Slide[]): void {
    const played = movesOf(slides, this.state.metric);
    const all = this.line().moves;
    const follows = played.every((move, index) => writeMoves(move) === writeMoves(all[place + index] ?? []));
    if (follows) {
      announce(this, { place: place + played.length }, "none");
      return;
    }
    if (all.length > place) this.keepLine();
    const whole = [...all.slice(0, place).flat(), ...slides];
    announce(this, { moves: writeMoves(whole), place: movesOf(whole, this.state.metric).length }, "hand");
  }

  /** The way back to what was analysed before another view changed the board. */
  private renderLastAnalysis() {
    const last = this.memory.lastAnalysis;
    if (!last || this.state.moves !== "" || sameBoard(last.board, this.state.board)) return nothing;
    const { rows, columns } = last.board;
    return html`<div class="row">
      <button @click=${() => announce(this, last, "step")}>Back to the analysis of ${countMoves(lengthOf(last.moves, last.metric))} on ${rows} × ${columns}</button>
    </div>`;
  }

  /** The lines that were left on this board. */
  private lines(): string[] {
    return this.memory.lines.get(this.boardKey()) ?? [];
  }

  /** The line that is shown will be left; it stays in the list. */
  private keepLine(): void {
    this.memory.lines.set(this.boardKey(), withLine(this.lines(), this.state.moves));
  }

  private onLine(moves: string): void {
    this.keepLine();
    announce(this, { moves, place: Math.min(this.state.place, sharedMoves(moves, this.state.moves, this.state.metric)) }, "step");
  }

  private onRemoveLine(moves: string): void {
    this.memory.lines.set(
      this.boardKey(),
      this.lines().filter((line) => line !== moves),
    );
    this.requestUpdate();
  }

  private onReplay({ replay }: UsedReplay): void {
    this.begin({ board: replay.board, goal: "blank-last", moves: writeMoves(replay.slides) }, "step");
  }

  /** Another board or solution, seen from its beginning; a solution that it replaces stays in the list. */
  private begin(change: Partial<Shown>, back: Back): void {
    if (this.arrives()) this.keepLine();
    announce(this, { ...change, place: 0 }, back);
  }

  /** Under what the lines are remembered. */
  private boardKey(): string {
    return keyOf(writeBoard(this.state.board), this.state.goal);
  }

  /** Under what the analysis is remembered. */
  private key(): string {
    return keyOf(writeBoard(this.state.board), this.state.goal, this.state.metric, this.state.moves);
  }

  private onNextBad(number: number): void {
    const lost = lostMoves(this.asking.answer);
    const next = lost.find((move) => move.number > number) ?? lost[0];
    if (next) announce(this, { place: next.number - 1 }, "none");
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "analyse-view": AnalyseView;
  }
}
