import type { PhotoView } from '@serikad/shared/photos/photo.types';
import { errorMessage, isApiError } from '../../../lib/api-error.js';
import { moved } from '../../../lib/lists.js';
import { newKey } from '../../../platform/new-key.js';
import { isPictureRefused, pictureProblem, uploadProblem } from '../../../lib/upload-check.js';
import { choosePicture, forgetPicture } from './chosen-picture.js';
import {
  galleryOf,
  isGalleryDirty,
  isOrderSaved,
  nextOrder,
  placedItems,
  refusedItems,
  roomIn,
  wantedOrder,
  withLostAnswers,
  withPhotos,
  type GalleryItem,
  type GalleryState,
} from './gallery-state.js';
import { observed } from '../../../lib/observed.js';

export interface GalleryCalls {
  add: (
    picture: File,
    order: number,
    options: { signal: AbortSignal; onProgress: (progress: number) => void },
  ) => Promise<{ id: string; imageUrl: string }>;
  remove: (id: string) => Promise<unknown>;
  order: (ids: string[]) => Promise<PhotoView[]>;
  /** The gallery as it is stored. */
  list: () => Promise<PhotoView[]>;
}

interface Options {
  /** Before there is an order nothing is sent. */
  held?: boolean;
  /** The stored photos in their order, whenever they change by this page's doing. */
  onStored: (photos: PhotoView[]) => void;
  /** A failure that is not about one picture alone. */
  onFailed: (error: unknown) => void;
}

export type GalleryStore = ReturnType<typeof galleryStore>;

/**
 * The gallery of one invitation. What is chosen is sent at once, one file after another; then removals and the order
 * follow. A failure stops the rest until `retry` and drops nothing that was chosen.
 */
