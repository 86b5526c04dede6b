import { isApiError } from '../../../lib/api-error.js';
import { pictureProblem, uploadProblem } from '../../../lib/upload-check.js';
import { cancelled } from './cancelled.js';
import { choosePicture, forgetPicture, type ChosenPicture } from './chosen-picture.js';
import { observed } from '../../../lib/observed.js';

/** One picture of a section: what is chosen, and the state of its upload. */
export interface PictureState {
  picture: ChosenPicture | null;
  /** The stored one goes with the next Save. */
  removed: boolean;
  problem: string | null;
  /** How much of it is sent, 0 to 1, while it is. */
  progress: number | null;
}

/** What a section's call sends of its picture, and how. */
export interface PictureSending {
  picture: File | undefined;
  removed: boolean;
  signal: AbortSignal;
  onProgress: (progress: number) => void;
}

const NOTHING: PictureState = { picture: null, removed: false, problem: null, progress: null };

export type PictureStore = ReturnType<typeof pictureStore>;

/**
 * A picture that is chosen now and sent at Save.
 * @param initial the `imageUrl` of the stored one
 */
export function pictureStore(initial: string | null) {
  const state = observed<PictureState>(NOTHING);
  let sending: AbortController | undefined;
  let stored = initial;
  /** The stored picture in whose place the choice was made. */
  let over = initial;
  /** It was sent without an answer: what is stored now may be this very one. */
  let unsure = false;
  const change = (update: Partial<PictureState>) => state.set((before) => ({ ...before, ...update }));
  const begin = (next: PictureState) => {
    forgetPicture(state.get().picture);
    over = stored;
    unsure = false;
    state.set(() => next);
  };

  /** @returns whether it is taken */
  async function choose(file: File): Promise<boolean> {
    const problem = await pictureProblem(file);
    // What was chosen before is as good as it was.
    if (problem === undefined) begin({ ...NOTHING, picture: choosePicture(file) });
    else change({ problem });
    return problem === undefined;
  }

  /**
   * Sends what is chosen by `work`, and drops it once it is stored.
   * @throws what `work` throws, after showing it below the picture
   */
  async function send<T>(work: (sending: PictureSending) => Promise<T>): Promise<T> {
    const { picture, removed } = state.get();
    const { signal } = (sending = new AbortController());
    change({ problem: null, progress: picture ? 0 : null });
    const onProgress = (progress: number) => picture && change({ progress });
    try {
      const answer = await work({ picture: picture?.file, removed, signal, onProgress });
      // Another may have been chosen meanwhile.
      if (state.get().picture === picture) begin(NOTHING);
      return answer;
    } catch (error) {
      if (signal.aborted) throw cancelled();
      unsure ||= isApiError(error) && error.status === undefined;
      // A conflict is shown by the section, with both pictures.
      if (picture && !isApiError(error, 'conflict')) change({ problem: uploadProblem(error) });
      throw error;
    } finally {
      change({ progress: null });
    }
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    choose,
    send,
    /** Back to what is stored. */
    reset: () => begin(NOTHING),
    /** The stored one goes with the next Save. */
    remove: () => begin({ ...NOTHING, removed: true }),
    /** What the server has, when it was read anew. */
    take: (now: string | null): void => {
      stored = now;
    },
    /** Whether another device has stored or removed one since this was chosen. @param now the stored one */
    isOvertaken: (now: string | null): boolean => {
      const { picture, removed } = state.get();
      return (picture !== null || removed) && !unsure && now !== over;
    },
    /** The choice overwrites `now` as well. */
    confirmOverwrite: (now: string | null): void => {
      over = now;
    },
    cancel: () => sending?.abort(),
  };
}
