import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type MessageKind, OWN_BRANCH } from '@serikad/shared/guest-list/family.types';
import { type Model, type mongo, Types } from 'mongoose';
import { BatchQueue } from '../../../common/batch-queue.js';
import { areDuplicates, failureOf } from '../../../common/database-errors.js';
import { FAMILIES_BEING_ADDED, FAMILY_MODEL, type FamilyRecord } from './family.schema.js';
import type { GuestListRecord } from './guest-list.schema.js';

/** As they were added. */
const FAMILY_ORDER = { createdAt: 1, _id: 1 } as const;

/** After an hour, by the database's clock, a document is not put on its list any more: a request has ten minutes. */
const LEFT = {
  adding: { $exists: true },
  $expr: { $lt: ['$adding', { $subtract: ['$$NOW', 60 * 60_000] }] },
};

/** What figures need of a family. */
const FIGURES = { sessions: 1, sent: 1, openedAt: 1 } as const;
export type FamilyFigures = Pick<FamilyRecord, '_id' | keyof typeof FIGURES>;

/** Fields to set; one that is `undefined` is removed. */
type FamilyChange = { [K in keyof FamilyRecord]?: FamilyRecord[K] | undefined };

/** The documents of families; which are on their list: GuestListsRepository. */
@Injectable()
export class FamiliesRepository {
  /** The driver's own: thousands at once, without a value that would have to be cast. */
  private readonly families: mongo.Collection<FamilyRecord>;
  // Families of all weddings that open their links or send an RSVP at the same time share a query: a token does not
  // say whose wedding it is. A slow query holds up its own batch alone: the next one waits for it no longer than 20 ms.
  private readonly tokenReads = new BatchQueue<string, FamilyRecord | null>({
    keyOf: () => '',
    maxBatchSize: 100,
    maxWaitMs: 20,
    work: async (hashes) => {
      const found = await this.families.find({ tokenHash: { $in: [...hashes] } }).toArray();
      const byHash = new Map(found.map((family) => [family.tokenHash, family]));
      return hashes.map((hash) => ({ ok: true, value: byHash.get(hash) ?? null }));
    },
  });

  constructor(@InjectModel(FAMILY_MODEL) model: Model<FamilyRecord>) {
    this.families = model.collection as unknown as mongo.Collection<FamilyRecord>;
  }

  findById(_id: Types.ObjectId): Promise<FamilyRecord | null> {
    return this.families.findOne({ _id });
  }

  findByToken(tokenHash: string): Promise<FamilyRecord | null> {
    return this.tokenReads.run(tokenHash);
  }

  /** All documents of an invitation, those that are not on its list as well. */
  findByInvitation(invitationId: string): Promise<FamilyRecord[]> {
    return this.families
      .find({ invitationId: new Types.ObjectId(invitationId) })
      .sort(FAMILY_ORDER)
      .toArray();
  }

  /** The same without their phones and notes. */
  findWithoutPhones(invitationId: string): Promise<Omit<FamilyRecord, 'phone' | 'note'>[]> {
    return this.families
      .find({ invitationId: new Types.ObjectId(invitationId) }, { projection: { phone: 0, note: 0 } })
      .sort(FAMILY_ORDER)
      .toArray();
  }

  /** What figures need of all documents of an invitation; neither names nor phones. */
  findFigures(invitationId: string): Promise<FamilyFigures[]> {
    return this.families
      .find<FamilyFigures>({ invitationId: new Types.ObjectId(invitationId) }, { projection: FIGURES })
      .toArray();
  }

  findByIds(ids: readonly Types.ObjectId[]): Promise<FamilyRecord[]> {
    return this.families.find({ _id: { $in: [...ids] } }).toArray();
  }

  /** The families of an import. */
  findBatch(invitationId: string, batch: Types.ObjectId): Promise<FamilyRecord[]> {
    return this.families.find({ invitationId: new Types.ObjectId(invitationId), batch }).toArray();
  }

  /** Writes documents that are not there, with one command. @returns whether all of them are new */
  async insertAll(documents: readonly FamilyRecord[]): Promise<boolean> {
    try {
      await this.families.insertMany([...documents], { ordered: false });
      return true;
    } catch (thrown) {
      if (areDuplicates(thrown)) return false;
      throw failureOf(thrown);
    }
  }

  /** Lets a repeated request go on with the documents of an interrupted one. @param began by the database's clock */
  async takeOver(ids: readonly Types.ObjectId[], began: Date): Promise<void> {
    await this.families.updateMany({ _id: { $in: [...ids] }, adding: { $exists: true } }, { $set: { adding: began } });
  }

  /** Families that are on their list. The reconciler does the same, so it does not wait for the journal. */
  async settle(ids: readonly Types.ObjectId[]): Promise<void> {
    await this.families.updateMany(
      { _id: { $in: [...ids] } },
      { $unset: { adding: 1 } },
      { writeConcern: { w: 1, journal: false } },
    );
  }

  /** Documents whose request can't put them on their list any more, at most `limit`. */
  left(limit: number): Promise<Pick<FamilyRecord, '_id' | 'invitationId'>[]> {
    return this.families
      .find(LEFT, { projection: { invitationId: 1 }, hint: FAMILIES_BEING_ADDED })
      .limit(limit)
      .toArray();
  }

  /** Deletes those of them, unless a repeated request has taken them over. */
  async deleteLeft(ids: readonly Types.ObjectId[]): Promise<void> {
    await this.families.deleteMany({ _id: { $in: [...ids] }, ...LEFT });
  }

