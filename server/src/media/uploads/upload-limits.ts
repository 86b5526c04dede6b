import { MEMORY_BUDGET } from '../../config/memory-budget.js';
import { LARGEST_PICTURE, LARGEST_PICTURE_MB } from '@serikad/shared/pictures/picture-file';

/** Most bytes of an uploaded picture. */
export const LARGEST_FILE_MB = LARGEST_PICTURE_MB;
export const LARGEST_FILE = LARGEST_PICTURE;
/** Most texts beside it, and most bytes of each. */
export const MOST_FIELDS = 20;
export const LARGEST_FIELD = 16 * 1024;

/**
 * Most bytes of a refused request that are read to its end, so that a browser gets the reason instead of a broken
 * connection. Nothing of it is stored. Larger requests lose their connection.
 */
export const MOST_READ = 100 * 1024 * 1024;

/** Most bytes of uploads that the server holds in memory at a time, being read or waiting for their turn. */
export const MAX_BUFFERED_BYTES = MEMORY_BUDGET.bufferedUploads * 1024 * 1024;

/** What multer counts while it reads; nothing is kept beyond these. */
export const MULTER_LIMITS = {
  fileSize: LARGEST_FILE,
  files: 1,
  fields: MOST_FIELDS,
  fieldSize: LARGEST_FIELD,
  fieldNameSize: 100,
  parts: MOST_FIELDS + 1,
  // Content-Disposition, Content-Type and Content-Transfer-Encoding are all that a part may need.
  headerPairs: 8,
  // Texts are flat: `a[b]` would make an object, and `a[9]` a list.
  fieldNestingDepth: 0,
};
