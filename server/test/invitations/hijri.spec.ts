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

const TIMES = { startTime: '11:00', endTime: '16:00' };
const save = (body: object) =>
  shop.http
    .put('/api/invitation/update/date-time')
    .set(couple.session.headers)
    .send({ id: couple.invitationId, ...TIMES, ...body });
const forGuests = async () => {
  const { body } = await shop.http.get(`/api/invitation/find-one/${couple.invitationId}`).expect(200);
  return body.data.invitation as { hijri: unknown; hijriDate: string | null; date: string };
};
const page = async (): Promise<string> =>
  (await shop.http.get(`/invitation/view/${couple.invitationId}/aisyah-danial`).expect(200)).text;

describe('C-01 the Hijri date of a card', () => {
  test('C-01 a new invitation shows none, and a save by a client that does not know it changes nothing', async () => {
    await save({ date: '2026-12-12' }).expect(200);
    expect(await forGuests()).toMatchObject({ hijri: { show: false, text: '' }, hijriDate: null });
    await save({ date: '2026-12-12', hijri: { show: true, text: '' } }).expect(200);
    await save({ date: '2026-12-13' }).expect(200);
    expect(await forGuests()).toMatchObject({ hijri: { show: true, text: '' }, hijriDate: '3 Rejab 1448H' });
  });

  test('C-01 switched on, the calculated date follows the day and the language; the page has it without a script', async () => {
    await save({ date: '2026-12-12', hijri: { show: true, text: '' } }).expect(200);
    expect((await forGuests()).hijriDate).toBe('2 Rejab 1448H');
    expect(await page()).toMatch(/<p class="hijri[^"]*">2 Rejab 1448H<\/p>/);
    await shop.db
      .collection<{ _id: Types.ObjectId }>('invitations')
      .updateOne({ _id: new Types.ObjectId(couple.invitationId) }, { $set: { language: 'english' } });
    expect((await forGuests()).hijriDate).toBe('2 Rajab 1448 AH');
  });

  test('C-01 the couple’s own text is shown as it is typed, markup as text, also for a day outside of the table', async () => {
    const text = '<b>7 Syaaban</b> 1472H';
    await save({ date: '2050-06-01', hijri: { show: true, text } }).expect(200);
    expect((await forGuests()).hijriDate).toBe(text);
    expect(await page()).toContain('&lt;b>7 Syaaban&lt;/b> 1472H');
    await save({ date: '2050-06-01', hijri: { show: true, text: ' ' } }).expect(200);
    expect((await forGuests()).hijriDate).toBeNull();
    expect(await page()).not.toContain('class="hijri');
  });

  test('C-01 an invitation that was stored before it was there shows none', async () => {
    await save({ date: '2026-12-12' }).expect(200);
    await shop.db
      .collection<{ _id: Types.ObjectId }>('invitations')
      .updateOne({ _id: new Types.ObjectId(couple.invitationId) }, { $unset: { hijri: '' } });
    expect(await forGuests()).toMatchObject({ hijri: { show: false, text: '' }, hijriDate: null });
    expect(await page()).not.toContain('class="hijri');
  });

  test('C-01 a family that is invited to another session alone sees the calculated date of its day', async () => {
    await save({ date: '2026-12-12', hijri: { show: true, text: '1 atau 2 Rejab' } }).expect(200);
    const akad = await addedSession(shop, couple, 'Akad', { date: '2026-12-20' });
    const family = await addedFamily(shop, couple, { sessions: [akad.id] });
    const { text } = await shop.http.get(family.link).expect(200);
    expect(text.includes('10 Rejab 1448H')).toBe(true);
    expect(text.includes('1 atau 2 Rejab')).toBe(false);
  });

  test.each(['ms', 'en'] as const)('C-01 the samples of Islamic designs show it (%s)', async (locale) => {
    const search = locale === 'en' ? '?language=english' : '';
    const html = (await shop.http.get(`/invitation/view/sample_cv0601/sample${search}`).expect(200)).text;
    expect(html).toMatch(locale === 'en' ? /class="hijri[^"]*">[^<]+ AH</ : /class="hijri[^"]*">[^<]+H</);
    const other = (await shop.http.get(`/invitation/view/sample_cv0701/sample${search}`).expect(200)).text;
    expect(other).not.toContain('class="hijri');
  });
});
