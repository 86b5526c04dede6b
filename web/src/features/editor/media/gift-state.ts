import type { GiftView } from '@serikad/shared/gifts/gift.types';
import { isSearchLink, searchLinkOf } from '@serikad/shared/gifts/search-link';
import { sameData } from '../../../lib/form/path.js';
import { newKey } from '../../../platform/new-key.js';
import type { ChosenPicture } from './chosen-picture.js';

export interface GiftValues {
  title: string;
  url: string;
  notes: string;
  /** Whether guests see it. */
  enabled: boolean;
}
export type GiftField = 'image' | 'title' | 'url' | 'notes';
/** What Save does with a row. */
export type GiftAction = 'none' | 'add' | 'edit';

/** A gift of the list as it is on the page. */
export interface GiftRow {
  /** The same before and after it is stored. */
  key: string;
  action: GiftAction;
  values: GiftValues;
  /** As the server has it; `null` for a row that was added here. */
  stored: GiftView | null;
  /** A picture that is chosen and not stored. */
  picture: ChosenPicture | null;
  /** Name of a picture that was chosen before the page was loaded anew, and that the device did not store. */
  lostPicture: string | null;
  errors: Partial<Record<GiftField, string>>;
  /** Why it could not be stored, beside its fields. */
  problem: string | null;
  /** How much of it is sent, 0 to 1, while it is. */
  progress: number | null;
  /** It was sent, but the answer did not come: it may be stored. */
  unsure: boolean;
}

export interface GiftState {
  rows: readonly GiftRow[];
  /** Stored gifts that go with the next Save. */
  removed: readonly GiftRow[];
  /** The row whose fields are shown. */
  open: string | null;
  saving: boolean;
}

export function giftsOf(gifts: readonly GiftView[]): GiftState {
  return { rows: gifts.map(storedRow), removed: [], open: null, saving: false };
}

const UNTOUCHED = {
  picture: null,
  lostPicture: null,
  errors: {},
  problem: null,
  progress: null,
  unsure: false,
} as const;

export function storedRow(gift: GiftView): GiftRow {
  return { key: gift._id, action: 'none', values: valuesOfGift(gift), stored: gift, ...UNTOUCHED };
}

export function addedRow(values: GiftValues = { title: '', url: '', notes: '', enabled: true }): GiftRow {
  return { key: newKey(), action: 'add', values, stored: null, ...UNTOUCHED };
}

export function valuesOfGift({ title, productUrl, notes, enabled }: GiftView): GiftValues {
  return { title, url: productUrl, notes, enabled };
}

/** A title as it is typed, with the link of a gift that has none. */
export function withTitle({ url }: GiftValues, title: string): Partial<GiftValues> {
  return isSearchLink(url) ? { title, url: searchLinkOf(title) } : { title };
}

/** The `id` of a row's field on the page. */
export function giftFieldId(key: string, field: GiftField): string {
  return `gift-${key}-${field}`;
}

/** Nothing of an added row is filled in: the draft leaves it out. */
export function isBlank({ action, values, picture, lostPicture }: GiftRow): boolean {
  return action === 'add' && !picture && lostPicture === null && values.title + values.url + values.notes === '';
}

export function isGiftsDirty({ rows, removed }: GiftState): boolean {
  return removed.length > 0 || rows.some(({ action }) => action !== 'none');
}

/** How many gifts are added, changed or removed, for a sentence. */
export function changeCount({ rows, removed }: GiftState): number {
  return removed.length + rows.filter(({ action }) => action !== 'none').length;
}

/** The action of a row after a change: a stored one that says what is stored again needs none. */
function actionOf(row: GiftRow): GiftAction {
  if (!row.stored) return 'add';
  return row.picture || !sameData(row.values, valuesOfGift(row.stored)) ? 'edit' : 'none';
}

/** A row with other values; the errors of the fields that changed are gone. */
export function changed(
  row: GiftRow,
  update: Partial<Pick<GiftRow, 'picture' | 'lostPicture'>> & Partial<GiftValues>,
): GiftRow {
  const { picture = row.picture, lostPicture = row.lostPicture, ...values } = update;
  const next = { ...row, picture, lostPicture, values: { ...row.values, ...values } };
  const errors = Object.entries(row.errors).filter(
    ([field]) => !(field in values) && !(field === 'image' && 'picture' in update),
  );
  return { ...next, action: actionOf(next), errors: Object.fromEntries(errors), problem: null };
}

/** A row as it is once the server has it. */
export function settled(row: GiftRow, stored: GiftView): GiftRow {
  return { ...row, ...UNTOUCHED, action: 'none', values: valuesOfGift(stored), stored };
}

/** What a row shows when another device has changed its gift. */
export interface ElsewhereTexts {
  /** Its gift was removed. */
  gone: string;
  /** Its gift was changed, and is now as `gift` says. */
  overtaken: (gift: GiftView) => string;
}

