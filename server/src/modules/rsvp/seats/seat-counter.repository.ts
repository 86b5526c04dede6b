import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, mongo, Types } from 'mongoose';
import { outside, type Period } from '../../../common/period.js';
import { addedRsvps, isAny, removedRsvps, type SeatSum, sumOf } from './seat-changes.js';
import { SEATS_MODEL, type SeatsRecord, type SeatIntent } from './seats.schema.js';

/** What has to hold for an intent to be opened, beside that its RSVP has no other open one. */
export interface ClaimConditions {
  /** Guests of the RSVP, to hold against the limit per guest; nothing when that doesn't matter. */
  guests?: number;
  /** Most RSVPs that may be there already; nothing when none is added. */
  rsvpsUnder?: number;
  /** The couple's own change: it does not matter whether guests are asked to answer. */
  byOwner?: true;
  /** Only before the closing moment. */
  beforeClosing?: true;
}

const FIGURES = {
  show: 1,
  limit: 1,
  totalLimit: 1,
  closesAt: 1,
  taken: 1,
  sessionSeats: 1,
  answers: 1,
  pending: 1,
};
export type SeatFigures = Pick<
  SeatsRecord,
  '_id' | 'show' | 'limit' | 'totalLimit' | 'closesAt' | 'taken' | 'sessionSeats' | 'answers'
> & { pending: SeatIntent[] };

/** An intent to be opened, and what it needs for that. */
export interface Claim {
  intent: SeatIntent;
  conditions: ClaimConditions;
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

/** The seats' side of the counter document: every method is one atomic update. */
@Injectable()
export class SeatCounterRepository {
  /**
   * The driver's own collection for the two writes of every RSVP: they hold no value that would have to be cast, and
   * without the model's casting they cost this process half the time.
   */
  private readonly collection: mongo.Collection<SeatsRecord>;

  constructor(@InjectModel(SEATS_MODEL) private readonly model: Model<SeatsRecord>) {
    this.collection = model.collection as unknown as mongo.Collection<SeatsRecord>;
  }

  /**
   * Takes the seats of these intents and records them, if every condition of every one holds at that moment; all of
   * them or none. No two may be of the same RSVP.
   */
  async claim(_id: Types.ObjectId, claims: readonly Claim[]): Promise<boolean> {
    const intents = claims.map(({ intent }) => intent);
    const claimed = sumOf(intents, 'claimed');
    const added = sum(intents.map(addedRsvps));
    const guests = Math.max(...claims.map(({ conditions }) => conditions.guests ?? 0));
    const rsvpsUnder = Math.min(...claims.map(({ conditions }) => conditions.rsvpsUnder ?? Infinity));
    const byGuests = claims.some(({ conditions }) => conditions.byOwner === undefined);
    const closing = claims
      .filter(({ conditions }) => conditions.beforeClosing)
      .map(({ intent }) => intent.at.getTime());
    const update = await this.collection.updateOne(
      {
        _id,
        'pending.key': { $nin: intents.map(({ key }) => key) },
        ...(Number.isFinite(rsvpsUnder) && { answers: { $lte: rsvpsUnder - added } }),
        ...(isAny(claimed) && byGuests && { show: true }),
        ...(closing.length > 0 && { closesAt: { $not: { $lte: new Date(Math.max(...closing)) } } }),
        ...(isAny(claimed) && { $expr: { $and: roomFor(claimed) } }),
        ...(guests > 0 && { $or: [{ limit: { $lt: 1 } }, { limit: { $gte: guests } }] }),
      },
      {
        $inc: { ...counted(claimed, 1), answers: added },
        $push: { pending: { $each: intents } },
      },
    );
    return update.matchedCount === 1;
  }

  /**
   * Closes intents whose RSVPs are written and which give nothing back. No counter changes, so it doesn't matter how
   * many are closed already, and no guest waits for it: so it does not wait for the journal as other writes do. The
   * reconciler closes what a crash loses.
   */
  async finishTaken(_id: Types.ObjectId, ops: readonly string[]): Promise<void> {
    await this.collection.updateOne(
      { _id },
      { $pull: { pending: { op: { $in: [...ops] } } } },
      { writeConcern: { w: 1, journal: false } },
    );
  }

  /**
   * Closes intents whose RSVPs are written, all of them or none.
   * @returns false when one of them was closed already: then each has to be closed for itself
   */
  async finishAll(_id: Types.ObjectId, intents: readonly SeatIntent[]): Promise<boolean> {
    const ops = intents.map(({ op }) => op);
    const { matchedCount } = await this.collection.updateOne(
      { _id, 'pending.op': { $all: ops } },
      {
        $inc: { ...counted(sumOf(intents, 'release'), -1), answers: -sum(intents.map(removedRsvps)) },
        $pull: { pending: { op: { $in: ops } } },
      },
    );
    return matchedCount === 1;
  }

  /** Closes an intent whose RSVP is written; nothing happens when it is closed already. */
  async finish(_id: Types.ObjectId, intent: SeatIntent): Promise<void> {
    await this.close(_id, intent, { ...counted(sumOf([intent], 'release'), -1), answers: -removedRsvps(intent) });
  }

  /** Closes an intent whose RSVP can't be written any more; nothing happens when it is closed already. */
  async undo(_id: Types.ObjectId, intent: SeatIntent): Promise<void> {
    await this.close(_id, intent, { ...counted(sumOf([intent], 'claimed'), -1), answers: -addedRsvps(intent) });
  }

  figures(_id: Types.ObjectId): Promise<SeatFigures | null> {
    return this.model.findById(_id, FIGURES).lean<SeatFigures>().exec();
  }

  /** The documents with an intent that was not opened within a period, at most `limit`. */
  withIntentsOutside(period: Period, limit: number): Promise<SeatFigures[]> {
    return this.model.find(outside('pending.at', period), FIGURES).limit(limit).lean<SeatFigures[]>().exec();
  }

  /** How many documents have an intent that was not opened within a period. */
  countWithIntentsOutside(period: Period): Promise<number> {
    return this.model.countDocuments(outside('pending.at', period)).exec();
  }

  private async close(_id: Types.ObjectId, { op }: SeatIntent, $inc: Record<string, number>): Promise<void> {
    await this.collection.updateOne({ _id, 'pending.op': op }, { $inc, $pull: { pending: { op } } });
  }
}

/** The operand of `$inc` that adds seats to the counters. */
function counted({ main, sessions }: SeatSum, sign: 1 | -1): Record<string, number> {
  const inSessions = [...sessions].map(([id, seats]) => [`sessionSeats.${id}.taken`, sign * seats] as const);
  return { taken: sign * main, ...Object.fromEntries(inSessions) };
}

/**
 * The operands of `$and` that hold while there is room for seats.
 * A session that there is not, or was removed, has none.
 */
function roomFor({ main, sessions }: SeatSum): object[] {
  const room = (seats: number, taken: string, limit: string): object => ({
    $or: [{ $lt: [limit, 1] }, { $lte: [{ $add: [taken, seats] }, limit] }],
  });
  return [
    ...(main > 0 ? [room(main, '$taken', '$totalLimit')] : []),
    ...[...sessions].flatMap(([id, seats]) => {
      const session = `$sessionSeats.${id}`;
      return [
        { $eq: [{ $type: session }, 'object'] },
        { $ne: [`${session}.removed`, true] },
        room(seats, `${session}.taken`, `${session}.limit`),
      ];
    }),
  ];
}
