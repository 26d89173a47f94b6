// Components that are rendered in tasks of their own: a page that renders and lays out all its
// components in one task would stop the browser for longer than a person should notice.

import { LitElement } from "lit";

import { inTurn, layOutNow, nextTask } from "../tasks.js";

/** A component whose first rendering is a task of its own. */
export class OwnTaskElement extends LitElement {
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await nextTask();
    await super.scheduleUpdate();
  }
}

/**
 * A component of which every rendering is a task of its own, and laying it out another. Only for
 * components that show much and would make a task long: an answer, an analysis, the moves, a chart.
 * For a moment they show what was true before, so nothing that is done with them may rely on what they
 * show being current. A form, a table that is sorted or a list to choose from is an
 * `OwnTaskElement`: a person who acts on it must see the effect at once.
 */
export class OwnTasksElement extends OwnTaskElement {
  protected override async scheduleUpdate(): Promise<void> {
    await inTurn(async () => {
      await super.scheduleUpdate();
      await nextTask();
      layOutNow(this);
    });
  }
}

/** Waits until a component is rendered, and everything in it that takes a task of its own. */
export async function rendered(element: LitElement): Promise<void> {
  await element.updateComplete;
  for (const child of element.renderRoot.querySelectorAll("*")) {
    if (child instanceof OwnTaskElement) await rendered(child);
  }
}
