import { KeptStore } from '../rsvp/kept-store.js';
import type { FamilyWords, WaitingWords } from './family.types.js';

interface Kept {
  draft: FamilyWords;
  pending: WaitingWords;
  /** That the invitation was opened while the server could not be reached. */
  opened: true;
}

/**
 * What this browser stores for one family: what was chosen and typed, and what waits for the network. By the family's
 * id, so that two personal links in one browser do not mix, and a renewed link finds it again; never the link's token.
 * A browser that stores nothing has it as long as the page is open.
 */
export class FamilyStore extends KeptStore<Kept> {
  constructor(familyId: string) {
    super(
      (key) => `family-${key}:${familyId}`,
      (value, key) => (key === 'opened' ? value === true : isWords(value)),
    );
  }
}

/** Anything else was not written by this page. */
function isWords(value: unknown): boolean {
  const { message, sessions = [] } = (value ?? {}) as Partial<Record<keyof FamilyWords, unknown>>;
  return hasPersons(value) && typeof message === 'string' && Array.isArray(sessions) && sessions.every(hasPersons);
}

function hasPersons(value: unknown): boolean {
  const { answer, adults, children } = (value ?? {}) as Partial<Record<keyof FamilyWords, unknown>>;
  return (
    (answer === 'coming' || answer === 'maybe' || answer === 'no') &&
    Number.isInteger(adults) &&
    Number.isInteger(children)
  );
}
