import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { toObjectId } from '../../common/object-id.js';
import { GIFT_MODEL, type GiftRecord } from './gift.schema.js';

@Injectable()
export class GiftsRepository {
  constructor(@InjectModel(GIFT_MODEL) private readonly gifts: Model<GiftRecord>) {}

  /** The gifts of an invitation in the order in which they were added. */
  async findByInvitation(invitationId: string): Promise<GiftRecord[]> {
    const id = toObjectId(invitationId);
    if (!id) return [];
    return this.gifts.find({ invitationId: id }).sort({ _id: 1 }).lean<GiftRecord[]>().exec();
  }
}
