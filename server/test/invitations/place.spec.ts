import { Types } from 'mongoose';
import { startTestApp, type TestApp } from '../support/app.js';
import { newCouple, type Couple } from './support/shop.js';

let shop: TestApp;
let couple: Couple;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  couple = await newCouple(shop);
});

const SHORT = 'https://maps.app.goo.gl/AbC123';
const save = (body: object) =>
  shop.http
    .put('/api/invitation/update/location')
    .set(couple.session.headers)
    .send({ id: couple.invitationId, venue: 'Dewan Seri', ...body });
const found = async (headers = {}) => {
  const { body } = await shop.http.get(`/api/invitation/find-one/${couple.invitationId}`).set(headers).expect(200);
  return body.data.invitation as Record<string, unknown>;
};

describe('C-03 the links that the couple have checked', () => {
  test('C-03 a check is stored with the link it was said for, and left out it stays', async () => {
    const checkedLinks = { googleMapLink: `Dewan Seri ${SHORT}`, wazeLink: '' };
    await save({ googleMapLink: SHORT, checkedLinks }).expect(200);
    expect(await found(couple.session.headers)).toMatchObject({ checkedLinks: { googleMapLink: SHORT, wazeLink: '' } });
    const { body } = await save({ googleMapLink: `${SHORT}4` }).expect(200);
    expect(body.data.invitation).toMatchObject({
      location: { googleMapLink: `${SHORT}4` },
      checkedLinks: { googleMapLink: SHORT, wazeLink: '' },
    });
  });

  test('C-03 guests do not get it, and an invitation that was stored before it was there has none', async () => {
    await save({ googleMapLink: SHORT, checkedLinks: { googleMapLink: SHORT, wazeLink: '' } }).expect(200);
    expect(await found()).not.toHaveProperty('checkedLinks');
    const { text } = await shop.http.get(`/invitation/view/${couple.invitationId}/kad`).expect(200);
    expect(text).not.toContain('checkedLinks');
    await shop.db
      .collection<{ _id: Types.ObjectId }>('invitations')
      .updateOne({ _id: new Types.ObjectId(couple.invitationId) }, { $unset: { checkedLinks: '' } });
    expect(await found(couple.session.headers)).toMatchObject({ checkedLinks: { googleMapLink: '', wazeLink: '' } });
  });

  test('C-03 a link that seems wrong is saved all the same', async () => {
    const links = { googleMapLink: 'https://www.google.com/', wazeLink: 'https://waze.com/ul?ll=101.7,3.1' };
    await save(links).expect(200);
    expect(await found()).toMatchObject({ location: links });
  });

  test.each([
    ['a part that is missing', { googleMapLink: SHORT }],
    ['what is no link', { googleMapLink: 'javascript:alert(1)', wazeLink: '' }],
    ['a field more', { googleMapLink: '', wazeLink: '', lat: 1 }],
    ['a text', SHORT],
  ])('C-03 %s is refused', async (_what, checkedLinks) => {
    await save({ checkedLinks }).expect(400);
  });
});
