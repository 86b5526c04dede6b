import { setTimeout as pause } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import { makeInvitation, type MadeInvitation } from './invitation.ts';
import type { Stack } from './stack.ts';

interface SeatCounter {
  _id: ObjectId;
  totalLimit: number;
  taken: number;
  pending: unknown[];
}

/** An invitation that seats so many guests altogether and has no RSVP yet. */
export async function limitedInvitation(stack: Stack, totalLimit: number): Promise<MadeInvitation> {
  const made = await makeInvitation(stack, 0);
  await stack.db
    .collection<SeatCounter>('attendances')
    .updateOne({ _id: new ObjectId(made.invitationId) }, { $set: { totalLimit } });
  return made;
}

/** What is stored of an invitation's seats, once no change is under way any more. */
export async function storedSeats({ db }: Stack, invitationId: string): Promise<{ taken: number; stored: number }> {
  const _id = new ObjectId(invitationId);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const counter = await db.collection<SeatCounter>('attendances').findOne({ _id });
    if (counter?.pending.length === 0) {
      const [sum] = await db
        .collection('wishes')
        .aggregate<{ stored: number }>([
          { $match: { invitationId: _id } },
          { $group: { _id: null, stored: { $sum: '$attendanceCount' } } },
        ])
        .toArray();
      return { taken: counter.taken, stored: sum?.stored ?? 0 };
    }
    await pause(50);
  }
  throw new Error('an intent stays open');
}
