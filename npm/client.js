// Asking an engine that runs in a Worker: answers are promises, with progress on the way.
//
// An engine answers one request after the other. There are two, so that what is quick
// (reading a board, drawing one) does not wait for a search. A request that is given
// up while it runs ends its Worker, unless it is over in a moment: the engine has no other way to
// stop in the middle. The next Worker is started at once, from the module that is compiled already.
// It gets requests when it has its tables, so giving up what waits for them costs nothing.

import { LoydError, errorOf } from "./engine.js";

export { LoydError } from "./engine.js";

/** Which requests search, and may take long. */
const SEARCHES = new Set(["solve", "hint", "analyze", "estimate"]);

/** The time for a first solution while a model is loaded, in seconds. */
const AT_ONCE = 0.2;

/** How long a request that was given up may go on before its Worker is ended, in milliseconds. */
const PATIENCE = 100;

/** The same while the Worker reads large tables, which another Worker would have to begin again. */
const PATIENCE_WHILE_LOADING = 3000;

/** One Worker and the requests that wait for it. */
class WorkerQueue {
  #start;
  #loadModel;
  #worker = null;
  /** Whether the Worker has what it starts with. */
  #ready = false;
  /** Whether the Worker reads large tables beside what it is asked. */
  #loading = false;
  #waiting = [];
  #running = null;
  #stale = false;
  #isClosed = false;

  /** `start` returns a Worker that was sent its first message; `loadModel` promises the bytes of a model. */
  constructor(start, loadModel) {
    this.#start = start;
    this.#loadModel = loadModel;
  }

  /** Starts the Worker before it is needed. */
  wake() {
    if (this.#isClosed) throw closedError();
    this.#worker ??= this.#listen(this.#start());
    this.#hold();
  }

  /** Lets a Worker of Node keep the program alive while something is asked of it, and no longer. */
  #hold() {
    this.#worker?.hold?.(this.#running !== null || this.#waiting.length > 0);
  }

  request(task, hear, signal) {
    return new Promise((done, failed) => {
      const request = { task, hear, done, failed, signal };
      if (this.#isClosed) return failed(closedError());
      if (signal?.aborted) return failed(abortError());
      request.abort = () => this.#giveUp(request);
      signal?.addEventListener("abort", request.abort, { once: true });
      this.#waiting.push(request);
      this.#next();
    });
  }

  /** Takes a new Worker as soon as nothing runs in the present one. */
  renew() {
    if (this.#running) {
      this.#stale = true;
      return;
    }
    this.#stale = false;
    this.#restart();
  }

  #drop() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    this.#loading = false;
  }

