// Numbers or an own picture on the tiles.

import { LitElement, html, nothing } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";

import { type Look, readPicture } from "./look.js";
import { sharedStyle } from "./shared-style.js";

@customElement("look-form")
export class LookForm extends LitElement {
  @property({ attribute: false }) look: Look = { picture: null, numbers: true };
  @state() private wrong = "";
  @query("input[type=file]") private file!: HTMLInputElement;

  static override styles = sharedStyle;

  override render() {
    return html`<div class="field">
      <div class="row">
        <input id="file" class="unseen" type="file" accept="image/*" tabindex="-1" aria-label="Picture file" @change=${this.onFile} />
        <button @click=${() => this.file.click()}>${this.look.picture ? "Another picture …" : "Own picture on the tiles …"}</button>
        ${this.look.picture
          ? html`<button @click=${() => this.announce({ picture: null, numbers: true })}>Numbers only</button>
              <label class="row"
                ><input type="checkbox" .checked=${this.look.numbers} @change=${this.onNumbers} /> numbers too</label
              >`
          : nothing}
      </div>
      <p class="message ${this.wrong ? "wrong" : "soft"}" role="status">${this.wrong || "The picture stays in this browser."}</p>
    </div>`;
  }

  private async onFile(): Promise<void> {
    const file = this.file.files?.[0];
    if (!file) return;
    try {
      const picture = await readPicture(file);
      this.wrong = "";
      this.announce({ picture, numbers: this.look.numbers });
    } catch (error) {
      this.wrong = error instanceof Error ? error.message : String(error);
    }
    this.file.value = "";
  }

  private onNumbers(event: Event): void {
    this.announce({ ...this.look, numbers: (event.target as HTMLInputElement).checked });
  }

  private announce(look: Look): void {
    this.dispatchEvent(new CustomEvent<Look>("look", { detail: look, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "look-form": LookForm;
  }
}
