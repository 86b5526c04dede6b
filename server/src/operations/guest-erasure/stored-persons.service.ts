import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import { Clock } from '../../common/clock.js';
import type { InvitationRecord } from '../../modules/invitations/invitation.schema.js';
import { RSVPS_OF_FAMILIES } from '../../modules/rsvp/responses/rsvp.schema.js';

/** Every admin page asks for it once a minute: how long one count is used, in ms. */
const COUNT_TTL_MS = 10 * 60_000;
const ANY_ID = { $gt: new Types.ObjectId('0'.repeat(24)) };

/** How many persons' data the shop stores. */
@Injectable()
export class StoredPersons {
  private counted: { at: number; persons: Promise<number> } | undefined;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly clock: Clock,
  ) {}

  /** As of the last ten minutes. */
  count(): Promise<number> {
    const now = this.clock.now();
    if (!this.counted || Math.abs(now - this.counted.at) >= COUNT_TTL_MS) {
      const persons = this.read();
      const counted = (this.counted = { at: now, persons });
      persons.catch(() => {
        if (this.counted === counted) this.counted = undefined;
      });
    }
    return this.counted.persons;
  }

  /**
   * By what the database counts itself: no collection is read. A family and its RSVP are one; who is in both lists of
   * an invitation, or gives a gift as well, is counted for each.
   */
  private async read(): Promise<number> {
    const wishes = this.connection.collection('wishes');
    const [users, rsvps, families, ofFamilies, [erased]] = await Promise.all([
      this.connection.collection('users').estimatedDocumentCount(),
      wishes.estimatedDocumentCount(),
      this.connection.collection('families').estimatedDocumentCount(),
      // Index keys of the families' RSVPs alone.
      wishes.countDocuments({ invitationId: ANY_ID, familyId: ANY_ID }, { hint: RSVPS_OF_FAMILIES }),
      this.connection
        .collection<InvitationRecord>('invitations')
        .aggregate<{ persons: number }>([
          { $match: { 'guestErasure.nextAt': { $gt: new Date(0) } } },
          { $group: { _id: null, persons: { $sum: '$guestErasure.persons' } } },
        ])
        .toArray(),
    ]);
    return Math.max(0, users + rsvps + families - ofFamilies - (erased?.persons ?? 0));
  }
}