  #restart() {
    this.#drop();
    this.wake();
  }

  /** Ends the Worker and everything that was asked of it. */
  close() {
    this.#isClosed = true;
    this.#drop();
    clearTimeout(this.#running?.timer);
    const requests = [...(this.#running ? [this.#running] : []), ...this.#waiting.splice(0)];
    this.#running = null;
    for (const request of requests) request.failed(closedError());
  }

  #next() {
    if (this.#running || this.#waiting.length === 0) return this.#hold();
    this.wake();
    if (!this.#ready) return;
    this.#running = this.#waiting.shift();
    this.#worker.postMessage(this.#running.task);
  }

  #listen(worker) {
    worker.onmessage = ({ data: { event, data } }) => {
      // A thread of Node may still say something after its end.
      if (this.#worker !== worker) return;
      const running = this.#running;
      if (event === "ready") {
        this.#ready = true;
        this.#next();
      } else if (!this.#ready) this.#fail(errorOf(data));
      else if (event === "loading" || event === "loaded") this.#loading = event === "loading";
      else if (event === "answer") this.#end((request) => request.done(data));
      else if (event === "failure") this.#end((request) => request.failed(errorOf(data)));
      else {
        if (!running?.isGivenUp) running?.hear?.({ event, data });
        if (event === "model") this.#handModel(worker, data.side);
      }
    };
    worker.onerror = (event) => {
      // The engine itself failed; the next request gets another one.
      event.preventDefault?.();
      if (this.#worker !== worker) return;
      this.#fail(new LoydError("internal", `the engine failed: ${event.message}`));
    };
    return worker;
  }

  /** Ends a Worker that failed, and what was asked of it: one request, or all if it never started. */
  #fail(error) {
    const unheard = this.#ready ? [] : this.#waiting.splice(0);
    this.#drop();
    for (const request of unheard) request.failed(error);
    this.#end((request) => request.failed(error));
  }

  async #handModel(worker, side) {
    const bytes = await this.#loadModel(side).catch(() => null);
    worker.postMessage({ task: "model", bytes });
  }

  #end(act) {
    const request = this.#running;
    if (!request) return;
    this.#running = null;
    request.signal?.removeEventListener("abort", request.abort);
    clearTimeout(request.timer);
    if (!request.isGivenUp) act(request);
    if (this.#stale) this.renew();
    this.#next();
  }

  #giveUp(request) {
    request.isGivenUp = true;
    request.failed(abortError());
    if (this.#running !== request) {
      this.#waiting = this.#waiting.filter((other) => other !== request);
      this.#hold();
      return;
    }
    request.timer = setTimeout(() => {
      this.#running = null;
      this.#restart();
    }, this.#loading ? PATIENCE_WHILE_LOADING : PATIENCE);
  }
}

function abortError() {
  return new DOMException("The request was given up.", "AbortError");
}

function closedError() {
  return new LoydError("cancelled", "the engine was closed");
}

/**
 * A board as text. Lists of tiles or of rows and records of boards, such as those of `scramble`, are
 * boards too; whatever else it is, the engine says what is wrong with it.
 */
function boardText(board) {
  if (Array.isArray(board)) return board.map((row) => (Array.isArray(row) ? row.join(" ") : row)).join(board.some(Array.isArray) ? "/" : " ");
  return typeof board?.board === "string" ? board.board : board;
}

/** The fields of a request, with its boards as text. */
function withTexts(fields) {
  const texts = {};
  for (const name of ["board", "scramble", "goal", "text"]) if (fields[name] !== undefined) texts[name] = boardText(fields[name]);
  return { ...fields, ...texts };
}

async function noModel() {
  throw new Error("there are no models");
}

export class Loyd {
  #module;
  #newWorker;
  #searching;
  #quick;
  #large = null;
  /** Large tables that the browser could not keep. */
  #handed = null;
  #loadModel;
  /** Promises of models that were needed already, by their side. */
  #models = new Map();

  /**
   * `module` is a promise of the compiled .wasm file, `newWorker` starts a Worker of `worker.js`,
   * and `loadModel` promises the bytes of the learned model of a side, such as `models/6x6.model`.
   */
  constructor(module, newWorker, loadModel = noModel) {
    this.#module = module;
    this.#newWorker = newWorker;
    this.#loadModel = loadModel;
    this.#searching = new WorkerQueue(() => this.#worker(true), (side) => this.#model(side));
    this.#quick = this.#quickQueue();
  }

  /** A Worker for what needs neither tables nor models. */
  #quickQueue() {
    return new WorkerQueue(() => this.#worker(false), noModel);
  }

  #model(side) {
    let model = this.#models.get(side);
    if (!model) {
      model = this.#loadModel(side).then((bytes) => new Uint8Array(bytes));
      this.#models.set(side, model);
      // The next request tries again.
      model.catch(() => this.#models.delete(side));
    }
    return model;
  }

  #worker(searches) {
    const worker = this.#newWorker();
    const large = searches ? this.#handed : null;
    this.#module.then(
      (module) => worker.postMessage({ task: "start", module, searches, large }),
      (error) => worker.onerror({ message: String(error) }),
    );
    return worker;
  }

  /** Starts the engine before the first question. */
  wake() {
    this.#searching.wake();
  }

  /** Asks anything: a command and its fields as in docs/engine.md. */
  ask(command, asked = {}, { signal, onProgress, onSolution } = {}) {
    const fields = withTexts(asked);
    const progress = Boolean(onProgress ?? onSolution);
    const queue = SEARCHES.has(command) ? this.#searching : this.#quick;
    let best = Infinity;
    const hearSolution = (solution) => {
      if (solution.length >= best) return;
      best = solution.length;
      onSolution?.(solution);
    };
    const hear = ({ event, data }) => {
      if (event === "solution") hearSolution(data);
      else if (event === "progress") onProgress?.(data);
      else if (event === "model" && onSolution && !this.#models.has(data.side)) this.#solveAtOnce(fields, hearSolution, signal);
    };
    const answer = queue.request({ task: "ask", command, fields, progress }, hear, signal);
    // What comes after the answer is no longer wanted.
    const end = () => (best = -1);
    answer.then(end, end);
    return answer;
  }

  /** Looks for a first solution without a model, while that is loaded. */
  #solveAtOnce({ board, goal, metric }, onSolution, signal) {
    const fields = { board, ...(goal ? { goal } : {}), ...(metric ? { metric } : {}), time: AT_ONCE };
    const hear = ({ event, data }) => event === "solution" && onSolution(data);
    this.#quick.request({ task: "ask", command: "solve", fields, progress: true }, hear, signal).catch(() => undefined);
  }

  solve(board, { signal, onProgress, onSolution, ...fields } = {}) {
    return this.ask("solve", { board, ...fields }, { signal, onProgress, onSolution });
  }

  hint(board, { signal, onProgress, ...fields } = {}) {
    return this.ask("hint", { board, ...fields }, { signal, onProgress });
  }

  analyze(solution, { signal, onProgress, ...fields } = {}) {
    return this.ask("analyze", { solution, ...fields }, { signal, onProgress });
  }

  scramble({ signal, onProgress, ...fields } = {}) {
    return this.ask("scramble", fields, { signal, onProgress });
  }

  estimate(board, { signal, ...fields } = {}) {
    return this.ask("estimate", { board, ...fields }, { signal });
  }

  board(text, { signal, ...fields } = {}) {
    return this.ask("board", { text, ...fields }, { signal });
  }

  /**
   * Builds the large tables: about ten seconds and 400 MB, then 200 MB. They are kept in the browser
   * where it allows that, and used from then on.
   */
  prepareLarge({ signal, onProgress } = {}) {
    this.#large ??= this.#buildLarge(signal, onProgress).catch((error) => {
      this.#large = null;
      throw error;
    });
    return this.#large;
  }

  async #buildLarge(signal, onProgress) {
    // In a Worker of its own, because memory that building took is never given back.
    const queue = this.#quickQueue();
    try {
      this.#handed = await queue.request({ task: "build" }, ({ data }) => onProgress?.(data), signal);
    } finally {
      queue.close();
    }
    // The next search starts with them.
    this.#searching.renew();
  }

  /** Ends the engine. Requests that have no answer yet fail, and so do later ones. */
  close() {
    this.#searching.close();
    this.#quick.close();
  }
}
