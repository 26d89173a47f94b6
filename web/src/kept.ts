// What this browser keeps between visits, in IndexedDB: rounds, and the look of the
// board. Nothing of it is ever sent anywhere.
//
// Each round is a record of its own: one that is damaged does not lose the others,
// and two tabs do not overwrite each other. A browser may forbid it all; then the
// promises fail, and the page says that nothing will be kept.

const DATABASE = "loyd-kept";
const VERSION = 1;

/** `rounds` by their names; `look` has one record. */
export type Shelf = "rounds" | "look";
const SHELVES: readonly Shelf[] = ["rounds", "look"];

let opened: Promise<IDBDatabase> | null = null;

/** Everything on a shelf. */
export function takeAll(shelf: Shelf): Promise<unknown[]> {
  return act(shelf, "readonly", (store) => store.getAll() as IDBRequest<unknown[]>);
}

/** One thing; undefined if it is not there. */
export function take(shelf: Shelf, name: string): Promise<unknown> {
  return act(shelf, "readonly", (store) => store.get(name) as IDBRequest<unknown>);
}

/** Keeps things under their names, in place of what had them; all of them or none. */
export async function keep(shelf: Shelf, things: ReadonlyMap<string, unknown>): Promise<void> {
  await act(shelf, "readwrite", (store) => {
    for (const [name, thing] of things) store.put(thing, name);
    return store.count();
  });
}

/** Throws something away. */
export async function discard(shelf: Shelf, name: string): Promise<void> {
  await act(shelf, "readwrite", (store) => store.delete(name));
}

async function act<Value>(shelf: Shelf, mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
  const database = await open();
  const transaction = database.transaction(shelf, mode);
  const request = ask(transaction.objectStore(shelf));
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done(request.result);
    transaction.onabort = () => failed(transaction.error ?? new Error("the browser gave up"));
  });
}

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((done, failed) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => {
      for (const shelf of SHELVES) request.result.createObjectStore(shelf);
    };
    request.onsuccess = () => {
      // A newer page in another tab may want another version.
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      done(request.result);
    };
    request.onerror = () => failed(request.error ?? new Error("the browser keeps nothing"));
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}
