import { Schema } from 'mongoose';

export const IMAGE_LEDGER_MODEL = 'ImageLedger';

/** A picture that is stored, or about to be. */
export interface LedgerEntry {
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
export interface ImageLedgerRecord {
  /** Id of the invitation or design. */
  _id: string;
  /** Bytes of all entries. */
  bytes: number;
  images: LedgerEntry[];
}

const entrySchema = new Schema<LedgerEntry>(
  {
    key: { type: String, required: true },
    bytes: { type: Number, required: true },
    at: { type: Date, required: true },
    missing: { type: Boolean },
  },
  { _id: false },
);

export const imageLedgerSchema = new Schema<ImageLedgerRecord>(
  {
    _id: { type: String, required: true },
    bytes: { type: Number, required: true },
    images: { type: [entrySchema], default: [] },
  },
  { collection: 'imageLedgers', versionKey: false, strict: 'throw', autoIndex: false },
);

imageLedgerSchema.index({ 'images.key': 1 }, { name: 'ledger_of_image' });
imageLedgerSchema.index(
  { 'images.missing': 1 },
  { name: 'missing_images', partialFilterExpression: { 'images.missing': true } },
);
