import type { FamilyAnswer, SessionAnswer } from '@serikad/shared/guest-list/family.types';
import { seatsOf } from '@serikad/shared/guest-list/guest-list';
import { Types } from 'mongoose';
import { DomainError } from '../../../src/common/domain-error.js';
import type { LinkedFamily } from '../../../src/modules/rsvp/responses/family-rsvp.js';
import { FamilyRsvpService } from '../../../src/modules/rsvp/responses/family-rsvp.service.js';
import type { RsvpRecord } from '../../../src/modules/rsvp/responses/rsvp.schema.js';
import type { SeatsRecord } from '../../../src/modules/rsvp/seats/seats.schema.js';
import { answersClosed } from '../../support/answers-closed.js';
import type { TestApp } from '../../support/app.js';
import type { Couple } from './couple.js';

/** A family of a couple's list; without a list, as its RSVP needs it. */
export function familyOf({ invitationId }: Couple, more: Partial<LinkedFamily> = {}): LinkedFamily {
  return {
    id: new Types.ObjectId().toHexString(),
    invitationId,
    name: 'Ismail bin Osman',
    title: 'Dato’ Haji Ismail sekeluarga',
    seats: 6,
    language: null,
    sessions: null,
    isReopened: false,
    answersDeleted: 0,
    ...more,
  };
}

export const coming = (adults: number, children = 0, session = 'main'): SessionAnswer => ({
  session,
  answer: 'coming',
  adults,
  children,
});
export const maybe = (adults: number, session = 'main'): SessionAnswer => ({
  session,
  answer: 'maybe',
  adults,
  children: 0,
});
export const no = (session = 'main'): SessionAnswer => ({ session, answer: 'no', adults: 0, children: 0 });

interface Options {
  onBehalf?: boolean;
  message?: string;
}

/** A family answers at one server. The family counts its deleted RSVPs as its list would. */
export function answerOfFamily(
  { app }: TestApp,
  family: LinkedFamily,
  sessions: SessionAnswer[],
  { onBehalf = false, message = '' }: Options = {},
): Promise<FamilyAnswer> {
  const afterDeletion = (): Promise<LinkedFamily> => {
    family.answersDeleted += 1;
    return Promise.resolve(family);
  };
  return app.get(FamilyRsvpService).answer(family, { sessions, message }, { onBehalf, afterDeletion });
}

/** The code of a refusal; `stored` when there is none. */
export async function outcomeOf(answer: Promise<unknown>): Promise<string> {
  try {
    await answer;
    return 'stored';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

/** Gives an invitation sessions beside the main one, with their limits. */
export async function setSessions(
  { db }: TestApp,
  couple: Pick<Couple, 'invitationId'>,
  limits: Record<string, number>,
): Promise<void> {
  const sessionSeats = Object.fromEntries(Object.entries(limits).map(([id, limit]) => [id, { limit, taken: 0 }]));
  await counters(db).updateOne({ _id: new Types.ObjectId(couple.invitationId) }, { $set: { sessionSeats } });
}

const counters = (db: TestApp['db']) => db.collection<SeatsRecord>('attendances');

/** What the counter says of each session, beside what the stored RSVPs add up to. */
export async function sessionBooks(
  shop: TestApp,
  { invitationId }: Pick<Couple, 'invitationId'>,
): Promise<Record<'taken' | 'stored', Record<string, number>>> {
  await answersClosed(shop);
  const _id = new Types.ObjectId(invitationId);
  const counter = await counters(shop.db).findOne({ _id });
  const rsvps = await shop.db.collection<RsvpRecord>('wishes').find({ invitationId: _id }).toArray();
  const taken: Record<string, number> = { main: counter?.taken ?? NaN };
  const stored: Record<string, number> = { main: 0 };
  for (const [id, session] of Object.entries(counter?.sessionSeats ?? {})) {
    taken[id] = session.taken;
    stored[id] = 0;
  }
  for (const { attendanceCount, sessions = [] } of rsvps) {
    stored['main'] = (stored['main'] ?? 0) + attendanceCount;
    for (const entry of sessions.filter(({ session }) => session !== 'main')) {
      stored[entry.session] = (stored[entry.session] ?? 0) + seatsOf(entry);
    }
  }
  return { taken, stored };
}
