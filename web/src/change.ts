// How a view announces that the state should change.

import type { State } from "./address.js";
import type { Board } from "./puzzle/board.js";

/** A state whose board is there. */
export type Shown = State & { board: Board };

/**
 * What the browser's Back button does with a change:
 *
 * - `step`: takes it back; another board, or another solution.
 * - `hand`: takes back the whole run of them; slides and typing.
 * - `none`: nothing; an answer came, or the playback moved.
 */
export type Back = "step" | "hand" | "none";

/** The detail of a `change-state` event. */
export interface Change {
  change: Partial<Shown>;
  back: Back;
}

/** Announces a change. */
export function announce(view: HTMLElement, change: Partial<Shown>, back: Back): void {
  view.dispatchEvent(new CustomEvent<Change>("change-state", { detail: { change, back }, bubbles: true, composed: true }));
}
