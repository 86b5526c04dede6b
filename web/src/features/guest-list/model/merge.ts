import { DEFAULT_FAMILY_SEATS, type FamilyView, OWN_BRANCH } from '@serikad/shared/guest-list/family.types';
import { stateOf } from '@serikad/shared/guest-list/guest-list';
import { familyInput, type FamilyInput } from './family-form.js';

/** What a kept family gains where it has none of its own; a default counts as none. */
const NONE = {
  title: '',
  phone: '',
  seats: DEFAULT_FAMILY_SEATS,
  branch: OWN_BRANCH,
  side: 'both',
  language: 'invitation',
  table: '',
  note: '',
} as const satisfies Partial<FamilyInput>;
export type Gained = keyof typeof NONE;

const PROGRESS = ['unsent', 'sent', 'opened', 'answered'] as const;

/**
 * The families of a group of duplicates that may be kept, the one that has come furthest first:
 * of some that have answered, those.
 */
export function keepable(group: readonly FamilyView[]): FamilyView[] {
  const answered = group.filter(({ answer }) => answer !== null);
  const progress = (family: FamilyView): number => PROGRESS.indexOf(stateOf(family));
  return [...(answered.length > 0 ? answered : group)].sort(
    (a, b) => progress(b) - progress(a) || Number(b.phone !== '') - Number(a.phone !== ''),
  );
}

/** The families of a group that go when one is kept: one that has answered never goes. */
export function leaving(group: readonly FamilyView[], kept: FamilyView): FamilyView[] {
  return group.filter(({ id, answer }) => id !== kept.id && answer === null);
}

/** A kept family with what it gains of those that go, the first of them before the others. */
export function merged(kept: FamilyView, gone: readonly FamilyView[]): { input: FamilyInput; gained: Gained[] } {
  const input = familyInput(kept);
  const gained: Gained[] = [];
  for (const other of gone.map(familyInput)) {
    for (const key of Object.keys(NONE) as Gained[]) {
      if (input[key] !== NONE[key] || other[key] === NONE[key]) continue;
      Object.assign(input, { [key]: other[key] });
      gained.push(key);
    }
  }
  return { input, gained };
}