export function galleryStore(
  photos: readonly PhotoView[],
  calls: GalleryCalls,
  { held = false, onStored, onFailed }: Options,
) {
  const state = observed<GalleryState>(galleryOf(photos));
  const aborts = new Map<string, AbortController>();
  /** Files that were cancelled after the server had received them whole. */
  const cancelled = new Set<string>();
  /** What stopped the work; until `retry` nothing more is sent. */
  let failure: Error | undefined;
  let running: Promise<void> | undefined;

  const change = (key: string, update: Partial<GalleryItem>) =>
    state.set((before) => ({
      ...before,
      items: before.items.map((item) => (item.key === key ? { ...item, ...update } : item)),
    }));
  const find = (key: string) => state.get().items.find((item) => item.key === key);
  const drop = (key: string) => {
    forgetPicture(find(key)?.picture ?? null);
    state.set((before) => ({ ...before, items: before.items.filter((item) => item.key !== key) }));
  };
  const reportStored = () => {
    const { items } = state.get();
    onStored(items.flatMap(({ photo, state: how }) => (photo && how !== 'removing' ? [photo] : [])));
  };
  const stored = () => {
    state.set((before) => ({ ...before, savedAt: new Date().toISOString() }));
    reportStored();
  };
  const halt = (error: unknown) => {
    failure = error instanceof Error ? error : new Error('the gallery stopped', { cause: error });
    onFailed(error);
  };

  async function send(item: GalleryItem): Promise<void> {
    const { key, picture } = item;
    if (!picture) return;
    const abort = new AbortController();
    aborts.set(key, abort);
    change(key, { state: 'sending', progress: 0, problem: null });
    try {
      const photo = await sendAnew(key, picture.file, abort.signal);
      state.set((before) => ({ ...before, storedOrder: [...before.storedOrder, photo._id] }));
      const how = cancelled.delete(key) ? 'removing' : 'stored';
      // The chosen file stays what the tile shows: nothing blinks, and it is there without a network.
      change(key, { state: how, photo, progress: 1, sentOrder: null });
      stored();
    } catch (error) {
      if (abort.signal.aborted || cancelled.delete(key)) {
        drop(key);
      } else if (isPictureRefused(error)) {
        change(key, { state: 'refused', problem: uploadProblem(error), sentOrder: null });
      } else {
        // Without an answer it may be stored: the next try looks first.
        const unsure = isApiError(error) && error.status === undefined;
        change(key, { state: 'failed', problem: uploadProblem(error), ...(!unsure && { sentOrder: null }) });
        // Another device filled it: the photos that took the room are shown, for one of them may go instead.
        if (isApiError(error, 'limit-reached')) await readStored().catch(() => undefined);
        halt(error);
      }
    } finally {
      aborts.delete(key);
    }
  }

  async function sendAnew(key: string, file: File, signal: AbortSignal): Promise<PhotoView> {
    const order = nextOrder(state.get());
    change(key, { sentOrder: order });
    const onProgress = (progress: number) => change(key, { progress });
    const { id, imageUrl } = await calls.add(file, order, { signal, onProgress });
    return { _id: id, imageUrl, order };
  }

  async function readStored(): Promise<void> {
    const photosNow = await calls.list();
    state.set((before) => withPhotos(before, photosNow));
    reportStored();
  }

  /** What arrived although its answer was lost is not sent again. */
  async function lookForLost(): Promise<void> {
    const photosNow = await calls.list();
    state.set((before) => {
      const next = withLostAnswers(before, photosNow);
      const items = next.items.map((item) => (item.sentOrder === null ? item : { ...item, sentOrder: null }));
      return { ...next, items };
    });
    stored();
  }

  async function removeStored({ key, photo }: GalleryItem): Promise<void> {
    if (!photo) return;
    try {
      await calls.remove(photo._id);
    } catch (error) {
      // Removed elsewhere meanwhile.
      if (!isApiError(error, 'not-found')) {
        change(key, { state: 'stored' });
        state.set((before) => ({ ...before, problem: errorMessage(error) }));
        halt(error);
        return;
      }
    }
    drop(key);
    state.set((before) => ({ ...before, storedOrder: before.storedOrder.filter((id) => id !== photo._id) }));
    stored();
  }

  async function saveOrder(again = false): Promise<void> {
    const ids = wantedOrder(state.get());
    try {
      const photosNow = await calls.order(ids);
      state.set((before) => withPhotos({ ...before, storedOrder: ids, problem: null }, photosNow));
      stored();
    } catch (error) {
      // Another device added or removed photos: with those, once more.
      if (isApiError(error, 'validation') && !again) {
        await readStored();
        return saveOrder(true);
      }
      state.set((before) => ({ ...before, problem: errorMessage(error) }));
      halt(error);
    }
  }

  function nextStep(): (() => Promise<void>) | undefined {
    if (held || failure) return undefined;
    const { items } = state.get();
    const removing = items.find((item) => item.state === 'removing');
    if (removing) return () => removeStored(removing);
    if (items.some((item) => item.state === 'waiting' && item.sentOrder !== null)) return lookForLost;
    const waiting = items.find((item) => item.state === 'waiting');
    if (waiting) return () => send(waiting);
    return isOrderSaved(state.get()) ? undefined : () => saveOrder();
  }

  async function run(): Promise<void> {
    state.set((before) => ({ ...before, working: true }));
    try {
      for (let step = nextStep(); step; step = nextStep()) await step();
    } catch (error) {
      state.set((before) => ({ ...before, problem: errorMessage(error) }));
      halt(error);
    } finally {
      running = undefined;
      state.set((before) => ({ ...before, working: false }));
    }
  }
  const work = (): Promise<void> => {
    if (!running && nextStep()) running = run();
    return running ?? Promise.resolve();
  };

  /** Goes on after a failure, with everything that is not stored. */
  function retry(): Promise<void> {
    failure = undefined;
    state.set((before) => ({
      ...before,
      problem: null,
      items: before.items.map((item) =>
        item.state === 'failed' ? { ...item, state: 'waiting', problem: null, progress: 0 } : item,
      ),
    }));
    return work();
  }

  /** Takes files as far as there is room, and sends them. */
  function add(files: readonly File[]): Promise<void> {
    return restore(files.map((file) => ({ key: newKey(), file })));
  }

  /** As `add`, for files that had a key before. */
  async function restore(files: readonly { key: string; file: File }[]): Promise<void> {
    const fresh = files.filter(({ key }) => !find(key));
    const taken = fresh.slice(0, roomIn(state.get()));
    const items = taken.map(({ key, file }) => ({ ...EMPTY, key, picture: choosePicture(file) }));
    state.set((before) => ({
      ...before,
      items: [...before.items, ...items],
      leftOut: fresh.length - taken.length,
    }));
    // Looked at before the first is sent, so that one that is no picture says so at once.
    for (const { key, picture } of items) {
      const problem = await pictureProblem(picture.file);
      change(key, problem === undefined ? { state: 'waiting' } : { state: 'refused', problem });
    }
    return retry();
  }

  /** Removes a stored photo; aborts an upload, and drops one that failed. */
  function remove(key: string): void {
    const item = find(key);
    if (!item) return;
    state.set((before) => ({ ...before, leftOut: 0 }));
    if (item.photo) {
      change(key, { state: 'removing' });
      void retry();
    } else if (item.state !== 'sending') {
      drop(key);
      // With the last file that failed, there is nothing left to try again.
      if (isGalleryDirty(state.get())) return;
      failure = undefined;
      state.set((before) => ({ ...before, problem: null }));
    } else if (item.progress < 1) aborts.get(key)?.abort();
    else cancelled.add(key);
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    add,
    restore,
    remove,
    /** Moves a photo, by its place among those that have one. */
    move: (from: number, to: number): void => {
      state.set((before) => ({
        ...before,
        items: [...moved(placedItems(before), from, to), ...refusedItems(before)],
      }));
      void work();
    },
    retry: () => void retry(),
    /** Goes on by itself where only the network was missing. */
    resume: () => {
      if (isApiError(failure) && failure.status === undefined) void retry();
    },
    /** Waits until everything is stored. @throws what stopped it */
    save: async (): Promise<void> => {
      await retry();
      if (failure !== undefined) throw failure;
    },
    /** What the server has, when it was read anew. */
    take: (photosNow: readonly PhotoView[]): void => {
      if (!running) state.set((before) => withPhotos(before, photosNow));
    },
  };
}

const EMPTY = { photo: null, state: 'checking', progress: 0, problem: null, sentOrder: null } as const;
