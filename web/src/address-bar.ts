// Writes the state to the browser's address, at once but not too often: a playback
// changes it many times in a second, and browsers refuse after about a hundred
// changes in half a minute. A change that a person may want to take back with the
// browser's Back button gets an entry of its own in the history.

/** The least time between two writings, in milliseconds. */
const PAUSE = 400;

export class AddressBar {
  private written = location.hash;
  private wanted: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    // A click may follow a link, and Back must then lead to what is shown now.
    window.addEventListener("click", () => this.writeNow(), { capture: true });
  }

  /** Shows a state's address in the present entry; the last one asked for is always shown in the end. */
  show(hash: string): void {
    this.wanted = hash;
    if (this.timer === undefined) this.write();
  }

  /** Shows a state's address in a new entry. The present one keeps what it was to show. */
  begin(hash: string): void {
    this.writeNow();
    if (location.hash !== this.written) return;
    history.pushState(null, "", hash);
    this.written = location.hash;
  }

  /** The address was changed by the person: what was about to be written is out of date. */
  changed(): void {
    this.wanted = null;
    this.written = location.hash;
  }

  private writeNow(): void {
    clearTimeout(this.timer);
    this.write();
  }

  private write(): void {
    this.timer = undefined;
    // A link was followed whose event has not come yet; it must not be overwritten.
    if (this.wanted === null || location.hash !== this.written) return;
    history.replaceState(null, "", this.wanted);
    this.written = location.hash;
    this.wanted = null;
    this.timer = setTimeout(() => this.write(), PAUSE);
  }
}
