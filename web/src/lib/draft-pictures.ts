/**
 * Files that were chosen and are not stored at the server yet, in IndexedDB: through a reload, signing in at
 * Google, and the order of a new card. Where the browser keeps none (private windows), they last as long as the page.
 */
/** A sign-out deletes it: see session-store.ts. */
const DATABASE = 'editor-pictures';
const STORE = 'pictures';
/** Version 2: keys begin with the owner, pictures have a position. */
const VERSION = 2;
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;
const LAST_KEY = '\uffff';

interface Kept {
  file: File;
  /** Its place among the pictures of its kind, from 0. */
  position: number;
  /** When it was chosen, in ms by this device's clock. */
  at: number;
}
export interface DraftPicture {
  file: File;
  position: number;
}

let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => {
      // Of the pictures of version 1 the owner is not known.
      if (request.result.objectStoreNames.contains(STORE)) request.result.deleteObjectStore(STORE);
      request.result.createObjectStore(STORE);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
    request.onblocked = () => reject(new Error('blocked'));
  }).then(
    (opened) => {
      // Safari ends the connection of a page in the background; another tab may upgrade or delete the database.
      opened.onclose = () => (opening = undefined);
      opened.onversionchange = () => {
        opened.close();
        opening = undefined;
      };
      removeExpired(opened);
      return opened;
    },
    (error: unknown) => {
      opening = undefined;
      throw error;
    },
  );
  return opening;
}

/** Runs a piece of work on the store; `undefined` where there is none, or it is full. */
async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => () => T,
): Promise<T | undefined> {
  try {
    const transaction = await transactionOf(mode);
    const result = work(transaction.objectStore(STORE));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error('not kept'));
    });
    return result();
  } catch {
    return undefined;
  }
}

/** A transaction, on a new connection where the one that was open is lost. */
async function transactionOf(mode: IDBTransactionMode): Promise<IDBTransaction> {
  const open = await database();
  try {
    return open.transaction(STORE, mode);
  } catch {
    opening = undefined;
    return (await database()).transaction(STORE, mode);
  }
}

function keyOf(owner: string, invitationId: string, name = ''): string {
  return `${owner}/${invitationId}/${name}`;
}

/** @param at in ms; a time far ahead is of a clock that was wrong */
function isExpired({ at }: Kept): boolean {
  return Math.abs(Date.now() - at) > KEPT_MS;
}

/** Of every card: one that is never opened again keeps nothing either. */
function removeExpired(open: IDBDatabase): void {
  try {
    const cursor = open.transaction(STORE, 'readwrite').objectStore(STORE).openCursor();
    cursor.onsuccess = () => {
      const entry = cursor.result;
      if (!entry) return;
      if (isExpired(entry.value as Kept)) entry.delete();
      entry.continue();
    };
  } catch {
    // Lost already: the next opening tries again.
  }
}

/**
 * Keeps a file of an invitation under a name of its own, such as `qr` or `gift/<row>`.
 * @param owner the user's id; empty: chosen signed out
 */
export async function saveDraftPicture(
  owner: string,
  invitationId: string,
  name: string,
  { file, position }: DraftPicture,
): Promise<void> {
  const kept: Kept = { file, position, at: Date.now() };
  await withStore('readwrite', (store) => {
    store.put(kept, keyOf(owner, invitationId, name));
    return () => undefined;
  });
}

export async function removeDraftPicture(owner: string, invitationId: string, name: string): Promise<void> {
  await withStore('readwrite', (store) => {
    store.delete(keyOf(owner, invitationId, name));
    return () => undefined;
  });
}

/** The files that are kept for an invitation, by their names, in the order of their positions. */
export async function draftPictures(owner: string, invitationId: string): Promise<Map<string, DraftPicture>> {
  const prefix = keyOf(owner, invitationId);
  const found = await withStore('readonly', (store) => {
    const range = IDBKeyRange.bound(prefix, prefix + LAST_KEY);
    const names = store.getAllKeys(range) as IDBRequest<string[]>;
    const all = store.getAll(range) as IDBRequest<Kept[]>;
    return () => all.result.map((kept, index) => ({ name: (names.result[index] ?? '').slice(prefix.length), kept }));
  });
  const current = (found ?? []).filter(({ kept }) => !isExpired(kept));
  current.sort((a, b) => a.kept.position - b.kept.position);
  return new Map(current.map(({ name, kept: { file, position } }) => [name, { file, position }]));
}

/** Whether each of these files of an invitation is kept under its name; after the writes that were begun before. */
export async function areDraftPicturesSaved(
  owner: string,
  invitationId: string,
  files: ReadonlyMap<string, DraftPicture>,
): Promise<boolean> {
  if (files.size === 0) return true;
  const kept = await draftPictures(owner, invitationId);
  // By size as well: a larger picture may have been refused where a smaller one is kept under the same name.
  return [...files].every(([name, { file }]) => kept.get(name)?.file.size === file.size);
}

/** Whether this user has any picture on the device that is not stored. */
export async function hasDraftPictures(owner: string): Promise<boolean> {
  const count = await withStore('readonly', (store) => {
    const counting = store.count(IDBKeyRange.bound(`${owner}/`, `${owner}/${LAST_KEY}`));
    return () => counting.result;
  });
  return (count ?? 0) > 0;
}

/** Gives the pictures that were chosen signed out to this user, and removes those of other users. */
export async function takeOverDraftPictures(userId: string): Promise<void> {
  const own = `${userId}/`;
  await withStore('readwrite', (store) => {
    const cursor = store.openCursor();
    cursor.onsuccess = () => {
      const entry = cursor.result;
      if (!entry) return;
      const key = entry.key as string;
      if (!key.startsWith(own)) {
        if (key.startsWith('/')) store.put(entry.value, userId + key);
        entry.delete();
      }
      entry.continue();
    };
    return () => undefined;
  });
}
