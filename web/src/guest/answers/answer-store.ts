import type { AnswerDraft, PendingAnswer, StoredAnswer } from './answer.types.js';

interface Kept {
  wish: StoredAnswer;
  pending: PendingAnswer;
  draft: AnswerDraft;
}

/**
 * What this browser keeps of a guest's answer to one invitation: the secret of the stored one, one that waits for the
 * network, and what was typed. A browser that keeps nothing (private mode, full) costs comfort, never an answer.
 */
export class AnswerStore {
  constructor(private readonly invitationId: string) {}

  read<Key extends keyof Kept>(key: Key): Kept[Key] | null {
    try {
      const text = localStorage.getItem(this.name(key));
      const value: unknown = text === null ? null : JSON.parse(text);
      return isKept(value) ? (value as Kept[Key]) : null;
    } catch {
      return null;
    }
  }

  write<Key extends keyof Kept>(key: Key, value: Kept[Key] | null): void {
    try {
      if (value === null) localStorage.removeItem(this.name(key));
      else localStorage.setItem(this.name(key), JSON.stringify(value));
    } catch {
      // Nothing is kept; see above.
    }
  }

  private name(key: keyof Kept): string {
    return `${key}:${this.invitationId}`;
  }
}

/** Everything that is kept has a name and a message; anything else was not written by this page. */
function isKept(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'from' in value &&
    typeof value.from === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}
