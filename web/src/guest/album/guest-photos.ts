import { MOST_PHOTOS_OF_GUEST, type OwnAlbumPhoto } from '@serikad/shared/album/album.types';
import { CallError } from '../api/call.js';
import type { AlbumApi } from './album-api.js';
import type { PhotoFailure, PhotoStore, QueuedPhoto } from './album.types.js';
import type { MemoryPhotoStore } from './memory-photo-store.js';
import { PhotoStores, type QueueItem } from './photo-stores.js';

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

export interface GuestPhotosOptions {
  invitationId: string;
  api: Pick<AlbumApi, 'remove' | 'own'>;
  /** The device's; `null` where the browser stores nothing. */
  device: PhotoStore | null;
  memory: MemoryPhotoStore;
  /** Called with all that the device stores, whenever that was read. */
  onListed?: (photos: readonly QueuedPhoto[]) => void;
}

/** A guest's photos: those that were chosen, as they are stored, and those that the server has. Shows their changes. */
export class GuestPhotos {
  private state: QueueState = {
    items: [],
    sending: null,
    pause: null,
    storing: 0,
    unkept: null,
    own: null,
    left: MOST_PHOTOS_OF_GUEST,
  };
  private readonly listeners = new Set<() => void>();
  private readonly stores: PhotoStores;
  private ownLeft = MOST_PHOTOS_OF_GUEST;
  /** How many of the chosen photos are still to be stored; shown with the next change. */
  storing = 0;

  constructor(private readonly options: GuestPhotosOptions) {
    this.stores = new PhotoStores(options.device, options.memory);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): QueueState => this.state;

  show(change: Partial<QueueState>): void {
    const next = { ...this.state, ...change, storing: this.storing };
    const counted = new Set(next.own?.map(({ _id }) => _id));
    const more = next.items.filter(
      ({ state, photoId }) => state !== 'failed' && (photoId === null || !counted.has(photoId)),
    );
    this.state = { ...next, left: Math.max(0, this.ownLeft - more.length) };
    this.listeners.forEach((listener) => listener());
  }

  /** Shows what is stored; another tab may have changed it. */
  async reload(change: Partial<QueueState> = {}): Promise<void> {
    const { invitationId, onListed } = this.options;
    const listed = await this.stores.onDevice(invitationId);
    if (listed) onListed?.(listed);
    // A database that fails for once has not forgotten what it stores.
    const kept = listed ?? this.state.items.filter(({ onDevice }) => onDevice);
    const items = await this.stores.all(invitationId, kept);
    this.show({ ...change, items });
  }

  /** The one to be sent next. */
  next(): QueueItem | undefined {
    return this.state.items.find(({ state }) => state === 'queued');
  }

  /** The store that has a photo. */
  storeOf(upload: string): PhotoStore {
    return this.stores.of(upload);
  }

  async add(photo: QueuedPhoto, file: File): Promise<void> {
    const unkept = await this.stores.add(photo, file);
    if (unkept) this.show({ unkept });
    this.storing -= 1;
    await this.reload();
  }

  /** Takes a photo out of the queue; one that the server has in part is removed there as well. */
  async remove(upload: string): Promise<void> {
    const item = this.state.items.find((each) => each.upload === upload);
    await this.stores.remove(upload);
    await this.reload();
    if (item?.photoId) await this.removeFromServer(item.photoId).catch(() => undefined);
  }

  /** A photo that is refused or cannot be read: the reason stays with it. */
  async fail(upload: string, failure: PhotoFailure): Promise<void> {
    await this.stores.of(upload).update(upload, { state: 'failed', failure, received: 0, pieces: 0 });
  }

  /** What is refused for the album or the guest is refused for all that wait, and not asked for each of them. */
  async failAll(failure: PhotoFailure): Promise<void> {
    // One that was announced has its place.
    for (const { upload, state, photoId } of this.state.items) {
      if (state === 'queued' && photoId === null) await this.fail(upload, failure);
    }
  }

  /** Loads the guest's own photos. @throws CallError */
  async loadOwn(): Promise<void> {
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

  /** Removes a photo that the server has whole or in part. @throws CallError */
  async removeFromServer(id: string): Promise<void> {
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
}
