import { Types } from 'mongoose';
import { GuestPageRendererLoader } from '../../src/pages/guest-page.renderer.js';
import { addGift, type Headers } from '../gifts/support/pictured.js';
import { readHead } from '../pages/support/html-head.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { newCouple, pay, type Couple } from './support/shop.js';

let shop: TestApp;
let couple: Couple;
beforeAll(async () => {
  shop = await startTestApp();
});
afterEach(() => {
  jest.restoreAllMocks();
  shop.clock.reset();
});
afterAll(() => shop.close());
beforeEach(async () => {
  couple = await newCouple(shop);
  await pay(shop, couple.orderId, 50);
});

const put = (section: string, body: object) =>
  shop.http
    .put(`/api/invitation/update/${section}`)
    .set(couple.session.headers)
    .send({ id: couple.invitationId, ...body })
    .expect(200);
/** A wedding over midnight. */
const save = (mode: string, more: object = {}) =>
  put('date-time', {
    date: '2027-02-06',
    startTime: '20:30',
    endTime: '01:30',
    phases: { mode, thanks: '' },
    ...more,
  });
const place = (venue: string) => put('location', { venue, address: '', googleMapLink: '', wazeLink: '' });
const contacts = () =>
  put('names', {
    couple: {
      groom: { shortName: 'Danial', fullName: 'Danial' },
      bride: { shortName: 'Aisyah', fullName: 'Aisyah' },
      order: 'bride-first',
    },
    couple2: null,
    inviter: { inviter1: { name1: 'Haji Ahmad', name2: '' }, inviter2: null },
    contacts: [{ name: 'Pak Long', phoneNo: '012-345 6789' }],
    shortNameStyle: null,
    fullNameStyle: null,
  });
const at = (moment: string): void => shop.clock.set(Date.parse(`${moment}+08:00`));
const page = async (): Promise<string> =>
  (await shop.http.get(`/invitation/view/${couple.invitationId}/aisyah-danial`).expect(200)).text;
/** The classes of the page's sections, in their order. */
const sections = (html: string): string[] =>
  [...html.matchAll(/<section [^>]*class="sec ([^"]*)"/g)].map(([, name = '']) => name);

const INVITATION = ['letter', 'when', 'plan', 'plain-contacts', 'doa', 'count', 'attend', 'wishes', 'end'];
const TODAY = ['when', 'plan', 'plain-contacts today', 'letter', 'doa', 'attend', 'wishes', 'end'];

