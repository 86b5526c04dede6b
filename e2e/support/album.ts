import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { HOUR_MS } from '@serikad/shared/calendar/durations';
import { ALBUM_GUEST_HEADER, PIECE_BYTES, type AlbumUpload } from '@serikad/shared/album/album.types';
import { malaysiaDay } from '@serikad/shared/invitations/malaysia-day';
import { syafiqah } from '../fixtures/weddings.ts';
import type { ApiCustomer, Made } from './api.ts';
import { fillInvitation } from './invitations.ts';

/** The invitation of a wedding that has begun, today in Malaysia. */
export async function begunWedding(customer: ApiCustomer): Promise<Made> {
  const made = await customer.order();
  const { invitationId: id } = made;
  await fillInvitation(customer, id, syafiqah);
  // In the first hour of a day it is still yesterday's.
  const date = malaysiaDay(Date.now() - HOUR_MS);
  await customer.update('date-time', { id, date, startTime: '00:00', endTime: '23:00', tentative: [] });
  return made;
}

/** A photo that a guest sends in whole, with a phone of their own or that of a key. @returns its id */
export async function sendPhoto(
  http: APIRequestContext,
  invitationId: string,
  { name, file, key = randomBytes(12).toString('hex') }: { name: string; file: Buffer; key?: string },
): Promise<string> {
  const headers = { [ALBUM_GUEST_HEADER]: key };
  const upload = randomBytes(16).toString('hex');
  const announced = await http.post('/api/album/photo', {
    headers,
    data: { invitationId, upload, bytes: file.length, name },
  });
  let { data } = (await announced.json()) as { data: AlbumUpload };
  if (!announced.ok()) throw new Error(`the photo was refused: ${await announced.text()}`);
  while (data.received < data.pieces) {
    const start = data.received * PIECE_BYTES;
    const sent = await http.put(`/api/album/photo/${data._id}/piece/${data.received}`, {
      headers: { ...headers, 'Content-Type': 'application/octet-stream' },
      data: file.subarray(start, start + PIECE_BYTES),
    });
    if (!sent.ok()) throw new Error(`a piece was refused: ${await sent.text()}`);
    ({ data } = (await sent.json()) as { data: AlbumUpload });
    if (data.state !== 'receiving') break;
  }
  return data._id;
}
