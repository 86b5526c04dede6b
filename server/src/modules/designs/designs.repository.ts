import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import type { DesignCategory } from '@serikad/shared/designs/design.types';
import { isDuplicateKey } from '../../common/database-errors.js';
import {
  type BundledDesign,
  DESIGN_MODEL,
  type DesignRecord,
  type DesignSummaryRecord,
  type SearchedRecord,
} from './design.schema.js';

interface DesignFilter {
  category: DesignCategory | 'all';
  skip: number;
  limit: number;
}

/** Without the earlier versions of designs' art, and without what designs of the free layouts begin with. */
export const CURRENT = { earlierOf: trusted({ $exists: false }), base: trusted({ $exists: false }) };
/** What a list of designs needs of each. */
const SUMMARY = { name: 1, category: 1, theme: 1, videoUrl: 1, 'sample.bride': 1, 'sample.groom': 1 } as const;
export type DesignChange = Pick<DesignRecord, '_id' | 'category' | 'hidden' | 'changedAt'>;

/** What writing on a design's cover needs. */
const COVER = {
  'cover.setting': 1,
  'sample.bride': 1,
  'sample.groom': 1,
  'sample.title': 1,
  'sample.and': 1,
  'sample.date': 1,
  'sample.place': 1,
  edited: 1,
  ownCover: 1,
  ownLayers: 1,
} as const;
export type CoverRecord = Pick<DesignRecord, '_id' | 'edited' | 'ownCover' | 'ownLayers'> & {
  cover: Pick<DesignRecord['cover'], 'setting'>;
  sample: Omit<DesignRecord['sample'], 'story'>;
};

@Injectable()
export class DesignsRepository {
  constructor(@InjectModel(DESIGN_MODEL) private readonly designs: Model<DesignRecord>) {}

  /** A page of the designs that are shown, and how many there are in all, in the seller's order. */
  async findShown({ category, skip, limit }: DesignFilter): Promise<{ count: number; page: DesignSummaryRecord[] }> {
    const filter: QueryFilter<DesignRecord> = { hidden: false, ...(category !== 'all' && { category }) };
    const [count, page] = await Promise.all([
      this.designs.countDocuments(filter),
      this.designs
        .find(filter, SUMMARY)
        .sort({ order: 1, _id: 1 })
        .skip(skip)
        .limit(limit)
        .lean<DesignSummaryRecord[]>(),
    ]);
    return { count, page };
  }

  /** All designs that are shown, in the seller's order, as the search reads them. */
  async searched(): Promise<SearchedRecord[]> {
    return this.designs
      .find(
        { hidden: false },
        { ...SUMMARY, motifs: 1, searchWords: 1, 'assets.role': 1, 'cover.colours': 1, ownCover: 1, ownColours: 1 },
      )
      .sort({ order: 1, _id: 1 })
      .lean<SearchedRecord[]>();
  }

  /** Those of some designs that are shown, in no order. */
  async findShownOf(ids: readonly string[]): Promise<CoverRecord[]> {
    const filter: QueryFilter<DesignRecord> = { _id: trusted({ $in: [...ids] }), hidden: false };
    return this.designs.find(filter, COVER).lean<CoverRecord[]>();
  }

  async find(id: string): Promise<DesignRecord | null> {
    return this.designs.findById(id).lean<DesignRecord | null>();
  }

  /** When each design last changed, with what decides where it is shown. */
  changes(): Promise<DesignChange[]> {
    return this.designs
      .find(CURRENT, { category: 1, hidden: 1, changedAt: 1 })
      .sort({ order: 1, _id: 1 })
      .lean<DesignChange[]>()
      .exec();
  }

  async exists(id: string): Promise<boolean> {
    return (await this.designs.exists({ _id: id })) !== null;
  }

  /** The hash of each stored design's bundled part, by id. */
  async contentHashes(): Promise<Map<string, string>> {
    const stored = await this.designs.find({}, { contentHash: 1 }).lean<Pick<DesignRecord, '_id' | 'contentHash'>[]>();
    return new Map(stored.map(({ _id, contentHash }) => [_id, contentHash]));
  }

  /**
   * Writes a bundled design unless it is stored already, and its fields of the designs that the seller has based on it.
   * What the seller has edited stays, and `hidden` and `order` are set only for a new design: one write decides for
   * each, so any number of servers may do it at once. An earlier version of a design's art and a base are hidden.
   */
  async saveBundled(
    { _id, earlierOf, base, ...bundled }: BundledDesign,
    { contentHash, order, at }: { contentHash: string; order: number; at: Date },
  ): Promise<void> {
    const other = { contentHash: { $ne: contentHash } };
    const change = [{ $set: { ...unlessEdited({ ...bundled, contentHash }), changedAt: at } }];
    const isEarlier = earlierOf !== undefined;
    const own = {
      hidden: { $ifNull: ['$hidden', isEarlier || base === true] },
      order: { $ifNull: ['$order', order] },
      ...(isEarlier && { earlierOf: { $literal: earlierOf } }),
      ...(base === true && { base }),
    };
    const standing = { $set: own };
    // The driver's own collection: the model casts no pipelines, and bundled designs were checked when they were read.
    const { collection } = this.designs;
    await collection.updateMany({ basedOn: _id, ...other }, change);
    try {
      await collection.updateOne({ _id, ...other } as object, [...change, standing], { upsert: true });
    } catch (error) {
      // The very same design is there, so the filter met nothing and the insert met it.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

/** Sets each field that is not among the `edited` ones. */
function unlessEdited(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const isEdited = { $in: [name, { $ifNull: ['$edited', []] }] };
      return [name, { $cond: [isEdited, `$${name}`, { $literal: value }] }];
    }),
  );
}
