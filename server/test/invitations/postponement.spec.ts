import { Types } from 'mongoose';
import { addedFamily } from '../guest-list/support/list.js';
import { addedSession } from '../guest-list/support/sessions.js';
import { readHead } from '../pages/support/html-head.js';
import { answer } from '../rsvp/support/couple.js';
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

const FIRST = '2026-12-12';
const save = (body: object) =>
  shop.http
    .put('/api/invitation/update/date-time')
    .set(couple.session.headers)
    .send({ id: couple.invitationId, date: FIRST, startTime: '11:00', endTime: '16:00', ...body });
const postpone = (date: string) => save({ postponed: { on: true, date } }).expect(200);
const stored = () =>
  shop.db
    .collection<{ _id: Types.ObjectId }>('invitations')
    .findOne<{ date: string | null; guestErasure?: object }>({ _id: new Types.ObjectId(couple.invitationId) });
const bundle = async () => {
  const { body } = await shop.http.get(`/api/invitation/find-one/${couple.invitationId}`).expect(200);
  return body.data as { invitation: object; attendance: { total: number } };
};
const forGuests = async () => (await bundle()).invitation;
const page = async (): Promise<string> =>
  (await shop.http.get(`/invitation/view/${couple.invitationId}/aisyah-danial`).expect(200)).text;
/** The texts of the notices, without markup. */
const notices = (html: string): string[] =>
  [...html.matchAll(/<div [^>]*class="postponed">(.*?)<\/div>/g)].map(([, inner = '']) =>
    inner.replaceAll('</p><p>', ' ').replaceAll(/<[^>]+>/g, ''),
  );
const inEnglish = () =>
  shop.db
    .collection<{ _id: Types.ObjectId }>('invitations')
    .updateOne({ _id: new Types.ObjectId(couple.invitationId) }, { $set: { language: 'english' } });

