import type { PictureFormat } from '@serikad/shared/pictures/picture-file';
import { fileBoxes } from './heif-pictures.js';
import { chunksOf } from './png-chunks.js';

/**
 * Most parts of a file: chunks of a PNG or WebP, segments of a JPEG, boxes of an AVIF or HEIC. A PNG of 20 MB in chunks
 * of 4 KB has 5,000, all others have less than a thousand. Decoders keep each part, at many times its size, or pass
 * over all earlier ones for each: 20 MB of empty segments took 1.5 GB, 2 MB of frames of a moving WebP took 6 s.
 */
export const MOST_PARTS = 10_000;

const RIFF_HEAD = 12;
/** Type and length before the data of a chunk, and a frame's own head, behind which its chunks follow. */
const CHUNK_HEAD = 8;
const FRAME_HEAD = 16;

const MARKER = 0xff;
const [START_OF_IMAGE, END_OF_IMAGE] = [0xd8, 0xd9];
/**
 * Markers without a length: what is a byte of a scan, restarts within it, fill bytes,
 * and one that arithmetic coding has.
 */
const hasLength = (marker: number): boolean =>
  marker > 0x01 && marker !== MARKER && (marker < 0xd0 || marker > START_OF_IMAGE);

const PARTS: Readonly<Record<PictureFormat, (bytes: Buffer) => Iterator<unknown>>> = {
  jpeg: segmentsOf,
  png: chunksOf,
  webp: riffChunksOf,
  avif: fileBoxes,
  heic: fileBoxes,
};

/** Whether a file has more parts than any picture; reads no more of it than that takes. */
export function hasTooManyParts(bytes: Buffer, format: PictureFormat): boolean {
  const parts = PARTS[format](bytes);
  for (let left = MOST_PARTS; left >= 0; left -= 1) if (parts.next().done) return false;
  return true;
}

/** The markers of the segments of a JPEG, up to its end: decoders read those between its scans as well. */
function* segmentsOf(bytes: Buffer): Generator<number> {
  let at = 2;
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== MARKER || !hasLength(marker)) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) return;
    yield marker;
    at += 2 + (at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0);
  }
}

/** The types of the chunks of a WebP; those in a frame of a moving one count like all others. */
function* riffChunksOf(bytes: Buffer): Generator<string> {
  const end = Math.min(bytes.length, CHUNK_HEAD + (bytes.length < RIFF_HEAD ? 0 : bytes.readUInt32LE(4)));
  for (let at = RIFF_HEAD; at + CHUNK_HEAD <= end;) {
    const type = bytes.toString('latin1', at, at + 4);
    yield type;
    const length = bytes.readUInt32LE(at + 4);
    at += CHUNK_HEAD + (type === 'ANMF' ? FRAME_HEAD : length + (length % 2));
  }
}
