// The distance to go after each move: down a step for a good move, level for a neutral
// one, up for a bad one.
//
// Drawn by uPlot, over the range of what is known; bad moves are crosses and neutral ones
// pairs of bars, so that colour is not the only sign. A click goes to the move under it, and
// so do the keys of a slider. The line below says what the pointer is on, or else where the
// playback is. Those who cannot see the graph hear that as the value of the slider.

import { css, html, nothing, unsafeCSS, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type uPlot from "uplot";
import plotStyle from "uplot/dist/uPlot.min.css?inline";

import type { LostKind } from "../api/messages.js";
import { moves, plural } from "../figures.js";
import { LateScript } from "../late-script.js";
import { nextTask } from "../tasks.js";
import { OwnTasksElement } from "./own-task.js";
import { sharedStyle } from "./shared-style.js";
import { THEME_EVENT } from "./theme-switch.js";

/** uPlot: a quarter of the page, and running it takes the browser 30 ms. */
const PLOT = new LateScript(() => import("uplot"));

/** Begins to load what draws graphs, before there is something to draw. */
export function prepareGraph(): void {
  void PLOT.load();
}

const HEIGHT = 190;
/** How many moves a page key goes. */
const PAGE = 10;

@customElement("distance-graph")
export class DistanceGraph extends OwnTasksElement {
  @property({ attribute: false }) distances: readonly (number | null)[] = [];
  /** The moves, by number from 1, that did not lead nearer. */
  @property({ attribute: false }) lost: ReadonlyMap<number, LostKind> = new Map();
  @property({ type: Number }) place = 0;
  /** The move under the pointer. */
  @state() private pointed: number | null = null;
  @query(".plot") private ground!: HTMLElement;
  @query(".probe") private probe!: HTMLElement;
  private plot: uPlot | null = null;
  /** The graph that is being made, in several tasks; what was begun before is given up. */
  private making = 0;
  private dark = matchMedia("(prefers-color-scheme: dark)");
  private resized = new ResizeObserver(() => {
    const width = this.ground.clientWidth;
    if (this.plot && this.plot.width !== width) this.plot.setSize({ width, height: HEIGHT });
  });

  static override styles = [
    unsafeCSS(plotStyle),
    sharedStyle,
    css`
      .plot {
        height: ${HEIGHT}px;
        overflow: hidden;
      }
      .u-over {
        cursor: pointer;
      }
      .plot:focus-visible {
        outline-offset: 4px;
      }
      .probe {
        display: none;
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener(THEME_EVENT, this.repaint);
    this.dark.addEventListener("change", this.repaint);
    if (this.hasUpdated) this.repaint();
    void this.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener(THEME_EVENT, this.repaint);
    this.dark.removeEventListener("change", this.repaint);
    this.drop();
  }

  override render() {
    const first = this.distances[0] ?? 0;
    const length = this.distances.length - 1;
    const last = this.distances[length] ?? 0;
    return html`<section class="card">
      <h2>Distance to go</h2>
      <div
        class="plot"
        role="slider"
        tabindex="0"
        aria-label="Distance to the goal after each of ${plural(length, "move")}, from ${first} down to ${last}; ${this.lostWords()}."
        aria-valuemin="0"
        aria-valuemax=${length}
        aria-valuenow=${this.place}
        aria-valuetext=${this.words(this.place)}
        @keydown=${this.onKey}
        @pointerleave=${() => (this.pointed = null)}
      ></div>
      ${PLOT.failure === null
        ? nothing
        : html`<p class="message wrong" role="alert">The graph could not be loaded: where this page came from does not answer. (${PLOT.failure})</p>
            <div class="row"><button @click=${this.load}>Try again</button></div>`}
      <p class="soft number value">${this.words(this.pointed ?? this.place)}</p>
      <span class="probe"></span>
    </section>`;
  }

  private async load(): Promise<void> {
    if (PLOT.module) return;
    const loading = PLOT.load();
    this.requestUpdate();
    await loading;
    await nextTask();
    this.requestUpdate();
    this.repaint();
  }

  /** What is known after a move. */
  private words(place: number): string {
    const distance = this.distances[place];
    const lost = this.lost.get(place);
    const to = distance === null || distance === undefined ? "distance not known" : `${moves(distance)} to go`;
    return place === 0 ? `Before the first move: ${to}` : `After move ${place}: ${to}${lost ? `, a ${lost} move` : ""}`;
  }

  private onKey(event: KeyboardEvent): void {
    const last = this.distances.length - 1;
    const steps: Record<string, number> = {
      ArrowRight: this.place + 1,
      ArrowUp: this.place + 1,
      ArrowLeft: this.place - 1,
      ArrowDown: this.place - 1,
      PageUp: this.place + PAGE,
      PageDown: this.place - PAGE,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.announce(Math.min(last, Math.max(0, next)));
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("distances") || changed.has("lost")) this.repaint();
    else if (changed.has("place")) this.plot?.redraw(false);
  }

  /** Makes the graph anew. The colours, the graph and its drawing take a task each. */
  private repaint = async (): Promise<void> => {
    if (!PLOT.module || !this.hasUpdated || !this.isConnected) return;
    const Plot = PLOT.module.default;
    this.making += 1;
    const mine = this.making;
    await nextTask();
    if (this.making !== mine) return;
    const options = this.options();
    await nextTask();
    if (this.making !== mine) return;
    const moves = this.distances.map((_, index) => index);
    let draw: Function = () => {};
    const plot = new Plot(options, [moves, [...this.distances]], (_, init) => (draw = init));
    await nextTask();
    if (this.making !== mine) return plot.destroy();
    // The graph before stays until now.
    this.drop();
    this.plot = plot;
    this.ground.append(plot.root);
    draw();
    plot.over.addEventListener("click", () => this.onClick());
    this.resized.observe(this.ground);
  };

  /** Ends the graph, and one that is being made. */
  private drop(): void {
    this.making += 1;
    this.resized.disconnect();
    this.plot?.destroy();
    this.plot = null;
  }

  private options(): uPlot.Options {
    const colour = { ink: this.colour("--soft"), line: this.colour("--line"), curve: this.colour("--accent"), bad: this.colour("--warn") };
    const axis = { stroke: colour.ink, grid: { stroke: colour.line, width: 1 }, ticks: { stroke: colour.line, width: 1, size: 5 } };
    const whole = (_: uPlot, values: number[]) => values.map((value) => (Number.isInteger(value) ? String(value) : ""));
    return {
      width: Math.max(200, this.ground.clientWidth),
      height: HEIGHT,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { size: 9 } },
      scales: { x: { time: false, range: () => this.knownRange() }, y: { range: (_plot, low, high) => [Math.max(0, (low ?? 0) - 1), (high ?? 0) + 1] } },
      axes: [
        { ...axis, label: "move", labelSize: 18, size: 32, values: whole },
        { ...axis, label: "to go", labelSize: 18, size: 38, values: whole },
      ],
      series: [{}, { stroke: colour.curve, width: 2, points: { show: false } }],
      hooks: {
        draw: [(plot) => this.drawSigns(plot, colour.bad, colour.ink)],
        setCursor: [(plot) => (this.pointed = plot.cursor.left !== undefined && plot.cursor.left >= 0 ? (plot.cursor.idx ?? null) : null)],
      },
    };
  }

  /** From the first to the last move whose distance is known, and a little more. */
  private knownRange(): [number, number] {
    const known = this.distances.flatMap((distance, index) => (distance === null ? [] : [index]));
    const [first, last] = [known[0] ?? 0, known[known.length - 1] ?? 1];
    return [first, Math.max(first + 1, last)];
  }

  private lostWords(): string {
    const kinds = [...this.lost.values()];
    const neutral = kinds.filter((kind) => kind === "neutral").length;
    return `${plural(kinds.length - neutral, "bad move")}${neutral > 0 ? `, ${neutral} neutral` : ""}`;
  }

  /** A sign where a lost move led, and a line at the place of the playback. */
  private drawSigns(plot: uPlot, bad: string, ink: string): void {
    const pen = plot.ctx;
    const size = 4.5 * devicePixelRatio;
    pen.save();
    pen.lineWidth = 2 * devicePixelRatio;
    pen.strokeStyle = bad;
    pen.beginPath();
    for (const [number, kind] of this.lost) {
      const x = plot.valToPos(number, "x", true);
      const distance = this.distances[number];
      if (distance === null || distance === undefined) continue;
      const y = plot.valToPos(distance, "y", true);
      const [left, right] = kind === "bad" ? [y - size, y + size] : [y - size / 2, y - size / 2];
      pen.moveTo(x - size, left);
      pen.lineTo(x + size, right);
      pen.moveTo(x - size, 2 * y - left);
      pen.lineTo(x + size, 2 * y - right);
    }
    pen.stroke();
    const here = plot.valToPos(this.place, "x", true);
    if (here < plot.bbox.left || here > plot.bbox.left + plot.bbox.width) {
      pen.restore();
      return;
    }
    pen.strokeStyle = ink;
    pen.lineWidth = devicePixelRatio;
    pen.setLineDash([4 * devicePixelRatio, 3 * devicePixelRatio]);
    pen.beginPath();
    pen.moveTo(here, plot.bbox.top);
    pen.lineTo(here, plot.bbox.top + plot.bbox.height);
    pen.stroke();
    pen.restore();
  }

  /** A canvas knows no custom properties, so an element resolves them. */
  private colour(name: string): string {
    this.probe.style.color = `var(${name})`;
    return getComputedStyle(this.probe).color;
  }

  private onClick(): void {
    const index = this.plot?.cursor.idx;
    if (typeof index !== "number") return;
    // On a sign the board before the lost move is what one wants to see.
    this.announce(this.lost.has(index) ? index - 1 : index);
  }

  private announce(place: number): void {
    this.dispatchEvent(new CustomEvent("place", { detail: place, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "distance-graph": DistanceGraph;
  }
}
