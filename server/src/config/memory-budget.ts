import { LARGEST_PICTURE_MB } from '@serikad/shared/pictures/picture-file';

/**
 * What a server may take up, in MB; their sum has to fit into `mem_limit` of docker-compose.yml, which a test checks.
 * Why these: docs/decisions/161-picture-memory.md.
 */
export const MEMORY_BUDGET = {
  /** The process under load without pictures, as `npm run bench memory` allows. V8's heap is a part of it. */
  process: 300,
  largePicture: 350,
  /** The small one beside it. */
  smallPicture: 32,
  /** Covers and pictures of links that are rendered meanwhile. */
  renderings: 60,
  /** Uploads that are being received or wait for their turn. */
  bufferedUploads: 12 * LARGEST_PICTURE_MB,
  /** Files in /tmp, which is in memory. */
  temporaryFiles: 64,
} as const;
