import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type mongo, type Types } from 'mongoose';
import { ATTENDANCE_MODEL, type AttendanceRecord, type SeatIntent } from './attendance.schema.js';

/** What has to hold for an intent to be opened, beside that its answer has no other open one. */
export interface ClaimConditions {
  /** Guests of the answer, to hold against the limit per guest; nothing when that doesn't matter. */
  guests?: number;
  /** Most answers that may be there already; nothing when none is added. */
  answersUnder?: number;
}

const FIGURES = { show: 1, limit: 1, totalLimit: 1, taken: 1, answers: 1, pending: 1 };
export type SeatFigures = Pick<AttendanceRecord, '_id' | 'show' | 'limit' | 'totalLimit' | 'taken' | 'answers'> & {
  pending: SeatIntent[];
};

/** How many answers an intent has added to the figure when it was opened. */
const addedAnswers = (intent: SeatIntent): number => (intent.kind === 'add' ? 1 : 0);
/** How many answers fewer there are when the intent is finished. */
const removedAnswers = (intent: SeatIntent): number => (intent.kind === 'delete' ? 1 : 0);

/** The seats' side of the counter document: every method is one atomic update. */
@Injectable()
export class SeatLedgerRepository {
  /**
   * The driver's own collection for the two writes of every answer: they hold no value that would have to be cast, and
   * without the model's casting they cost this process half the time.
   */
  private readonly collection: mongo.Collection<AttendanceRecord>;

  constructor(@InjectModel(ATTENDANCE_MODEL) private readonly model: Model<AttendanceRecord>) {
    this.collection = model.collection as unknown as mongo.Collection<AttendanceRecord>;
  }

  /** Takes the intent's seats and records it, if every condition holds at that moment. */
  async claim(_id: Types.ObjectId, intent: SeatIntent, conditions: ClaimConditions): Promise<boolean> {
    const { guests, answersUnder } = conditions;
    const room = { $lte: [{ $add: ['$taken', intent.claimed] }, '$totalLimit'] };
    const claimed = await this.collection.updateOne(
      {
        _id,
        'pending.key': { $ne: intent.key },
        ...(answersUnder !== undefined && { answers: { $lt: answersUnder } }),
        ...(intent.claimed > 0 && { show: true, $expr: { $or: [{ $lt: ['$totalLimit', 1] }, room] } }),
        ...(guests !== undefined && { $or: [{ limit: { $lt: 1 } }, { limit: { $gte: guests } }] }),
      },
      { $inc: { taken: intent.claimed, answers: addedAnswers(intent) }, $push: { pending: intent } },
    );
    return claimed.matchedCount === 1;
  }

  /** Closes an intent whose answer is written; nothing happens when it is closed already. */
  async finish(_id: Types.ObjectId, intent: SeatIntent): Promise<void> {
    await this.close(_id, intent, { taken: -intent.release, answers: -removedAnswers(intent) });
  }

  /** Closes an intent whose answer can't be written any more; nothing happens when it is closed already. */
  async undo(_id: Types.ObjectId, intent: SeatIntent): Promise<void> {
    await this.close(_id, intent, { taken: -intent.claimed, answers: -addedAnswers(intent) });
  }

  figures(_id: Types.ObjectId): Promise<SeatFigures | null> {
    return this.model.findById(_id, FIGURES).lean<SeatFigures>().exec();
  }

  /** The documents with an intent from before a moment, at most `limit`. */
  withIntentsBefore(moment: Date, limit: number): Promise<SeatFigures[]> {
    return this.model
      .find({ 'pending.at': mongoose.trusted({ $lt: moment }) }, FIGURES)
      .limit(limit)
      .lean<SeatFigures[]>()
      .exec();
  }

  private async close(_id: Types.ObjectId, { op }: SeatIntent, $inc: Record<string, number>): Promise<void> {
    await this.collection.updateOne({ _id, 'pending.op': op }, { $inc, $pull: { pending: { op } } });
  }
}
