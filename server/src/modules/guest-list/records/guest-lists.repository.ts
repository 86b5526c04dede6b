import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { OWN_BRANCH } from '@serikad/shared/guest-list/branch.dto';
import { type ChangedTemplates, type MessageKind, MOST_FAMILIES } from '@serikad/shared/guest-list/family.types';
import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import { type Model, type mongo, Types } from 'mongoose';
import type { OwnedInvitationId } from '../../../access/owned-ids.js';
import { isDuplicateKey } from '../../../common/database-errors.js';
import { type ListChange, sumsOf } from './guest-list-changes.js';
import {
  type BranchRecord,
  type LinkRecord,
  GUEST_LIST_MODEL,
  type GuestListRecord,
  type ListEntry,
  type OpenStep,
  type SendQueueRecord,
} from './guest-list.schema.js';

const NO_LIST: Omit<GuestListRecord, '_id'> = {
  families: 0,
  entries: [],
  removed: [],
  open: [],
  branches: [{ id: OWN_BRANCH, name: '', quota: null, seats: 0, families: 0, rotation: 0 }],
  revision: 0,
};

/** The time in which a request may put a family on the list, in milliseconds. */
const ADDING_MS = 10 * 60_000;

/** Keys of ended queues that are kept, at most: a device that was offline repeats a start hours later. */
const MOST_ENDED_QUEUES = 40;

/** A helper link, by its branch and the hash of its token. */
export interface HelperLink {
  branch: string;
  hash: string;
}

/** A queue; another one of its kind has another key. */
export interface QueueName {
  kind: MessageKind;
  key: string;
}

/** What is asked before families are added. */
export interface ListState {
  /** The database's clock. */
  now: Date;
  families: number;
  branches: BranchRecord[];
}

@Injectable()
export class GuestListsRepository {
  /** The driver's own: the arrays are long, and hold nothing that would have to be cast. */
  private readonly lists: mongo.Collection<GuestListRecord>;

  constructor(@InjectModel(GUEST_LIST_MODEL) model: Model<GuestListRecord>) {
    this.lists = model.collection as unknown as mongo.Collection<GuestListRecord>;
  }

  /** The list of an invitation; an empty one before anything was written. */
  async find(invitationId: string): Promise<GuestListRecord> {
    const _id = new Types.ObjectId(invitationId);
    return (await this.lists.findOne({ _id })) ?? { _id, ...structuredClone(NO_LIST) };
  }

  /** The list with the branch of a helper link. */
  findByHelperHash(helperHash: string): Promise<GuestListRecord | null> {
    return this.lists.findOne({ 'branches.helperHash': helperHash });
  }

  /** The list of a caterer's link. */
  findByCatererHash(hash: string): Promise<GuestListRecord | null> {
    return this.lists.findOne({ 'caterer.hash': hash });
  }

  /** The list of a door link. */
  findByDoorHash(hash: string): Promise<GuestListRecord | null> {
    return this.lists.findOne({ 'door.hash': hash });
  }

  async exists(invitationId: OwnedInvitationId): Promise<boolean> {
    const _id = new Types.ObjectId(invitationId);
    return (await this.lists.findOne({ _id }, { projection: { _id: 1 } })) !== null;
  }

  /** Writes a link of the whole list, unless the list was written meanwhile. */
  async saveLink({ _id, revision }: GuestListRecord, kind: 'caterer' | 'door', link: LinkRecord): Promise<boolean> {
    const { matchedCount } = await this.lists.updateOne(
      { _id, revision },
      { $set: { [kind]: link }, $inc: { revision: 1 } },
    );
    return matchedCount === 1;
  }

  /** Writes the text of one message; `null`: the default again. @returns the texts as they are then */
  async saveTemplate(
    invitationId: OwnedInvitationId,
    { language, kind, text }: { language: InvitationLanguage; kind: MessageKind; text: string | null },
  ): Promise<ChangedTemplates> {
    const field = `templates.${language}.${kind}`;
    const list = await this.lists.findOneAndUpdate(
      { _id: new Types.ObjectId(invitationId) },
      (text === null ? { $unset: { [field]: 1 } } : { $set: { [field]: text } }) as object,
      { returnDocument: 'after', projection: { templates: 1 } },
    );
    return list?.templates ?? {};
  }

