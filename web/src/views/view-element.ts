// A view of the page, laid out card by card when it is first shown.
//
// Fonts, styles and boxes of a whole view take the browser longer than a person should notice. So
// its cards are hidden until all of them are rendered, and then shown from the top to the bottom,
// each in a task of its own. Nothing jumps, because a card comes only after those above it. While
// that goes on the view says `aria-busy`; then it announces `laid-out`.

import { OwnTaskElement, nextTask, rendered } from "../parts/own-task.js";

export class ViewElement extends OwnTaskElement {
  /** What is laid out at one time, as a selector. */
  protected readonly cards: string = ".stage > *, .side > *";

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.hasUpdated) this.setAttribute("aria-busy", "true");
  }

  protected override firstUpdated(): void {
    void this.layOut([...this.renderRoot.querySelectorAll<HTMLElement>(this.cards)]);
  }

  private async layOut(cards: HTMLElement[]): Promise<void> {
    for (const card of cards) card.hidden = true;
    await rendered(this);
    for (const card of cards.toSorted((one, other) => orderOf(one) - orderOf(other))) {
      await nextTask();
      card.hidden = false;
      layOutNow(card);
    }
    this.removeAttribute("aria-busy");
    this.dispatchEvent(new Event("laid-out", { bubbles: true, composed: true }));
  }
}

/** Where a card stands on a phone, where both columns are one list. */
function orderOf(card: HTMLElement): number {
  return Number(getComputedStyle(card).order);
}

/** Lays out what changed. Browsers do so when a height is asked for, otherwise with the next frame. */
function layOutNow(element: HTMLElement): void {
  element.getBoundingClientRect();
}
