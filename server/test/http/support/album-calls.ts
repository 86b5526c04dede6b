import { DAY_MS } from '@serikad/shared/calendar/durations';
import { ALBUM_GUEST_HEADER, WALL_TOKEN_HEADER } from '@serikad/shared/album/album.types';
import { Types } from 'mongoose';
import { announce, decide, guestKey, ownAlbum, sendPhoto, setInvitation, uploadId } from '../../album/support/album.js';
import type { Couple } from '../../invitations/support/shop.js';
import { smallPicture } from '../../support/picture.js';
import type { TestApp } from '../../support/app.js';
import type { Texts } from './calls.js';
import type { Call } from './multipart.js';

/** Malaysia's clocks are eight hours ahead. */
const OFFSET_MS = 8 * 60 * 60 * 1000;

/**
 * A good call of every route of the album. They come before all others: the wedding was yesterday, which a save of the
 * date changes, and the renewal of the screen's link ends the token of its call.
 */
export async function albumCalls(
  shop: TestApp,
  couple: Couple,
  { name }: Texts,
): Promise<[route: string, call: Call][]> {
  const { invitationId, session } = couple;
  const date = new Date(shop.clock.now() + OFFSET_MS - DAY_MS).toISOString().slice(0, 10);
  await setInvitation(shop, couple, { date, startTime: '11:00', endTime: '16:00', album: true });
  const picture = await smallPicture();
  const key = guestKey();
  const [shown, waiting, own] = [
    await sendPhoto(shop, couple, picture, { name }),
    await sendPhoto(shop, couple, picture, { name }),
    await sendPhoto(shop, couple, picture, { key, name }),
  ];
  await decide(shop, couple, [shown._id], 'approved');
  const photo = await shop.db.collection('album_photos').findOne({ _id: new Types.ObjectId(shown._id) });
  const begun = await announce(shop, couple, { key, upload: uploadId(), bytes: picture.length, name }).expect(200);
  const linked = await shop.http
    .put('/api/album/wall-link')
    .set(session.headers)
    .send({ invitationId, active: true })
    .expect(200);
  const archive = await shop.http
    .post('/api/album/archive')
    .set(session.headers)
    .send({ invitationId, photos: 'all' })
    .expect(200);
  await ownAlbum(shop, couple);

  const path = '/api/album';
  const guest = { [ALBUM_GUEST_HEADER]: key };
  const { headers } = session;
  const wall = { [WALL_TOKEN_HEADER]: String(linked.body.data.link).slice('/w/'.length) };
  const body = { invitationId, upload: '5e1f'.repeat(8), bytes: picture.length, name };
  return [
    ['POST /api/album/photo', { method: 'POST', path: `${path}/photo`, headers: guest, body }],
    [
      'PUT /api/album/photo/:id/piece/:index',
      { method: 'PUT', path: `${path}/photo/${begun.body.data._id}/piece/0`, headers: guest, bytes: picture },
    ],
    ['GET /api/album/mine/:id', { method: 'GET', path: `${path}/mine/${invitationId}`, headers: guest }],
    ['DELETE /api/album/photo', { method: 'DELETE', path: `${path}/photo`, headers: guest, body: { id: own._id } }],
    ['GET /api/album/photos/:id', { method: 'GET', path: `${path}/photos/${invitationId}`, headers: {} }],
    [
      'GET /api/album/picture/:uuid/:size',
      { method: 'GET', path: `${path}/picture/${String(photo?.['uuid'])}/small`, headers: {} },
    ],
    ['GET /api/wall/photos', { method: 'GET', path: '/api/wall/photos', headers: wall }],
    ['GET /api/album/part/:token', { method: 'GET', path: String(archive.body.data.parts[0].link), headers: {} }],
    ['PUT /api/album/settings', { method: 'PUT', path: `${path}/settings`, headers, body: { invitationId, on: true } }],
    ['GET /api/album/own/:invitationId', { method: 'GET', path: `${path}/own/${invitationId}?state=waiting`, headers }],
    [
      'PUT /api/album/decided',
      {
        method: 'PUT',
        path: `${path}/decided`,
        headers,
        body: { invitationId, ids: [waiting._id], state: 'approved' },
      },
    ],
    [
      'DELETE /api/album/chosen',
      { method: 'DELETE', path: `${path}/chosen`, headers, body: { invitationId, ids: [waiting._id] } },
    ],
    [
      'POST /api/album/archive',
      { method: 'POST', path: `${path}/archive`, headers, body: { invitationId, photos: 'approved' } },
    ],
    [
      'PUT /api/album/wall-link',
      { method: 'PUT', path: `${path}/wall-link`, headers, body: { invitationId, active: true } },
    ],
  ];
}
