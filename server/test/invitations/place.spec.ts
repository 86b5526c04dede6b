import { Types } from 'mongoose';
import { addedFamily } from '../guest-list/support/list.js';
import { addedSession } from '../guest-list/support/sessions.js';
import { addPlacePhoto } from '../gifts/support/pictured.js';
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
const page = async (search = ''): Promise<string> =>
  (await shop.http.get(`/invitation/view/${couple.invitationId}/kad${search}`).expect(200)).text;
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

describe('C-03 what helps guests on their way', () => {
  const NONE = { landmark: '', parking: '', prayerRoom: '', wheelchair: '' };
  const placeNotes = { ...NONE, landmark: 'Pintu 2, sebelah <b>masjid</b>', prayerRoom: 'Aras 1' };

  test('C-03 a new invitation has none, and a save by a client that does not know them changes nothing', async () => {
    await save({}).expect(200);
    expect(await found()).toMatchObject({ placeNotes: NONE });
    expect(await page()).not.toContain('place-notes');
    await save({ placeNotes }).expect(200);
    await save({ address: 'Muar' }).expect(200);
    expect(await found()).toMatchObject({ placeNotes });
  });

  test('C-03 the page shows those that are filled in, without a script, markup as text, in the language of the card', async () => {
    await save({ placeNotes }).expect(200);
    const html = await page();
    const shown = /<dl class="place-notes[^"]*">.*?<\/dl>/.exec(html)?.[0] ?? '';
    expect(shown).toContain('Pintu 2, sebelah &lt;b>masjid&lt;/b>');
    expect([...shown.matchAll(/<dt>([^<]+)</g)].map(([, label]) => label)).toEqual([
      'Pintu masuk &amp; mercu tanda',
      'Surau',
    ]);
    await shop.db
      .collection<{ _id: Types.ObjectId }>('invitations')
      .updateOne({ _id: new Types.ObjectId(couple.invitationId) }, { $set: { language: 'english' } });
    expect(await page()).toContain('<dt>Prayer room (surau)</dt>');
  });

  test('C-03 an invitation that was stored before they were there has none', async () => {
    await shop.db
      .collection<{ _id: Types.ObjectId }>('invitations')
      .updateOne({ _id: new Types.ObjectId(couple.invitationId) }, { $unset: { placeNotes: '' } });
    expect(await found()).toMatchObject({ placeNotes: NONE });
    expect(await page()).not.toContain('place-notes');
  });

  test('C-03 a family that is invited to a session at another place does not read those of the main one', async () => {
    await save({ placeNotes }).expect(200);
    const akad = await addedSession(shop, couple, 'Akad', {
      place: { venue: 'Masjid', address: 'Muar', googleMapLink: '', wazeLink: '' },
    });
    const family = await addedFamily(shop, couple, { sessions: [akad.id] });
    const { text } = await shop.http.get(family.link).expect(200);
    expect(text).toContain('Masjid');
    expect(text).not.toContain('place-notes');
    expect(text).not.toContain('Pintu 2');
  });

  const photo = async () => (await addPlacePhoto(shop, couple)).replace('.webp', '');

  test('C-03 the photo stands below the landmark’s words, loaded lazily and described by them, without a script', async () => {
    await save({ placeNotes: { ...placeNotes, landmark: 'Pintu 2 "utama"' } }).expect(200);
    const key = await photo();
    const html = await page();
    const [shown = ''] = /<dl class="place-notes[^"]*">.*?<\/dl>/.exec(html) ?? [];
    const [img = ''] = /<img[^>]*>/.exec(shown) ?? [];
    expect(img).toContain(`src="/storage/${key}-640.webp"`);
    expect(img).toContain('alt="Pintu 2 &quot;utama&quot;"');
    expect(img).toContain('loading="lazy"');
    // Before the row of the surau.
    expect(shown.indexOf('<img')).toBeLessThan(shown.indexOf('Aras 1'));
    await shop.http.get(`/storage/${key}-640.webp`).expect(200);
  });

  test('C-03 the photo alone is shown as well, described by what it is', async () => {
    await save({}).expect(200);
    const key = await photo();
    const shown = /<dl class="place-notes[^"]*">.*?<\/dl>/.exec(await page())?.[0] ?? '';
    expect(shown).toContain(`${key}-640.webp`);
    expect(shown).toContain('alt="Pintu masuk &amp; mercu tanda"');
  });

  test('C-03 C-04 a card that only asks to save the date has no photo, also not for its calls', async () => {
    await save({ placeNotes }).expect(200);
    const key = await photo();
    const mode = (value: string) =>
      shop.db
        .collection<{ _id: Types.ObjectId }>('invitations')
        .updateOne({ _id: new Types.ObjectId(couple.invitationId) }, { $set: { phases: { mode: value, thanks: '' } } });
    await mode('save-the-date');
    expect(await page()).not.toContain(key);
    expect(await found()).toMatchObject({ placePhoto: '' });
    expect(await found(couple.session.headers)).toMatchObject({ placePhoto: `${key}.webp` });
    await mode('today');
    expect(await page()).toContain(key);
  });

  test('C-03 families see the photo of the main place, and of another one none', async () => {
    await save({ placeNotes }).expect(200);
    const key = await photo();
    const place = { venue: 'Masjid', address: 'Muar', googleMapLink: '', wazeLink: '' };
    const akad = await addedSession(shop, couple, 'Akad', { place });
    const main = await addedFamily(shop, couple, {});
    const other = await addedFamily(shop, couple, { name: 'Keluarga Mat', sessions: [akad.id] });
    expect((await shop.http.get(main.link).expect(200)).text).toContain(`${key}-640.webp`);
    expect((await shop.http.get(other.link).expect(200)).text).not.toContain(key);
  });

  test.each([
    ['malay', 'Percuma, di belakang dewan'],
    ['english', 'Free, behind the hall'],
  ])('C-03 the samples of classic designs show them (%s)', async (language, text) => {
    const sample = (id: string) =>
      shop.http.get(`/invitation/view/sample_${id}/sample?language=${language}`).expect(200);
    expect((await sample('cv0301')).text).toContain(text);
    expect((await sample('cv0601')).text).not.toContain('place-notes');
  });

  test.each([
    ['a part that is missing', { landmark: '' }],
    ['a text that is too long', { ...NONE, parking: 'a'.repeat(161) }],
    ['a field more', { ...NONE, lift: '' }],
  ])('C-03 %s is refused', async (_what, notes) => {
    await save({ placeNotes: notes }).expect(400);
  });
});

