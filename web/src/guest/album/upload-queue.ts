import { MOST_PHOTOS_OF_GUEST, type OwnAlbumPhoto } from '@serikad/shared/album/album.types';
import { newKey } from '../../platform/new-key.js';
import { CallError } from '../api/call.js';
import type { AlbumApi } from './album-api.js';
import type { PhotoFailure, PhotoStore, QueuedPhoto } from './album.types.js';
import { backOff } from './back-off.js';
import { checkFiles, fingerprintOf, type Refused } from './chosen-files.js';
import { canRetry, mayPass } from './failures.js';
import type { MemoryPhotoStore } from './memory-photo-store.js';
import { PhotoStores, type QueueItem } from './photo-stores.js';
import { ReadError, readPiece } from './read-piece.js';
import { NO_OTHER_TABS, type Hold, type TabLock } from './tab-lock.js';

/** How often a tab looks whether the one that sends is still there. */
const OTHER_TAB_MS = 4_000;
/** A photo at which the server fails so often in a row gives way to the next one. */
const MOST_SERVER_ERRORS = 4;
/** Answers in a row by which a photo has come no further. */
const MOST_STANDSTILLS = 3;
/** A photo whose file could not be read so often in a row has failed. */
const MOST_READ_ERRORS = 4;

export interface QueueState {
  items: readonly QueueItem[];
  /** `upload` of the photo that this tab sends. */
  sending: string | null;
  /** Why nothing is sent now although photos wait. */
  pause: 'network' | 'server' | 'other-tab' | null;
  /** How many of the chosen photos are still to be stored on the device. */
  storing: number;
  /** Why photos are not stored on the device. */
  unkept: 'full' | 'no-storage' | null;
  /** The guest's photos that the server has; `null` until they were loaded. */
  own: readonly OwnAlbumPhoto[] | null;
  /** How many more this guest may add, as far as is known here. */
  left: number;
}

export interface QueueOptions {
  invitationId: string;
  api: Pick<AlbumApi, 'announce' | 'sendPiece' | 'remove' | 'own'>;
  /** The device's; `null` where the browser stores nothing. */
  device: PhotoStore | null;
  memory: MemoryPhotoStore;
  lock: TabLock;
  /** The guest's name as it is typed now. */
  name: () => string;
  /** A preview and a sample send nothing. */
  sends: boolean;
  /** Called with all that the device stores, whenever that was read. */
  onListed?: (photos: readonly QueuedPhoto[]) => void;
}

type Outcome = 'sent' | 'failed' | 'gone' | 'lost';

/**
 * Sends a guest's photos one after the other, in pieces, and goes on where it was after a break of the line, a reload
 * or the phone's sleep. The server says how far each photo is; nothing is sent twice. Whatever fails for a while is
 * tried again by itself; what is refused stays in the list with the reason.
 */
export class UploadQueue {
  private state: QueueState;
  private readonly listeners = new Set<() => void>();
  private readonly stores: PhotoStores;
  private running = false;
  private stopped = false;
  private failures = 0;
  private readonly serverErrors = new Map<string, number>();
  private readonly readErrors = new Map<string, number>();
  /** Chosen files are stored one choice after the other. */
  private adding: Promise<unknown> = Promise.resolve();
  private storing = 0;
  /** By the server's word nothing is sent before; ms since the epoch. */
  private notBefore = 0;
  private endWait: (() => void) | null = null;
  private ownLeft = MOST_PHOTOS_OF_GUEST;

