import { CallError } from '../api/call.js';
import type { AlbumApi } from './album-api.js';
import type { PhotoFailure } from './album.types.js';
import type { GuestPhotos } from './guest-photos.js';
import type { QueueItem } from './photo-stores.js';
import { readPiece } from './read-piece.js';

/** Answers in a row by which a photo has come no further. */
const MOST_STANDSTILLS = 3;
const GONE: PhotoFailure = { kind: 'unreadable', code: 'no-file', message: '' };

/** How often in a row something has failed: anything, and by `upload` the server and the reading of its file. */
export interface SendFailures {
  inARow: number;
  atServer: Map<string, number>;
  atReading: Map<string, number>;
}

interface Sending {
  photos: GuestPhotos;
  api: Pick<AlbumApi, 'announce' | 'sendPiece'>;
  failures: SendFailures;
  /** The guest's name as it is typed now. */
  name: () => string;
  /** Whether another tab sends from now on, or the queue has stopped. */
  hasEnded: () => boolean;
}

/**
 * Sends what the server does not have of a photo, piece by piece. What is refused or cannot be read stays with the
 * reason.
 * @returns whether the queue goes on with the next one: sent, failed, or taken out by the guest
 * @throws what a try again may overcome
 */
export async function sendPhoto(item: QueueItem, sending: Sending): Promise<boolean> {
  try {
    return await sendPieces(item, sending);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { photos } = sending;
    const { code, message } = error.reason;
    const failure: PhotoFailure = { kind: 'refused', code, message };
    if (error.ofAll) await photos.failAll(failure);
    await photos.fail(item.upload, failure);
    return true;
  }
}

async function sendPieces({ upload, invitationId, bytes }: QueueItem, sending: Sending): Promise<boolean> {
  const { photos, api, failures, name, hasEnded } = sending;
  const store = photos.storeOf(upload);
  const announce = () =>
    api.announce({ invitationId, upload, bytes, name: name() }).catch((error: unknown) => {
      throw error instanceof CallError && !error.passes ? new Refusal(error, error.code !== 'validation') : error;
    });
  const stored = await store.file(upload);
  if (!stored) {
    await photos.fail(upload, GONE);
    return true;
  }
  let file = stored;
  const again = async (): Promise<Blob> => {
    file = (await store.file(upload)) ?? file;
    return file;
  };
  let answer = await announce();
  let standstills = 0;
  while (answer.state === 'receiving') {
    const { _id: photoId, received, pieces } = answer;
    if (!(await store.update(upload, { photoId, received, pieces }))) return removeTakenOut(photos, photoId);
    await photos.reload();
    if (hasEnded()) return false;
    // All pieces are there and the photo was not finished: the last one again makes the server do so.
    const index = Math.min(received, pieces - 1);
    const piece = await readPiece(file, index, bytes, again);
    failures.atReading.delete(upload);
    if (!piece) {
      await photos.fail(upload, GONE);
      return true;
    }
    answer = await api.sendPiece(photoId, index, piece).catch((error: unknown) => {
      // Another number is expected, or the photo was swept away meanwhile: the server says how far it is.
      const isOther = error instanceof CallError && ['conflict', 'not-found'].includes(error.code);
      if (isOther) return announce();
      throw error instanceof CallError && !error.passes ? new Refusal(error, false) : error;
    });
    failures.inARow = 0;
    standstills = answer.state === 'receiving' && answer.received <= received ? standstills + 1 : 0;
    if (standstills >= MOST_STANDSTILLS) throw new CallError('internal', '');
  }
  failures.atServer.delete(upload);
  const { _id: photoId, pieces } = answer;
  if (!(await store.update(upload, { photoId, received: pieces, pieces }))) return removeTakenOut(photos, photoId);
  await store.finish(upload);
  return true;
}

/** The guest, here or in another tab, took the photo out while it was sent. */
async function removeTakenOut(photos: GuestPhotos, photoId: string): Promise<true> {
  await photos.removeFromServer(photoId).catch(() => undefined);
  return true;
}

/** The server's refusal of a photo. */
class Refusal extends Error {
  constructor(
    readonly reason: CallError,
    /** Of every photo of this guest. */
    readonly ofAll: boolean,
  ) {
    super(reason.message);
  }
}
