import { Injectable } from '@nestjs/common';
import { CATALOGUE_FOLDER } from '../../config/catalogue-folder.js';
import { openLocalFile } from './local-file.js';
import { parseKey } from './storage-key.js';
import type { StoredFile } from './storage.port.js';

const PREFIX = 'designs/';
/** The content's hash in a file's name, by which its address may be kept forever. */
const HASHED = /\.[0-9a-f]{8}\.[a-z]+$/;

/** The bundled pictures. Read only. */
@Injectable()
export class CatalogueFiles {
  /** Whether a storage key means a picture of the catalogue. */
  has(key: string): boolean {
    return key.startsWith(PREFIX);
  }

  /**
   * A bundled picture by its storage key `designs/<folder>/<role>.<hash>.<ext>`; covers have addresses of their own.
   */
  async open(key: string): Promise<StoredFile | null> {
    return HASHED.test(key) ? this.openFile(key.slice(PREFIX.length)) : null;
  }

  /** A picture in a design's folder whose name stays while its content may change: `cover-400.webp`. */
  async openNamed(designId: string, name: string): Promise<StoredFile | null> {
    return this.openFile(`${designId}/${name}`);
  }

  private async openFile(path: string): Promise<StoredFile | null> {
    const parsed = parseKey(path, 'catalogue');
    return parsed?.segments.length === 2 ? openLocalFile(CATALOGUE_FOLDER, parsed) : null;
  }
}
