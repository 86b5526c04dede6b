import { answerTo, overallAnswer, stateOf, titleOf } from '@serikad/shared/guest-list/guest-list';
import { nearlyNamed, tellingWords } from '@serikad/shared/guest-list/near-names';
import type { FamilyState, FamilyView } from '@serikad/shared/guest-list/family.types';

export const FILTERS = ['all', 'unsent', 'sent', 'opened', 'answered', 'declined', 'duplicates'] as const;
export type Filter = (typeof FILTERS)[number];

export const SORTS = ['newest', 'name', 'waiting'] as const;
export type Sort = (typeof SORTS)[number];

/** Of all sessions. */
export const ALL_SESSIONS = 'all';
/** Of all branches. */
export const ALL_BRANCHES = 'all';

export interface Shown {
  /** `all`, or a branch's id. */
  branch: string;
  /** `all`, or a session's id: families that are invited to it. Left out: all. */
  session?: string;
  filter: Filter;
  sort: Sort;
  query: string;
}

/** Letters without case and marks, as they are searched for. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .toLowerCase();
}

const searchTexts = new WeakMap<FamilyView, string>();

/** What a family is found by, put together once: a key in the search field reads 2,000 of them. */
function searchText(family: FamilyView): string {
  let text = searchTexts.get(family);
  if (text === undefined) {
    const digits = family.phone.replace(/\D/g, '');
    // `60123…` is found by `0123…` too.
    const national = digits.startsWith('60') ? digits.slice(1) : '';
    text = [folded(`${family.title} ${family.name} ${family.table}`), digits, national].join('\n');
    searchTexts.set(family, text);
  }
  return text;
}

/** The words of a search; one of digits, dashes and plus alone is part of a number. */
function wordsOf(query: string): string[] {
  // A number is typed in groups: 012-345 6789.
  const whole = query.trim();
  if (/^[\d\s+-]+$/.test(whole)) return [whole.replace(/\D/g, '')].filter((word) => word !== '');
  return folded(query)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (/^[\d+-]+$/.test(word) ? word.replace(/\D/g, '') : word));
}

export function matchesQuery(family: FamilyView, query: string): boolean {
  return wordsOf(query).every((word) => searchText(family).includes(word));
}

/** The family whose name or title is spelt most nearly as what was searched for in vain; nothing when none is near. */
export function nearestTo(families: readonly FamilyView[], query: string): FamilyView | undefined {
  const [nearest] = nearlyNamed(families, ({ title, name }) => tellingWords(`${title} ${name}`), query);
  return nearest;
}

/** Whether a family was invited to the session that is shown after it had answered others. */
export function isUnheardOf({ answer }: FamilyView, session: string): boolean {
  return answer !== null && session !== ALL_SESSIONS && !answerTo(answer, session);
}

/** Of the session that is shown: a family that has answered others has opened its invitation. */
function stateIn(family: FamilyView, session: string): FamilyState {
  return isUnheardOf(family, session) ? 'opened' : stateOf(family);
}

function declined({ answer }: FamilyView, session: string): boolean {
  if (session !== ALL_SESSIONS) return answerTo(answer, session)?.answer === 'no';
  return answer !== null && overallAnswer(answer) === 'no';
}

/** @param session whose families are shown; `all` */
export function matchesFilter(
  family: FamilyView,
  filter: Filter,
  duplicates: ReadonlySet<string>,
  session = ALL_SESSIONS,
): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'declined':
      return declined(family, session);
    case 'duplicates':
      return duplicates.has(family.id);
    case 'unsent':
    case 'sent':
    case 'opened':
    case 'answered':
      return stateIn(family, session) === filter;
  }
}

/** How many families each filter shows within the branch and the search. */
export function filterCounts(
  families: readonly FamilyView[],
  duplicates: ReadonlySet<string>,
  session = ALL_SESSIONS,
): Record<Filter, number> {
  const count = (filter: Filter) =>
    families.filter((family) => matchesFilter(family, filter, duplicates, session)).length;
  return Object.fromEntries(FILTERS.map((filter) => [filter, count(filter)])) as Record<Filter, number>;
}

export function inBranch(families: readonly FamilyView[], branch: string): readonly FamilyView[] {
  return branch === ALL_BRANCHES ? families : families.filter((family) => family.branch === branch);
}

/** Since when a family has what it was last sent, or has opened it: that long it has not answered. */
export function waitingSince(family: FamilyView): string | null {
  if (family.answer) return null;
  return family.openedAt ?? family.sent.reminder?.at ?? family.sent.invitation?.at ?? null;
}

const names = new Intl.Collator('ms', { sensitivity: 'base', numeric: true });
/** After every moment. */
const NEVER = '9';

function compare(sort: Sort): (a: FamilyView, b: FamilyView) => number {
  const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  switch (sort) {
    case 'name':
      return (a, b) => names.compare(titleOf(a), titleOf(b));
    case 'waiting':
      return (a, b) => text(waitingSince(a) ?? NEVER, waitingSince(b) ?? NEVER);
    case 'newest':
      return (a, b) => text(b.createdAt, a.createdAt);
  }
}

/** The families of a list in the order shown, before the filter: what the filters' counts are of, too. */
export function foundFamilies(
  families: readonly FamilyView[],
  { branch, session = ALL_SESSIONS, query, sort }: Omit<Shown, 'filter'>,
): FamilyView[] {
  return inBranch(families, branch)
    .filter(({ sessions }) => session === ALL_SESSIONS || sessions === null || sessions.includes(session))
    .filter((family) => matchesQuery(family, query))
    .sort(compare(sort));
}
