import { CATALOGUE_FOLDER } from '../../src/config/catalogue-folder.js';
import type { DesignFile } from '../../src/operations/seed/design-file.dto.js';
import { readCatalogue } from '../../src/operations/seed/read-catalogue.js';

/**
 * The bundled designs that the catalogue shows: without the earlier versions of those that were drawn anew, and bases.
 */
export async function drawnDesigns(): Promise<DesignFile[]> {
  return (await readCatalogue(CATALOGUE_FOLDER)).filter(({ earlierOf, base }) => earlierOf === undefined && !base);
}
