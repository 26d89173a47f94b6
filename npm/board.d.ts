/** `<loyd-board board="..." moves="..." hint>`: a board to play on, a solution to watch. */
export class LoydBoard extends HTMLElement {
  /** The position as text. */
  readonly position: string;
  /** Plays the solution from where it stands. */
  play(): void;
  pause(): void;
  /** Asks the engine for the next best move and marks its tile. */
  hint(): Promise<void>;
}

declare global {
  interface HTMLElementTagNameMap {
    "loyd-board": LoydBoard;
  }
}
