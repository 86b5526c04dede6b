import { randomBytes } from 'node:crypto';
import type { AlbumUpload } from '@serikad/shared/album/album.types';
import { malaysiaDay } from '@serikad/shared/invitations/malaysia-time';
import sharp from 'sharp';
import { announce, decide, guestKey, pieceOf, sendPiece, uploadId } from '../album/support/album.js';
import type { Couple } from '../invitations/support/shop.js';
import type { TestApp } from './app.js';

/** A picture of a camera, in PNG, of more than two pieces. */
export function largePicture(): Promise<Buffer> {
  const side = 460;
  return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** The couple marry today and take photos of guests. */
export async function openAlbum(shop: TestApp, { session, invitationId }: Couple): Promise<void> {
  const date = malaysiaDay(shop.clock.now());
  const day = { id: invitationId, date, startTime: '00:00', endTime: '23:00' };
  await shop.http.put('/api/invitation/update/date-time').set(session.headers).send(day).expect(200);
  await shop.http.put('/api/album/settings').set(session.headers).send({ invitationId, on: true }).expect(200);
}

interface Sent {
  picture: Buffer;
  key?: string;
  name?: string;
  /** Sends no more than so many pieces. */
  pieces?: number;
}

/** A guest sends a photo, or its first pieces. */
export async function sendPhoto(
  shop: TestApp,
  invitationId: string,
  { picture, key = guestKey(), name = '', pieces = Infinity }: Sent,
): Promise<AlbumUpload> {
  const ask = { key, upload: uploadId(), bytes: picture.length, name };
  let upload = (await announce(shop, { invitationId }, ask).expect(200)).body.data as AlbumUpload;
  while (upload.received < Math.min(upload.pieces, pieces)) {
    const { _id, received } = upload;
    const answer = await sendPiece(shop, key, _id, received, pieceOf(picture, received)).expect(200);
    upload = answer.body.data as AlbumUpload;
  }
  return upload;
}

/** The couple decide on photos. */
export async function decidePhotos(
  shop: TestApp,
  couple: Couple,
  photos: readonly Pick<AlbumUpload, '_id'>[],
  state: 'approved' | 'hidden' = 'approved',
): Promise<void> {
  const ids = photos.map(({ _id }) => _id);
  await decide(shop, couple, ids, state);
}
