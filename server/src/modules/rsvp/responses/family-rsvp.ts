import type { FamilyAnswer } from '@serikad/shared/guest-list/family.types';
import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import type { RsvpRecord } from './rsvp.schema.js';

/** What an RSVP needs to know of a family that is on its list. */
export interface LinkedFamily {
  id: string;
  invitationId: string;
  name: string;
  /** The "Khas buat" line; empty: made from the name. */
  title: string;
  /** The most who may come, to each session. */
  seats: number;
  /** `null`: the invitation's. */
  language: InvitationLanguage | null;
  /** Ids of the sessions that it is invited to; `null`: all. */
  sessions: string[] | null;
  /** May answer after the closing moment. */
  isReopened: boolean;
  /** How many of its RSVPs were deleted: part of the key of the next one. */
  answersDeleted: number;
}

/** A family's RSVP as stored. */
export type FamilyRsvpRecord = RsvpRecord & Required<Pick<RsvpRecord, 'familyId' | 'sessions' | 'updatedAt'>>;

/** The key of a family's next RSVP. Its spaces keep it apart from every Idempotency-Key. */
export function familyRsvpKey({ id, answersDeleted }: Pick<LinkedFamily, 'id' | 'answersDeleted'>): string {
  return `family ${id} ${answersDeleted}`;
}

/** The RSVP for the family itself. */
export function familyAnswer({
  sessions,
  message,
  createdAt,
  updatedAt,
  onBehalf,
}: Pick<FamilyRsvpRecord, 'sessions' | 'message' | 'createdAt' | 'updatedAt' | 'onBehalf'>): FamilyAnswer {
  return {
    sessions: sessions.map(({ session, answer, adults, children }) => ({ session, answer, adults, children })),
    message,
    answeredAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    onBehalf: onBehalf ?? false,
  };
}

/** The same for the couple, who do not read what the seller hid. */
export function familyAnswerOfOwner(rsvp: FamilyRsvpRecord): FamilyAnswer {
  return familyAnswer(rsvp.withheld ? { ...rsvp, message: '' } : rsvp);
}
