import { Schema, type Types } from 'mongoose';

export const GIFT_MODEL = 'Gift';

/** A gift that the couple wish for, as stored. */
export interface GiftRecord {
  _id: Types.ObjectId;
  invitationId: Types.ObjectId;
  title: string;
  productUrl: string;
  imageUrl: string;
  notes: string;
  enabled: boolean;
  /** Who brings it; private. */
  reservation: { name: string; contactNo: string; notes: string } | null;
}

const text = { type: String, default: '' };

export const giftSchema = new Schema<GiftRecord>(
  {
    invitationId: { type: Schema.Types.ObjectId, required: true },
    title: text,
    productUrl: text,
    imageUrl: text,
    notes: text,
    enabled: { type: Boolean, default: true },
    reservation: {
      type: new Schema<NonNullable<GiftRecord['reservation']>>(
        { name: text, contactNo: text, notes: text },
        { _id: false },
      ),
      default: null,
    },
  },
  { collection: 'gifts', versionKey: false, strict: 'throw', autoIndex: false, minimize: false },
);

giftSchema.index({ invitationId: 1, _id: 1 }, { name: 'gifts_of_invitation' });
