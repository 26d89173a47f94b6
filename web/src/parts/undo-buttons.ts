// Undo and redo: two buttons, and the keys that everybody knows (Ctrl or ⌘ with Z,
// Shift and Z, Y), except in a field, which has an undo of its own.

import { css, html } from "lit";
import { customElement, property } from "lit/decorators.js";

import { OwnTaskElement } from "./own-task.js";
import { sharedStyle } from "./shared-style.js";

/** Elements in which one types. */
const TYPES = "input:not([type=checkbox]):not([type=range]), textarea";

@customElement("undo-buttons")
export class UndoButtons extends OwnTaskElement {
  @property({ type: Boolean }) undoable = false;
  @property({ type: Boolean }) redoable = false;

  static override styles = [
    sharedStyle,
    css`
      :host {
        display: flex;
        gap: 6px;
      }
      button {
        padding: 0;
        width: 40px;
      }
      svg {
        width: 20px;
        height: 20px;
        fill: none;
        stroke: currentColor;
        stroke-width: 2;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      @media (max-width: 560px) {
        button {
          width: 36px;
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
  }

  override render() {
    return html`${this.renderButton("Undo", "M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10H9", this.undoable)}
    ${this.renderButton("Redo", "m16 5 4 4-4 4m4-4H10a5 5 0 0 0 0 10h5", this.redoable)}`;
  }

  private renderButton(name: "Undo" | "Redo", path: string, possible: boolean) {
    return html`<button aria-label=${name} title=${name} ?disabled=${!possible} @click=${() => this.say(name)}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>
    </button>`;
  }

  private onKey = (event: KeyboardEvent): void => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented || (key !== "z" && key !== "y")) return;
    if (event.composedPath().some((one) => one instanceof Element && one.matches(TYPES))) return;
    event.preventDefault();
    this.say(key === "y" || event.shiftKey ? "Redo" : "Undo");
  };

  private say(name: "Undo" | "Redo"): void {
    this.dispatchEvent(new CustomEvent(name.toLowerCase()));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "undo-buttons": UndoButtons;
  }
}
