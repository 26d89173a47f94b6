// A button that copies text, says so, and says what to do where it may not.

import { LitElement, html } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { sharedStyle } from "./shared-style.js";

/** How long the word stays, in milliseconds. */
const SAID_FOR = 1600;

@customElement("copy-button")
export class CopyButton extends LitElement {
  @property({ attribute: false }) text: () => string = () => "";
  @property() label = "Copy";
  @state() private said = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  static override styles = sharedStyle;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  override render() {
    return html`<button @click=${this.copy}><span aria-live="polite">${this.said || this.label}</span></button>`;
  }

  private async copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.text());
      this.said = "Copied ✓";
    } catch {
      this.said = "Not allowed here: select and copy";
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.said = ""), SAID_FOR);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "copy-button": CopyButton;
  }
}