describe('C-04 a postponed wedding', () => {
  test('C-04 is stored only when the couple say so; a client that does not know it changes nothing', async () => {
    await save({}).expect(200);
    expect(await forGuests()).toMatchObject({ date: FIRST, postponed: { on: false, from: null, sequence: 0 } });
    expect(notices(await page())).toEqual([]);
    await postpone('2027-02-06');
    await save({ date: '2027-02-06' }).expect(200);
    expect(await forGuests()).toMatchObject({
      date: '2027-02-06',
      postponed: { on: true, from: FIRST, sequence: 1 },
    });
  });

  test('C-04 has its new day in the page, its notice and its link, in both languages', async () => {
    await save({}).expect(200);
    const before = readHead(await page()).metas.get('og:image');
    await postpone('2027-02-06');
    const malay = await page();
    expect(notices(malay)).toEqual(['Majlis ditunda ke Sabtu, 6 Februari 2027. Tarikh asal: Sabtu, 12 Disember 2026']);
    expect(malay).toContain('<time datetime="2027-02-06"');
    expect(malay).toContain('class="sec count"');
    const { metas } = readHead(malay);
    expect(metas.get('og:description')).toEqual(['Majlis ditunda · Sabtu, 6 Februari 2027 · 11.00 pagi – 4.00 petang']);
    expect(metas.get('description')).toEqual(metas.get('og:description'));
    // Another picture: its date is painted.
    expect(metas.get('og:image')).not.toEqual(before);
    await inEnglish();
    expect(notices(await page())).toEqual([
      'The wedding is postponed to Saturday, 6 February 2027. Original date: Saturday, 12 December 2026',
    ]);
  });

  test('C-04 without a new day has the one before in the notice alone, and no countdown to it', async () => {
    await save({ hijri: { show: true, text: '' } }).expect(200);
    await postpone('');
    const html = await page();
    expect(notices(html)).toEqual([
      'Majlis ditunda. Tarikh baharu akan dimaklumkan. Tarikh asal: Sabtu, 12 Disember 2026',
    ]);
    expect(html).toMatch(/<p [^>]*class="c-date">Tarikh baharu akan dimaklumkan<\/p>/);
    expect(html).toMatch(/<p [^>]*class="open-day rv">Tarikh baharu akan dimaklumkan<\/p>/);
    for (const gone of ['class="sec count"', 'class="hijri', 'datetime="2026-12-12"']) expect(html).not.toContain(gone);
    const { metas } = readHead(html);
    expect(metas.get('og:description')).toEqual(['Majlis ditunda · Tarikh baharu akan dimaklumkan']);
    expect(metas.get('og:image:alt')?.join()).toContain('Tarikh baharu akan dimaklumkan');
    expect([...metas.values()].flat().join()).not.toContain('12 Disember');
    await inEnglish();
    expect(notices(await page())).toEqual([
      'The wedding is postponed. New date to be announced. Original date: Saturday, 12 December 2026',
    ]);
  });

  test('C-04 keeps and takes RSVPs, and keeps the data of guests until the new day', async () => {
    await save({}).expect(200);
    expect((await answer(shop.url, couple.invitationId, 3)).status).toBe(200);
    await shop.db
      .collection<{ _id: Types.ObjectId }>('invitations')
      .updateOne(
        { _id: new Types.ObjectId(couple.invitationId) },
        { $set: { guestErasure: { dueAt: new Date(), nextAt: new Date() } } },
      );
    await postpone('');
    expect((await stored())?.guestErasure).toBeUndefined();
    expect((await answer(shop.url, couple.invitationId, 2)).status).toBe(200);
    await postpone('2027-02-06');
    expect((await answer(shop.url, couple.invitationId, 1)).status).toBe(200);
    expect((await bundle()).attendance.total).toBe(6);
  });

  test('C-04 keeps the closing date of the couple', async () => {
    const closes = (closesOn: string | null) =>
      shop.http
        .put('/api/invitation/update/attendance-info')
        .set(couple.session.headers)
        .send({ id: couple.invitationId, show: true, limit: 0, totalLimit: 0, closesOn })
        .expect(200);
    await save({}).expect(200);
    await closes('2020-01-01');
    await postpone('2027-02-06');
    expect((await answer(shop.url, couple.invitationId, 2)).status).not.toBe(200);
    await closes(null);
    expect((await answer(shop.url, couple.invitationId, 2)).status).toBe(200);
  });

  test('C-04 postponed twice, to 29 February, and taken back counts on the number for calendars', async () => {
    await save({}).expect(200);
    await postpone('');
    await postpone('2028-02-29');
    expect(await forGuests()).toMatchObject({ date: '2028-02-29', postponed: { from: FIRST, sequence: 2 } });
    await save({ postponed: { on: true, date: '2027-02-29' } }).expect(400);
    await save({ postponed: { on: false, date: '' } }).expect(200);
    expect(await forGuests()).toMatchObject({ date: FIRST, postponed: { on: false, from: null, sequence: 3 } });
    const html = await page();
    expect(notices(html)).toEqual([]);
    expect(html).toContain('<time datetime="2026-12-12"');
  });

  test('C-04 has a number of its own for each change that is stored, also for saves at the same time', async () => {
    await save({}).expect(200);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => save({ postponed: { on: true, date: `2027-02-0${index + 1}` } })),
    );
    const numbers = answers
      .filter(({ status }) => status === 200)
      .map(({ body }) => body.data.invitation.postponed.sequence as number);
    expect(numbers.length).toBeGreaterThan(1);
    expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
  });

  test('C-04 an invitation that was stored before it could be postponed is not, and can be', async () => {
    await save({}).expect(200);
    await shop.db
      .collection<{ _id: Types.ObjectId }>('invitations')
      .updateOne({ _id: new Types.ObjectId(couple.invitationId) }, { $unset: { postponed: '' } });
    expect(await forGuests()).toMatchObject({ date: FIRST, postponed: { on: false, from: null, sequence: 0 } });
    await postpone('2027-02-06');
    expect(await forGuests()).toMatchObject({ date: '2027-02-06', postponed: { on: true, from: FIRST, sequence: 1 } });
  });

  test('C-04 a family of another session alone reads nothing of the main one, the others do', async () => {
    await save({}).expect(200);
    const akad = await addedSession(shop, couple, 'Akad', { date: '2026-12-20' });
    await postpone('');
    const other = await addedFamily(shop, couple, { sessions: [akad.id] });
    const main = await addedFamily(shop, couple, {});
    const read = async (link: string) => notices((await shop.http.get(link).expect(200)).text);
    expect(await read(other.link)).toEqual([]);
    expect(await read(main.link)).toEqual([
      'Majlis ditunda. Tarikh baharu akan dimaklumkan. Tarikh asal: Sabtu, 12 Disember 2026',
    ]);
  });
});
