// The distance to go after each move: down a step for a good move, up for a bad one.
//
// Drawn by uPlot; bad moves are crosses, so that colour is not the only sign. A
// click goes to the move under it. Those who cannot see it have the list of bad moves.

import { LitElement, css, html, unsafeCSS, type PropertyValues } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import uPlot from "uplot";
import plotStyle from "uplot/dist/uPlot.min.css?inline";

import { sharedStyle } from "./shared-style.js";
import { THEME_EVENT } from "./theme-switch.js";

const HEIGHT = 190;

@customElement("distance-graph")
export class DistanceGraph extends LitElement {
  @property({ attribute: false }) distances: readonly (number | null)[] = [];
  @property({ attribute: false }) bad: ReadonlySet<number> = new Set();
  @property({ type: Number }) place = 0;
  @query(".plot") private ground!: HTMLElement;
  @query(".probe") private probe!: HTMLElement;
  private plot: uPlot | null = null;
  private dark = matchMedia("(prefers-color-scheme: dark)");
  private resized = new ResizeObserver(() => this.plot?.setSize({ width: this.ground.clientWidth, height: HEIGHT }));

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
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener(THEME_EVENT, this.repaint);
    this.dark.removeEventListener("change", this.repaint);
    this.resized.disconnect();
    this.plot?.destroy();
    this.plot = null;
  }

  override render() {
    const first = this.distances[0] ?? 0;
    return html`<section class="card">
      <h2>Distance to go</h2>
      <div
        class="plot"
        role="img"
        aria-label="Distance to the goal after each of ${this.distances.length - 1} moves, from ${first} down to ${this.distances[this.distances.length - 1] ?? 0}; ${this.bad.size} bad moves."
      ></div>
      <span class="probe"></span>
    </section>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("distances") || changed.has("bad")) this.repaint();
    else this.plot?.redraw(false);
  }

  private repaint = (): void => {
    this.resized.disconnect();
    this.plot?.destroy();
    const moves = this.distances.map((_, index) => index);
    this.plot = new uPlot(this.options(), [moves, [...this.distances]], this.ground);
    this.plot.over.addEventListener("click", () => this.onClick());
    this.resized.observe(this.ground);
  };

  private options(): uPlot.Options {
    const colour = { ink: this.colour("--soft"), line: this.colour("--line"), curve: this.colour("--accent"), bad: this.colour("--warn") };
    const axis = { stroke: colour.ink, grid: { stroke: colour.line, width: 1 }, ticks: { stroke: colour.line, width: 1, size: 5 } };
    const whole = (_: uPlot, values: number[]) => values.map((value) => (Number.isInteger(value) ? String(value) : ""));
    return {
      width: Math.max(200, this.ground.clientWidth),
      height: HEIGHT,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { size: 9 } },
      scales: { x: { time: false }, y: { range: (_plot, _low, high) => [0, Math.max(4, high + 2)] } },
      axes: [
        { ...axis, label: "move", labelSize: 18, size: 32, values: whole },
        { ...axis, label: "to go", labelSize: 18, size: 38, values: whole },
      ],
      series: [{}, { stroke: colour.curve, width: 2, points: { show: false } }],
      hooks: { draw: [(plot) => this.drawSigns(plot, colour.bad, colour.ink)] },
    };
  }

  /** A cross where a bad move led, and a line at the place of the playback. */
  private drawSigns(plot: uPlot, bad: string, ink: string): void {
    const pen = plot.ctx;
    const size = 4.5 * devicePixelRatio;
    pen.save();
    pen.lineWidth = 2 * devicePixelRatio;
    pen.strokeStyle = bad;
    pen.beginPath();
    for (const number of this.bad) {
      const x = plot.valToPos(number, "x", true);
      const distance = this.distances[number];
      if (distance === null || distance === undefined) continue;
      const y = plot.valToPos(distance, "y", true);
      pen.moveTo(x - size, y - size);
      pen.lineTo(x + size, y + size);
      pen.moveTo(x - size, y + size);
      pen.lineTo(x + size, y - size);
    }
    pen.stroke();
    const here = plot.valToPos(this.place, "x", true);
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
    // On a cross the board before the bad move is what one wants to see.
    const place = this.bad.has(index) ? index - 1 : index;
    this.dispatchEvent(new CustomEvent("place", { detail: place, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "distance-graph": DistanceGraph;
  }
}
