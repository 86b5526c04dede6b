import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MOST_PHOTOS } from '@serikad/shared/photos/photo.types';
import { trusted, Types, type Model } from 'mongoose';
import type { OwnedInvitationId } from '../../access/owned-ids.js';
import { toObjectId } from '../../common/object-id.js';
import { ImageSlots, COMPLETE } from '../../media/records/image-slots.js';
import { PHOTO_MODEL, PHOTO_SLOT_INDEX, type PhotoRecord } from './photo.schema.js';

/** The gallery's. */
export const PHOTO_ORDER = { order: 1, createdAt: 1, _id: 1 } as const;

@Injectable()
export class PhotosRepository {
  private readonly slots: ImageSlots;

  constructor(@InjectModel(PHOTO_MODEL) private readonly photos: Model<PhotoRecord>) {
    this.slots = new ImageSlots(photos.collection, PHOTO_SLOT_INDEX, MOST_PHOTOS);
  }

  /** The gallery of an invitation in its order. */
  async findByInvitation(invitationId: string): Promise<PhotoRecord[]> {
    const id = toObjectId(invitationId);
    if (!id) return [];
    return this.photos
      .find({ invitationId: id, ...COMPLETE })
      .sort(PHOTO_ORDER)
      .lean<PhotoRecord[]>()
      .exec();
  }

  /** @returns nothing when all slots are taken */
  claim(invitationId: OwnedInvitationId, now: Date): Promise<Types.ObjectId | null> {
    return this.slots.claim(new Types.ObjectId(invitationId), now);
  }

  fill(_id: Types.ObjectId, photo: Pick<PhotoRecord, 'imageUrl' | 'order'>): Promise<boolean> {
    return this.slots.fill(_id, photo);
  }

  release(_id: Types.ObjectId): Promise<void> {
    return this.slots.release(_id);
  }

  /** Removes a photo of this invitation. @returns it as it was; nothing when there is none */
  async remove(owned: OwnedInvitationId, id: string): Promise<PhotoRecord | null> {
    const _id = toObjectId(id);
    if (!_id) return null;
    const invitationId = new Types.ObjectId(owned);
    return this.photos
      .findOneAndDelete({ _id, invitationId, ...COMPLETE })
      .lean<PhotoRecord>()
      .exec();
  }

  /**
   * Puts photos of this invitation in an order. It is written photo by photo, so each stores which reordering it has it
   * from: of two at once the later one wins at every photo, and the two never mix. Photos removed since are left out,
   * ones added since keep their own number.
   */
  async order(owned: OwnedInvitationId, ids: readonly Types.ObjectId[]): Promise<void> {
    const invitationId = new Types.ObjectId(owned);
    // Never public; compared by the time in it.
    const reordering = new Types.ObjectId();
    await this.photos.collection.updateMany(
      { _id: { $in: [...ids] }, invitationId, orderedBy: { $not: { $gt: reordering } } },
      [{ $set: { order: { $indexOfArray: [[...ids], '$_id'] }, orderedBy: reordering } }],
    );
  }

  /** Those of some pictures that are in a gallery. */
  async findReferenced(imageUrls: readonly string[]): Promise<Set<string>> {
    return new Set(await this.photos.distinct('imageUrl', { imageUrl: trusted({ $in: [...imageUrls] }) }).exec());
  }
}
