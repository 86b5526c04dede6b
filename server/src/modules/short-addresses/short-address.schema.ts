import { Schema, type Types } from 'mongoose';

export const SHORT_ADDRESS_MODEL = 'ShortAddress';
export const ADDRESS_SLOT_INDEX = 'short_address_of_slot';

/**
 * A short address of an invitation's open link, or one that was released and is not given to others yet. See
 * docs/decisions/182-templates-and-short-addresses.md.
 */
export interface ShortAddressRecord {
  /** SHA-256 of the address, which holds names: a released one keeps nothing else. */
  _id: string;
  /** Absent once it is released; so are the next two. */
  address?: string;
  invitationId?: Types.ObjectId;
  /** From 0 on; with its unique index the limit of an invitation. */
  slot?: number;
  /** When it was chosen last: the latest of an invitation is the current one. */
  chosenAt: Date;
  /** Until when a released address is not given to others. */
  freeAt?: Date;
}

export const shortAddressSchema = new Schema<ShortAddressRecord>(
  {
    _id: { type: String, required: true },
    address: { type: String },
    invitationId: { type: Schema.Types.ObjectId },
    slot: { type: Number },
    chosenAt: { type: Date, required: true },
    freeAt: { type: Date },
  },
  { collection: 'short_addresses', versionKey: false, strict: 'throw', autoIndex: false },
);

shortAddressSchema.index(
  { invitationId: 1, slot: 1 },
  { name: ADDRESS_SLOT_INDEX, unique: true, partialFilterExpression: { slot: { $exists: true } } },
);
shortAddressSchema.index({ freeAt: 1 }, { name: 'released_addresses_expire', expireAfterSeconds: 0 });
