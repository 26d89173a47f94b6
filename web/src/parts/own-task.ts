// A component whose first rendering is a task of its own: a page that renders all its components in
// one task would stop the browser for longer than a person should notice.

import { LitElement } from "lit";

export class OwnTaskElement extends LitElement {
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await nextTask();
    await super.scheduleUpdate();
  }
}

/** What follows runs in a task of its own. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Waits until a component is rendered, and everything in it that takes a task of its own. */
export async function rendered(element: LitElement): Promise<void> {
  await element.updateComplete;
  for (const child of element.renderRoot.querySelectorAll("*")) {
    if (child instanceof OwnTaskElement) await rendered(child);
  }
}
