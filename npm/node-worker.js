// The Worker of Node.

import { parentPort } from "node:worker_threads";

import { serve } from "./serve.js";

const answer = serve((message, moved = []) => parentPort.postMessage(message, moved));
parentPort.on("message", (message) => void answer(message));