  /** Begins a queue in place of an earlier one of its kind; the same one once, also when it was ended since. */
  async startQueue(invitationId: OwnedInvitationId, kind: MessageKind, queue: SendQueueRecord): Promise<void> {
    const field = `queues.${kind}`;
    const replaced = { $cond: [{ $gt: [`$${field}.key`, null] }, [`$${field}.key`], []] };
    const ended = { $concatArrays: [{ $ifNull: ['$endedQueues', []] }, replaced] };
    await this.lists.updateOne(
      { _id: new Types.ObjectId(invitationId), [`${field}.key`]: { $ne: queue.key }, endedQueues: { $ne: queue.key } },
      [{ $set: { [field]: { $literal: queue }, endedQueues: { $slice: [ended, -MOST_ENDED_QUEUES] } } }],
    );
  }

  async endQueue(invitationId: OwnedInvitationId, { kind, key }: QueueName): Promise<void> {
    const field = `queues.${kind}`;
    await this.lists.updateOne({ _id: new Types.ObjectId(invitationId), [`${field}.key`]: key }, {
      $unset: { [field]: 1 },
      $push: { endedQueues: { $each: [key], $slice: -MOST_ENDED_QUEUES } },
    } as object);
  }

  /** Passes over a family. @returns false when it is not in this queue */
  async skip(invitationId: OwnedInvitationId, { kind, key }: QueueName, familyId: Types.ObjectId): Promise<boolean> {
    const field = `queues.${kind}`;
    const { matchedCount } = await this.lists.updateOne(
      { _id: new Types.ObjectId(invitationId), [`${field}.key`]: key, [`${field}.families`]: familyId },
      { $addToSet: { [`${field}.skipped`]: familyId } },
    );
    return matchedCount === 1;
  }

  async queuesOf(invitationId: OwnedInvitationId): Promise<GuestListRecord['queues']> {
    const list = await this.lists.findOne({ _id: new Types.ObjectId(invitationId) }, { projection: { queues: 1 } });
    return list?.queues;
  }

  /** Those of some families that belong to a list: on it, or removed within a day. */
  async knownOf(invitationId: Types.ObjectId, ids: readonly Types.ObjectId[]): Promise<Set<string>> {
    const list = await this.lists.findOne({ _id: invitationId }, { projection: { 'entries.f': 1, 'removed.f': 1 } });
    const known = new Set([...(list?.entries ?? []), ...(list?.removed ?? [])].map(({ f }) => f.toHexString()));
    return new Set(ids.map((id) => id.toHexString()).filter((id) => known.has(id)));
  }

  /** The entry of a family that is on its list. */
  async entryOf(_id: Types.ObjectId, familyId: Types.ObjectId): Promise<ListEntry | null> {
    const projection = { entries: { $elemMatch: { f: familyId } } };
    const list = await this.lists.findOne<Partial<GuestListRecord>>({ _id }, { projection });
    return list?.entries?.[0] ?? null;
  }

