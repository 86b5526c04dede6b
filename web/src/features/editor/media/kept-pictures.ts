/**
 * Files that were chosen and are not stored yet, kept on the device until they are: through a reload, signing in at
 * Google, and the order of a new card. Where the browser keeps none (private windows), they last as long as the page.
 */
const DATABASE = 'editor-pictures';
const STORE = 'pictures';
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

interface Kept {
  file: File;
  /** When it was chosen, in ms. */
  at: number;
}

let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
    request.onblocked = () => reject(new Error('blocked'));
  });
  return opening;
}

/** Runs a piece of work on the store; `undefined` where there is none, or it is full. */
async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const transaction = (await database()).transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    return await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error('not kept'));
    });
  } catch {
    return undefined;
  }
}

/** Keeps a file of an invitation under a name of its own, such as `qr` or `gift/<row>`. */
export async function keepPicture(invitationId: string, name: string, file: File): Promise<void> {
  const kept: Kept = { file, at: Date.now() };
  await withStore('readwrite', (store) => store.put(kept, `${invitationId}/${name}`));
}

export async function dropPicture(invitationId: string, name: string): Promise<void> {
  await withStore('readwrite', (store) => store.delete(`${invitationId}/${name}`));
}

/** The files that are kept for an invitation, by their names, in the order of those. */
export async function keptPictures(invitationId: string): Promise<Map<string, File>> {
  const prefix = `${invitationId}/`;
  const range = () => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const names = ((await withStore('readonly', (store) => store.getAllKeys(range()))) ?? []) as string[];
  const all = ((await withStore('readonly', (store) => store.getAll(range()))) ?? []) as Kept[];
  const pictures = new Map<string, File>();
  for (const [index, { file, at }] of all.entries()) {
    const name = (names[index] ?? '').slice(prefix.length);
    if (Date.now() - at > KEPT_MS) await dropPicture(invitationId, name);
    else pictures.set(name, file);
  }
  return pictures;
}
