import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { OwnedInvitationId } from '../../../access/owned-ids.js';
import { isDuplicateKey } from '../../../common/database-errors.js';
import { insertBatch } from '../../../common/insert-batch.js';
import { type Model, type mongo, Types } from 'mongoose';
import { DOOR_EVENT_MODEL, type DoorEventRecord } from './door-event.schema.js';

@Injectable()
export class DoorEventsRepository {
  /** The driver's own: thousands at once, without a value that would have to be cast. */
  private readonly events: mongo.Collection<DoorEventRecord>;

  constructor(@InjectModel(DOOR_EVENT_MODEL) model: Model<DoorEventRecord>) {
    this.events = model.collection as unknown as mongo.Collection<DoorEventRecord>;
  }

  /** Stores events, each once: of those with the same id the first stays. */
  async insert(documents: readonly DoorEventRecord[]): Promise<void> {
    const outcomes = await insertBatch(this.events as unknown as mongo.Collection<object>, documents);
    for (const outcome of outcomes) if (!outcome.ok && !isDuplicateKey(outcome.error)) throw outcome.error;
  }

  /**
   * Events that were stored at or after a moment, in their order: at most `limit`, and those of the same millisecond as
   * the last of these.
   */
  async since(invitationId: OwnedInvitationId, moment: Date, limit: number): Promise<DoorEventRecord[]> {
    const stored = (storedAt: object) =>
      this.events.find({ invitationId: new Types.ObjectId(invitationId), storedAt }).sort({ storedAt: 1, _id: 1 });
    const read = await stored({ $gte: moment }).limit(limit).toArray();
    const last = read.length === limit ? read.at(-1)?.storedAt : undefined;
    if (!last) return read;
    return [...read.filter(({ storedAt }) => storedAt < last), ...(await stored({ $eq: last }).toArray())];
  }

  /** All events, in their order: those of one link are at most 20,000. */
  all(invitationId: OwnedInvitationId): Promise<DoorEventRecord[]> {
    return this.events
      .find({ invitationId: new Types.ObjectId(invitationId) })
      .sort({ storedAt: 1, _id: 1 })
      .toArray();
  }

  /** The ids of those events that are stored. */
  async known(invitationId: OwnedInvitationId, events: readonly { id: string }[]): Promise<ReadonlySet<string>> {
    const ids = events.map(({ id }) => id);
    const found = await this.events
      .find({ invitationId: new Types.ObjectId(invitationId), id: { $in: ids } })
      .project<{ id: string }>({ _id: 0, id: 1 })
      .toArray();
    return new Set(found.map(({ id }) => id));
  }

  /** @param since only those that were stored at or after this moment */
  count(invitationId: OwnedInvitationId, since = new Date(0)): Promise<number> {
    return this.events.countDocuments({
      invitationId: new Types.ObjectId(invitationId),
      storedAt: { $gte: since },
    });
  }

  async deleteAll(invitationId: OwnedInvitationId): Promise<void> {
    await this.events.deleteMany({ invitationId: new Types.ObjectId(invitationId) });
  }
}
