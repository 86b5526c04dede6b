import type { PhotoView } from '@serikad/shared/photos/photo.types';
import type { PhotoRecord } from './photo.schema.js';

export const photoView = ({ _id, imageUrl, order }: PhotoRecord): PhotoView => ({
  _id: _id.toHexString(),
  imageUrl,
  order,
});
