import { PIECE_BYTES } from '@serikad/shared/album/album.types';
import { newImageKey } from '../../media/images/image-purpose.js';

const UUID_LENGTH = 36;

/** The folder of pieces that are being received; nothing else is in it, and nothing of it is needed after some days. */
export const PIECES_FOLDER = 'album-pieces';

/** The key of a photo's largest picture, from which those of its other files follow (`filesOf`). */
export function pictureKey(uuid: string): string {
  return newImageKey('album', uuid);
}

/** The key of a stored piece, counted from 0. */
export function pieceKey(uuid: string, index: number): string {
  return `${PIECES_FOLDER}/${uuid.slice(0, 2)}/${uuid}-${index}.bin`;
}

/** Pieces of a photo. */
export function pieceCount(bytes: number): number {
  return Math.ceil(bytes / PIECE_BYTES);
}

/** The keys of all pieces that may be stored of a photo: all but the last. */
export function pieceKeys(uuid: string, bytes: number): string[] {
  return Array.from({ length: pieceCount(bytes) - 1 }, (_, index) => pieceKey(uuid, index));
}

/** The uuid in the key of a picture or of a piece of this module. */
export function uuidOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1).slice(0, UUID_LENGTH);
}
