// Numbers or an own picture on the tiles, and how they are moved.

import { css, html, nothing } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";

import { type Look, PLAIN, readPicture } from "./look.js";
import { OwnTaskElement } from "./own-task.js";
import { sharedStyle } from "./shared-style.js";

@customElement("look-form")
export class LookForm extends OwnTaskElement {
  @property({ attribute: false }) look: Look = PLAIN;
  @state() private wrong = "";
  @query("input[type=file]") private file!: HTMLInputElement;

  static override styles = [
    sharedStyle,
    css`
      .option {
        display: flex;
        gap: 8px;
        align-items: center;
        min-height: 32px;
      }
      .option input {
        flex: none;
      }
    `,
  ];

  override render() {
    return html`<div class="field">
      <div class="row">
        <input id="file" class="unseen" type="file" accept="image/*" tabindex="-1" aria-label="Picture file" @change=${this.onFile} />
        <button @click=${() => this.file.click()}>${this.look.picture ? "Another picture …" : "Own picture on the tiles …"}</button>
        ${this.look.picture
          ? html`<button @click=${() => this.announce({ ...this.look, picture: null, numbers: true })}>Numbers only</button>
              <label class="row"
                ><input type="checkbox" .checked=${this.look.numbers} @change=${(event: Event) => this.announce({ ...this.look, numbers: isChecked(event) })} /> numbers too</label
              >`
          : nothing}
      </div>
      <label class="option" title="A tile in line with the blank moves as soon as the pointer is over it; a finger that is drawn over the board does the same"
        ><input type="checkbox" .checked=${this.look.hover} @change=${(event: Event) => this.announce({ ...this.look, hover: isChecked(event) })} /> tiles move under the
        pointer, without a press</label
      >
      <label class="option" title="By their place on the keyboard; not while you type"
        ><input type="checkbox" .checked=${this.look.letters} @change=${(event: Event) => this.announce({ ...this.look, letters: isChecked(event) })} /> the keys W, A, S
        and D move tiles</label
      >
      <p class="message ${this.wrong ? "wrong" : "soft"}" role="status">${this.wrong || "A picture stays in this browser, which keeps it for your next visit."}</p>
    </div>`;
  }

  private async onFile(): Promise<void> {
    const file = this.file.files?.[0];
    if (!file) return;
    try {
      const picture = await readPicture(file);
      this.wrong = "";
      this.announce({ ...this.look, picture });
    } catch (error) {
      this.wrong = error instanceof Error ? error.message : String(error);
    }
    this.file.value = "";
  }

  private announce(look: Look): void {
    this.dispatchEvent(new CustomEvent<Look>("look", { detail: look, bubbles: true, composed: true }));
  }
}

function isChecked(event: Event): boolean {
  return (event.target as HTMLInputElement).checked;
}

declare global {
  interface HTMLElementTagNameMap {
    "look-form": LookForm;
  }
}
