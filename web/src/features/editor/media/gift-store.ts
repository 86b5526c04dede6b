import { MOST_GIFTS, type GiftView } from '@serikad/shared/gifts/gift.types';
import { errorMessage, isApiError } from '../../../lib/api-error.js';
import { spliced } from '../../../lib/lists.js';
import { isPictureRefused, pictureProblem, uploadProblem } from '../../../lib/upload-check.js';
import { cancelled, notSent } from './cancelled.js';
import { choosePicture, forgetPicture } from './chosen-picture.js';
import {
  addedRow,
  changed,
  giftsOf,
  isBlank,
  orphaned,
  settled,
  withGifts,
  type ElsewhereTexts,
  type GiftField,
  type GiftRow,
  type GiftState,
  type GiftValues,
} from './gift-state.js';
import { observed } from '../../../lib/observed.js';
import { sameData } from '../../../lib/form/path.js';

interface Sending {
  signal: AbortSignal;
  onProgress: (progress: number) => void;
}

export interface GiftCalls {
  create: (values: GiftValues, picture: File, sending: Sending) => Promise<{ id: string }>;
  update: (id: string, values: GiftValues, picture: File | undefined, sending: Sending) => Promise<{ gift: GiftView }>;
  remove: (id: string) => Promise<unknown>;
  /** The gifts as they are stored. */
  list: () => Promise<GiftView[]>;
}

export interface GiftOptions {
  calls: GiftCalls;
  /** The errors of a row's texts by field. */
  check: (values: GiftValues) => Promise<Partial<Record<GiftField, string>>>;
  /** Messages that do not come from the server. */
  texts: ElsewhereTexts & { required: string; chooseAgain: string };
  /** The stored gifts, when a Save has changed them. */
  onStored: (gifts: GiftView[]) => void;
}

export type GiftStore = ReturnType<typeof giftStore>;

/**
 * The couple's list of gifts. Nothing is sent before `save`: it runs the queued deletions, then each added and edited
 * row, and puts every row that is stored back to `none`, so that a Save after a failure goes on where it stopped.
 */
