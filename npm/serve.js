// An engine in a Worker, of a browser or of Node: what `client.js` sends is asked of the engine.
//
// Large tables are kept in the browser (IndexedDB), each with its checksum. They are looked for
// when a Worker starts, in the background: until they are there, searches use the small ones.

import { Engine, LoydError } from "./engine.js";
import { forgetTables, keepTables, keptTables } from "./kept-tables.js";

/** The tables that every search begins with. */
const SMALL = "pdb:6-6-3-best";
/** The tables for boards that resist. */
export const LARGE = "pdb:7-8";

/** Returns what answers the messages of a page; `post` sends to it, with a list of what moves there. */
export function serve(post) {
  let engine = null;
  /** What a model is handed to, while a request waits for it. */
  let takeModel = null;
  const loadModel = (side) =>
    new Promise((done) => {
      takeModel = done;
      post({ event: "model", data: { side } });
    });
  const tasks = {
    /** The first message: the module, and whether this Worker searches. */
    start({ module, searches, large }) {
      engine = new Engine(module);
      if (searches) {
        engine.ask("prepare", { heuristic: SMALL });
        if (large) engine.load(LARGE, large);
      }
      post({ event: "ready" });
      if (searches && !large) void loadKept();
    },
    async ask({ command, fields, progress }) {
      post({ event: "answer", data: await engine.askWithModels(command, fields, progress ? post : null, loadModel) });
    },
    /** The model that was wanted; null if there is none. */
    model({ bytes }) {
      takeModel(bytes);
    },
    /** Builds the large tables and keeps them, or hands them out if they cannot be kept. */
    async build() {
      const tables = engine.prepare(LARGE, post);
      const kept = await keepTables(LARGE, tables).then(
        () => true,
        () => false,
      );
      const buffers = tables.map((table) => table.bytes.buffer);
      post({ event: "answer", data: kept ? null : tables }, kept ? [] : buffers);
    },
  };

  /** Reads kept tables, and says when it begins and ends: meanwhile a Worker should not be ended in haste. */
  async function loadKept() {
    post({ event: "loading" });
    await readKept();
    post({ event: "loaded" });
  }

  async function readKept() {
    const tables = await keptTables(LARGE).catch(() => null);
    if (!tables) return;
    try {
      engine.load(LARGE, tables);
      post({ event: "large" });
    } catch {
      // Damaged, or of another version: they can be built again.
      await forgetTables().catch(() => undefined);
    }
  }

  return async (message) => {
    try {
      await tasks[message.task](message);
    } catch (error) {
      const known = error instanceof LoydError;
      const { kind, field, span } = known ? error : { kind: "internal", field: null, span: null };
      post({ event: "failure", data: { error: { kind, message: String(error.message ?? error), field, span } } });
    }
  };
}
