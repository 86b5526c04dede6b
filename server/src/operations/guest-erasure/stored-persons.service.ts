import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Clock } from '../../common/clock.js';
import type { InvitationRecord } from '../../modules/invitations/invitation.schema.js';
import { FamilyRsvpService } from '../../modules/rsvp/responses/family-rsvp.service.js';

/** Every admin page asks for it once a minute: how long one count is used, in ms. */
const COUNT_TTL_MS = 10 * 60_000;

/** How many persons' data the shop stores. */
@Injectable()
export class StoredPersons {
  private counted: { at: number; persons: Promise<number> } | undefined;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly familyRsvps: FamilyRsvpService,
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
    const [users, rsvps, families, ofFamilies, [erased]] = await Promise.all([
      this.connection.collection('users').estimatedDocumentCount(),
      this.connection.collection('wishes').estimatedDocumentCount(),
      this.connection.collection('families').estimatedDocumentCount(),
      this.familyRsvps.count(),
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
