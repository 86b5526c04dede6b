import { Schema } from 'mongoose';
import type { SlotRecord } from '../../media/records/image-slots.js';

export const GIFT_MODEL = 'Gift';
/** Lets no invitation have more gifts than it has places. */
export const GIFT_SLOT_INDEX = 'place_of_gift';
/** Decides which of several requests with one Idempotency-Key reserves a gift. */
export const RESERVATION_KEY_INDEX = 'gift_of_idempotency_key';

/** A gift that the couple wish for, as stored. */
export interface GiftRecord extends SlotRecord {
  title: string;
  productUrl: string;
  imageUrl: string;
  notes: string;
  enabled: boolean;
  /** Who brings it; private. */
  reservation: { name: string; contactNo: string; notes: string } | null;
  /** The request that reserved it, when it had an Idempotency-Key. */
  reservedBy?: ReservationKey;
}

export interface ReservationKey {
  key: string;
  /** SHA-256 of the reservation, to distinguish a repetition from another one under the same key. */
  bodyHash: string;
}

const text = { type: String };

export const giftSchema = new Schema<GiftRecord>(
  {
    invitationId: { type: Schema.Types.ObjectId, required: true },
    slot: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    claimedAt: { type: Date },
    title: text,
    productUrl: text,
    imageUrl: text,
    notes: text,
    enabled: { type: Boolean },
    reservation: {
      type: new Schema<NonNullable<GiftRecord['reservation']>>(
        { name: text, contactNo: text, notes: text },
        { _id: false },
      ),
    },
    reservedBy: { type: new Schema<ReservationKey>({ key: text, bodyHash: text }, { _id: false }) },
  },
  { collection: 'gifts', versionKey: false, strict: 'throw', autoIndex: false, minimize: false },
);

giftSchema.index({ invitationId: 1, createdAt: 1, _id: 1 }, { name: 'gifts_by_age' });
giftSchema.index(
  { invitationId: 1, slot: 1 },
  { name: GIFT_SLOT_INDEX, unique: true, partialFilterExpression: { slot: { $exists: true } } },
);
giftSchema.index(
  { invitationId: 1, 'reservedBy.key': 1 },
  {
    name: RESERVATION_KEY_INDEX,
    unique: true,
    partialFilterExpression: { 'reservedBy.key': { $exists: true } },
  },
);
giftSchema.index({ imageUrl: 1 }, { name: 'gift_of_image' });
