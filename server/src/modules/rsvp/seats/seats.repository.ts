import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { isDuplicateKey } from '../../../common/database-errors.js';
import { given } from '../../../common/given.js';
import { SharedReads } from '../../../common/shared-reads.js';
import { SEATS_MODEL, type SeatsRecord } from './seats.schema.js';
import { SESSIONS, sessionsOf } from './session-states.js';
import { type Answering, NEW_SEATS, type RsvpSettingsChange, type SeatsState } from './seats.types.js';

/** What a settings' read needs of the counter document. */
export const SEATS_STATE = {
  _id: 0,
  show: 1,
  limit: 1,
  totalLimit: 1,
  closesAt: 1,
  message: 1,
  messageAlignment: 1,
  taken: 1,
  revision: 1,
};

/** The settings' side of the counter document. */
@Injectable()
export class SeatsRepository {
  private readonly answeringReads = new SharedReads((id) => this.readAnswering(new Types.ObjectId(id)));

  constructor(@InjectModel(SEATS_MODEL) private readonly model: Model<SeatsRecord>) {}

  /** Makes the document with its defaults unless it is there. */
  async init(_id: Types.ObjectId): Promise<void> {
    try {
      // The driver's own insert: a fresh document holds no value that would have to be cast.
      await this.model.collection.insertOne({ _id, ...NEW_SEATS, answers: 0, pending: [] });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** What a family's RSVP needs; requests that wait together share a read. */
  answering(_id: Types.ObjectId): Promise<Answering> {
    return this.answeringReads.get(_id.toHexString());
  }

  find(_id: Types.ObjectId): Promise<SeatsState | null> {
    return this.model.findById(_id, SEATS_STATE).lean<SeatsState>().exec();
  }

  /** @returns nothing when there is no document, or none of this revision. */
  save(_id: Types.ObjectId, change: RsvpSettingsChange, ifRevision?: number): Promise<SeatsState | null> {
    const { show, limit, totalLimit, message, messageAlignment, closesAt } = change;
    const settings = {
      show,
      limit,
      totalLimit,
      ...given({ message, messageAlignment, closesAt: closesAt ?? undefined }),
    };
    return this.model
      .findOneAndUpdate(
        { _id, ...(ifRevision !== undefined && { revision: ifRevision }) },
        { $set: settings, ...(closesAt === null && { $unset: { closesAt: 1 as const } }), $inc: { revision: 1 } },
        { returnDocument: 'after', projection: SEATS_STATE },
      )
      .lean<SeatsState>()
      .exec();
  }

  private async readAnswering(_id: Types.ObjectId): Promise<Answering> {
    const projection = { closesAt: 1, ...SESSIONS };
    const stored = await this.model.collection.findOne<SeatsRecord>({ _id }, { projection });
    const { sessions: details, revision: sessionsRevision } = sessionsOf(stored);
    return { closesAt: stored?.closesAt ?? null, sessions: details.map(({ id }) => id), details, sessionsRevision };
  }
}
