// One engine: the .wasm file with its two functions, and what talks to it.
//
// A line of JSON goes in by `ask`; while it runs, messages come by the import `message`. The
// last one is the answer or a failure. The engine has no threads and answers before `ask`
// returns, so a page runs it in a Worker (`client.js`). docs/wasm.md describes the messages.

/** Why there is no answer: a kind for programs, a sentence for people. */
export class LoydError extends Error {
  constructor(kind, message, field = null, span = null) {
    super(message);
    this.name = "LoydError";
    this.kind = kind;
    this.field = field;
    this.span = span;
  }
}

/** The error of a message `failure`. */
export function errorOf({ error }) {
  return new LoydError(error.kind, error.message, error.field ?? null, error.span ?? null);
}

/** The messages that end a request; `model` means that the engine wants one and must be asked again. */
const LAST = new Set(["answer", "failure", "model"]);

function answerOf({ event, data }) {
  if (event === "failure") throw errorOf(data);
  return data;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Engine {
  #exports;
  #hear = () => {};

  /** Starts an engine of a compiled module. */
  constructor(module) {
    const loyd = {
      clock: () => performance.now(),
      random: () => Math.random(),
      message: (start, length) => this.#hear(JSON.parse(decoder.decode(new Uint8Array(this.#exports.memory.buffer, start >>> 0, length)))),
    };
    this.#exports = new WebAssembly.Instance(module, { loyd }).exports;
  }

  /**
   * Asks, and returns the answer. `hear` gets every message on the way, if it is given. Where a
   * search wants a learned model that was not taken yet, it does without.
   */
  ask(command, fields = {}, hear = null) {
    for (;;) {
      const last = this.#say(command, fields, hear);
      if (last.event !== "model") return answerOf(last);
      this.takeModel(last.data.side, null);
    }
  }

  /** Asks, and promises the answer. `loadModel` promises the bytes of the models that a search wants. */
  async askWithModels(command, fields, hear, loadModel) {
    for (;;) {
      const last = this.#say(command, fields, hear);
      if (last.event !== "model") return answerOf(last);
      const { side } = last.data;
      this.takeModel(side, await loadModel(side).catch(() => null));
    }
  }

  /** Says one line, and returns the last message. */
  #say(command, fields, hear) {
    const request = { id: 1, command, ...fields, ...(hear ? { progress: true } : {}) };
    let last = null;
    this.#hear = (message) => {
      last = message;
      if (!LAST.has(message.event)) hear?.({ event: message.event, data: message.data });
    };
    const line = encoder.encode(JSON.stringify(request));
    this.#exports.ask(this.write(line), line.length);
    return last;
  }

  /** Takes the bytes of a learned model for a side. Without them, or if they are damaged, searches do without. */
  takeModel(side, bytes) {
    try {
      const where = bytes ? { address: this.write(bytes), bytes: bytes.length } : {};
      this.ask("model", { side, ...where });
    } catch (error) {
      if (!bytes || !(error instanceof LoydError)) throw error;
      this.ask("model", { side });
    }
  }

  /** Copies bytes into the memory of the engine. Returns their address. */
  write(bytes) {
    const address = this.#exports.allocate(bytes.length) >>> 0;
    new Uint8Array(this.#exports.memory.buffer, address, bytes.length).set(bytes);
    return address;
  }

  /** A copy of bytes in the memory of the engine. */
  read(address, length) {
    return new Uint8Array(this.#exports.memory.buffer, address, length).slice();
  }

  /** Builds tables, however large. Returns a copy of each, with its checksum. */
  prepare(heuristic, hear = null) {
    const { tables } = this.ask("prepare", { heuristic }, hear);
    return tables.map(({ address, bytes, checksum }) => ({ checksum, bytes: this.read(address, bytes) }));
  }

  /** Takes tables that `prepare` returned, here or in another engine. Throws if one is damaged. */
  load(heuristic, tables) {
    tables.forEach(({ checksum, bytes }, number) => {
      const address = this.write(bytes);
      this.ask("load", { heuristic, number, address, bytes: bytes.length, checksum });
    });
  }
}
