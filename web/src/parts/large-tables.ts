// The button that prepares large tables, where the engine of the page does not do that by itself.

import { html, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";

import { engine } from "#engine";

import { wasGivenUp } from "../api/engine.js";
import { OwnTaskElement } from "./own-task.js";
import { sharedStyle } from "./shared-style.js";

@customElement("large-tables")
export class LargeTablesButton extends OwnTaskElement {
  @state() private phase: "idle" | "running" | "done" | "failed" = "idle";
  @state() private fraction = 0;
  private trouble = "";
  private request: AbortController | null = null;

  static override styles = sharedStyle;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.request?.abort();
  }

  override render() {
    if (!engine.largeTables) return nothing;
    switch (this.phase) {
      case "idle":
        return html`<div class="row">
          <button @click=${this.prepare}>Prepare large tables</button>
          <span>For hard 4x4 boards: takes about ten seconds and 400 MB of memory, and keeps 200 MB in this browser.</span>
        </div>`;
      case "running":
        return html`<div class="row">
          <progress aria-label="Large tables" max="1" .value=${this.fraction}></progress>
          <button @click=${() => this.request?.abort()}>Cancel</button>
        </div>`;
      case "done":
        return html`<p role="status">Large tables are ready.</p>`;
      case "failed":
        return html`<div class="row" role="alert">
          <span>Large tables could not be prepared: ${this.trouble}</span>
          <button @click=${this.prepare}>Try again</button>
        </div>`;
    }
  }

  private async prepare(): Promise<void> {
    this.request = new AbortController();
    this.fraction = 0;
    this.phase = "running";
    try {
      // Each table begins at nothing; the first is nearly all of the work.
      const progress = (fraction: number) => (this.fraction = Math.max(this.fraction, fraction));
      await engine.largeTables!.prepare(progress, this.request.signal);
      this.phase = "done";
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
      this.phase = wasGivenUp(error) ? "idle" : "failed";
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "large-tables": LargeTablesButton;
  }
}
