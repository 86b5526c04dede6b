import type { LeaseStore, PhotoStore, QueuedPhoto } from './album.types.js';

const DATABASE = 'album';
const VERSION = 1;
const PHOTOS = 'photos';
const FILES = 'files';
const LEASES = 'leases';
type StoreName = typeof PHOTOS | typeof FILES | typeof LEASES;

/** Private windows of some browsers never answer. */
const OPEN_MS = 5000;
/** A phone that slept may have closed the connection. */
const LOST = ['InvalidStateError', 'UnknownError', 'TransactionInactiveError'];

interface Lease {
  name: string;
  holder: string;
  until: number;
}

/** Stores photos in the browser's database, for all tabs of the device and beyond reloads. */
export class IndexedPhotoStore implements PhotoStore, LeaseStore {
  private constructor(private database: IDBDatabase | null) {}

  /** @throws where the browser has no database, or refuses it in a private window */
  static async open(): Promise<IndexedPhotoStore> {
    const store = new IndexedPhotoStore(null);
    await store.connect();
    return store;
  }

  async list(invitationId: string): Promise<QueuedPhoto[]> {
    const photos = await this.transact<QueuedPhoto[]>('readonly', [PHOTOS], (at, done) => {
      const request = at(PHOTOS).getAll() as IDBRequest<QueuedPhoto[]>;
      request.onsuccess = () => done(request.result);
    });
    return photos.filter((photo) => photo.invitationId === invitationId).sort((a, b) => a.order - b.order);
  }

  add(photo: QueuedPhoto, file: Blob): Promise<void> {
    return this.transact('readwrite', [PHOTOS, FILES], (at, done) => {
      at(FILES).put(file, photo.upload);
      at(PHOTOS).put(photo);
      done();
    });
  }

  update(upload: string, change: Partial<QueuedPhoto>): Promise<QueuedPhoto | null> {
    return this.change(upload, change, [PHOTOS], () => undefined);
  }

  finish(upload: string): Promise<QueuedPhoto | null> {
    const sent = { state: 'sent', failure: null } as const;
    return this.change(upload, sent, [PHOTOS, FILES], (at) => void at(FILES).delete(upload));
  }

  remove(upload: string): Promise<void> {
    return this.transact('readwrite', [PHOTOS, FILES], (at, done) => {
      at(PHOTOS).delete(upload);
      at(FILES).delete(upload);
      done();
    });
  }

  file(upload: string): Promise<Blob | null> {
    return this.transact<Blob | null>('readonly', [FILES], (at, done) => {
      const request = at(FILES).get(upload) as IDBRequest<Blob | undefined>;
      request.onsuccess = () => done(request.result ?? null);
    });
  }

  takeLease(name: string, holder: string, until: number, force = false): Promise<boolean> {
    return this.transact<boolean>('readwrite', [LEASES], (at, done) => {
      const request = at(LEASES).get(name) as IDBRequest<Lease | undefined>;
      request.onsuccess = () => {
        const lease = request.result;
        const isFree = force || !lease || lease.holder === holder || lease.until <= Date.now();
        if (isFree) at(LEASES).put({ name, holder, until });
        done(isFree);
      };
    });
  }

  dropLease(name: string, holder: string): Promise<void> {
    return this.transact('readwrite', [LEASES], (at, done) => {
      const request = at(LEASES).get(name) as IDBRequest<Lease | undefined>;
      request.onsuccess = () => {
        if (request.result?.holder === holder) at(LEASES).delete(name);
        done();
      };
    });
  }

  private change(
    upload: string,
    change: Partial<QueuedPhoto>,
    names: StoreName[],
    also: (at: (name: StoreName) => IDBObjectStore) => void,
  ): Promise<QueuedPhoto | null> {
    return this.transact<QueuedPhoto | null>('readwrite', names, (at, done) => {
      const request = at(PHOTOS).get(upload) as IDBRequest<QueuedPhoto | undefined>;
      request.onsuccess = () => {
        const changed = request.result ? { ...request.result, ...change } : null;
        if (changed) at(PHOTOS).put(changed);
        if (changed) also(at);
        done(changed);
      };
    });
  }

  /** Resolves once what was written is stored, not when it was asked for. */
  private async transact<T = void>(
    mode: IDBTransactionMode,
    names: StoreName[],
    act: (at: (name: StoreName) => IDBObjectStore, done: (result: T) => void) => void,
  ): Promise<T> {
    const attempt = async (): Promise<T> => {
      const database = this.database ?? (await this.connect());
      return new Promise<T>((resolve, reject) => {
        let result: T;
        const transaction = database.transaction(names, mode);
        transaction.oncomplete = () => resolve(result);
        transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
        act(
          (name) => transaction.objectStore(name),
          (value) => void (result = value),
        );
      });
    };
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof DOMException) || !LOST.includes(error.name)) throw error;
      this.database = null;
      return attempt();
    }
  }

  private connect(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(DATABASE, VERSION);
      const timer = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), OPEN_MS);
      request.onupgradeneeded = () => {
        const database = request.result;
        database.createObjectStore(PHOTOS, { keyPath: 'upload' });
        database.createObjectStore(FILES);
        database.createObjectStore(LEASES, { keyPath: 'name' });
      };
      request.onerror = () => {
        clearTimeout(timer);
        reject(request.error ?? new DOMException('not opened', 'UnknownError'));
      };
      request.onsuccess = () => {
        clearTimeout(timer);
        const database = request.result;
        const forget = (): void => {
          if (this.database === database) this.database = null;
        };
        database.onclose = forget;
        database.onversionchange = () => {
          database.close();
          forget();
        };
        this.database = database;
        resolve(database);
      };
    });
  }
}
