import { malaysiaMoment } from '@serikad/shared/invitations/malaysia-time';
import { Types } from 'mongoose';
import { GuestPageRendererLoader } from '../../src/pages/guest-page.renderer.js';
import { addedFamily } from '../guest-list/support/list.js';
import { addedSession, changeSession } from '../guest-list/support/sessions.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { newCouple, pay, type Couple } from './support/shop.js';

let shop: TestApp;
let couple: Couple;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.reset();
  couple = await newCouple(shop);
  // The window is after the trial.
  await pay(shop, couple.orderId, 53);
});
afterEach(() => {
  jest.restoreAllMocks();
  shop.clock.reset();
});

/** A part of the link that stands nowhere else, whatever escapes the rest of it. */
const SECRET = 'x7Kq9live';
const LINK = `https://us02web.zoom.us/j/81234567890?pwd=${SECRET}`;
const DAY = '2026-12-12';
const at = (time: string, date = DAY): number => malaysiaMoment(date, time);
const MIDNIGHT = at('00:00', '2026-12-13');

const put = (section: string, body: object) =>
  shop.http
    .put(`/api/invitation/update/${section}`)
    .set(couple.session.headers)
    .send({ id: couple.invitationId, ...body });
const save = (body: object) => put('location', { venue: 'Dewan Seri', ...body });
/** Saves at the tests' own time, at which the session of the couple holds. */
async function wedding(liveLink = LINK, times: object = { startTime: '11:00', endTime: '16:00' }): Promise<void> {
  await put('date-time', { date: DAY, ...times }).expect(200);
  await save({ liveLink }).expect(200);
}
const stored = (change: object) =>
  shop.db
    .collection<{ _id: Types.ObjectId }>('invitations')
    .updateOne({ _id: new Types.ObjectId(couple.invitationId) }, change);

const pagePath = () => `/invitation/view/${couple.invitationId}/kad`;
const bytes = async (path: string): Promise<string> => (await shop.http.get(path).expect(200)).text;
/** Everything that a guest can get of the invitation, as it is sent. */
async function sentToGuests(more: readonly string[] = []): Promise<Record<string, string>> {
  const sent: Record<string, string> = {};
  for (const path of [
    pagePath(),
    `/invitation/view/${couple.invitationId}`,
    `/api/invitation/find-one/${couple.invitationId}`,
    `/api/invitation/live-link/${couple.invitationId}`,
    ...more,
  ]) {
    sent[path] = await bytes(path);
  }
  // From the router, which answers requests with a session.
  sent['router'] = (await shop.http.get(pagePath()).set({ Authorization: 'Bearer none' })).text;
  return sent;
}
const have = (sent: Record<string, string>): boolean[] => [
  ...new Set(Object.values(sent).map((text) => text.includes(SECRET))),
];
const asked = async () =>
  (await shop.http.get(`/api/invitation/live-link/${couple.invitationId}`).expect(200)).body.data;
const found = async (headers = {}) => {
  const { body } = await shop.http.get(`/api/invitation/find-one/${couple.invitationId}`).set(headers).expect(200);
  return body.data.invitation as Record<string, unknown>;
};

