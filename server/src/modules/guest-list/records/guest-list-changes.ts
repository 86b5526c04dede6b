import { OWN_BRANCH } from '@serikad/shared/guest-list/branch.dto';
import { MOST_FAMILIES } from '@serikad/shared/guest-list/family.types';
import { DomainError } from '../../../common/domain-error.js';
import type { BranchRecord, GuestListRecord, ListEntry, OpenStep } from './guest-list.schema.js';

/** What a change of a list computes. */
export type ListChange = Pick<GuestListRecord, 'entries' | 'removed' | 'open' | 'branches'> &
  Partial<Pick<GuestListRecord, 'removedBranches'>>;

/** Families that can be restored, at most; of more the oldest are removed for good. */
const MOST_REMOVED = MOST_FAMILIES;

/** Ids of removed branches that are kept, at most: a request is repeated within minutes. */
const MOST_REMOVED_BRANCHES = 20;

const FULL = {
  en: `The list has room for ${MOST_FAMILIES} families. Please remove some first.`,
  ms: `Senarai ini memuatkan ${MOST_FAMILIES} keluarga. Sila buang sebahagian dahulu.`,
};

export const fullList = (): DomainError => new DomainError('limit-reached', { texts: FULL });

const OVER_QUOTA = {
  en: 'There are not enough seats left in this branch. Please ask the couple for more.',
  ms: 'Tempat untuk bahagian ini tidak mencukupi. Sila minta lagi daripada pengantin.',
};

export const overQuota = (): DomainError => new DomainError('limit-reached', { texts: OVER_QUOTA });

export const unknownBranch = (): DomainError =>
  new DomainError('validation', { fields: [{ field: 'branch', code: 'choice' }] });

/**
 * Gives families another branch, or other seats, or both; those that are not on the list are left out.
 * @param at when the request began
 * @param quota the only branch that may be changed, with its quota: a helper's
 * @returns nothing when none of them is on it
 * @throws DomainError validation when there is no such branch, limit-reached
 */
export function moved(
  list: GuestListRecord,
  ids: ReadonlySet<string>,
  {
    branch,
    seats,
    at,
    quota,
  }: { branch?: string | undefined; seats?: number | undefined; at: Date; quota?: string | undefined },
): ListChange | undefined {
  if (branch !== undefined && !list.branches.some(({ id }) => id === branch)) throw unknownBranch();
  const [found] = parted(list.entries, ids);
  if (found.length === 0 || (quota !== undefined && found.some(({ b }) => b !== quota))) return undefined;
  const entries = list.entries.map((entry) =>
    ids.has(entry.f.toHexString()) ? { f: entry.f, b: branch ?? entry.b, s: seats ?? entry.s } : entry,
  );
  const resized = list.entries.filter(({ f, s }) => seats !== undefined && s !== seats && ids.has(f.toHexString()));
  const change = counted({
    ...list,
    entries,
    // Beside the steps that the families have: an RSVP still follows those.
    open: [...list.open, ...resized.map(({ f }): OpenStep => ({ f, kind: 'seats', at }))],
  });
  if (quota !== undefined && isFuller(list, change, quota)) throw overQuota();
  return change;
}

/** Whether a branch has more seats than before, and than its quota. */
function isFuller(
  before: Pick<GuestListRecord, 'branches'>,
  after: Pick<GuestListRecord, 'branches'>,
  id: string,
): boolean {
  const [old, branch] = [before, after].map(({ branches }) => branches.find((each) => each.id === id));
  return !!old && !!branch && branch.quota !== null && branch.seats > branch.quota && branch.seats > old.seats;
}

/**
 * Takes families off the list; for a day they can be restored.
 * @param step whether they are removed, or their import is undone
 * @returns nothing when none of them is on it
 */
export function withoutFamilies(
  list: GuestListRecord,
  ids: ReadonlySet<string>,
  step: Omit<OpenStep, 'f'> & { kind: 'remove' | 'undo' },
): ListChange | undefined {
  const [leaving, entries] = parted(list.entries, ids);
  if (leaving.length === 0) return undefined;
  const removed = [...list.removed, ...leaving.map((entry) => ({ ...entry, at: step.at }))];
  // The reconciler removes those of the year 1970 at its next round.
  const tooMany = removed.length - MOST_REMOVED;
  const kept = removed.map((entry, place) => (place < tooMany ? { ...entry, at: new Date(0) } : entry));
  return counted({ ...list, entries, removed: kept, open: withSteps(list, leaving, step) });
}