  constructor(private readonly options: QueueOptions) {
    this.stores = new PhotoStores(options.device, options.memory);
    this.state = {
      items: [],
      sending: null,
      pause: null,
      storing: 0,
      unkept: null,
      own: null,
      left: MOST_PHOTOS_OF_GUEST,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): QueueState => this.state;

  /** Reads what the device has stored, and sends it; also what was refused for a reason that may have passed. */
  async start(): Promise<void> {
    this.stopped = false;
    await this.reload();
    await this.queueAgain(({ failure }) => failure !== null && mayPass(failure));
    this.run();
  }

  /** Ends with the next answer of the server. */
  stop(): void {
    this.stopped = true;
    this.endWait?.();
  }

  /**
   * The network may be back, or the page is looked at again:
   * what waits is tried at once, unless the server asked to wait.
   */
  wake(): void {
    if (Date.now() < this.notBefore) return;
    this.failures = 0;
    this.endWait?.();
    this.run();
  }

  /** Takes chosen files into the queue. @returns those that are not sent, by the reason */
  add(files: readonly File[]): Promise<Refused> {
    this.storing += files.length;
    this.show({});
    const added = this.adding.then(() => this.storeChosen(files));
    this.adding = added.catch(() => undefined);
    return added;
  }

  private async storeChosen(files: readonly File[]): Promise<Refused> {
    // Another tab may have added some since.
    await this.reload();
    // What is chosen again although it may still be sent is sent once.
    const chosen = new Set(files.map(fingerprintOf));
    await this.queueAgain(
      ({ failure, fingerprint }) => failure !== null && mayPass(failure) && chosen.has(fingerprint),
    );
    this.run();
    const known = this.state.items.filter(({ state }) => state !== 'failed').map(({ fingerprint }) => fingerprint);
    const { taken, refused } = checkFiles(files, new Set(known), this.state.left);
    let order = Math.max(Date.now(), ...this.state.items.map((item) => item.order + 1));
    this.storing -= files.length - taken.length;
    this.show({});
    for (const file of taken) {
      const photo: QueuedPhoto = {
        upload: newKey(),
        invitationId: this.options.invitationId,
        order,
        fileName: file.name,
        fingerprint: fingerprintOf(file),
        bytes: file.size,
        state: 'queued',
        failure: null,
        photoId: null,
        received: 0,
        pieces: 0,
      };
      const unkept = await this.stores.add(photo, file);
      if (unkept) this.show({ unkept });
      order += 1;
      this.storing -= 1;
      await this.reload();
      this.run();
    }
    return refused;
  }

  /** Takes a photo out of the queue; one that the server has in part is removed there as well. */
  async remove(upload: string): Promise<void> {
    const item = this.state.items.find((each) => each.upload === upload);
    await this.stores.remove(upload);
    await this.reload();
    if (item?.photoId) await this.removeFromServer(item.photoId).catch(() => undefined);
  }

  /** Tries photos again that were refused. @param upload absent: all of them */
  async retry(upload?: string): Promise<void> {
    await this.queueAgain(
      (item) => item.failure !== null && canRetry(item.failure) && (upload === undefined || item.upload === upload),
    );
    this.wake();
  }

  /** Loads the guest's own photos. @throws CallError */
  async loadOwn(): Promise<void> {
    if (!this.options.sends) return;
    const sent = this.state.items.filter(({ state }) => state === 'sent');
    const { photos, left } = await this.options.api.own(this.options.invitationId);
    const there = new Set(photos.map(({ _id }) => _id));
    // The couple deleted them: they may be sent anew.
    for (const { upload, photoId } of sent) {
      if (photoId !== null && !there.has(photoId)) await this.stores.remove(upload);
    }
    this.ownLeft = left;
    await this.reload({ own: photos });
  }

  /** Removes a photo that the server has. @throws CallError */
  async removeOwn(id: string): Promise<void> {
    await this.removeFromServer(id);
    const item = this.state.items.find(({ photoId }) => photoId === id);
    if (item) await this.stores.remove(item.upload);
    await this.reload();
  }

  /** The file of a photo that waits, to be shown. */
  fileOf(upload: string): Promise<Blob | null> {
    return this.stores.of(upload).file(upload);
  }

  /** Removes a photo that the server has whole or in part. @throws CallError */
  private async removeFromServer(id: string): Promise<void> {
    try {
      await this.options.api.remove(id);
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'not-found') throw error;
    }
    const { own } = this.state;
    if (!own?.some(({ _id }) => _id === id)) return;
    this.ownLeft += 1;
    this.show({ own: own.filter(({ _id }) => _id !== id) });
  }