describe('C-03 the page for those who drive together', () => {
  const NONE = {
    enabled: false,
    meetingPoint: '',
    mapLink: '',
    time: '',
    cars: '',
    contactName: '',
    contactPhone: '',
  };
  const convoy = {
    enabled: true,
    meetingPoint: 'Petronas <b>Bakri</b>',
    mapLink: 'https://maps.app.goo.gl/XyZ789',
    time: 'Berkumpul 8.30 pagi',
    cars: '8 kereta\nKereta pengantin di depan',
    contactName: 'Pak Su',
    contactPhone: '012-345 6789',
  };
  const opened = () => shop.http.get(`/invitation/view/${couple.invitationId}/kad/rombongan`);

  test('C-03 it is off until it is switched on, and nothing of it reaches guests before', async () => {
    await opened().expect(404);
    await save({ convoy: { ...convoy, enabled: false } }).expect(200);
    await opened().expect(404);
    expect(await found()).toMatchObject({ convoy: NONE });
    expect(await found(couple.session.headers)).toMatchObject({ convoy: { ...convoy, enabled: false } });
    // Switched on without a meeting point it would be an empty page.
    await save({ convoy: { ...convoy, meetingPoint: '' } }).expect(200);
    await opened().expect(404);
  });

  test('C-03 it names meeting point, time, cars, whom to call and the wedding, without a script, not for search engines', async () => {
    await save({ address: 'Muar', convoy }).expect(200);
    const { text, headers } = await opened().expect(200);
    expect(headers['content-type']).toContain('text/html');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toContain('<script');
    expect(text).toContain('Petronas &lt;b>Bakri&lt;/b>');
    expect(text).toContain('href="https://maps.app.goo.gl/XyZ789"');
    expect(text).toContain('8 kereta\nKereta pengantin di depan');
    expect(text).toContain('href="tel:+60123456789"');
    expect(text).toContain('Dewan Seri');
    expect(text).toContain('Muar');
    // Neither the card nor what guests read of it has any of it.
    expect(await page()).not.toContain('Pak Su');
    expect(await found()).toMatchObject({ convoy: NONE });
  });

  test('C-03 it follows the card’s language, and a meeting point without a link is searched for', async () => {
    await save({ convoy: { ...NONE, enabled: true, meetingPoint: 'Petronas Bakri' } }).expect(200);
    await shop.db
      .collection<{ _id: Types.ObjectId }>('invitations')
      .updateOne({ _id: new Types.ObjectId(couple.invitationId) }, { $set: { language: 'english' } });
    const { text } = await opened().expect(200);
    expect(text).toContain('<html lang="en"');
    expect(text).toContain('Meeting point');
    expect(text).toContain('query=Petronas%20Bakri');
    expect(text).not.toContain('tel:');
  });

  test('C-03 it is closed where the invitation is: after the trial, for unknown ids, for samples', async () => {
    await save({ convoy }).expect(200);
    await opened().expect(200);
    shop.clock.advance(8 * 86_400_000);
    await opened().expect(404);
    await shop.http.get('/invitation/view/650000000000000000000001/kad/rombongan').expect(404);
    await shop.http.get('/invitation/view/sample_cv0301/sample/rombongan').expect(404);
  });

  test('C-03 C-04 it says that the wedding is postponed, and to which day', async () => {
    await save({ convoy }).expect(200);
    const postpone = (date: string) =>
      shop.http
        .put('/api/invitation/update/date-time')
        .set(couple.session.headers)
        .send({
          id: couple.invitationId,
          date: '2031-02-01',
          startTime: '11:00',
          endTime: '16:30',
          postponed: { on: true, date },
        })
        .expect(200);
    expect((await opened().expect(200)).text).not.toContain('ditunda');
    await postpone('');
    expect((await opened().expect(200)).text).toContain('Majlis ditunda. Tarikh baharu akan dimaklumkan.');
    await postpone('2031-02-08');
    expect((await opened().expect(200)).text).toContain('Majlis ditunda ke Sabtu, 8 Februari 2031.');
  });

  test('C-03 a save by a client that does not know it changes nothing; older invitations have none', async () => {
    await save({ convoy }).expect(200);
    await save({ address: 'Muar' }).expect(200);
    expect(await found(couple.session.headers)).toMatchObject({ convoy });
    await shop.db
      .collection<{ _id: Types.ObjectId }>('invitations')
      .updateOne({ _id: new Types.ObjectId(couple.invitationId) }, { $unset: { convoy: '' } });
    expect(await found()).toMatchObject({ convoy: NONE });
    await opened().expect(404);
  });

  test.each([
    ['a link that is none', { ...convoy, mapLink: 'javascript:alert(1)' }],
    ['a phone number that is none', { ...convoy, contactPhone: 'Pak Su' }],
    ['a field more', { ...convoy, lights: true }],
    ['a switch that is missing', { meetingPoint: 'Muar' }],
  ])('C-03 %s is refused', async (_what, body) => {
    await save({ convoy: body }).expect(400);
  });
});
