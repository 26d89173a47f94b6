// The layout of a view: the board at the left, cards at the right, one column on a phone.
// A phone that lies on its side is wide enough for both, but not high: there the board is as
// large as the window is high.

import { css, unsafeCSS } from "lit";

/** Windows in which everything is one column. */
export const ONE_COLUMN = unsafeCSS("(max-width: 860px) and (not ((orientation: landscape) and (min-width: 640px) and (max-height: 560px)))");

export const columnsStyle = css`
  .columns {
    display: grid;
    grid-template-columns: minmax(0, clamp(18rem, min(44vw, 100dvh - 9rem), 46rem)) minmax(0, 1fr);
    gap: 28px;
    align-items: start;
  }
  .stage,
  .side {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    min-width: 0;
  }
  @media (max-height: 560px) {
    .columns {
      grid-template-columns: minmax(0, 48vw) minmax(0, 1fr);
      gap: 16px;
    }
  }
  @media ${ONE_COLUMN} {
    .columns {
      grid-template-columns: minmax(0, 1fr);
      gap: 16px;
    }
    /* The cards of both sides become one list, which a view may put in order. */
    .stage,
    .side {
      display: contents;
    }
    tile-board {
      max-width: 36rem;
      width: 100%;
      justify-self: center;
    }
  }
`;

/** The style of a board whose tiles take this many milliseconds for a slide. */
export function paceStyle(milliseconds: number): string {
  return Number.isFinite(milliseconds) ? `--pace: ${milliseconds}ms` : "";
}
