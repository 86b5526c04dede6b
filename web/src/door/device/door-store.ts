import type { DoorEvent, DoorList } from '@serikad/shared/guest-list/check-in.types';
import { newKey } from '../../platform/new-key.js';
import { openDatabase, STORE } from './door-database.js';
import { type DoorKeys, type Sealed, seal, unseal } from './door-keys.js';

/**
 * The list and the events of a door link in IndexedDB, encrypted. Each event that is not sent yet is a record of its
 * own, so that two tabs, or a tap before the phone goes off, never overwrite one. The events that the server has are in
 * parts: a check-in writes a small one, and when there are many, one record takes the place of all.
 */
/** How long events that were not sent stay after the link's end, to be read off, in milliseconds. */
const UNSENT_STAYS_MS = 7 * 24 * 60 * 60 * 1000;
const LAST_KEY = '\uffff';
const UNSENT = 'unsent/';
const KNOWN = 'known/';
/** Most parts of the known events. */
export const MOST_PARTS = 50;

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
  private parts = 0;

  constructor(private readonly keys: DoorKeys) {}

  /** All that is kept of the link; records of any link whose time is over are deleted. */
  async read(): Promise<KeptDoor> {
    const rows = await this.run('readwrite', (store) => {
      removeExpired(store);
      const range = this.range('');
      const names = store.getAllKeys(range) as IDBRequest<string[]>;
      const all = store.getAll(range) as IDBRequest<Row[]>;
      return () => all.result.map((row, at) => ({ row, name: names.result[at] ?? '' }));
    });
    const open = rows.filter(({ row }) => row.goneAt > Date.now());
    const values = await Promise.all(open.map(({ row, name }) => unseal(this.keys.key, name, row)));
    const kept: KeptDoor = { unsent: [] };
    const parts: KeptEvents[] = [];
    open.forEach(({ name }, at) => {
      const value = values[at];
      if (value === undefined) return;
      if (name === this.name('list')) kept.list = value as KeptList;
      else if (name.startsWith(this.name(KNOWN))) parts.push(value as KeptEvents);
      else if (name === this.name('settings')) kept.settings = value as Settings;
      else kept.unsent.push(value as OwnEvent);
    });
    this.parts = parts.length;
    if (parts.length > 0) kept.known = joined(parts);
    kept.unsent.sort((a, b) => a.event.at.localeCompare(b.event.at));
    if (kept.list) this.goneAt = Date.parse(kept.list.list.expiresAt);
    return kept;
  }

  async saveList(kept: KeptList): Promise<void> {
    const goneAt = Date.parse(kept.list.expiresAt);
    // The events' records end at another time than before: the next one replaces them.
    if (goneAt !== this.goneAt) this.parts = MOST_PARTS;
    this.goneAt = goneAt;
    await this.put('list', kept);
  }

  saveSettings(settings: Settings): Promise<void> {
    return this.put('settings', settings);
  }

  /** Resolves when the event would survive the phone's end. */
  async addUnsent(own: OwnEvent): Promise<void> {
    await this.put(UNSENT + own.event.id, own, UNSENT_STAYS_MS);
  }

  /**
   * What is new of the server's events, and with it that these events are sent.
   * @param all everything that is known
   */
  async saveKnown(news: KeptEvents, all: () => KeptEvents, sent: readonly string[]): Promise<void> {
    const joins = this.parts >= MOST_PARTS;
    const name = KNOWN + newKey();
    const row = await this.row(name, joins ? all() : news);
    await this.run('readwrite', (store) => {
      if (joins) store.delete(this.range(KNOWN));
      store.put(row, this.name(name));
      for (const id of sent) store.delete(this.name(UNSENT + id));
      return () => undefined;
    });
    this.parts = joins ? 1 : this.parts + 1;
  }

  /** Deletes the list and all events that the server has; those that it has not stay, to be read off. */
  async end(): Promise<void> {
    await this.run('readwrite', (store) => {
      for (const name of ['list', 'settings']) store.delete(this.name(name));
      store.delete(this.range(KNOWN));
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

  private range(of: string): IDBKeyRange {
    return IDBKeyRange.bound(this.name(of), this.name(of + LAST_KEY));
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
    this.opening ??= openDatabase().then(
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

/** The farthest cursor: each part was written when all events before its own cursor were known. */
function joined(parts: readonly KeptEvents[]): KeptEvents {
  return {
    events: parts.flatMap(({ events }) => events),
    cursor: Math.max(...parts.map(({ cursor }) => cursor)),
    mine: parts.flatMap(({ mine }) => mine),
  };
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
