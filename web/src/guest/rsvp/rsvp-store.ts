import { KeptStore } from './kept-store.js';
import type { RsvpDraft, FirstTry, PendingRsvp, StoredRsvp } from './rsvp.types.js';

interface Kept {
  wish: StoredRsvp;
  pending: PendingRsvp;
  first: FirstTry;
  draft: RsvpDraft;
}

/**
 * What this browser stores of a guest's RSVP to one invitation: the secret of the stored one, one that waits for the
 * network, and what was typed. Every tab reads it at the moment in which it acts: another may have been faster. A
 * browser that keeps nothing (private mode, full) costs comfort, never an RSVP:
 * it is kept in memory as long as the page is open.
 */
export class RsvpStore extends KeptStore<Kept> {
  constructor(invitationId: string) {
    super((key) => `${key}:${invitationId}`, isKept);
  }

  /** Calls when another tab wrote something. @returns a function that ends that */
  onOtherTab(act: () => void): () => void {
    const listen = ({ key }: StorageEvent): void => {
      if (key === null || key === this.name('wish') || key === this.name('pending')) act();
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }
}

/** Everything that is stored has a name and a message; anything else was not written by this page. */
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
