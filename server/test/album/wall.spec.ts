import { DAY_MS } from '@serikad/shared/calendar/durations';
import { ALBUM_PAGE, WALL_TOKEN_HEADER } from '@serikad/shared/album/album.types';
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { setItems } from '../gifts/support/pictured.js';
import { pay, type Couple } from '../invitations/support/shop.js';
import { randomObjectId } from '../../src/common/object-id.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { smallPicture } from '../support/picture.js';
import { albumCouple, decide, duringAlbum, ownAlbum, sendPhoto, setInvitation, START } from './support/album.js';

let shop: TestApp;
let couple: Couple;

beforeAll(async () => {
  shop = await startTestApp();
});
beforeEach(async () => {
  duringAlbum(shop);
  couple = await albumCouple(shop);
  const person = (shortName: string) => ({ shortName, fullName: shortName });
  await setInvitation(shop, couple, {
    couple: { groom: person('Danial'), bride: person('Aisyah'), order: 'bride-first' },
  });
});
afterEach(() => shop.clock.reset());
afterAll(() => shop.close());

const setLink = ({ session, invitationId }: Couple, active: boolean) =>
  shop.http.put('/api/album/wall-link').set(session.headers).send({ invitationId, active });
async function tokenOf(of: Couple): Promise<string> {
  const { body } = await setLink(of, true).expect(200);
  expect(body.data.link).toMatch(/^\/w\/[0-9A-Za-z]{12}$/);
  return String(body.data.link).slice('/w/'.length);
}
const wall = (token: string) => shop.http.get('/api/wall/photos').set(WALL_TOKEN_HEADER, token);

describe('C-11 the hall’s screen', () => {
  it('shows the newest 60 approved photos, the names and where to add more', async () => {
    const token = await tokenOf(couple);
    expect((await ownAlbum(shop, couple)).wallLink).toBe(`/w/${token}`);
    const empty = await wall(token).expect(200);
    expect(empty.body.data).toEqual({
      names: 'Aisyah & Danial',
      language: 'malay',
      time: 'open',
      link: `/invitation/view/${couple.invitationId}/aisyah-danial`,
      count: 0,
      photos: [],
    });
    const { _id } = await sendPhoto(shop, couple, await smallPicture());
    await decide(shop, couple, [_id], 'approved');
    const photos = shop.db.collection('album_photos');
    const photo = await photos.findOne({ _id: new Types.ObjectId(_id) });
    const copies = Array.from({ length: 70 }, (_, index) => ({
      ...photo,
      _id: randomObjectId(),
      uuid: randomUUID(),
      at: new Date(Date.parse(START) + index * 1_000),
    }));
    await photos.insertMany(copies);
    const shown = await wall(token).expect(200);
    expect(shown.body.data.count).toBe(71);
    const expected = [_id, ...copies.map((each) => each._id.toHexString()).reverse()].slice(0, ALBUM_PAGE);
    expect(shown.body.data.photos.map((each: { _id: string }) => each._id)).toEqual(expected);
    // Unchanged, it is not sent again.
    await wall(token).set('If-None-Match', String(shown.headers['etag'])).expect(304);
    await shop.http.get(shown.body.data.photos[0].pictures.large).expect(200);
    shop.clock.set(Date.parse(START) + 61 * DAY_MS);
    expect((await wall(token).expect(200)).body.data.time).toBe('over');
  });

  it('names the short address where there is one', async () => {
    const token = await tokenOf(couple);
    const chosen = { invitationId: couple.invitationId, address: `dinding-${couple.invitationId.slice(-6)}` };
    await shop.http.put('/api/invitation/short-address').set(couple.session.headers).send(chosen).expect(200);
    expect((await wall(token).expect(200)).body.data.link).toBe(`/k/${chosen.address}`);
  });

  it('X78 a renewed or revoked link is unknown at once, and so is any other', async () => {
    const first = await tokenOf(couple);
    const second = await tokenOf(couple);
    expect(second).not.toBe(first);
    await wall(first).expect(404);
    await wall(second).expect(200);
    expect((await setLink(couple, false).expect(200)).body.data.link).toBe('');
    expect((await ownAlbum(shop, couple)).wallLink).toBe('');
    await wall(second).expect(404);
    const third = await tokenOf(couple);
    expect([first, second]).not.toContain(third);
    for (const token of ['', 'x', '0'.repeat(12), third.toLowerCase() === third ? '' : third.toLowerCase()]) {
      await wall(token).expect(404);
    }
    await shop.http.get('/api/wall/photos').expect(404);
    // Of the token only a hash is stored.
    const album = await shop.db.collection('albums').findOne({ _id: new Types.ObjectId(couple.invitationId) });
    expect(JSON.stringify(album)).not.toContain(third);
  });

  it('is unknown while guests see no album: switched off, another package, an expired trial, save the date', async () => {
    const token = await tokenOf(couple);
    await setInvitation(shop, couple, { album: false });
    await wall(token).expect(404);
    await setInvitation(shop, couple, { album: true, phases: { mode: 'save-the-date', thanks: '' } });
    await wall(token).expect(404);
    await setInvitation(shop, couple, { phases: { mode: 'off', thanks: '' } });
    await setItems(shop, couple, [{ item: 'rsvp', package: 'standard' }]);
    await wall(token).expect(404);
    expect((await setLink(couple, true).expect(400)).body.code).toBe('package-required');
    await setItems(shop, couple, [{ item: 'rsvp', package: 'premium' }]);
    await pay(shop, couple.orderId, 0);
    shop.clock.advance(8 * DAY_MS);
    await wall(token).expect(404);
    expect((await setLink(couple, true).expect(400)).body.code).toBe('trial-expired');
    await pay(shop, couple.orderId, 48);
    await wall(token).expect(200);
  });

  it('X01 its link is refused to other accounts', async () => {
    const other = await albumCouple(shop);
    await shop.http
      .put('/api/album/wall-link')
      .set(other.session.headers)
      .send({ invitationId: couple.invitationId, active: true })
      .expect(404);
  });

  it('renewed ten times at once, the last link works, and no other', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => setLink(couple, true)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const links = answers.map(({ body }) => String(body.data.link));
    expect(new Set(links).size).toBe(links.length);
    const { wallLink } = await ownAlbum(shop, couple);
    expect(links).toContain(wallLink);
    for (const link of links) await wall(link.slice('/w/'.length)).expect(link === wallLink ? 200 : 404);
  });
});
