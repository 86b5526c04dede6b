import { MOST_LIST_ITEMS } from '@serikad/shared/lists/list.types';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, mongo, Types } from 'mongoose';
import { isDuplicateKey } from '../../common/database-errors.js';
import { CHECKLIST_MODEL, type ChecklistRecord, type ListItemRecord } from './checklist.schema.js';

/** An entry with its owner: the filter always has both, so no id reaches another person's entry. */
export interface ItemOfUser {
  userId: Types.ObjectId;
  itemId: Types.ObjectId;
}

/** All users' checklists. Every write is one atomic update of one person's document. */
@Injectable()
export class ListsRepository {
  /** The driver's own collection: positions and expressions in an update are nothing that a model could cast. */
  private readonly collection: mongo.Collection<ChecklistRecord>;

  constructor(@InjectModel(CHECKLIST_MODEL) model: Model<ChecklistRecord>) {
    this.collection = model.collection as unknown as mongo.Collection<ChecklistRecord>;
  }

  async find(userId: Types.ObjectId): Promise<ListItemRecord[]> {
    return (await this.collection.findOne({ _id: userId }))?.items ?? [];
  }

  /** @returns false when the list is full */
  async add(userId: Types.ObjectId, item: ListItemRecord): Promise<boolean> {
    const hasRoom = { _id: userId, [`items.${MOST_LIST_ITEMS - 1}`]: { $exists: false } };
    const change = { $push: { items: item } };
    try {
      await this.collection.updateOne(hasRoom, change, { upsert: true });
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // The list exists: it is full, or another request has created it a moment ago.
      return (await this.collection.updateOne(hasRoom, change)).matchedCount === 1;
    }
  }

  /** @returns the entry as it is now; nothing when the person has no such entry */
  change(item: ItemOfUser, fields: Partial<Omit<ListItemRecord, '_id'>>): Promise<ListItemRecord | null> {
    const $set = Object.fromEntries(Object.entries(fields).map(([field, value]) => [`items.$.${field}`, value]));
    return this.update(item, { $set });
  }

  /** Ticks an entry off, and records its full price as paid where less was, by what is stored at that moment. */
  complete(item: ItemOfUser): Promise<ListItemRecord | null> {
    const paidAmount = { $max: ['$$item.paidAmount', '$$item.price'] };
    const completed = { $mergeObjects: ['$$item', { completed: true, paidAmount }] };
    const isThis = { $eq: ['$$item._id', item.itemId] };
    const items = { $map: { input: '$items', as: 'item', in: { $cond: [isThis, completed, '$$item'] } } };
    return this.update(item, [{ $set: { items } }]);
  }

  /** @returns false when the person has no such entry */
  async remove({ userId, itemId }: ItemOfUser): Promise<boolean> {
    const filter = { _id: userId, 'items._id': itemId };
    return (await this.collection.updateOne(filter, { $pull: { items: { _id: itemId } } })).matchedCount === 1;
  }

  private async update(
    { userId, itemId }: ItemOfUser,
    change: mongo.UpdateFilter<ChecklistRecord> | mongo.Document[],
  ): Promise<ListItemRecord | null> {
    const filter = { _id: userId, 'items._id': itemId };
    const projection = { items: { $elemMatch: { _id: itemId } } };
    const updated = await this.collection.findOneAndUpdate(filter, change, { projection, returnDocument: 'after' });
    return updated?.items[0] ?? null;
  }
}
