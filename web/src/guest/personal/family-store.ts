import type { FamilyWords } from './family.types.js';

interface Kept {
  draft: FamilyWords;
  pending: FamilyWords;
  /** That the invitation was opened while the server could not be reached. */
  opened: true;
}

/**
 * What this browser stores for one family: what was chosen and typed, and what waits for the network. By the family's
 * id, so that two personal links in one browser do not mix, and a renewed link finds it again; never the link's token.
 * A browser that stores nothing has it as long as the page is open.
 */
export class FamilyStore {
  private readonly unkept = new Map<string, string>();

  constructor(private readonly familyId: string) {}

  read<Key extends keyof Kept>(key: Key): Kept[Key] | null {
    try {
      const text = this.unkept.get(key) ?? localStorage.getItem(this.name(key));
      const value: unknown = text === null ? null : JSON.parse(text);
      return (key === 'opened' ? value === true : isWords(value)) ? (value as Kept[Key]) : null;
    } catch {
      return null;
    }
  }

  write<Key extends keyof Kept>(key: Key, value: Kept[Key] | null): void {
    this.unkept.delete(key);
    try {
      if (value === null) localStorage.removeItem(this.name(key));
      else localStorage.setItem(this.name(key), JSON.stringify(value));
    } catch {
      if (value !== null) this.unkept.set(key, JSON.stringify(value));
    }
  }

  private name(key: keyof Kept): string {
    return `family-${key}:${this.familyId}`;
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
