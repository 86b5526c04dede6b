import { Schema } from 'mongoose';

export const IMAGE_QUOTA_MODEL = 'ImageQuota';

/** A picture that is stored, or about to be. */
export interface QuotaEntry {
  /** Storage key of the largest file. */
  key: string;
  bytes: number;
  at: Date;
  /** Its record exists but its file does not; not repaired yet. */
  missing?: boolean;
}

/**
 * The pictures of one invitation or design: one document, so that one filter reads the quota and one update takes from
 * it. An entry is written before its files and removed after them, so a crash never leaves files that are not counted.
 */
export interface ImageQuotaRecord {
  /** Id of the invitation or design. */
  _id: string;
  /** Bytes of all entries. */
  bytes: number;
  images: QuotaEntry[];
}

const entrySchema = new Schema<QuotaEntry>(
  {
    key: { type: String, required: true },
    bytes: { type: Number, required: true },
    at: { type: Date, required: true },
    missing: { type: Boolean },
  },
  { _id: false },
);

export const imageQuotaSchema = new Schema<ImageQuotaRecord>(
  {
    _id: { type: String, required: true },
    bytes: { type: Number, required: true },
    images: { type: [entrySchema], default: [] },
  },
  { collection: 'imageLedgers', versionKey: false, strict: 'throw', autoIndex: false },
);

imageQuotaSchema.index({ 'images.key': 1 }, { name: 'ledger_of_image' });
imageQuotaSchema.index(
  { 'images.missing': 1 },
  { name: 'missing_images', partialFilterExpression: { 'images.missing': true } },
);
