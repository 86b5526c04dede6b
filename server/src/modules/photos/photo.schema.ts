import { Schema, type Types } from 'mongoose';

export const PHOTO_MODEL = 'Photo';

/** A picture of an invitation's gallery, as stored. */
export interface PhotoRecord {
  _id: Types.ObjectId;
  invitationId: Types.ObjectId;
  imageUrl: string;
  /** Place in the gallery, from 0. */
  order: number;
}

export const photoSchema = new Schema<PhotoRecord>(
  {
    invitationId: { type: Schema.Types.ObjectId, required: true },
    imageUrl: { type: String, required: true },
    order: { type: Number, required: true },
  },
  { collection: 'photos', versionKey: false, strict: 'throw', autoIndex: false },
);

photoSchema.index({ invitationId: 1, order: 1 }, { name: 'photos_of_invitation' });
