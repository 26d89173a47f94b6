// Tables kept in the browser: one record per table in IndexedDB, with its checksum. What is read
// is believed only after the engine has compared the checksum (`Engine.load`).

const STORE = "tables";

/** Opens the database; rejects where there is none, as in Node and in some private windows. */
function open() {
  return new Promise((done, failed) => {
    const opening = indexedDB.open("loyd", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => failed(opening.error);
  });
}

async function withStore(mode, act) {
  const database = await open();
  try {
    return await new Promise((done, failed) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => done(request.result);
      transaction.onerror = transaction.onabort = () => failed(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Keeps the tables of a heuristic. */
export function keepTables(heuristic, tables) {
  return withStore("readwrite", (store) => store.put(tables, heuristic));
}

/** The kept tables of a heuristic; null if there are none. */
export async function keptTables(heuristic) {
  return (await withStore("readonly", (store) => store.get(heuristic))) ?? null;
}

/** Forgets all tables. */
export function forgetTables() {
  return withStore("readwrite", (store) => store.clear());
}
