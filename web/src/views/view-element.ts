// A view of the page, laid out piece by piece when it is first shown.
//
// Fonts, styles and boxes of a whole view take the browser longer than a person should notice. So
// its cards are hidden until all of them are rendered, and then shown from the top to the bottom,
// with one thing in them after the other, each in a task of its own. Nothing jumps, because a card
// comes only after those above it. While that goes on the view says `aria-busy`; then it announces
// `laid-out`.

import { OwnTaskElement, rendered } from "../parts/own-task.js";
import { showInTurn } from "../tasks.js";

export class ViewElement extends OwnTaskElement {
  /** What stands below each other, as a selector. */
  protected readonly cards: string = ".stage > *, .side > *";

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.hasUpdated) this.setAttribute("aria-busy", "true");
  }

  protected override firstUpdated(): void {
    void this.layOut([...this.renderRoot.querySelectorAll<HTMLElement>(this.cards)]);
  }

  private async layOut(cards: HTMLElement[]): Promise<void> {
    const inside = cards.flatMap(partsOf);
    for (const part of [...cards, ...inside]) part.hidden = true;
    await rendered(this);
    const inOrder = cards.toSorted((one, other) => orderOf(one) - orderOf(other));
    await showInTurn(inOrder.flatMap((card) => [card, ...partsOf(card)]));
    this.removeAttribute("aria-busy");
    this.dispatchEvent(new Event("laid-out", { bubbles: true, composed: true }));
  }
}

/** What is laid out one after the other in a card; a component is one thing. */
function partsOf(card: HTMLElement): HTMLElement[] {
  return [...card.children].filter((part) => part instanceof HTMLElement);
}

/** Where a card stands on a phone, where both columns are one list. */
function orderOf(card: HTMLElement): number {
  return Number(getComputedStyle(card).order);
}
