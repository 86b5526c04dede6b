import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@serikad/shared/calendar/durations';
import { ALBUM_GUEST_HEADER, type AlbumUpload, PIECE_BYTES } from '@serikad/shared/album/album.types';
import { Types } from 'mongoose';
import sharp from 'sharp';
import type request from 'supertest';
import { newCouple, pay, type Couple } from '../../invitations/support/shop.js';
import type { TestApp } from '../../support/app.js';

/** The day of the wedding, from 11 in the morning in Malaysia. */
export const DAY = '2026-12-12';
export const START = '2026-12-12T11:00:00+08:00';

/** A couple whose wedding is on DAY, with an album; paid. Stored without the calls, whatever the clock says. */
export async function albumCouple(shop: TestApp, album = true): Promise<Couple> {
  const couple = await newCouple(shop);
  await pay(shop, couple.orderId, 48);
  await setInvitation(shop, couple, { date: DAY, startTime: '11:00', endTime: '16:00', album });
  return couple;
}

export async function setInvitation({ db }: TestApp, { invitationId }: Couple, content: object): Promise<void> {
  await db.collection('invitations').updateOne({ _id: new Types.ObjectId(invitationId) }, { $set: content });
}

/** Within the days in which guests add photos. */
export function duringAlbum({ clock }: TestApp): void {
  clock.set(Date.parse(START) + DAY_MS);
}

/** The key of a guest's device. */
export function guestKey(): string {
  const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  return [...randomBytes(24)].map((byte) => letters.charAt(byte % letters.length)).join('');
}

export const uploadId = (): string => randomBytes(16).toString('hex');

/** A JPEG of some size in bytes: noise behind the picture's end is stored as it was sent. */
export async function jpegOf(bytes: number): Promise<Buffer> {
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2f6f4f' } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([picture, randomBytes(Math.max(0, bytes - picture.length))]);
}

export interface Upload {
  key: string;
  upload: string;
  bytes: number;
  name?: string;
}

export function announce(
  { http }: TestApp,
  { invitationId }: Pick<Couple, 'invitationId'>,
  { key, ...body }: Upload,
): request.Test {
  return http
    .post('/api/album/photo')
    .set(ALBUM_GUEST_HEADER, key)
    .send({ invitationId, ...body });
}

export function sendPiece({ http }: TestApp, key: string, id: string, index: number, piece: Buffer): request.Test {
  return http
    .put(`/api/album/photo/${id}/piece/${index}`)
    .set(ALBUM_GUEST_HEADER, key)
    .set('Content-Type', 'application/octet-stream')
    .send(piece);
}

export const pieceOf = (file: Buffer, index: number): Buffer =>
  file.subarray(index * PIECE_BYTES, (index + 1) * PIECE_BYTES);

/** Sends a photo as a device does. @returns its state after the last piece */
export async function sendPhoto(
  shop: TestApp,
  couple: Couple,
  file: Buffer,
  { key = guestKey(), upload = uploadId(), name = 'Mak Teh' }: Partial<Upload> = {},
): Promise<AlbumUpload & { key: string; upload: string }> {
  const announced = await announce(shop, couple, { key, upload, bytes: file.length, name }).expect(200);
  let state = announced.body.data as AlbumUpload;
  while (state.state === 'receiving') {
    const piece = pieceOf(file, state.received);
    state = (await sendPiece(shop, key, state._id, state.received, piece).expect(200)).body.data as AlbumUpload;
  }
  return { ...state, key, upload };
}

export async function decide(
  { http }: TestApp,
  { session, invitationId }: Couple,
  ids: string[],
  state: 'approved' | 'hidden',
): Promise<Record<string, number>> {
  const answer = await http
    .put('/api/album/decided')
    .set(session.headers)
    .send({ invitationId, ids, state })
    .expect(200);
  return answer.body.data.counts as Record<string, number>;
}

export async function ownAlbum({ http }: TestApp, { session, invitationId }: Couple, state = 'waiting', query = '') {
  const answer = await http
    .get(`/api/album/own/${invitationId}?state=${state}${query}`)
    .set(session.headers)
    .expect(200);
  return answer.body.data;
}

/** What is stored of an album. */
export async function storedAlbum({ db }: TestApp, { invitationId }: Couple) {
  const _id = new Types.ObjectId(invitationId);
  const album = await db.collection('albums').findOne({ _id });
  const photos = await db.collection('album_photos').find({ invitationId: _id }).toArray();
  return { bytes: (album?.['bytes'] ?? 0) as number, entries: (album?.['entries'] ?? []) as object[], photos };
}