  /** Deletes documents that were not put on the list, unless a repeated request has taken them over. */
  async withdraw(ids: readonly Types.ObjectId[], began: Date): Promise<void> {
    await this.families.deleteMany({ _id: { $in: [...ids] }, adding: began });
  }

  async deleteAll(ids: readonly Types.ObjectId[]): Promise<void> {
    await this.families.deleteMany({ _id: { $in: [...ids] } });
  }

  /** Writes a change unless the document was changed since it was read. */
  async rewrite({ _id, rev }: FamilyRecord, change: FamilyChange): Promise<FamilyRecord | null> {
    const entries = Object.entries(change);
    const $set = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    const $unset = Object.fromEntries(entries.filter(([, value]) => value === undefined).map(([key]) => [key, 1]));
    const update = {
      $inc: { rev: 1 },
      ...(Object.keys($set).length > 0 && { $set }),
      ...(Object.keys($unset).length > 0 && { $unset }),
    };
    return this.families.findOneAndUpdate({ _id, rev }, update as object, { returnDocument: 'after' });
  }

  /** Copies what a list holds of families into their documents, unless that is there of a later revision. */
  async copyEntries(
    ids: readonly Types.ObjectId[],
    { entries, revision }: Pick<GuestListRecord, 'entries' | 'revision'>,
  ): Promise<void> {
    const seatsOf = new Map(entries.map(({ f, s }) => [f.toHexString(), s]));
    const bySeats = new Map<number, Types.ObjectId[]>();
    for (const id of ids) {
      const seats = seatsOf.get(id.toHexString()) ?? 0;
      const same = bySeats.get(seats) ?? [];
      same.push(id);
      bySeats.set(seats, same);
    }
    await Promise.all(
      [...bySeats].map(([seats, same]) =>
        this.families.updateMany(
          { _id: { $in: same }, 'listed.revision': { $not: { $gte: revision } } },
          { $set: { listed: { seats, revision } } },
        ),
      ),
    );
  }

  /** Counts a change of the families' entries. */
  async bumpRevisions(ids: readonly Types.ObjectId[]): Promise<void> {
    await this.families.updateMany({ _id: { $in: [...ids] } }, { $inc: { rev: 1 } });
  }

  /** Invites families to these sessions; `null`: to all. */
  async setSessions(ids: readonly Types.ObjectId[], sessions: readonly string[] | null): Promise<void> {
    const change = sessions ? { $set: { sessions: [...sessions] } } : { $unset: { sessions: 1 as const } };
    await this.families.updateMany({ _id: { $in: [...ids] } }, { ...change, $inc: { rev: 1 } });
  }

  /** Families that are invited to all sessions are from now on invited to these. */
  async keepSessions(invitationId: string, sessions: readonly string[]): Promise<void> {
    await this.families.updateMany(
      { invitationId: new Types.ObjectId(invitationId), sessions: { $exists: false } },
      { $set: { sessions: [...sessions] }, $inc: { rev: 1 } },
    );
  }

  /** Families that are invited to each of these sessions are from now on invited to all. */
  async inviteToAll(invitationId: string, sessions: readonly string[]): Promise<void> {
    await this.families.updateMany(
      { invitationId: new Types.ObjectId(invitationId), sessions: { $all: [...sessions] } },
      { $unset: { sessions: 1 as const }, $inc: { rev: 1 } },
    );
  }

  /** Families that are invited to none of these sessions are from now on invited to one of them. */
  async inviteLeft(invitationId: string, sessions: readonly string[], to: string): Promise<void> {
    await this.families.updateMany(
      { invitationId: new Types.ObjectId(invitationId), sessions: { $exists: true, $nin: [...sessions] } },
      { $set: { sessions: [to] }, $inc: { rev: 1 } },
    );
  }

  /** Notes that a message was sent; `null`: that it was not. Its chat is not asked about any more. */
  async markSent(
    _id: Types.ObjectId,
    kind: MessageKind,
    message: { at: Date; branch?: string } | null,
  ): Promise<FamilyRecord | null> {
    const field = `sent.${kind}`;
    const chat = `chats.${message?.branch ?? OWN_BRANCH}`;
    const update = message ? { $set: { [field]: message }, $unset: { [chat]: 1 } } : { $unset: { [field]: 1 } };
    return this.families.findOneAndUpdate({ _id }, update as object, { returnDocument: 'after' });
  }

  /**
   * Notes that the chat for a message was opened by the couple or a helper, or, unless `opened`, that there is nothing
   * to ask about that message.
   */
  async noteChat(
    _id: Types.ObjectId,
    branch: string,
    kind: MessageKind,
    opened: boolean,
  ): Promise<FamilyRecord | null> {
    const field = `chats.${branch}`;
    if (opened)
      return this.families.findOneAndUpdate({ _id }, { $set: { [field]: kind } }, { returnDocument: 'after' });
    await this.families.updateOne({ _id, [field]: kind }, { $unset: { [field]: 1 } } as object);
    return this.findById(_id);
  }

  /** Notes when the link was opened for the first time. */
  async markOpened(_id: Types.ObjectId, at: Date): Promise<void> {
    await this.families.updateOne({ _id, openedAt: { $exists: false } }, { $set: { openedAt: at } });
  }

  /** Counts a deleted RSVP; nothing happens when it was counted already. */
  async bumpAnswersDeleted(_id: Types.ObjectId, from: number): Promise<void> {
    await this.families.updateOne({ _id, answersDeleted: from }, { $inc: { answersDeleted: 1 } });
  }
}
