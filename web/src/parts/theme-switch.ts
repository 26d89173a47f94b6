// Light, dark, or as the system says. The choice is kept in this browser.

import { html } from "lit";
import { customElement, state } from "lit/decorators.js";

import { OwnTaskElement } from "./own-task.js";
import { sharedStyle } from "./shared-style.js";

const THEMES = ["system", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];
const SIGNS: Record<Theme, string> = { system: "◐", light: "☀", dark: "☾" };
const KEY = "loyd-theme";

/** Says that colours changed, to those who paint on a canvas. */
export const THEME_EVENT = "loyd-theme";

/** The theme that was chosen here before; called before the first paint. */
export function restoreTheme(): Theme {
  const kept = readKept();
  const theme = THEMES.find((name) => name === kept) ?? "system";
  document.documentElement.dataset["theme"] = theme;
  return theme;
}

@customElement("theme-switch")
export class ThemeSwitch extends OwnTaskElement {
  @state() private theme: Theme = restoreTheme();

  static override styles = sharedStyle;

  override render() {
    return html`<button aria-label="Colours: ${this.theme}" title="Colours: ${this.theme}" @click=${this.next}>
      <span aria-hidden="true">${SIGNS[this.theme]}</span>
    </button>`;
  }

  private next(): void {
    this.theme = THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length]!;
    document.documentElement.dataset["theme"] = this.theme;
    keep(this.theme);
    window.dispatchEvent(new Event(THEME_EVENT));
  }
}

// A browser may forbid storage; then the choice lasts as long as the page.
function readKept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    return;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "theme-switch": ThemeSwitch;
  }
}