  /** Photos that failed wait again. */
  private async queueAgain(isMeant: (item: QueueItem) => boolean): Promise<void> {
    for (const { upload } of this.state.items.filter(isMeant)) {
      this.serverErrors.delete(upload);
      this.readErrors.delete(upload);
      await this.stores
        .of(upload)
        .update(upload, { state: 'queued', failure: null })
        // It fails still, and can be tried again.
        .catch(() => null);
    }
    await this.reload();
  }

  private run(): void {
    if (this.running || this.stopped || !this.options.sends) return;
    this.running = true;
    const end = (): void => {
      this.running = false;
      this.show({ sending: null, pause: null });
    };
    // With `next`: what was chosen in the very moment in which the last one was done.
    void this.sendAll().then(() => {
      end();
      if (this.next()) this.run();
    }, end);
  }

  private async sendAll(): Promise<void> {
    for (;;) {
      await this.reload();
      const item = this.stopped ? undefined : this.next();
      if (!item) return;
      const hold = await (item.onDevice ? this.options.lock : NO_OTHER_TABS).take().catch(() => null);
      if (!hold) {
        this.show({ pause: 'other-tab' });
        await this.wait(OTHER_TAB_MS);
        continue;
      }
      let waitMs = 0;
      try {
        await this.sendWhileHeld(hold, item.onDevice);
      } catch (error) {
        waitMs = await this.waitAfter(error);
      } finally {
        hold.release();
      }
      if (waitMs > 0 && !this.stopped) await this.wait(waitMs);
    }
  }

  /** Sends one after the other. @throws what a try again may overcome */
  private async sendWhileHeld(hold: Hold, onDevice: boolean): Promise<void> {
    for (;;) {
      await this.reload();
      const item = this.next();
      if (!item || this.stopped || hold.isLost() || item.onDevice !== onDevice) return;
      this.show({ sending: item.upload, pause: null });
      const outcome = await this.send(item, hold);
      if (outcome === 'lost') return;
      this.failures = 0;
    }
  }

