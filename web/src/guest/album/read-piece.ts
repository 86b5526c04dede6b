import { PIECE_BYTES } from '@serikad/shared/album/album.types';

/** The phone could not read a file, though it has one. */
export class ReadError extends Error {}

/**
 * Reads a piece of a photo's file.
 * @param size the file's, when it was chosen
 * @param again gets the file once more: a browser may lose what is behind a Blob
 * @returns `null` when the file is another one by now
 * @throws ReadError
 */
export async function readPiece(
  file: Blob,
  index: number,
  size: number,
  again: () => Promise<Blob>,
): Promise<ArrayBuffer | null> {
  try {
    return await read(file, index, size).catch(async () => read(await again(), index, size));
  } catch {
    throw new ReadError();
  }
}

async function read(file: Blob, index: number, size: number): Promise<ArrayBuffer | null> {
  const from = index * PIECE_BYTES;
  const to = Math.min(size, from + PIECE_BYTES);
  const bytes = await file.slice(from, to).arrayBuffer();
  return bytes.byteLength === to - from ? bytes : null;
}
