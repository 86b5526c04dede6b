import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, mongo, Types } from 'mongoose';
import { SEATS_MODEL, type SeatsRecord, type SessionSeats } from './seats.schema.js';
import { SESSIONS } from './session-states.js';

export type StoredSessions = Pick<
  SeatsRecord,
  '_id' | 'totalLimit' | 'taken' | 'sessionSeats' | 'mainTitle' | 'sessionsRevision' | 'removedSessions'
>;

/** Ids of removed sessions that are kept, at most: a request is repeated within minutes. */
const MOST_REMOVED = 20;

/** The sessions' side of the counter document: every change names the revision that it was decided on. */
@Injectable()
export class SessionsRepository {
  /** The driver's own: sessions hold nothing that would have to be cast. */
  private readonly collection: mongo.Collection<SeatsRecord>;

  constructor(@InjectModel(SEATS_MODEL) model: Model<SeatsRecord>) {
    this.collection = model.collection as unknown as mongo.Collection<SeatsRecord>;
  }

  find(_id: Types.ObjectId): Promise<StoredSessions | null> {
    return this.collection.findOne<StoredSessions>({ _id }, { projection: { ...SESSIONS, removedSessions: 1 } });
  }

  /** Adds a session. Removed ones of which no seat is taken any more go. */
  add(stored: StoredSessions, id: string, session: SessionSeats): Promise<boolean> {
    const emptied = Object.entries(stored.sessionSeats ?? {}).filter(([, of]) => of.removed && of.taken === 0);
    return this.write(
      stored,
      {},
      { [`sessionSeats.${id}`]: session },
      emptied.map(([each]) => `sessionSeats.${each}`),
    );
  }

  /** Changes a session unless its limit would be under the seats that are taken at that moment. */
  edit(stored: StoredSessions, id: string, { limit, about }: Pick<SessionSeats, 'limit' | 'about'>): Promise<boolean> {
    const path = `sessionSeats.${id}`;
    return this.write(stored, limit < 1 ? {} : { [`${path}.taken`]: { $lte: limit } }, {
      [`${path}.limit`]: limit,
      [`${path}.about`]: about,
    });
  }

  setMainTitle(stored: StoredSessions, mainTitle: string): Promise<boolean> {
    return this.write(stored, {}, { mainTitle });
  }

  /**
   * Removes a session unless seats of it were taken since it was read. While RSVPs hold seats of it, its figures stay
   * for these to be given back.
   */
  remove(stored: StoredSessions, id: string, taken: number): Promise<boolean> {
    const path = `sessionSeats.${id}`;
    const asRead = { [`${path}.taken`]: taken };
    const removedSessions = [...(stored.removedSessions ?? []), id].slice(-MOST_REMOVED);
    // No seat is taken, so no change that is under way names the session.
    return taken === 0
      ? this.write(stored, asRead, { removedSessions }, [path])
      : this.write(stored, asRead, { removedSessions, [`${path}.removed`]: true }, [`${path}.about`]);
  }

  private async write(
    { _id, sessionsRevision }: StoredSessions,
    conditions: object,
    set: Record<string, unknown>,
    unset: readonly string[] = [],
  ): Promise<boolean> {
    const { matchedCount } = await this.collection.updateOne(
      { _id, sessionsRevision: sessionsRevision ?? { $exists: false }, ...conditions },
      {
        $inc: { sessionsRevision: 1 },
        ...(Object.keys(set).length > 0 && { $set: set }),
        ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((path) => [path, 1])) }),
      } as object,
    );
    return matchedCount === 1;
  }
}
