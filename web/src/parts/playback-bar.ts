// Play, pause, step, slider and speed. The bar keeps only the clock and the
// speed; the place along the path belongs to the view (`place` says where it should
// go). `playing` says whether the clock runs, and `pace` how many milliseconds a move
// then has.

import { css, html, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { OwnTaskElement } from "./own-task.js";
import { sharedStyle } from "./shared-style.js";

/** Moves in a second. */
const SPEEDS = [1, 2, 4, 8, 15, 30] as const;

@customElement("playback-bar")
export class PlaybackBar extends OwnTaskElement {
  @property({ type: Number }) place = 0;
  @property({ type: Number }) length = 0;
  /** The last move in words, for the slider's listener. */
  @property() step = "";
  @state() private playing = false;
  @state() private speed: number = 4;
  private timer: ReturnType<typeof setInterval> | undefined;

  static override styles = [
    sharedStyle,
    css`
      .bar {
        display: grid;
        gap: 8px;
      }
      .row {
        justify-content: center;
        flex-wrap: nowrap;
      }
      .row button {
        flex: 0 1 44px;
        min-width: 0;
        padding: 0;
      }
      .row button.play {
        flex-basis: 68px;
      }
      svg {
        width: 18px;
        height: 18px;
        fill: currentColor;
      }
      select {
        width: auto;
        flex: none;
        padding-inline: 6px;
        margin-left: auto;
      }
      .slider {
        display: flex;
        gap: 12px;
        align-items: center;
      }
      input {
        flex: 1;
        min-width: 0;
        height: 28px;
        margin: 0;
      }
      output {
        min-width: 4.5em;
        text-align: right;
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues<this>): void {
    // Only a place that has changed counts: when Play is pressed at the end, the place is
    // still the old one until the view has gone to the beginning.
    const arrived = changed.has("place") && this.place >= this.length;
    if (this.playing && (arrived || changed.has("length"))) this.pause();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.pause();
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("playing")) this.dispatchEvent(new CustomEvent("playing", { detail: this.playing }));
    if (changed.has("playing") || changed.has("speed")) {
      this.dispatchEvent(new CustomEvent("pace", { detail: this.playing ? 1000 / this.speed : Infinity }));
    }
  }

  override render() {
    const { place, length } = this;
    const atEnd = place >= length;
    return html`<div class="bar" role="group" aria-label="Playback">
      <div class="slider">
        <input
          type="range"
          min="0"
          max=${length}
          .value=${String(place)}
          ?disabled=${length === 0}
          aria-label="Place in the solution"
          aria-valuetext="${place} of ${length}${this.step ? `, ${this.step}` : ""}"
          @input=${(event: Event) => this.go(Number((event.target as HTMLInputElement).value))}
        />
        <output class="soft number" aria-hidden="true">${place} / ${length}</output>
      </div>
      <div class="row">
        <button aria-label="To the beginning" title="To the beginning" ?disabled=${place === 0} @click=${() => this.go(0)}>
          ${icon("M4 4h3v16H4zM20 4v16L8 12z")}
        </button>
        <button aria-label="Step back" title="Step back" ?disabled=${place === 0} @click=${() => this.go(place - 1)}>
          ${icon("M17 4v16L6 12z")}
        </button>
        <button class="primary play" aria-label=${this.playing ? "Pause" : "Play"} title=${this.playing ? "Pause" : "Play"} ?disabled=${length === 0} @click=${this.toggle}>
          ${this.playing ? icon("M6 4h4v16H6zM14 4h4v16h-4z") : icon("M6 3v18l15-9z")}
        </button>
        <button aria-label="Step forward" title="Step forward" ?disabled=${atEnd} @click=${() => this.go(place + 1)}>
          ${icon("M7 4v16l11-8z")}
        </button>
        <button aria-label="To the end" title="To the end" ?disabled=${atEnd} @click=${() => this.go(length)}>
          ${icon("M4 4v16l12-8zM17 4h3v16h-3z")}
        </button>
        <select aria-label="Speed, moves in a second" title="Moves in a second" @change=${this.onSpeed}>
          ${SPEEDS.map((speed) => html`<option value=${speed} ?selected=${speed === this.speed}>${speed}/s</option>`)}
        </select>
      </div>
    </div>`;
  }

  /** Stops the clock. */
  pause(): void {
    clearInterval(this.timer);
    this.playing = false;
  }

  private toggle(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.place >= this.length) this.announce(0);
    this.play();
  }

  private play(): void {
    clearInterval(this.timer);
    this.playing = true;
    this.timer = setInterval(() => this.announce(Math.min(this.length, this.place + 1)), 1000 / this.speed);
  }

  private onSpeed(event: Event): void {
    this.speed = Number((event.target as HTMLSelectElement).value);
    if (this.playing) this.play();
  }

  /** A step by hand stops the clock. */
  private go(place: number): void {
    this.pause();
    this.announce(place);
  }

  private announce(place: number): void {
    this.dispatchEvent(new CustomEvent("place", { detail: place, bubbles: true, composed: true }));
  }
}

function icon(path: string) {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`;
}

declare global {
  interface HTMLElementTagNameMap {
    "playback-bar": PlaybackBar;
  }
}
