// The learned models of large boards as files beside the page, for pages on a host. Each is loaded
// when a board first needs it.

import five from "../../../crates/loyd/models/5x5.model?url";
import six from "../../../crates/loyd/models/6x6.model?url";
import seven from "../../../crates/loyd/models/7x7.model?url";
import eight from "../../../crates/loyd/models/8x8.model?url";

/** Where the model of a side is. */
export const MODELS: Record<number, string> = { 5: five, 6: six, 7: seven, 8: eight };
