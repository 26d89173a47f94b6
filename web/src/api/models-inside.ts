// The learned models inside the page, for the page that is a single file. Those of 7x7 and 8x8 would
// make it several times as large, so boards of these sizes use the one of 6x6, which the engine
// resizes.

import five from "../../../crates/loyd/models/5x5.model?url";
import six from "../../../crates/loyd/models/6x6.model?url";

/** The model of a side, as a `data:` address. */
export const MODELS: Record<number, string> = { 5: five, 6: six, 7: six, 8: six };
