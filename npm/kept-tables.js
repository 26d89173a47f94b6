// Tables kept in the browser (IndexedDB). What is read is believed only after the engine has
// compared the checksum (`Engine.load`).
//
// Browsers refuse records of more than about 128 MB, so a table is kept in slices. The record that
// lists the tables is written last: what was not finished is as good as not there.

const STORE = "tables";

/** Bytes of a slice. */
const SLICE = 16 * 1024 * 1024;

/** Opens the database; rejects where there is none, as in Node and in some private windows. */
function open() {
  return new Promise((done, failed) => {
    const opening = indexedDB.open("loyd", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => failed(opening.error);
  });
}

/** Does something with the database, and closes it. */
async function withDatabase(act) {
  const database = await open();
  try {
    return await act(database);
  } finally {
    database.close();
  }
}

/** Promises the result of one request, when its transaction is complete. */
function inStore(database, mode, act) {
  return new Promise((done, failed) => {
    const transaction = database.transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    transaction.oncomplete = () => done(request.result);
    transaction.onerror = transaction.onabort = () => failed(transaction.error);
  });
}

function sliceName(heuristic, table, start) {
  return `${heuristic} ${table} ${start}`;
}

function startsOf(length) {
  return Array.from({ length: Math.ceil(length / SLICE) }, (_, number) => number * SLICE);
}

/** Keeps the tables of a heuristic. */
export function keepTables(heuristic, tables) {
  return withDatabase(async (database) => {
    for (const [number, { bytes }] of tables.entries()) {
      for (const start of startsOf(bytes.length)) {
        const slice = bytes.slice(start, start + SLICE);
        await inStore(database, "readwrite", (store) => store.put(slice, sliceName(heuristic, number, start)));
      }
    }
    const list = tables.map(({ checksum, bytes }) => ({ checksum, length: bytes.length }));
    await inStore(database, "readwrite", (store) => store.put(list, heuristic));
  });
}

/** The kept tables of a heuristic; null if there are none. */
export function keptTables(heuristic) {
  return withDatabase(async (database) => {
    const list = await inStore(database, "readonly", (store) => store.get(heuristic));
    if (!list) return null;
    const tables = [];
    for (const [number, { checksum, length }] of list.entries()) {
      const bytes = new Uint8Array(length);
      for (const start of startsOf(length)) {
        const slice = await inStore(database, "readonly", (store) => store.get(sliceName(heuristic, number, start)));
        if (!slice) return null;
        bytes.set(slice, start);
      }
      tables.push({ checksum, bytes });
    }
    return tables;
  });
}

/** Forgets all tables. */
export function forgetTables() {
  return withDatabase((database) => inStore(database, "readwrite", (store) => store.clear()));
}