/**
 * The list with what the server has now, in its order, rows that were added here last. What is typed stays; a changed
 * row whose gift was removed elsewhere becomes one to add, one whose gift was changed elsewhere says so beside its
 * fields.
 */
export function withGifts(before: GiftState, gifts: readonly GiftView[], texts: ElsewhereTexts): GiftState {
  const state = { ...before, rows: withLostAnswers(before, gifts) };
  const byId = new Map(gifts.map((gift) => [gift._id, gift]));
  const rows = new Map(state.rows.flatMap((row) => (row.stored ? [[row.stored._id, row] as const] : [])));
  const removed = state.removed.filter(({ stored }) => stored && byId.has(stored._id));
  const removedIds = new Set(removed.map(({ stored }) => stored?._id));
  const current = gifts
    .filter(({ _id }) => !removedIds.has(_id))
    .map((gift) => {
      const row = rows.get(gift._id);
      if (!row) return storedRow(gift);
      if (row.action === 'none') return settled(row, gift);
      return isOvertaken(row, gift)
        ? { ...row, stored: gift, problem: texts.overtaken(gift) }
        : { ...row, stored: gift };
    });
  const added = state.rows.filter(({ stored }) => !stored);
  const orphans = state.rows
    .filter(({ action, stored }) => action === 'edit' && stored && !byId.has(stored._id))
    .map((row) => orphaned(row, texts.gone));
  return { ...state, rows: [...current, ...orphans, ...added], removed };
}

/** Whether another device has changed the gift that a row began from to something that the row does not say. */
function isOvertaken({ stored, values, picture, unsure }: GiftRow, now: GiftView): boolean {
  if (!stored || unsure) return false;
  const texts = valuesOfGift(now);
  if (now.imageUrl !== stored.imageUrl && picture) return true;
  return !sameData(texts, valuesOfGift(stored)) && !sameData(texts, values);
}

/** Rows that were sent without an answer, and have arrived: they are stored. */
function withLostAnswers({ rows, removed }: GiftState, gifts: readonly GiftView[]): GiftRow[] {
  const known = new Set([...rows, ...removed].map(({ stored }) => stored?._id));
  const strangers = gifts.filter(({ _id }) => !known.has(_id));
  return rows.map((row) => {
    const at = row.unsure && !row.stored ? strangers.findIndex((gift) => sameData(valuesOfGift(gift), row.values)) : -1;
    const [found] = at < 0 ? [] : strangers.splice(at, 1);
    return found ? settled(row, found) : row;
  });
}

/** A changed row whose gift is no longer there: to be added anew. */
export function orphaned(row: GiftRow, problem: string): GiftRow {
  return { ...row, action: 'add', stored: null, problem, progress: null, unsure: false };
}

/** The draft of a list that is not saved. */
export interface GiftDraft {
  changed: { key: string; id: string | null; values: GiftValues; picture: string | null }[];
  removed: string[];
}
export const NO_DRAFT: GiftDraft = { changed: [], removed: [] };

export function draftOf({ rows, removed }: GiftState): GiftDraft {
  return {
    changed: rows
      .filter((row) => row.action !== 'none' && !isBlank(row))
      .map(({ key, stored, values, picture, lostPicture }) => ({
        key,
        id: stored?._id ?? null,
        values,
        picture: picture?.file.name ?? lostPicture,
      })),
    removed: removed.flatMap(({ stored }) => stored?._id ?? []),
  };
}

/** The list as it was left: what is stored now, and over it the draft. */
export function withDraft(state: GiftState, draft: GiftDraft, gone: string): GiftState {
  const dropped = new Set(draft.removed);
  const changes = new Map(draft.changed.filter(({ id }) => id !== null).map((change) => [change.id, change]));
  const known = new Set(state.rows.map(({ stored }) => stored?._id));
  const typed = (row: GiftRow, { values, picture }: GiftDraft['changed'][number]): GiftRow => {
    const next = { ...row, values: { ...row.values, ...values }, lostPicture: picture };
    return { ...next, action: picture === null ? actionOf(next) : row.stored ? 'edit' : 'add' };
  };
  const rows = state.rows.map((row) => {
    const change = row.stored && changes.get(row.stored._id);
    return change ? typed(row, change) : row;
  });
  const added = draft.changed
    .filter(({ id }) => id === null || !known.has(id))
    .map((change) => ({
      ...typed({ ...addedRow(), key: change.key }, change),
      problem: change.id === null ? null : gone,
    }));
  return {
    ...state,
    rows: [...rows.filter(({ stored }) => !stored || !dropped.has(stored._id)), ...added],
    removed: rows.filter(({ stored }) => stored && dropped.has(stored._id)),
  };
}
