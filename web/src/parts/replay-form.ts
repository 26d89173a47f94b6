// A replay link of slidysim: its solution into Analyse, or its round into the session.

import { css, html, nothing } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";

import { type Replay, readReplay } from "../play/replay-link.js";
import { OwnTaskElement } from "./own-task.js";
import { sharedStyle } from "./shared-style.js";

/** What is done with a replay. */
export type ReplayUse = "analyse" | "add";

/** The detail of a `replay` event. */
export interface UsedReplay {
  replay: Replay;
  use: ReplayUse;
}

@customElement("replay-form")
export class ReplayForm extends OwnTaskElement {
  /** Whether there is a session to add it to. */
  @property({ type: Boolean }) session = false;
  @state() private wrong = "";
  @state() private note = "";
  @query("input") private field!: HTMLInputElement;

  static override styles = [
    sharedStyle,
    css`
      form {
        display: grid;
        gap: 8px;
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
      input {
        flex: 1 1 10rem;
        min-width: 0;
      }
    `,
  ];

  override render() {
    return html`<form @submit=${(event: SubmitEvent) => this.onSubmit(event)}>
      <label for="link">Replay link of slidysim</label>
      <div class="line">
        <input
          id="link"
          class="mono"
          autocomplete="off"
          spellcheck="false"
          placeholder="slidysim.github.io/replay?r=…"
          aria-invalid=${this.wrong ? "true" : "false"}
          aria-describedby="message"
          @input=${() => this.say("")}
        />
        <button name="use" value="analyse" type="submit">Analyse it</button>
        ${this.session ? html`<button name="use" value="add" type="submit">Add to session</button>` : nothing}
      </div>
      <p id="message" class="message ${this.wrong ? "wrong" : "soft"}" role="status">${this.wrong || this.note || "The link is read here; nobody is asked for anything."}</p>
    </form>`;
  }

  private async onSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const use: ReplayUse = (event.submitter as HTMLButtonElement | null)?.value === "add" ? "add" : "analyse";
    try {
      const replay = await readReplay(this.field.value);
      this.field.value = "";
      this.say("", use === "add" ? "Added." : "");
      this.dispatchEvent(new CustomEvent<UsedReplay>("replay", { detail: { replay, use } }));
    } catch (error) {
      this.say(error instanceof Error ? error.message : String(error));
    }
  }

  private say(wrong: string, note = ""): void {
    this.wrong = wrong;
    this.note = note;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "replay-form": ReplayForm;
  }
}