/**
 * Puts removed families back with their seats; one whose branch is gone joins the couple's own.
 * @param since families that were removed before are gone
 * @returns nothing when there are none to put back
 * @throws DomainError limit-reached
 */
export function withFamiliesBack(
  list: GuestListRecord,
  ids: ReadonlySet<string>,
  { since, at }: { since: Date; at: Date },
): ListChange | undefined {
  const [asked, others] = parted(list.removed, ids);
  const returning = asked.filter((entry) => entry.at >= since);
  if (returning.length === 0) return undefined;
  const late = asked.filter((entry) => entry.at < since);
  if (list.entries.length + returning.length > MOST_FAMILIES) throw fullList();
  return counted(withEntriesBack({ ...list, removed: [...others, ...late] }, returning, at));
}

/**
 * Puts the families of an import back whose undoing is refused, also over the limit of the list.
 * @param steps those of the undoing
 * @returns nothing when none of them is open any more
 */
export function withUndoneBack(list: GuestListRecord, steps: readonly OpenStep[], at: Date): ListChange | undefined {
  const isOpen = ({ f }: Pick<ListEntry, 'f'>): boolean =>
    steps.some((step) => step.f.equals(f) && list.open.some((each) => isSame(each, step)));
  const returning = list.removed.filter(isOpen);
  if (returning.length === 0) return undefined;
  const removed = list.removed.filter((entry) => !returning.includes(entry));
  return counted(withEntriesBack({ ...list, removed }, returning, at));
}

const isSame = (one: OpenStep, other: OpenStep): boolean =>
  one.f.equals(other.f) && one.kind === other.kind && one.at.getTime() === other.at.getTime();

/** With entries of families that were removed; of those whose branch is gone, in the couple's own. */
function withEntriesBack(list: GuestListRecord, returning: readonly ListEntry[], at: Date): GuestListRecord {
  const branchIds = new Set(list.branches.map(({ id }) => id));
  const back = returning.map(({ f, b, s }) => ({ f, b: branchIds.has(b) ? b : OWN_BRANCH, s }));
  return { ...list, entries: [...list.entries, ...back], open: withSteps(list, returning, { kind: 'restore', at }) };
}

/** Removes a branch, whose families join the couple's own. */
export function withoutBranch(list: GuestListRecord, id: string): ListChange {
  const change = counted({
    ...list,
    entries: list.entries.map((entry) => (entry.b === id ? { ...entry, b: OWN_BRANCH } : entry)),
    branches: list.branches.filter((branch) => branch.id !== id),
  });
  return { ...change, removedBranches: [...(list.removedBranches ?? []), id].slice(-MOST_REMOVED_BRANCHES) };
}

function withSteps(
  { open }: Pick<GuestListRecord, 'open'>,
  entries: readonly ListEntry[],
  step: Omit<OpenStep, 'f'>,
): OpenStep[] {
  const ids = new Set(entries.map(({ f }) => f.toHexString()));
  const [, others] = parted(open, ids);
  return [...others, ...entries.map(({ f }) => ({ f, ...step }))];
}

function parted<E extends Pick<ListEntry, 'f'>>(entries: readonly E[], ids: ReadonlySet<string>): [E[], E[]] {
  const inside = entries.filter(({ f }) => ids.has(f.toHexString()));
  return [inside, entries.filter(({ f }) => !ids.has(f.toHexString()))];
}

/** The branches with the sums of the entries. */
function counted({ entries, removed, open, branches }: ListChange): ListChange {
  const sums = sumsOf(entries);
  const none = { seats: 0, families: 0 };
  return {
    entries,
    removed,
    open,
    branches: branches.map((branch) => ({ ...branch, ...none, ...sums.get(branch.id) })),
  };
}

/** The sums of some entries by branch. */
export function sumsOf(entries: readonly ListEntry[]): Map<string, Pick<BranchRecord, 'seats' | 'families'>> {
  const sums = new Map<string, Pick<BranchRecord, 'seats' | 'families'>>();
  for (const { b, s } of entries) {
    const { seats, families } = sums.get(b) ?? { seats: 0, families: 0 };
    sums.set(b, { seats: seats + s, families: families + 1 });
  }
  return sums;
}
