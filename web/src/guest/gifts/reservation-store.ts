import { newKey } from '../../platform/new-key.js';
import type { ReservationContent } from './reservation.types.js';

/** The seeds' name of what this browser has reserved: ids behind commas, of all invitations together. */
const RESERVED = 'reservedGifts';

interface Draft extends ReservationContent {
  /** Idempotency-Keys of reservations that may be under way, by gift. */
  keys: Record<string, string>;
}

/**
 * What this browser stores of a guest's reservations: which gifts are theirs, what they typed, and the keys of
 * reservations that may have arrived unnoticed. Without storage a guest loses comfort, never a reservation.
 */
export class ReservationStore {
  private readonly draftName: string;
  private draft: Draft;

  /** @param keeps false for a sample and a preview, which store nothing */
  constructor(
    invitationId: string,
    private readonly keeps: boolean,
  ) {
    this.draftName = `giftDraft:${invitationId}`;
    this.draft = draftIn(this.get(this.draftName));
  }

  reservedIds(): string[] {
    return (this.get(RESERVED) ?? '').split(',').filter((id) => id !== '');
  }

  addReserved(giftId: string): void {
    this.set(RESERVED, [...new Set([...this.reservedIds(), giftId])].join(','));
    const { [giftId]: _done, ...keys } = this.draft.keys;
    this.keep({ ...this.draft, keys });
  }

  typed(): ReservationContent {
    return { name: this.draft.name, contactNo: this.draft.contactNo };
  }

  keepTyped(content: ReservationContent): void {
    this.keep({ ...this.draft, ...content });
  }

  /**
   * The key of a gift's reservation: the same until the gift is reserved, so that however often it is sent it is one.
   */
  keyOf(giftId: string): string {
    const known = this.draft.keys[giftId];
    if (known !== undefined) return known;
    const key = newKey();
    this.keep({ ...this.draft, keys: { ...this.draft.keys, [giftId]: key } });
    return key;
  }

  private keep(draft: Draft): void {
    this.draft = draft;
    this.set(this.draftName, JSON.stringify(draft));
  }

  private get(name: string): string | null {
    if (!this.keeps) return null;
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  }

  private set(name: string, value: string): void {
    if (!this.keeps) return;
    try {
      localStorage.setItem(name, value);
    } catch {
      // Not stored; see above.
    }
  }
}

/** A stored draft; anything that this page did not write is none. */
function draftIn(text: string | null): Draft {
  const empty: Draft = { name: '', contactNo: '', keys: {} };
  if (text === null) return empty;
  try {
    const value = JSON.parse(text) as Partial<Draft> | null;
    const whole = typeof value?.name === 'string' && typeof value.contactNo === 'string' && isTexts(value.keys);
    return whole ? { ...empty, ...value } : empty;
  } catch {
    return empty;
  }
}

function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((key) => typeof key === 'string');
}
