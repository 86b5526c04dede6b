import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { toObjectId } from '../../common/object-id.js';
import { PHOTO_MODEL, type PhotoRecord } from './photo.schema.js';

@Injectable()
export class PhotosRepository {
  constructor(@InjectModel(PHOTO_MODEL) private readonly photos: Model<PhotoRecord>) {}

  /** The gallery of an invitation in its order. */
  async findByInvitation(invitationId: string): Promise<PhotoRecord[]> {
    const id = toObjectId(invitationId);
    if (!id) return [];
    return this.photos.find({ invitationId: id }).sort({ order: 1 }).lean<PhotoRecord[]>().exec();
  }
}
