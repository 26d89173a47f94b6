// The Worker of a browser.

import { serve } from "./serve.js";

const answer = serve((message, moved = []) => self.postMessage(message, moved));
self.onmessage = (event) => void answer(event.data);
