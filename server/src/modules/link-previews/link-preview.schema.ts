import { Schema } from 'mongoose';

export const LINK_PREVIEW_MODEL = 'LinkPreview';

interface StoredPreview {
  key: string;
  at: Date;
}

/**
 * The pictures that are kept of an invitation's link: as a rule one, of its present names and design. A picture is
 * noted before it is stored and until its file is gone, so nothing lies in the storage that no document names. The
 * pictures themselves are found by their keys alone.
 */
export interface LinkPreviewRecord {
  _id: string;
  pictures: StoredPreview[];
}

const pictureSchema = new Schema<StoredPreview>(
  { key: { type: String, required: true }, at: { type: Date, required: true } },
  { _id: false },
);

export const linkPreviewSchema = new Schema<LinkPreviewRecord>(
  { _id: { type: String, required: true }, pictures: { type: [pictureSchema], default: [] } },
  { collection: 'linkPreviews', versionKey: false, strict: 'throw', autoIndex: false },
);
linkPreviewSchema.index({ 'pictures.at': 1 }, { name: 'pictures_by_age' });
