import { Schema, type Types } from 'mongoose';
import type { SlotRecord } from '../../media/records/image-slots.js';

export const PHOTO_MODEL = 'Photo';
/** Lets no invitation have more photos than it has places. */
export const PHOTO_SLOT_INDEX = 'place_of_photo';

/** A picture of an invitation's gallery, as stored. */
export interface PhotoRecord extends SlotRecord {
  imageUrl: string;
  /** Photos are sorted by it, and those with the same one by age. */
  order: number;
  /** The last reordering that has reached it. */
  orderedBy?: Types.ObjectId;
}

export const photoSchema = new Schema<PhotoRecord>(
  {
    invitationId: { type: Schema.Types.ObjectId, required: true },
    slot: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    claimedAt: { type: Date },
    imageUrl: { type: String },
    order: { type: Number },
    orderedBy: { type: Schema.Types.ObjectId },
  },
  { collection: 'photos', versionKey: false, strict: 'throw', autoIndex: false },
);

photoSchema.index({ invitationId: 1, order: 1, createdAt: 1, _id: 1 }, { name: 'photos_by_order_and_age' });
photoSchema.index(
  { invitationId: 1, slot: 1 },
  { name: PHOTO_SLOT_INDEX, unique: true, partialFilterExpression: { slot: { $exists: true } } },
);
photoSchema.index({ imageUrl: 1 }, { name: 'photo_of_image' });