  private async send(item: QueueItem, hold: Hold): Promise<Outcome> {
    const { api, invitationId, name } = this.options;
    const store = this.stores.of(item.upload);
    const stored = await store.file(item.upload);
    if (!stored) return this.fail(item, { kind: 'unreadable', code: 'no-file', message: '' });
    let file = stored;
    const again = async (): Promise<Blob> => {
      file = (await store.file(item.upload)) ?? file;
      return file;
    };
    const announce = () =>
      api.announce({ invitationId, upload: item.upload, bytes: item.bytes, name: name() }).catch((error: unknown) => {
        throw error instanceof CallError && !error.passes ? new Refusal(error, error.code !== 'validation') : error;
      });
    try {
      let upload = await announce();
      let standstills = 0;
      while (upload.state === 'receiving') {
        const { _id: photoId, received, pieces } = upload;
        if (!(await store.update(item.upload, { photoId, received, pieces }))) return await this.removed(photoId);
        await this.reload();
        if (hold.isLost() || this.stopped) return 'lost';
        // All pieces are there and the photo was not finished: the last one again makes the server do so.
        const index = Math.min(received, pieces - 1);
        const bytes = await readPiece(file, index, item.bytes, again);
        this.readErrors.delete(item.upload);
        if (!bytes) return await this.fail(item, { kind: 'unreadable', code: 'no-file', message: '' });
        upload = await api.sendPiece(photoId, index, bytes).catch((error: unknown) => {
          // Another number is expected, or the photo was swept away meanwhile: the server says how far it is.
          const isOther = error instanceof CallError && ['conflict', 'not-found'].includes(error.code);
          if (isOther) return announce();
          throw error instanceof CallError && !error.passes ? new Refusal(error, false) : error;
        });
        this.failures = 0;
        standstills = upload.state === 'receiving' && upload.received <= received ? standstills + 1 : 0;
        if (standstills >= MOST_STANDSTILLS) throw new CallError('internal', '');
      }
      this.serverErrors.delete(item.upload);
      const { _id: photoId, pieces } = upload;
      const isKnown = await store.update(item.upload, { photoId, received: pieces, pieces });
      if (!isKnown) return await this.removed(photoId);
      await store.finish(item.upload);
      return 'sent';
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, message } = error.reason;
      const failure: PhotoFailure = { kind: 'refused', code, message };
      if (error.ofAll) await this.failAll(failure);
      return this.fail(item, failure);
    }
  }

  /** The guest, here or in another tab, took the photo out while it was sent. */
  private async removed(photoId: string): Promise<Outcome> {
    await this.removeFromServer(photoId).catch(() => undefined);
    return 'gone';
  }

  /** A photo that is refused or cannot be read: the reason stays with it. */
  private async fail({ upload }: QueueItem, failure: PhotoFailure): Promise<Outcome> {
    await this.stores.of(upload).update(upload, { state: 'failed', failure, received: 0, pieces: 0 });
    return 'failed';
  }

  /** What is refused for the album or the guest is refused for all that wait, and not asked for each of them. */
  private async failAll(failure: PhotoFailure): Promise<void> {
    // One that was announced has its place.
    for (const item of this.state.items) {
      if (item.state === 'queued' && item.photoId === null) await this.fail(item, failure);
    }
  }

  /** @returns how long to wait before the next try, in ms */
  private async waitAfter(error: unknown): Promise<number> {
    const { sending } = this.state;
    const item = this.state.items.find(({ upload }) => upload === sending);
    if (error instanceof ReadError) return this.waitAfterReading(item);
    const failed = error instanceof CallError ? error : new CallError('internal', '');
    this.failures += 1;
    const waitMs = backOff(this.failures, failed.retryAfterMs);
    if (failed.retryAfterMs > 0) this.notBefore = Date.now() + failed.retryAfterMs;
    if (failed.code === 'internal' && item && countIn(this.serverErrors, item.upload) >= MOST_SERVER_ERRORS) {
      await this.fail(item, { kind: 'refused', code: failed.code, message: failed.message });
    }
    this.show({ sending: null, pause: failed.code === 'network' ? 'network' : 'server' });
    return waitMs;
  }

  private async waitAfterReading(item: QueueItem | undefined): Promise<number> {
    const count = item ? countIn(this.readErrors, item.upload) : 1;
    this.show({ sending: null });
    if (!item || count < MOST_READ_ERRORS) return backOff(count);
    await this.fail(item, { kind: 'unreadable', code: 'no-read', message: '' });
    return 0;
  }

  private next(): QueueItem | undefined {
    return this.state.items.find(({ state }) => state === 'queued');
  }

  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.endWait = null;
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.endWait = end;
    });
  }

  /** Shows what is stored; another tab may have changed it. */
  private async reload(change: Partial<QueueState> = {}): Promise<void> {
    const { invitationId } = this.options;
    const listed = await this.stores.onDevice(invitationId);
    if (listed) this.options.onListed?.(listed);
    // A database that fails for once has not forgotten what it stores.
    const kept = listed ?? this.state.items.filter(({ onDevice }) => onDevice);
    const items = await this.stores.all(invitationId, kept);
    this.show({ ...change, items });
  }

  private show(change: Partial<QueueState>): void {
    const next = { ...this.state, ...change, storing: this.storing };
    const counted = new Set(next.own?.map(({ _id }) => _id));
    const more = next.items.filter(
      ({ state, photoId }) => state !== 'failed' && (photoId === null || !counted.has(photoId)),
    );
    this.state = { ...next, left: Math.max(0, this.ownLeft - more.length) };
    this.listeners.forEach((listener) => listener());
  }
}

/** The server's refusal of a photo. */
class Refusal extends Error {
  constructor(
    readonly reason: CallError,
    /** Of every photo of this guest. */
    readonly ofAll: boolean,
  ) {
    super(reason.message);
  }
}

/** Counts one more. @returns how many */
function countIn(counts: Map<string, number>, name: string): number {
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  return count;
}
