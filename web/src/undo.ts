// Undo and redo of one view's states. An edit adds a state; whatever comes without a
// person's doing (an answer, a step of the playback) changes the last one.

/** How many states are remembered. */
const MOST = 300;

export class Undo<State> {
  private past: State[] = [];
  private future: State[] = [];
  /** The state that is shown; null before the first. */
  present: State | null = null;

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** A person made this state. */
  add(state: State): void {
    if (this.present !== null) this.past = [...this.past.slice(1 - MOST), this.present];
    this.future = [];
    this.present = state;
  }

  /** The present state looks like this now. */
  amend(state: State): void {
    this.present = state;
  }

  /** The state before; null if there is none. */
  undo(): State | null {
    const state = this.past.pop();
    if (state === undefined) return null;
    this.future.push(this.present!);
    return (this.present = state);
  }

  /** The state that was undone last; null if there is none. */
  redo(): State | null {
    const state = this.future.pop();
    if (state === undefined) return null;
    this.past.push(this.present!);
    return (this.present = state);
  }
}