export function giftStore(initial: GiftState | readonly GiftView[], { calls, check, texts, onStored }: GiftOptions) {
  const state = observed<GiftState>('rows' in initial ? initial : giftsOf(initial));
  let sending: AbortController | undefined;

  const find = (key: string) => state.get().rows.find((row) => row.key === key);
  const replace = (key: string, next: (row: GiftRow) => GiftRow) =>
    state.set((before) => ({ ...before, rows: before.rows.map((row) => (row.key === key ? next(row) : row)) }));

  /** Sends a row. @returns what stopped all that follows, if anything; throws nothing */
  async function send(row: GiftRow): Promise<{ error?: Error; stop: boolean }> {
    const abort = (sending = new AbortController());
    const onProgress = (progress: number) => replace(row.key, (now) => ({ ...now, progress }));
    const options = { signal: abort.signal, onProgress };
    replace(row.key, (now) => ({ ...now, progress: 0, errors: {}, problem: null }));
    try {
      const stored = await (row.stored ? update(row, row.stored, options) : create(row, options));
      forgetPicture(row.picture);
      replace(row.key, (now) => afterSending(row, now, stored));
      return { stop: false };
    } catch (error) {
      replace(row.key, (now) => ({ ...now, progress: null }));
      if (abort.signal.aborted) return { error: cancelled(), stop: true };
      return { error: asError(error), stop: !showError(row, error) };
    } finally {
      sending = undefined;
    }
  }

  async function create({ values, picture }: GiftRow, options: Sending): Promise<GiftView> {
    if (!picture) throw new Error('an added gift is checked before it is sent');
    const { id } = await calls.create(values, picture.file, options);
    const { title, url: productUrl, notes, enabled } = values;
    // The picture's name comes with the list, which is read after the last row.
    return { _id: id, invitationId: '', title, productUrl, notes, enabled, imageUrl: '', reservation: null };
  }

  async function update({ values, picture }: GiftRow, stored: GiftView, options: Sending): Promise<GiftView> {
    return (await calls.update(stored._id, values, picture?.file, options)).gift;
  }

  /** Shows at a row why it was not stored. @returns whether only this row is concerned */
  function showError(row: GiftRow, error: unknown): boolean {
    if (isPictureRefused(error)) {
      replace(row.key, (now) => ({ ...now, errors: { image: uploadProblem(error) } }));
      return true;
    }
    if (isApiError(error, 'validation') && error.fields.length > 0) {
      const errors = Object.fromEntries(error.fields.map(({ field, message }) => [field, message]));
      replace(row.key, (now) => ({ ...now, errors, problem: errorMessage(error) }));
      return true;
    }
    if (isApiError(error, 'not-found') && row.stored) {
      replace(row.key, (now) => orphaned(now, texts.gone));
      return true;
    }
    const unsure = row.unsure || (isApiError(error) && error.status === undefined);
    replace(row.key, (now) => ({ ...now, problem: uploadProblem(error), unsure }));
    return false;
  }

  async function read(): Promise<GiftView[]> {
    const gifts = await calls.list();
    state.set((before) => withGifts(before, gifts, texts));
    return gifts;
  }

  return {
    get: state.get,
    subscribe: state.subscribe,

    /** Adds a row and opens it; nothing when the list is full. A blank one that waits already is opened instead. */
    add: (): string | undefined => {
      const { rows } = state.get();
      const blank = rows.find(isBlank);
      if (!blank && rows.length >= MOST_GIFTS) return undefined;
      const row = blank ?? addedRow();
      state.set((before) => ({ ...before, rows: blank ? before.rows : [...before.rows, row], open: row.key }));
      return row.key;
    },

    toggle: (key: string): void => {
      state.set((before) => ({ ...before, open: before.open === key ? null : key }));
    },

    edit: (key: string, values: Partial<GiftValues>): void => {
      replace(key, (row) => changed(row, values));
    },

    /** Takes a picture for a row, unless it is none. */
    choose: async (key: string, file: File): Promise<void> => {
      const problem = await pictureProblem(file);
      const row = find(key);
      if (!row) return;
      if (problem !== undefined) {
        replace(key, (now) => ({ ...now, errors: { ...now.errors, image: problem } }));
        return;
      }
      forgetPicture(row.picture);
      replace(key, (now) => changed(now, { picture: choosePicture(file), lostPicture: null }));
    },

    /** Back to the stored picture, or to none. */
    unchoose: (key: string): void => {
      forgetPicture(find(key)?.picture ?? null);
      replace(key, (now) => changed(now, { picture: null, lostPicture: null }));
    },

    /** Takes a row away: an added one at once, a stored one with the next Save. */
    remove: (key: string): void => {
      const row = find(key);
      if (!row) return;
      if (!row.stored) forgetPicture(row.picture);
      state.set((before) => ({
        ...before,
        rows: before.rows.filter((other) => other.key !== key),
        removed: row.stored ? [...before.removed, row] : before.removed,
        open: before.open === key ? null : before.open,
      }));
    },

    /** Takes back a queued deletion, with what was typed in the row. */
    undo: (key: string): void => {
      state.set((before) => {
        const row = before.removed.find((other) => other.key === key);
        if (!row) return before;
        const removed = before.removed.filter((other) => other !== row);
        return { ...before, rows: inPlace(before.rows, row), removed };
      });
    },

    /** Stops what is being sent; the rows stay as they are. */
    cancel: () => sending?.abort(),

    /** Checks all rows that Save would send. @returns the first invalid one, with its first invalid field */
    check: async (): Promise<{ key: string; field: GiftField } | undefined> => {
      let first: { key: string; field: GiftField } | undefined;
      for (const row of state.get().rows.filter(({ action }) => action !== 'none')) {
        const errors = await check(row.values);
        if (row.lostPicture !== null && !row.picture) errors.image = texts.chooseAgain;
        else if (row.action === 'add' && !row.picture) errors.image = texts.required;
        replace(row.key, (now) => ({ ...now, errors }));
        const field = FIELDS.find((name) => errors[name] !== undefined);
        if (field !== undefined) first ??= { key: row.key, field };
      }
      if (first) state.set((before) => ({ ...before, open: first.key }));
      return first;
    },

    /** @throws ApiError the first failure, after it is shown at its row */
    save: async (): Promise<void> => {
      if (state.get().saving) return;
      state.set((before) => ({ ...before, saving: true }));
      let failure: Error | undefined;
      try {
        // What arrived although its answer was lost is not sent again; what another device changed is shown first.
        const begun = new Map(state.get().rows.map((row) => [row.key, row]));
        if (state.get().rows.some(({ unsure, action }) => unsure || action === 'edit')) await read();
        for (const { key, stored } of state.get().removed) {
          if (stored) await calls.remove(stored._id).catch(unlessGone);
          state.set((before) => ({ ...before, removed: before.removed.filter((row) => row.key !== key) }));
        }
        for (const { key } of state.get().rows) {
          const row = find(key);
          if (!row || row.action === 'none') continue;
          const shown = begun.get(key)?.problem;
          if (row.action === 'edit' && row.problem !== null && row.problem !== shown) {
            failure ??= notSent(row.problem);
            continue;
          }
          const { error, stop } = await send(row);
          failure ??= error;
          if (stop) break;
        }
      } catch (error) {
        failure = asError(error);
      }
      try {
        // With the names of new pictures, and reservations that came meanwhile.
        onStored(await read());
      } catch {
        // Everything that was sent is stored all the same; the next reading brings the rest.
      } finally {
        state.set((before) => ({ ...before, saving: false, open: firstInvalid(before) ?? stillOpen(before) }));
      }
      if (failure !== undefined) throw failure;
    },

    /** What the server has, when it was read anew. */
    take: (gifts: readonly GiftView[]): void => {
      if (!state.get().saving) state.set((before) => withGifts(before, gifts, texts));
    },
  };
}

const FIELDS = ['image', 'title', 'url', 'notes'] as const satisfies readonly GiftField[];

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('not stored', { cause: error });
}

/** What was removed elsewhere meanwhile is no error. */
function unlessGone(error: unknown): void {
  if (!isApiError(error, 'not-found')) throw error;
}

/** A row after the server took it; what was typed since stays, as a change. */
function afterSending(sent: GiftRow, now: GiftRow, stored: GiftView): GiftRow {
  const next = settled(now, stored);
  return sameData(now.values, sent.values) ? next : changed(next, now.values);
}

/** A row that is stored, back before the first one that is newer; ids grow with time. */
function inPlace(rows: readonly GiftRow[], row: GiftRow): GiftRow[] {
  const id = row.stored?._id ?? '';
  const at = rows.findIndex(({ stored }) => !stored || stored._id > id);
  return at < 0 ? [...rows, row] : spliced(rows, at, 0, row);
}

function firstInvalid({ rows }: GiftState): string | null {
  return rows.find(({ errors, problem }) => problem !== null || Object.keys(errors).length > 0)?.key ?? null;
}

function stillOpen({ rows, open }: GiftState): string | null {
  return rows.some(({ key, action }) => key === open && action !== 'none') ? open : null;
}
