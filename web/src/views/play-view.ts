// Play: a scramble, a clock, and nothing that helps until the board is solved.
//
// The state's `board` is the scramble and `moves` what was slid on it, so that Back
// and links work here too; the times are in the memory's game. A game that was not
// watched by the clock from its first slide to its last (from a link, or left for
// another view) goes on without it and is not counted in the session.

import { css, html, type PropertyValues } from "lit";
import { customElement, property, query } from "lit/decorators.js";

import { type Shown, announce } from "../change.js";
import type { Memory } from "../memory.js";
import "../parts/game-result.js";
import "../parts/look-form.js";
import type { Look } from "../parts/look.js";
import "../parts/play-clock.js";
import "../parts/replay-form.js";
import type { UsedReplay } from "../parts/replay-form.js";
import "../parts/scramble-form.js";
import type { ScrambleForm } from "../parts/scramble-form.js";
import "../parts/session-card.js";
import { sharedStyle } from "../parts/shared-style.js";
import "../parts/tile-board.js";
import type { TileBoard } from "../parts/tile-board.js";
import { type Game, belongsTo, phaseOf, playOn, resumedGame, untimed } from "../play/game.js";
import type { Judge } from "../play/judge.js";
import { type Round, roundOf, sizeOf } from "../play/round.js";
import type { Rounds } from "../play/rounds.js";
import { type Board, writeBoard } from "../puzzle/board.js";
import { type Slide, readMoves, writeMoves } from "../puzzle/moves.js";
import { columnsStyle } from "./columns.js";
import { ViewElement } from "./view-element.js";

/** Elements that do something with the space bar themselves, and those in which one types. */
const USES_SPACE = "button:not(.tile), summary, input, select, textarea";
const USES_ESCAPE = "input, select, textarea";

@customElement("play-view")
export class PlayView extends ViewElement {
  @property({ attribute: false }) state!: Shown;
  @property({ attribute: false }) look!: Look;
  @property({ attribute: false }) memory!: Memory;
  @property({ attribute: false }) judge!: Judge;
  @property({ attribute: false }) rounds!: Rounds;
  /** How many boards were judged, the rounds of all sessions and the session that is played: what the view looks again for. */
  @property({ type: Number }) judged = 0;
  @property({ attribute: false }) list: readonly Round[] = [];
  @property({ type: Number }) session = 1;
  @query("scramble-form") private scrambler!: ScrambleForm;
  @query("tile-board") private boardPart!: TileBoard;

  static override styles = [
    sharedStyle,
    columnsStyle,
    css`
      /* On a phone the clock stands under the board, and the result under the clock. */
      @media (max-width: 860px) {
        game-result {
          order: 1;
        }
        .scramble {
          order: 2;
        }
        session-card {
          order: 3;
        }
        .later {
          order: 4;
        }
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("keydown", this.onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("keydown", this.onKey);
    // A view that is left at once was never rendered.
    if (this.hasUpdated) this.memory.wantedLength = this.scrambler.length;
    // A player who leaves this view may see the solution elsewhere.
    const { game } = this.memory;
    if (game && phaseOf(game) === "running") this.memory.game = untimed(game);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("state")) return;
    const { board, goal, moves } = this.state;
    if (!this.memory.game || !belongsTo(this.memory.game, this.state)) this.memory.game = resumedGame(board, goal, readMoves(moves) ?? []);
    if (this.isOver()) this.judge.take(writeBoard(board), goal, writeMoves(this.game().slides));
  }

  override render() {
    const game = this.game();
    const { goal, start } = game;
    const name = writeBoard(start);
    return html`<div class="columns">
      <section class="stage" aria-label="Board">
        <tile-board page-keys .board=${game.board} .goal=${goal} .look=${this.look} @slides=${(event: CustomEvent<Slide[]>) => this.onSlides(event.detail)}></tile-board>
        <section class="card scramble" aria-labelledby="scramble-title">
          <h2 id="scramble-title">Scramble</h2>
          <scramble-form .board=${start} .goal=${goal} .length=${this.memory.wantedLength} @scrambled=${(event: CustomEvent<Board>) => this.onScrambled(event.detail)}></scramble-form>
        </section>
        <section class="card later" aria-labelledby="replay-title">
          <h2 id="replay-title">Replay</h2>
          <replay-form session @replay=${(event: CustomEvent<UsedReplay>) => this.onReplay(event.detail)}></replay-form>
        </section>
        <section class="card later" aria-labelledby="look-title">
          <h2 id="look-title">Tiles</h2>
          <look-form .look=${this.look}></look-form>
        </section>
      </section>
      <div class="side">
        <play-clock .game=${game}></play-clock>
        <game-result
          .state=${this.state}
          .game=${game}
          .bounds=${this.memory.boundsOf(name, goal)}
          .judging=${this.judge.isWaiting(name, goal)}
          .trouble=${this.judge.troubleOf(name, goal)}
          .best=${this.isBest(game)}
          @fresh=${this.onFresh}
          @restart=${this.onRestart}
        ></game-result>
        <session-card .rounds=${this.rounds} .list=${this.list} .session=${this.session} .size=${`${start.rows}x${start.columns}`}></session-card>
      </div>
    </div>`;
  }

  private game(): Game {
    return this.memory.game!;
  }

  private isOver(): boolean {
    return this.game().slides.length > 0 && phaseOf(this.game()) === "solved";
  }

  /** Whether the game on the board has the best time of its session, which others have to be there for. */
  private isBest(game: Game): boolean {
    const round = roundOf(game, this.session, new Date(0));
    if (!round) return false;
    const others = this.list.filter((one) => one.session === this.session && sizeOf(one) === sizeOf(round));
    return others.length > 1 && others.every((one) => one.milliseconds >= round.milliseconds);
  }

  private onSlides(slides: readonly Slide[]): void {
    const game = playOn(this.game(), slides, performance.now());
    if (game === this.game()) return;
    this.memory.game = game;
    const round = roundOf(game, this.session, new Date());
    if (round) this.rounds.add([round]);
    announce(this, { moves: writeMoves(game.slides), place: 0 }, "hand");
  }

  private onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isIn = (users: string) => event.composedPath().some((one) => one instanceof Element && one.matches(users));
    if (event.key === " " && !isIn(USES_SPACE)) this.onFresh();
    else if (event.key === "Escape" && !isIn(USES_ESCAPE)) this.onRestart();
    else return;
    event.preventDefault();
  };

  private onFresh(): void {
    void this.scrambler.scramble();
    this.boardPart.focus();
  }

  private onScrambled(board: Board): void {
    announce(this, { board, moves: "", place: 0 }, "step");
    this.boardPart.focus();
  }

  private onRestart(): void {
    if (this.game().slides.length > 0) announce(this, { moves: "", place: 0 }, "step");
    this.boardPart.focus();
  }

  private onReplay({ replay, use }: UsedReplay): void {
    const { board, slides, milliseconds, times } = replay;
    const moves = writeMoves(slides);
    if (use === "analyse") {
      announce(this, { view: "analyse", board, goal: "blank-last", moves, place: 0 }, "step");
      return;
    }
    const round: Round = { session: this.session, at: new Date().toISOString(), board: writeBoard(board), goal: "blank-last", moves, milliseconds, times, lower_bound: 0, upper_bound: null };
    this.rounds.add([round]);
    this.judge.take(round.board, round.goal, moves);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "play-view": PlayView;
  }
}
