import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MOST_GIFTS } from '@serikad/shared/gifts/gift.types';
import { trusted, Types, type Model } from 'mongoose';
import type { OwnedInvitationId } from '../../access/owned-ids.js';
import { toObjectId } from '../../common/object-id.js';
import { ImageSlots, COMPLETE } from '../../media/records/image-slots.js';
import { GIFT_MODEL, GIFT_SLOT_INDEX, type GiftRecord, type ReservationKey } from './gift.schema.js';

type GiftContent = Pick<GiftRecord, 'title' | 'productUrl' | 'imageUrl' | 'notes' | 'enabled'>;
export type Reservation = NonNullable<GiftRecord['reservation']>;

/** As they were added. */
export const GIFT_ORDER = { createdAt: 1, _id: 1 } as const;

@Injectable()
export class GiftsRepository {
  private readonly slots: ImageSlots;

  constructor(@InjectModel(GIFT_MODEL) private readonly gifts: Model<GiftRecord>) {
    this.slots = new ImageSlots(gifts.collection, GIFT_SLOT_INDEX, MOST_GIFTS);
  }

  /** The gifts of an invitation in the order in which they were added. */
  async findByInvitation(invitationId: string): Promise<GiftRecord[]> {
    const id = toObjectId(invitationId);
    if (!id) return [];
    return this.gifts
      .find({ invitationId: id, ...COMPLETE })
      .sort(GIFT_ORDER)
      .lean<GiftRecord[]>()
      .exec();
  }

  /** Takes a place among the gifts. @returns nothing when all are taken */
  claim(invitationId: OwnedInvitationId, now: Date): Promise<Types.ObjectId | null> {
    return this.slots.claim(new Types.ObjectId(invitationId), now);
  }

  fill(_id: Types.ObjectId, content: GiftContent): Promise<boolean> {
    return this.slots.fill(_id, { ...content, reservation: null });
  }

  release(_id: Types.ObjectId): Promise<void> {
    return this.slots.release(_id);
  }

  async has(invitationId: OwnedInvitationId, id: string): Promise<boolean> {
    const filter = giftOf(invitationId, id);
    return filter !== null && (await this.gifts.exists(filter).exec()) !== null;
  }

  /**
   * Changes a gift of this invitation; a reservation stays.
   * @returns it as it was before; nothing when there is none
   */
  async update(invitationId: OwnedInvitationId, id: string, content: Partial<GiftContent>): Promise<GiftRecord | null> {
    const filter = giftOf(invitationId, id);
    if (!filter) return null;
    return this.gifts
      .findOneAndUpdate(filter, { $set: content }, { returnDocument: 'before' })
      .lean<GiftRecord>()
      .exec();
  }

  /** Removes a gift of this invitation. @returns it as it was; nothing when there is none */
  async remove(invitationId: OwnedInvitationId, id: string): Promise<GiftRecord | null> {
    const filter = giftOf(invitationId, id);
    return filter && this.gifts.findOneAndDelete(filter).lean<GiftRecord>().exec();
  }

  async findOnShow(id: string): Promise<GiftRecord | null> {
    const _id = toObjectId(id);
    return (
      _id &&
      this.gifts
        .findOne({ _id, enabled: true, ...COMPLETE })
        .lean<GiftRecord>()
        .exec()
    );
  }

  /**
   * Reserves a gift that guests see and that is free: one write decides.
   * @returns whether this reservation got it
   * @throws a duplicate key error when the key has reserved another gift of this invitation
   */
  async reserve(_id: Types.ObjectId, reservation: Reservation, reservedBy: ReservationKey | null): Promise<boolean> {
    const { matchedCount } = await this.gifts.updateOne(
      { _id, enabled: true, reservation: null, ...COMPLETE },
      { $set: { reservation, ...(reservedBy && { reservedBy }) } },
    );
    return matchedCount === 1;
  }

  /** Those of some pictures that are a gift's. */
  async findReferenced(imageUrls: readonly string[]): Promise<Set<string>> {
    return new Set(await this.gifts.distinct('imageUrl', { imageUrl: trusted({ $in: [...imageUrls] }) }).exec());
  }
}

function giftOf(invitationId: OwnedInvitationId, id: string) {
  const _id = toObjectId(id);
  return _id && { _id, invitationId: new Types.ObjectId(invitationId), ...COMPLETE };
}
