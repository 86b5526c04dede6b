import type { DoorEvent, DoorList } from '@serikad/shared/guest-list/check-in.types';
import { type DoorKeys, type Sealed, seal, unseal } from './door-keys.js';

/**
 * The list and the events of a door link in IndexedDB, encrypted. Each event that is not sent yet is a record of its own, so
 * that two tabs, or a tap before the phone goes off, never overwrite one.
 */
const DATABASE = 'door';
const STORE = 'records';
/** How long events that were not sent stay after the link's end, to be read off, in milliseconds. */
const UNSENT_STAYS_MS = 7 * 24 * 60 * 60 * 1000;
const LAST_KEY = '\uffff';
const UNSENT = 'unsent/';

/** An event on this phone, with the name that it was shown with. */
export interface OwnEvent {
  event: DoorEvent;
  label: string;
}
export interface KeptList {
  list: DoorList;
  etag: string;
}
export interface KeptEvents {
  events: DoorEvent[];
  cursor: number;
  /** Ids of the events of this phone. */
  mine: string[];
}
export interface Settings {
  helper: string;
  session: string;
  started: boolean;
}
export interface KeptDoor {
  list?: KeptList;
  known?: KeptEvents;
  settings?: Settings;
  unsent: OwnEvent[];
}

interface Row extends Sealed {
  /** Milliseconds since the epoch. */
  goneAt: number;
}

export class DoorStore {
  private opening: Promise<IDBDatabase> | undefined;
  private goneAt = Date.now() + UNSENT_STAYS_MS;

  constructor(private readonly keys: DoorKeys) {}

  /** All that is kept of the link; records of any link whose time is over are deleted. */
  async read(): Promise<KeptDoor> {
    const rows = await this.run('readwrite', (store) => {
      removeExpired(store);
      const range = IDBKeyRange.bound(this.name(''), this.name(LAST_KEY));
      const names = store.getAllKeys(range) as IDBRequest<string[]>;
      const all = store.getAll(range) as IDBRequest<Row[]>;
      return () => all.result.map((row, at) => ({ row, name: names.result[at] ?? '' }));
    });
    const open = rows.filter(({ row }) => row.goneAt > Date.now());
    const values = await Promise.all(open.map(({ row, name }) => unseal(this.keys.key, name, row)));
    const kept: KeptDoor = { unsent: [] };
    open.forEach(({ name }, at) => {
      const value = values[at];
      if (value === undefined) return;
      if (name === this.name('list')) kept.list = value as KeptList;
      else if (name === this.name('known')) kept.known = value as KeptEvents;
      else if (name === this.name('settings')) kept.settings = value as Settings;
      else kept.unsent.push(value as OwnEvent);
    });
    kept.unsent.sort((a, b) => a.event.at.localeCompare(b.event.at));
    if (kept.list) this.goneAt = Date.parse(kept.list.list.expiresAt);
    return kept;
  }

  async saveList(kept: KeptList): Promise<void> {
    this.goneAt = Date.parse(kept.list.expiresAt);
    await this.put('list', kept);
  }

  saveSettings(settings: Settings): Promise<void> {
    return this.put('settings', settings);
  }

  /** Resolves when the event would survive the phone's end. */
  async addUnsent(own: OwnEvent): Promise<void> {
    await this.put(UNSENT + own.event.id, own, UNSENT_STAYS_MS);
  }

  /** What the server has, and with it that these events are sent. */
  async saveKnown(known: KeptEvents, sent: readonly string[]): Promise<void> {
    const row = await this.row('known', known);
    await this.run('readwrite', (store) => {
      store.put(row, this.name('known'));
      for (const id of sent) store.delete(this.name(UNSENT + id));
      return () => undefined;
    });
  }

  /** Deletes the list and all events that the server has; those that it has not stay, to be read off. */
  async end(): Promise<void> {
    await this.run('readwrite', (store) => {
      for (const name of ['list', 'known', 'settings']) store.delete(this.name(name));
      return () => undefined;
    });
  }

  private async put(name: string, value: unknown, longer = 0): Promise<void> {
    const row = await this.row(name, value, longer);
    await this.run('readwrite', (store) => {
      store.put(row, this.name(name));
      return () => undefined;
    });
  }

  private async row(name: string, value: unknown, longer = 0): Promise<Row> {
    return { ...(await seal(this.keys.key, this.name(name), value)), goneAt: this.goneAt + longer };
  }

  private name(of: string): string {
    return `${this.keys.id}/${of}`;
  }

  /** @throws where the browser keeps nothing, or is full */
  private async run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => () => T): Promise<T> {
    const transaction = (await this.database()).transaction(STORE, mode, { durability: 'strict' });
    const result = work(transaction.objectStore(STORE));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error('not kept'));
    });
    return result();
  }

  private database(): Promise<IDBDatabase> {
    this.opening ??= opened().then(
      (database) => {
        // Safari ends the connection of a page in the background.
        database.onclose = () => (this.opening = undefined);
        return database;
      },
      (error: unknown) => {
        this.opening = undefined;
        throw error;
      },
    );
    return this.opening;
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
    request.onblocked = () => reject(new Error('blocked'));
  });
}

function removeExpired(store: IDBObjectStore): void {
  const cursor = store.openCursor();
  cursor.onsuccess = () => {
    const entry = cursor.result;
    if (!entry) return;
    if ((entry.value as Row).goneAt <= Date.now()) entry.delete();
    entry.continue();
  };
}
