import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { VisitedPage, VisitStep, VisitsOfDay, VisitsOfPage } from '@serikad/shared/visitors/visits';
import type { Model, mongo } from 'mongoose';
import { isDuplicateKey } from '../../common/database-errors.js';
import { MOST_DEVICES, VISITS_MODEL, type VisitsRecord } from './visits.schema.js';

/** A visit as it is counted. */
interface CountedVisit {
  share: Pick<VisitsRecord, '_id' | 'day' | 'expireAt'>;
  device: string;
  page: VisitedPage;
  step: VisitStep | undefined;
  isNew: boolean;
}

/** The figures of visits. A visit is one atomic update of its day's share. */
@Injectable()
export class VisitsRepository {
  /** The driver's own collection: the pages' names are keys, and a model would cast the positions. */
  private readonly collection: mongo.Collection<VisitsRecord>;

  constructor(@InjectModel(VISITS_MODEL) model: Model<VisitsRecord>) {
    this.collection = model.collection as unknown as mongo.Collection<VisitsRecord>;
  }

  async count({ share, device, page, step, isNew }: CountedVisit): Promise<void> {
    const { _id, ...first } = share;
    const hasRoom = { _id, [`devices.${MOST_DEVICES - 1}`]: { $exists: false } };
    const $inc = { visits: 1, newVisits: isNew ? 1 : 0, [`pages.${page}`]: 1 };
    const change = { $inc, $addToSet: { devices: device, ...(step && { [step]: device }) } };
    try {
      await this.collection.updateOne(hasRoom, { ...change, $setOnInsert: first }, { upsert: true });
      return;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    // The share is there: another visit has made it a moment ago, or it counts no further devices.
    const { matchedCount } = await this.collection.updateOne(hasRoom, change);
    if (matchedCount === 0) await this.collection.updateOne({ _id }, { $inc });
  }

  /** The days that had visits, first to last. */
  perDay(from: string, to: string): Promise<VisitsOfDay[]> {
    return this.collection
      .aggregate<VisitsOfDay>([
        { $match: { day: { $gte: from, $lte: to } } },
        {
          $group: {
            _id: '$day',
            visits: { $sum: '$visits' },
            devices: { $sum: { $size: '$devices' } },
            newVisits: { $sum: '$newVisits' },
            looked: { $sum: { $size: { $ifNull: ['$looked', []] } } },
            began: { $sum: { $size: { $ifNull: ['$began', []] } } },
          },
        },
        { $sort: { _id: 1 } },
        { $project: { _id: 0, day: '$_id', visits: 1, devices: 1, newVisits: 1, looked: 1, began: 1 } },
      ])
      .toArray();
  }

  /** The pages that had visits, the most visited one first. */
  perPage(from: string, to: string): Promise<VisitsOfPage[]> {
    return this.collection
      .aggregate<VisitsOfPage>([
        { $match: { day: { $gte: from, $lte: to } } },
        { $project: { pages: { $objectToArray: '$pages' } } },
        { $unwind: '$pages' },
        { $group: { _id: '$pages.k', visits: { $sum: '$pages.v' } } },
        { $sort: { visits: -1, _id: 1 } },
        { $project: { _id: 0, page: '$_id', visits: 1 } },
      ])
      .toArray();
  }
}
