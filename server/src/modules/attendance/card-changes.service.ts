import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { Types } from 'mongoose';
import { Clock } from '../../common/clock.js';
import { isDatabaseUnavailable } from '../../common/database-errors.js';
import { type CardNotes, CardChangesRepository } from './card-changes.repository.js';

/** From this age on a change is over, whatever became of it, in milliseconds: longer than any request takes. */
export const CHANGE_LASTS = 60 * 60_000;

/**
 * Notes at an invitation's counter document that something of its card changes which lies in other documents: the
 * invitation, its order, gifts, photos, wishes. So one document says whether any of them did: what was read when it showed
 * no change under way is as it was for as long as it shows the same `version`. Changes with seats note themselves, by their
 * intents, and those of the counter document need no note; see docs/decisions/153-a-glance-at-a-card.md.
 */
@Injectable()
export class CardChanges {
  private readonly log = new Logger(CardChanges.name);

  constructor(
    private readonly notes: CardChangesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Does one write to what a card shows.
   * @param write what it throws is thrown; `null` or `false` says that nothing was written
   */
  async during<T>(invitationId: Types.ObjectId, write: () => Promise<T>): Promise<T> {
    const op = randomUUID();
    const before = await this.notes.begin(invitationId, { op, at: this.clock.date() });
    try {
      const result = await write();
      await this.end(invitationId, op, result === null || result === false ? before : undefined);
      return result;
    } catch (error) {
      // A write whose reply was lost may still come about: its note stays until nothing comes any more.
      if (!isDatabaseUnavailable(error)) await this.end(invitationId, op, before);
      throw error;
    }
  }

  /**
   * A failure changes nothing for whoever made the change: readers look closer for as long as its note stands.
   * @param before the notes to put back, when nothing was written
   */
  private async end(invitationId: Types.ObjectId, op: string, before: CardNotes | undefined): Promise<void> {
    try {
      if (before && (await this.notes.takeBack(invitationId, op, before))) return;
      await this.notes.end(invitationId, op);
    } catch (error) {
      this.log.warn(`a card is changed, the note of it stays: ${String(error)}`);
    }
  }
}