  /** Makes the list unless it is there. */
  async open(invitationId: OwnedInvitationId): Promise<ListState> {
    const _id = new Types.ObjectId(invitationId);
    for (;;) {
      const [state] = await this.lists
        .aggregate<ListState>([{ $match: { _id } }, { $project: { _id: 0, families: 1, branches: 1, now: '$$NOW' } }])
        .toArray();
      if (state) return state;
      try {
        await this.lists.insertOne({ _id, ...structuredClone(NO_LIST) });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }

  /**
   * Puts families on the list, all of them or none: if they are not on it or were removed, if there is room, and within
   * the time that a request has.
   * @param began by the database's clock
   * @param quotas whether the quotas of their branches hold as well
   * @param helper a helper link that must not have been renewed or revoked
   * @param revision the only revision of the list to which they are added
   */
  async push(
    invitationId: Types.ObjectId,
    entries: readonly ListEntry[],
    {
      began,
      quotas,
      helper,
      revision,
    }: { began: Date; quotas: boolean; helper?: HelperLink | undefined; revision?: number | undefined },
  ): Promise<boolean> {
    const ids = entries.map(({ f }) => f);
    const sums = sumsOf(entries);
    const deadline = new Date(began.getTime() + ADDING_MS);
    const { matchedCount } = await this.lists.updateOne(
      {
        _id: invitationId,
        families: { $lte: MOST_FAMILIES - entries.length },
        'entries.f': { $nin: ids },
        'removed.f': { $nin: ids },
        'branches.id': { $all: [...sums.keys()] },
        ...(revision !== undefined && { revision }),
        ...(helper && { branches: { $elemMatch: { id: helper.branch, helperHash: helper.hash } } }),
        $expr: { $and: [{ $lt: ['$$NOW', deadline] }, ...(quotas ? [...sums].map(withinQuota) : [])] },
      },
      {
        $push: { entries: { $each: [...entries] } },
        $inc: {
          families: entries.length,
          revision: 1,
          ...Object.fromEntries(
            [...sums.values()].flatMap(({ seats, families }, at) => [
              [`branches.$[b${at}].seats`, seats],
              [`branches.$[b${at}].families`, families],
            ]),
          ),
        },
      },
      { arrayFilters: [...sums.keys()].map((id, at) => ({ [`b${at}.id`]: id })) },
    );
    return matchedCount === 1;
  }

  /** Writes a change that was computed from a list, unless that was written meanwhile. */
  async save({ _id, revision }: GuestListRecord, change: ListChange): Promise<boolean> {
    const { entries, removed, open, branches, removedBranches } = change;
    const arrays = { entries, removed, open, branches, ...(removedBranches && { removedBranches }) };
    const { matchedCount } = await this.lists.updateOne(
      { _id, revision },
      { $set: { ...arrays, families: entries.length }, $inc: { revision: 1 } },
    );
    return matchedCount === 1;
  }

  /** Closes steps that began together; those that were followed by another one of the same family stay. */
  async close(_id: Types.ObjectId, { kind, at }: Omit<OpenStep, 'f'>, ids: readonly Types.ObjectId[]): Promise<void> {
    const steps = { kind, at, f: { $in: [...ids] } };
    // Counted, so that a change which was computed from the list with these steps does not bring them back.
    await this.lists.updateOne({ _id }, { $pull: { open: steps }, $inc: { revision: 1 } } as object);
  }

  /** Lists with steps that began before a moment, at most `limit`. */
  withStepsBefore(moment: Date, limit: number): Promise<GuestListRecord[]> {
    return this.lists
      .find({ 'open.at': { $lt: moment } })
      .limit(limit)
      .toArray();
  }

  /** Lists with families that were removed before a moment, at most `limit`. */
  withRemovedBefore(moment: Date, limit: number): Promise<GuestListRecord[]> {
    return this.lists
      .find({ 'removed.at': { $lt: moment } })
      .limit(limit)
      .toArray();
  }

  /** Removes for good what was removed before a moment. Their documents are deleted before. */
  async purge(_id: Types.ObjectId, moment: Date): Promise<void> {
    await this.lists.updateOne({ _id }, { $pull: { removed: { at: { $lt: moment } } }, $inc: { revision: 1 } });
  }
}

function withinQuota([id, { seats }]: [string, { seats: number }]): object {
  const hasRoom = {
    $or: [{ $eq: ['$$branch.quota', null] }, { $lte: [{ $add: ['$$branch.seats', seats] }, '$$branch.quota'] }],
  };
  const branch = { $filter: { input: '$branches', as: 'branch', cond: { $eq: ['$$branch.id', id] } } };
  return {
    $allElementsTrue: { $map: { input: branch, as: 'branch', in: hasRoom } },
  };
}