describe('C-06 the link of the live stream', () => {
  test('C-06 X09 no byte of it reaches guests before and after its time, to the millisecond, also from pages that are cached', async () => {
    await wedding();
    const family = await addedFamily(shop, couple);
    for (const [moment, is] of [
      [at('09:00', '2026-12-11'), false],
      [at('10:00') - 1, false],
      [at('10:00'), true],
      [at('16:00'), true],
      [MIDNIGHT - 1, true],
      [MIDNIGHT, false],
      [at('12:00', '2027-12-12'), false],
      // A clock that is set back.
      [at('12:00'), true],
    ] as const) {
      shop.clock.set(moment);
      // Twice: the second is from the cache.
      expect([moment, have(await sentToGuests([family.link]))]).toEqual([moment, [is]]);
      expect([moment, have(await sentToGuests([family.link]))]).toEqual([moment, [is]]);
    }
  });

  test('C-06 D-03 a cached page is not rendered again between its moments', async () => {
    await wedding();
    const rendered = jest.spyOn(shop.app.get(GuestPageRendererLoader), 'load');
    const times = async (moment: number): Promise<number> => {
      rendered.mockClear();
      shop.clock.set(moment);
      await bytes(pagePath());
      return rendered.mock.calls.length;
    };
    expect(await times(at('08:00'))).toBe(1);
    expect(await times(at('10:00') - 1)).toBe(0);
    expect(await times(at('10:00'))).toBe(1);
    expect(await times(MIDNIGHT - 1)).toBe(0);
    expect(await times(MIDNIGHT)).toBe(1);
    expect(await times(at('12:00', '2027-06-01'))).toBe(0);
  });

  test.each([
    ['malay', 'Tonton siaran langsung'],
    ['english', 'Watch the live stream'],
  ])('C-06 X24 the page has a button without a script, in a tab of its own, in %s', async (language, text) => {
    await wedding("https://example.com/live?a='onmouseover=x&b=1");
    await stored({ $set: { language } });
    shop.clock.set(at('12:00'));
    const html = await bytes(pagePath());
    const button = /<p[^>]* class="live"[^>]*>(.*?)<\/p>/.exec(html)?.[1] ?? '';
    expect(button).toContain(`href="https://example.com/live?a='onmouseover=x&amp;b=1"`);
    expect(button).toContain('target="_blank"');
    expect(button).toContain('rel="noopener noreferrer nofollow ugc"');
    expect(button).toContain(text);
  });

  test('C-06 it is there from an hour before the first session of the day, which may change', async () => {
    await wedding();
    await addedSession(shop, couple, 'Malam', { date: DAY, startTime: '20:00' });
    await addedSession(shop, couple, 'Berinai', { date: '2026-12-11', startTime: '07:00' });
    const akad = await addedSession(shop, couple, 'Akad', { date: DAY, startTime: '08:30' });
    for (const [moment, is] of [
      [at('07:30') - 1, false],
      [at('07:30'), true],
      [MIDNIGHT - 1, true],
      [MIDNIGHT, false],
    ] as const) {
      shop.clock.set(moment);
      expect([moment, have(await sentToGuests())]).toEqual([moment, [is]]);
    }
    shop.clock.reset();
    const removal = { invitationId: couple.invitationId, id: akad.id };
    expect((await changeSession(shop, couple, 'DELETE /api/session/delete', removal)).status).toBe(200);
    shop.clock.set(at('10:00') - 1);
    expect(have(await sentToGuests())).toEqual([false]);
    shop.clock.set(at('10:00'));
    expect(have(await sentToGuests())).toEqual([true]);
  });

  test('C-06 a family of another session alone gets it at the same time', async () => {
    await wedding();
    const akad = await addedSession(shop, couple, 'Akad', { date: '2026-12-20', startTime: '08:30' });
    const { link } = await addedFamily(shop, couple, { sessions: [akad.id] });
    const moments: [number, boolean][] = [
      [at('10:00') - 1, false],
      [at('10:00'), true],
      [MIDNIGHT, false],
      [at('08:30', '2026-12-20'), false],
    ];
    for (const [moment, is] of moments) {
      shop.clock.set(moment);
      expect([moment, (await bytes(link)).includes(SECRET)]).toEqual([moment, is]);
    }
  });

  test('C-06 it is there the whole day without a time, and never without a day', async () => {
    await wedding();
    await stored({ $set: { startTime: '' } });
    for (const [moment, is] of [
      [at('00:00') - 1, false],
      [at('00:00'), true],
      [MIDNIGHT - 1, true],
      [MIDNIGHT, false],
    ] as const) {
      shop.clock.set(moment);
      expect([moment, have(await sentToGuests())]).toEqual([moment, [is]]);
    }
    await stored({ $set: { date: null } });
    shop.clock.set(at('12:00'));
    expect(have(await sentToGuests())).toEqual([false]);
    expect(await asked()).toEqual({ link: '', times: null });
  });

  test('C-06 open pages ask for it by a small call, which names its time', async () => {
    await wedding();
    const times = { from: '2026-12-12T02:00:00.000Z', until: '2026-12-12T16:00:00.000Z' };
    shop.clock.set(at('08:00'));
    expect(await asked()).toEqual({ link: '', times });
    expect(await found()).toMatchObject({ liveLink: '', liveTimes: times });
    shop.clock.set(at('10:00'));
    expect(await asked()).toEqual({ link: LINK, times });
    expect(await found()).toMatchObject({ liveLink: LINK, liveTimes: times });
    const answer = await shop.http.get(`/api/invitation/live-link/${couple.invitationId.toUpperCase()}`).expect(200);
    expect(answer.headers['cache-control']).toMatch(/no-store|no-cache/);
    expect(Number(answer.headers['content-length'])).toBeLessThan(400);
    for (const id of ['650000000000000000000001', 'x', 'sample_cv0301']) {
      await shop.http.get(`/api/invitation/live-link/${id}`).expect(404);
    }
  });

  test('C-06 it is closed with the invitation, when the trial is over', async () => {
    await wedding();
    await pay(shop, couple.orderId, 0);
    shop.clock.set(at('12:00', '2027-12-12'));
    await shop.http.get(`/api/invitation/live-link/${couple.invitationId}`).expect(404);
  });

  test.each(['save-the-date', 'thanks'])('C-04 C-06 it is not in the phase %s that the couple chose', async (mode) => {
    await wedding();
    await put('date-time', { date: DAY, startTime: '11:00', endTime: '16:00', phases: { mode, thanks: '' } }).expect(
      200,
    );
    shop.clock.set(at('12:00'));
    expect(have(await sentToGuests())).toEqual([false]);
    expect(await asked()).toEqual({ link: '', times: null });
    expect(await found()).not.toHaveProperty('liveTimes');
  });

  test('C-06 the couple have it at any time; a save by a client that does not know it changes nothing', async () => {
    await wedding();
    await save({ address: 'Muar' }).expect(200);
    const own = await found(couple.session.headers);
    expect(own).toMatchObject({ liveLink: LINK });
    expect(own).not.toHaveProperty('liveTimes');
    await save({ liveLink: '' }).expect(200);
    shop.clock.set(at('12:00'));
    expect(have(await sentToGuests())).toEqual([false]);
  });

  test('C-06 a new invitation, and one that was stored before it was there, has none', async () => {
    await put('date-time', { date: DAY, startTime: '11:00', endTime: '16:00' }).expect(200);
    await save({}).expect(200);
    expect(await found(couple.session.headers)).toMatchObject({ liveLink: '' });
    await stored({ $unset: { liveLink: '' } });
    expect(await found(couple.session.headers)).toMatchObject({ liveLink: '' });
    shop.clock.set(at('12:00'));
    const guests = await found();
    expect(guests).toMatchObject({ liveLink: '' });
    expect(guests).not.toHaveProperty('liveTimes');
    expect(await asked()).toEqual({ link: '', times: null });
    expect(await bytes(pagePath())).not.toMatch(/<p[^>]* class="live"/);
  });

  test('C-06 the link is taken out of a text that an app shares', async () => {
    await wedding(`Jom tonton! ${LINK} (siaran langsung)`);
    expect(await found(couple.session.headers)).toMatchObject({ liveLink: LINK });
  });

  test.each([
    ['http', 'http://example.com/live'],
    ['a script', 'javascript:alert(1)'],
    ['credentials', 'https://youtube.com@evil.com'],
    ['no scheme', 'youtube.com/live/x'],
    ['too long', `https://example.com/${'a'.repeat(2048)}`],
    ['no text', null],
    ['operators', { $ne: null }],
  ])('C-06 X24 %s is refused', async (_what, liveLink) => {
    const { body } = await save({ liveLink }).expect(400);
    expect(JSON.stringify(body)).toContain('liveLink');
  });

  test('C-06 X24 what is stored otherwise is not shown as a link', async () => {
    await wedding();
    await stored({ $set: { liveLink: 'javascript:alert(1)' } });
    shop.clock.set(at('12:00'));
    expect(await bytes(pagePath())).not.toContain('href="javascript');
  });
});
