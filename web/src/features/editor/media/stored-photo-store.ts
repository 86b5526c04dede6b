import { errorMessage, isApiError } from '../../../lib/api-error.js';
import { observed } from '../../../lib/observed.js';
import { pictureProblem, uploadProblem } from '../../../lib/upload-check.js';
import type { ChosenPicture } from './chosen-picture.js';

/** A photo with calls of its own: what is chosen, and how its upload or removal went. */
export interface StoredPhotoState {
  /** Until it is stored. */
  picture: ChosenPicture | null;
  /** How much of it is sent, 0 to 1, while it is. */
  progress: number | null;
  problem: string | null;
  /** There was no connection: it is sent once there is. */
  offline: boolean;
  /** The stored one is being removed. */
  removing: boolean;
  /** Another device has stored or removed one since: nothing was stored or removed here. */
  overtaken: boolean;
  /** Something was stored or removed here. */
  saved: boolean;
}

interface Sending {
  signal: AbortSignal;
  onProgress: (progress: number) => void;
}

/** The calls of the photo; each sends the revision that is known by then and hands on what is stored. */
export interface StoredPhotoCalls {
  add: (picture: File, sending: Sending) => Promise<void>;
  remove: () => Promise<void>;
  /** Takes what the server has: of a conflict's answer, or read anew. */
  refresh: (conflict?: unknown) => Promise<void>;
}

/** The device's copy of the chosen file, until it is stored at the server. */
export interface DeviceCopy {
  read: () => Promise<File | undefined>;
  write: (file: File) => Promise<void>;
  remove: () => Promise<void>;
}

export type StoredPhotoStore = ReturnType<typeof storedPhotoStore>;

const NOTHING: StoredPhotoState = {
  picture: null,
  progress: null,
  problem: null,
  offline: false,
  removing: false,
  overtaken: false,
  saved: false,
};

/**
 * Stores a photo as soon as it is chosen. One that could not be stored stays, and is sent again on request. Unlike
 * `pictureStore` it waits for no Save, and is no part of the editor's first load.
 */
export function storedPhotoStore(copy: DeviceCopy) {
  const state = observed(NOTHING);
  const change = (update: Partial<StoredPhotoState>): void => state.set((before) => ({ ...before, ...update }));
  let sending: AbortController | undefined;
  /** It was sent without an answer: what is stored now may be this very one. */
  let unsure = false;
  let restored = false;

  const begin = (picture: ChosenPicture | null, saved = false): void => {
    const before = state.get().picture;
    if (before) URL.revokeObjectURL(before.url);
    unsure = false;
    state.set(() => ({ ...NOTHING, picture, saved }));
  };

  /** @returns whether it is taken */
  async function take(file: File): Promise<boolean> {
    const problem = await pictureProblem(file);
    if (problem !== undefined) {
      // What was chosen before is as good as it was.
      change({ problem, saved: false });
      return false;
    }
    // An upload that this one takes the place of may have arrived.
    const cut = state.get().progress !== null;
    sending?.abort();
    begin({ file, url: URL.createObjectURL(file) });
    unsure = cut;
    return true;
  }

  async function send(calls: StoredPhotoCalls): Promise<void> {
    const { picture } = state.get();
    if (!picture) return;
    const { signal } = (sending = new AbortController());
    const isCurrent = (): boolean => state.get().picture === picture;
    const add = (): Promise<void> => {
      change({ problem: null, offline: false, overtaken: false, progress: 0 });
      return calls.add(picture.file, { signal, onProgress: (progress) => isCurrent() && change({ progress }) });
    };
    try {
      await add().catch(async (error: unknown) => {
        if (!unsure || !isApiError(error, 'conflict')) throw error;
        await calls.refresh(error.current);
        await add();
      });
      if (!isCurrent()) return;
      begin(null, true);
      await copy.remove();
    } catch (error) {
      if (signal.aborted || !isCurrent()) return;
      const offline = isApiError(error) && error.status === undefined;
      unsure ||= offline;
      if (!isApiError(error, 'conflict')) {
        change({ progress: null, problem: uploadProblem(error), offline });
        throw error;
      }
      await calls.refresh(error.current);
      change({ progress: null, overtaken: true });
    }
  }

  return {
    get: state.get,
    subscribe: state.subscribe,

    /**
     * Stores a file; one that is no picture is refused at the field.
     * @throws what the upload failed with, which is shown at the field as well
     */
    choose: async (file: File, calls: StoredPhotoCalls): Promise<void> => {
      if (!(await take(file))) return;
      void copy.write(file);
      await send(calls);
    },

    /** Sends again what could not be stored, over what another device has stored since. @throws as `choose` */
    retry: send,

    /** Ends the upload: back to what is stored, which may be this photo where it was too late. */
    cancel: async (calls: StoredPhotoCalls): Promise<void> => {
      sending?.abort();
      begin(null);
      await copy.remove();
      await calls.refresh();
    },

    /** Drops what could not be stored. */
    reset: async (): Promise<void> => {
      begin(null);
      await copy.remove();
    },

    /** Removes the stored one. @throws what the call failed with, which is shown at the field as well */
    remove: async (calls: StoredPhotoCalls): Promise<void> => {
      state.set(() => ({ ...NOTHING, removing: true }));
      try {
        await calls.remove();
        state.set(() => ({ ...NOTHING, saved: true }));
      } catch (error) {
        if (!isApiError(error, 'conflict')) {
          state.set(() => ({ ...NOTHING, problem: errorMessage(error) }));
          throw error;
        }
        await calls.refresh(error.current);
        state.set(() => ({ ...NOTHING, overtaken: true }));
      }
    },

    /** Once: sends what the device still has of an upload that a reload cut. @throws as `choose` */
    restore: async (calls: StoredPhotoCalls): Promise<void> => {
      if (restored) return;
      restored = true;
      const file = await copy.read();
      if (file && state.get().picture === null && (await take(file))) await send(calls);
    },
  };
}
