import { Types } from 'mongoose';
import { addedFamily } from '../guest-list/support/list.js';
import { addedSession } from '../guest-list/support/sessions.js';
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

const LUNCH = { date: '2026-12-12', startTime: '11:00', endTime: '16:40', tentative: [] as object[] };
const PETALING = { show: true, district: 'Petaling, Selangor' };
const save = (body: object) =>
  shop.http
    .put('/api/invitation/update/date-time')
    .set(couple.session.headers)
    .send({ id: couple.invitationId, ...LUNCH, ...body });
const forGuests = async () => {
  const { body } = await shop.http.get(`/api/invitation/find-one/${couple.invitationId}`).expect(200);
  return body.data.invitation as { prayers: unknown; prayerTimes: unknown };
};
const page = async (): Promise<string> =>
  (await shop.http.get(`/invitation/view/${couple.invitationId}/aisyah-danial`).expect(200)).text;
/** The prayer times in the HTML of a page; nothing where it has none. */
const onPage = (html: string): string | undefined =>
  /<div[^>]* class="prayers[^>]*>(?:<h3>[^<]*<\/h3>)?(.*?)<\/div><\/section>/
    .exec(html)?.[1]
    ?.replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const asked = (query: object) => shop.http.get('/api/invitation/prayer-times').query(query);

describe('C-02 prayer times beside the programme', () => {
  test('C-02 a new invitation shows none, and a save by a client that does not know them changes nothing', async () => {
    await save({}).expect(200);
    expect(await forGuests()).toMatchObject({ prayers: { show: false, district: '' }, prayerTimes: null });
    await save({ prayers: PETALING }).expect(200);
    await save({ date: '2026-12-13' }).expect(200);
    expect(await forGuests()).toMatchObject({ prayers: PETALING, prayerTimes: { district: PETALING.district } });
  });

  test('C-02 X79 switched on, the page has those within the programme in its HTML, with the district and that they are approximate', async () => {
    await save({ prayers: PETALING }).expect(200);
    expect(await forGuests()).toMatchObject({
      prayerTimes: {
        district: 'Petaling, Selangor',
        times: [
          { prayer: 'Zohor', time: '13:10' },
          { prayer: 'Asar', time: '16:33' },
        ],
      },
    });
    expect(onPage(await page())).toBe(
      ' Zohor 1.10 tengah hari Asar 4.33 petang Lebih kurang, bagi Petaling, Selangor ',
    );
    await shop.db
      .collection<{ _id: Types.ObjectId }>('invitations')
      .updateOne({ _id: new Types.ObjectId(couple.invitationId) }, { $set: { language: 'english' } });
    expect(onPage(await page())).toBe(' Zohor 1.10 pm Asar 4.33 pm Approximate, for Petaling, Selangor ');
    await save({ prayers: { ...PETALING, show: false } }).expect(200);
    expect(onPage(await page())).toBeUndefined();
  });

  test('C-02 they follow day, times and district; a dinner that ends after midnight has those of its evening', async () => {
    const times = async () => ((await forGuests()).prayerTimes as { times: { prayer: string }[] }).times;
    await save({ prayers: PETALING, startTime: '18:30', endTime: '00:30' }).expect(200);
    expect((await times()).map(({ prayer }) => prayer)).toEqual(['Maghrib', 'Isyak']);
    await save({ prayers: PETALING, startTime: '20:45', endTime: '23:30' }).expect(200);
    expect((await times()).map(({ prayer }) => prayer)).toEqual(['Isyak']);
    await save({ prayers: { show: true, district: 'Tawau, Sabah' }, date: '2028-02-29' }).expect(200);
    expect(await times()).toEqual([
      { prayer: 'Zohor', time: '12:23' },
      { prayer: 'Asar', time: '15:39' },
    ]);
  });

  test('C-02 they need a district that there is; without a day there are none', async () => {
    for (const district of ['', 'Petaling', 'Atlantis', 'constructor']) {
      const { body } = await save({ prayers: { show: true, district } }).expect(400);
      expect(JSON.stringify(body)).toContain('prayers.district');
    }
    await save({ prayers: { show: false, district: 'Atlantis' } }).expect(400);
    await save({ prayers: { show: false, district: '' } }).expect(200);
    const invitations = shop.db.collection<{ _id: Types.ObjectId }>('invitations');
    const filter = { _id: new Types.ObjectId(couple.invitationId) };
    await invitations.updateOne(filter, { $set: { date: null, prayers: PETALING } });
    expect((await forGuests()).prayerTimes).toBeNull();
    await invitations.updateOne(filter, {
      $set: { date: '2026-12-12', prayers: { show: true, district: 'Atlantis' } },
    });
    expect((await forGuests()).prayerTimes).toBeNull();
  });

  test('C-02 an invitation that was stored before they were there shows none', async () => {
    await save({ prayers: PETALING }).expect(200);
    await shop.db
      .collection<{ _id: Types.ObjectId }>('invitations')
      .updateOne({ _id: new Types.ObjectId(couple.invitationId) }, { $unset: { prayers: '' } });
    expect(await forGuests()).toMatchObject({ prayers: { show: false, district: '' }, prayerTimes: null });
    expect(onPage(await page())).toBeUndefined();
  });

  test('C-02 a family of another session alone sees those of its day; none where that session is at another place', async () => {
    await save({ prayers: PETALING }).expect(200);
    const night = { date: '2026-12-20', startTime: '18:00', endTime: '22:00', tentative: [] };
    const here = await addedSession(shop, couple, 'Berinai', { ...night, place: null });
    const there = await addedSession(shop, couple, 'Bertandang', night);
    const seen = async (session: string) => {
      const family = await addedFamily(shop, couple, { sessions: [session] });
      return onPage((await shop.http.get(family.link).expect(200)).text);
    };
    expect(await seen(here.id)).toMatch(/ Maghrib 7\.1\d malam Isyak 8\.2\d malam /);
    expect(await seen(there.id)).toBeUndefined();
  });

  test('C-02 the editor asks for those of a day and a district; others are refused', async () => {
    const { body } = await asked({ date: '2026-12-12', district: 'Petaling, Selangor' }).expect(200);
    expect(body.data).toEqual({ Subuh: '05:56', Zohor: '13:10', Asar: '16:33', Maghrib: '19:07', Isyak: '20:22' });
    for (const query of [
      {},
      { date: '2026-12-12' },
      { district: 'Putrajaya' },
      { date: '2026-12-12', district: 'Petaling' },
      { date: '2027-02-29', district: 'Putrajaya' },
      { date: '1999-12-31', district: 'Putrajaya' },
      { date: '2101-01-01', district: 'Putrajaya' },
      { date: '2026-12-12', district: 'Putrajaya', more: '1' },
    ]) {
      expect((await asked(query)).status).toBe(400);
    }
  });

  test.each(['ms', 'en'] as const)('C-02 the sample of an Islamic design shows them (%s)', async (locale) => {
    const search = locale === 'en' ? '?language=english' : '';
    const html = (await shop.http.get(`/invitation/view/sample_cv0601/sample${search}`).expect(200)).text;
    expect(onPage(html)).toMatch(
      locale === 'en' ? / Zohor 1\.\d\d pm Approximate/ : / Zohor 1\.\d\d tengah hari Lebih/,
    );
    const other = (await shop.http.get(`/invitation/view/sample_cv0701/sample${search}`).expect(200)).text;
    expect(onPage(other)).toBeUndefined();
  });
});