describe('C-04 the phases of a card', () => {
  test('C-04 are off by default and for older invitations, with the same page before, on and after the day', async () => {
    await put('date-time', { date: '2027-02-06', startTime: '11:00', endTime: '16:00' });
    await place('Dewan Seri Melati');
    await contacts();
    await shop.db
      .collection<{ _id: Types.ObjectId }>('invitations')
      .updateOne({ _id: new Types.ObjectId(couple.invitationId) }, { $unset: { phases: '' } });
    for (const moment of ['2027-01-01T12:00', '2027-02-06T12:00', '2027-03-01T12:00']) {
      at(moment);
      const html = await page();
      expect(sections(html).filter((name) => name !== 'song')).toEqual(INVITATION);
      expect(html).not.toContain('"phase":');
    }
  });

  test('C-04 by the date, have their sections and their order, and a cached page ends with its phase', async () => {
    await save('auto');
    await contacts();
    at('2027-01-01T12:00');
    const early = await page();
    expect(sections(early).filter((name) => name !== 'song')).toEqual(['when', 'count', 'end']);
    // A session ends before the wedding's day: the couple save in their own time.
    shop.clock.reset();
    await place('Dewan Seri Melati');
    const read = async (moment: string): Promise<string[]> => {
      at(moment);
      return sections(await page()).filter((name) => name !== 'song');
    };
    expect(await read('2027-02-05T23:59:59.999')).toEqual(INVITATION);
    expect(await read('2027-02-06T00:00')).toEqual(TODAY);
    // After midnight it is still the wedding's own day.
    expect(await read('2027-02-07T01:29:59.999')).toEqual(TODAY);
    expect(await read('2027-02-07T01:30')).toEqual(['letter', 'wishes', 'end']);
  });

  test('C-04 X57 have a page that comes from the cache within a phase, and is rendered once at its end', async () => {
    await save('auto');
    await place('Dewan Seri Melati');
    at('2027-02-05T23:00');
    await page();
    const { renderer } = shop.app.get(GuestPageRendererLoader).load();
    const renders = jest.spyOn(renderer, 'renderGuestPage');
    at('2027-02-05T23:59:59.999');
    const before = await shop.http.get(`/invitation/view/${couple.invitationId}/kad`);
    expect(renders).toHaveBeenCalledTimes(0);
    at('2027-02-06T00:00');
    // A browser that has the page asks whether it is current, and gets the new one.
    const after = await shop.http
      .get(`/invitation/view/${couple.invitationId}/kad`)
      .set('If-None-Match', String(before.headers['etag']));
    expect(after.status).toBe(200);
    expect(after.text).toContain('"phase":"today"');
    await page();
    expect(renders).toHaveBeenCalledTimes(1);
  });

  test('C-04 save the date: no place, no contacts and no RSVPs are in the page, its link or the guests’ call', async () => {
    await save('save-the-date');
    await contacts();
    await place('Dewan Rahsia');
    const html = await page();
    expect(sections(html)).not.toEqual(expect.arrayContaining(['plan']));
    for (const secret of ['Dewan Rahsia', '012-345 6789', '60123456789']) expect(html).not.toContain(secret);
    expect(html).toMatch(/<h2[^>]*><span>Simpan Tarikh<\/span><\/h2>/);
    const { metas } = readHead(html);
    expect(metas.get('og:title')).toEqual(['Aisyah & Danial · Simpan Tarikh']);
    expect(metas.get('og:description')).toEqual(['Sabtu, 6 Februari 2027 · 8.30 malam – 1.30 pagi']);
    const guests = await shop.http.get(`/api/invitation/find-one/${couple.invitationId}`).expect(200);
    expect(JSON.stringify(guests.body)).not.toContain('Rahsia');
    const owner = await shop.http
      .get(`/api/invitation/find-one/${couple.invitationId}`)
      .set(couple.session.headers)
      .expect(200);
    expect(owner.body.data.invitation).toMatchObject({
      venue: { venue: 'Dewan Rahsia' },
      phases: { mode: 'save-the-date', thanks: '' },
    });
    // The picture is the one that the page names.
    const path = new URL(metas.get('og:image')?.[0] ?? '').pathname;
    expect((await shop.http.get(path)).headers['cache-control']).toBe('public, max-age=86400');
  });

  test('C-04 save the date: no gift and no district of the prayer times are in any call of guests', async () => {
    await addGift(shop, couple, 'Periuk nasi');
    const gifts = async (headers: Headers = {}): Promise<unknown[]> =>
      (await shop.http.get(`/api/gift/find-by-invitation/${couple.invitationId}`).set(headers).expect(200)).body.data;
    expect(await gifts()).toHaveLength(1);
    await save('save-the-date', { prayers: { show: true, district: 'Batu Pahat, Johor' } });
    await place('Dewan Rahsia');
    expect(await gifts()).toEqual([]);
    expect(await gifts(couple.session.headers)).toHaveLength(1);
    const guests = await shop.http.get(`/api/invitation/find-one/${couple.invitationId}`).expect(200);
    for (const text of [JSON.stringify(guests.body), await page()]) expect(text).not.toMatch(/batu.pahat/i);
  });

  test('C-04 today: map, programme and telephone numbers come first, as links that need no script', async () => {
    await save('today');
    await contacts();
    await place('Dewan Seri Melati');
    const html = await page();
    expect(sections(html).slice(0, 3)).toEqual(['when', 'plan', 'plain-contacts today']);
    expect(html).toMatch(/<a href="https:\/\/www\.google\.com\/maps\/search\/[^"]*"/);
    expect(html).toContain('href="tel:+60123456789"');
  });

  test('C-04 thanks: the couple’s words are shown as they are typed, markup as text; without them the default ones', async () => {
    await save('thanks', { phases: { mode: 'thanks', thanks: 'Terima kasih <b>semua</b>' } });
    await contacts();
    await place('Dewan Seri Melati');
    const html = await page();
    expect(html).toMatch(/<p [^>]*class="word rv">Terima kasih &lt;b>semua&lt;\/b><\/p>/);
    expect(readHead(html).metas.get('og:title')).toEqual(['Aisyah & Danial · Terima Kasih']);
    expect(html).not.toContain('012-345 6789');
    await save('thanks');
    expect(await page()).toMatch(/<p [^>]*class="word rv">Kehadiran dan doa restu tuan\/puan amat kami hargai/);
  });

  test('C-04 postponed after the day came: thanks is an invitation again', async () => {
    await save('auto');
    await place('Dewan Seri Melati');
    at('2027-02-10T12:00');
    expect(await page()).toContain('"phase":"thanks"');
    shop.clock.reset();
    await save('auto', { postponed: { on: true, date: '2027-06-05' } });
    at('2027-02-10T12:00');
    const html = await page();
    expect(html).toContain('"phase":"invitation"');
    expect(html).toContain('Majlis ditunda ke Sabtu, 5 Jun 2027');
  });
});
