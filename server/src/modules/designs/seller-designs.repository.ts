import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MOST_DESIGNS, type EditedField } from '@serikad/shared/designs/admin-design.types';
import type { ColourShares } from '@serikad/shared/designs/search/cover-colours';
import type { DesignCategory } from '@serikad/shared/designs/design.types';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import { DESIGN_MODEL, type DesignRecord, type OwnLayer } from './design.schema.js';
import { CURRENT } from './designs.repository.js';

/** The fields that the seller may change. */
export type DesignEdit = Partial<Pick<DesignRecord, EditedField>>;

/**
 * Numbers of designs that the seller makes: far from those that the shop is delivered with, and no more than it keeps.
 */
const FIRST_OWN = 5001;
const LAST_OWN = 5000 + MOST_DESIGNS - 100;

/** The seller's writes. Each is one atomic operation on one design. */
@Injectable()
export class SellerDesignsRepository {
  constructor(@InjectModel(DESIGN_MODEL) private readonly designs: Model<DesignRecord>) {}

  /** A design that a new one may begin with: one of theirs, or the base of a free layout. */
  findBase(id: string): Promise<DesignRecord | null> {
    const { earlierOf } = CURRENT;
    return this.designs.findOne({ _id: id, earlierOf }).lean<DesignRecord>().exec();
  }

  /** A design that the seller may change: none that is an earlier version of another's art, or a base. */
  find(id: string): Promise<DesignRecord | null> {
    return this.designs
      .findOne({ _id: id, ...CURRENT })
      .lean<DesignRecord>()
      .exec();
  }

  /** A page of all designs, hidden ones too, in the catalogue's order. */
  async page(category: DesignCategory | 'all', skip: number, limit: number): Promise<[DesignRecord[], number]> {
    const filter: QueryFilter<DesignRecord> = { ...CURRENT, ...(category !== 'all' && { category }) };
    return Promise.all([
      this.designs.find(filter).sort({ order: 1, _id: 1 }).skip(skip).limit(limit).lean<DesignRecord[]>().exec(),
      this.designs.countDocuments(filter).exec(),
    ]);
  }

  /** The id that is free behind all that the seller has made; nothing when there is none. */
  async nextId(): Promise<string | undefined> {
    const last = await this.designs
      .findOne({ _id: trusted({ $gte: `cv${FIRST_OWN}`, $lte: `cv${LAST_OWN}` }) }, { _id: 1 })
      .sort({ _id: -1 })
      .lean<Pick<DesignRecord, '_id'>>()
      .exec();
    const number = last ? Number(last._id.slice(2)) + 1 : FIRST_OWN;
    return number > LAST_OWN ? undefined : `cv${number}`;
  }

  /** The last position. */
  async lastOrder(): Promise<number> {
    const last = await this.designs.findOne({}, { order: 1 }).sort({ order: -1 }).lean<Pick<DesignRecord, 'order'>>();
    return last?.order ?? 0;
  }

  /** @throws a duplicate key error when the id is taken */
  async insert(design: DesignRecord): Promise<void> {
    await this.designs.create(design);
  }

  edit(id: string, fields: DesignEdit, changedAt: Date): Promise<DesignRecord | null> {
    const edited = trusted({ $each: Object.keys(fields) });
    return this.update(id, { $set: { ...fields, changedAt }, $addToSet: { edited } });
  }

  setHidden(id: string, hidden: boolean, changedAt: Date): Promise<DesignRecord | null> {
    return this.update(id, { $set: { hidden, changedAt } });
  }

  positions(): Promise<Pick<DesignRecord, '_id' | 'order'>[]> {
    return this.designs.find(CURRENT, { order: 1 }).lean<Pick<DesignRecord, '_id' | 'order'>[]>().exec();
  }

  /** Sets positions; a failed call leaves an order that a repetition completes. */
  async setPositions(positions: readonly Pick<DesignRecord, '_id' | 'order'>[]): Promise<void> {
    if (positions.length === 0) return;
    await this.designs.bulkWrite(
      positions.map(({ _id, order }) => ({ updateOne: { filter: { _id }, update: { $set: { order } } } })),
    );
  }

  /**
   * Sets the uploaded cover, whose colours are not known yet, or takes it away.
   * @returns the design as it was before
   */
  async setCover(id: string, imageUrl: string | null, changedAt: Date): Promise<DesignRecord | null> {
    const change =
      imageUrl === null
        ? { $set: { changedAt }, $unset: { ownCover: 1 as const, ownColours: 1 as const } }
        : { $set: { ownCover: imageUrl, changedAt }, $unset: { ownColours: 1 as const } };
    return this.designs.findOneAndUpdate({ _id: id }, change).lean<DesignRecord>().exec();
  }

  /** Uploaded covers whose colours are not known, by the design's id. */
  async unmeasuredCovers(): Promise<{ _id: string; ownCover: string }[]> {
    return this.designs
      .find({ ownCover: trusted({ $exists: true }), ownColours: trusted({ $exists: false }) }, { ownCover: 1 })
      .lean<{ _id: string; ownCover: string }[]>()
      .exec();
  }

  /** Stores the colours of an uploaded cover, if it is still shown. */
  async setColours(_id: string, ownCover: string, ownColours: ColourShares): Promise<void> {
    await this.designs.updateOne({ _id, ownCover }, { $set: { ownColours } });
  }

  /**
   * Puts an uploaded picture, or none, into the place of a layer's; without one the bundled picture is back.
   * @returns the design as it was before
   */
  async setLayer(
    id: string,
    role: string,
    own: Pick<OwnLayer, 'imageUrl'> | null,
    changedAt: Date,
  ): Promise<DesignRecord | null> {
    const others = {
      $filter: { input: { $ifNull: ['$ownLayers', []] }, cond: { $ne: ['$$this.role', { $literal: role }] } },
    };
    const layers =
      own === null ? others : { $concatArrays: [others, [{ $literal: { role, imageUrl: own.imageUrl } }]] };
    const before = await this.designs.collection.findOneAndUpdate(
      { _id: id } as object,
      [{ $set: { ownLayers: layers, changedAt } }],
      { returnDocument: 'before' },
    );
    return before as DesignRecord | null;
  }

  /** Those of some storage keys that designs show. */
  async shownImages(keys: readonly string[]): Promise<Set<string>> {
    const among = trusted({ $in: [...keys] });
    const asked = new Set(keys);
    const designs = await this.designs
      .find({ $or: [{ ownCover: among }, { 'ownLayers.imageUrl': among }] }, { ownCover: 1, ownLayers: 1 })
      .lean<Pick<DesignRecord, 'ownCover' | 'ownLayers'>[]>()
      .exec();
    const shown = designs.flatMap(({ ownCover, ownLayers = [] }) => [
      ownCover,
      ...ownLayers.map((own) => own.imageUrl),
    ]);
    return new Set(shown.filter((key): key is string => typeof key === 'string' && asked.has(key)));
  }

  private update(id: string, change: object): Promise<DesignRecord | null> {
    return this.designs
      .findOneAndUpdate({ _id: id }, change, { returnDocument: 'after', runValidators: true })
      .lean<DesignRecord>()
      .exec();
  }
}
