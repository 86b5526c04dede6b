import { Types } from 'mongoose';
import { DAY_MS } from '@serikad/shared/calendar/durations';
import { startTestApp, type TestApp } from '../support/app.js';
import { EDIT_ROUTES, NAMES } from './support/bodies.js';
import { newCouple, pay, slugs, snapshot, UNKNOWN_IDS, type Couple } from './support/shop.js';

let shop: TestApp;
let mine: Couple;
let theirs: Couple;

beforeAll(async () => {
  shop = await startTestApp();
  mine = await newCouple(shop);
  theirs = await newCouple(shop);
});
afterEach(() => shop.clock.reset());
afterAll(() => shop.close());

const edit = (path: string, couple: Couple, body: object, headers: Record<string, string> = {}) =>
  shop.http
    .put(`/api/invitation/update/${path}`)
    .set({ ...couple.session.headers, ...headers })
    .send({ id: couple.invitationId, ...body });
const read = async (couple: Couple) =>
  (await shop.http.get(`/api/invitation/find-one/${couple.invitationId}`).set(couple.session.headers).expect(200)).body
    .data.invitation;

describe.each(EDIT_ROUTES)('update/$path', ({ path, section, body, other }) => {
  test('I-11 stores the section as typed, counts its revision and leaves the others alone', async () => {
    const couple = await newCouple(shop);
    const before = await read(couple);
    const answer = await edit(path, couple, body).expect(200);
    const after = await read(couple);
    expect(answer.body).toMatchObject({ code: 200, data: { invitation: after } });
    expect(after.revisions).toEqual({ ...before.revisions, [section]: before.revisions[section] + 1 });

    await edit(path, couple, other).expect(200);
    const last = await read(couple);
    const changed = Object.keys(last).filter((field) => JSON.stringify(last[field]) !== JSON.stringify(after[field]));
    const again = await edit(path, couple, body).expect(200);
    // There and back: nothing but this section's fields was touched on the way.
    expect({ ...again.body.data.invitation, revisions: after.revisions }).toEqual(after);
    expect(changed).toContain('revisions');
    expect(changed.length).toBeGreaterThan(1);
  });

  test('I-11 X11 the attendance stays where it is counted', async () => {
    const couple = await newCouple(shop);
    await shop.db
      .collection<{ _id: Types.ObjectId }>('attendances')
      .updateOne({ _id: new Types.ObjectId(couple.invitationId) }, { $set: { taken: 7 } });
    await edit(path, couple, body).expect(200);
    const bundle = await shop.http.get(`/api/invitation/find-one/${couple.invitationId}`).expect(200);
    expect(bundle.body.data.attendance).toEqual({ total: 7, full: false });
  });

  test('X01 X02 another couple gets 404 and changes nothing', async () => {
    const before = await snapshot(shop);
    const answer = await shop.http
      .put(`/api/invitation/update/${path}`)
      .set(theirs.session.headers)
      .send({ id: mine.invitationId, ...body });
    expect([answer.status, ...slugs(answer.body)]).toEqual([404, 'not-found', 'not-found', 'not-found']);
    expect(await snapshot(shop)).toEqual(before);
  });

  test('X02 the id of the order is no id of its invitation', async () => {
    const before = await snapshot(shop);
    const answer = await edit(path, mine, { ...body, id: mine.orderId });
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
    expect(await snapshot(shop)).toEqual(before);
  });

  test.each(['none', 'malformed', 'of another server'])(
    'X03 a call without a valid token (%s) is 403 invalid-token',
    async (kind) => {
      const before = await snapshot(shop);
      const request = shop.http.put(`/api/invitation/update/${path}`);
      if (kind === 'malformed') request.set('Authorization', 'Bearer x');
      if (kind === 'of another server') request.set('Authorization', `Bearer ${mine.session.token.slice(0, -6)}AAAAAA`);
      const answer = await request.send({ id: mine.invitationId, ...body });
      expect([answer.status, ...slugs(answer.body)]).toEqual([403, 'invalid-token', 'invalid-token', 'invalid-token']);
      expect(await snapshot(shop)).toEqual(before);
    },
  );

  test('X23 ids that no invitation has are 404 or 400, never 500', async () => {
    const before = await snapshot(shop);
    for (const id of UNKNOWN_IDS.map((text) => decodeURIComponent(text))) {
      const answer = await edit(path, mine, { ...body, id });
      const expected = id.length > 100 || id.includes('\u0000') ? [400, 'validation'] : [404, 'not-found'];
      expect([id, answer.status, answer.body.code]).toEqual([id, ...expected]);
    }
    expect(await snapshot(shop)).toEqual(before);
  });

  test.each<[string, number, boolean]>([
    ['1 ms before 24 h', DAY_MS - 1, true],
    ['24 h', DAY_MS, true],
    ['1 ms after 24 h', DAY_MS + 1, true],
    ['1 ms before 7 d', 7 * DAY_MS - 1, true],
    ['7 d', 7 * DAY_MS, true],
    ['1 ms after 7 d', 7 * DAY_MS + 1, false],
    ['29 d', 29 * DAY_MS, false],
  ])('X09 S-28 unpaid, %s after the order: edits are open = %s ms %s', async (_name, age, open) => {
    const created = Date.parse((await read(mine)).createdAt);
    shop.clock.set(created + age);
    const before = await snapshot(shop);
    const answer = await edit(path, mine, body);
    if (open) {
      expect(answer.status).toBe(200);
      return;
    }
    expect([answer.status, ...slugs(answer.body)]).toEqual([400, 'trial-expired', 'trial-expired', 'trial-expired']);
    expect(answer.body.data.error.errorMessage).toBe(
      'Sorry, your free trial has ended. Please proceed with payment to unlock unlimited edit.',
    );
    expect(await snapshot(shop)).toEqual(before);
  });

  test('S-28 after a payment edits stay open', async () => {
    const couple = await newCouple(shop);
    await pay(shop, couple.orderId, 1);
    shop.clock.set(Date.now() + 20 * DAY_MS);
    await edit(path, couple, body).expect(200);
  });

  test('I-11 an overtaken edit gets a conflict with the section as stored, and saves nothing', async () => {
    const couple = await newCouple(shop);
    await edit(path, couple, body, { 'If-Match': '"0"' }).expect(200);
    const stored = await snapshot(shop);
    const overtaken = await edit(path, couple, other, { 'If-Match': '"0"' });
    expect([overtaken.status, ...slugs(overtaken.body)]).toEqual([409, 'conflict', 'conflict', 'conflict']);
    const { current } = overtaken.body.data.error;
    expect(current).toMatchObject({ revision: 1 });
    if (section !== 'attendance') {
      const view = await read(couple);
      for (const [field, value] of Object.entries(current)) {
        if (field !== 'revision') expect([field, value]).toEqual([field, view[field]]);
      }
    }
    expect(await snapshot(shop)).toEqual(stored);
    await edit(path, couple, other, { 'If-Match': '1' }).expect(200);
    // Without a revision the last one wins.
    await edit(path, couple, body).expect(200);
    await edit(path, couple, body, { 'If-Match': '*' }).expect(200);
  });

  test('I-11 exactly one of 10 edits at once from one revision is saved', async () => {
    const couple = await newCouple(shop);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => edit(path, couple, turn % 2 ? body : other, { 'If-Match': '"0"' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect((await read(couple)).revisions[section]).toBe(1);
  });

  test('I-11 10 edits at once without a revision are all saved, one after the other', async () => {
    const couple = await newCouple(shop);
    const answers = await Promise.all(Array.from({ length: 10 }, () => edit(path, couple, body)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect((await read(couple)).revisions[section]).toBe(10);
  });

  test.each(['x', '"x"', '-1', '1.5', '"1", "2"', ''])(
    'I-11 If-Match %j is refused rather than overlooked',
    async (value) => {
      const before = await snapshot(shop);
      const answer = await edit(path, mine, body, { 'If-Match': value });
      expect([answer.status, answer.body.code]).toEqual([400, 'validation']);
      expect(answer.body.data.error.fields).toEqual([{ field: 'If-Match', message: 'Invalid' }]);
      expect(await snapshot(shop)).toEqual(before);
    },
  );
});

describe('what the sections store', () => {
  test('I-11 design and language store what is given', async () => {
    const couple = await newCouple(shop);
    const body = EDIT_ROUTES[0]?.body ?? {};
    const answer = await edit('design-language', couple, body).expect(200);
    expect(answer.body.data.invitation).toMatchObject({ ...body, designCode: 'cv0001', theme: 'light' });
    const { baseDesign } = answer.body.data;
    expect(baseDesign).toEqual({
      page1: { coupleName: { font: expect.any(String), size: 36, color: expect.stringMatching(/^#/), bold: false } },
      page2: { fullName: { font: expect.any(String), size: 20, color: expect.stringMatching(/^#/), bold: false } },
    });
    const two = await edit('design-language', couple, { ...body, coupleNo: 2 }).expect(200);
    expect(two.body.data.baseDesign.page1.coupleName.size).toBe(30);
  });

  test('I-11 an opening text that is not given stays', async () => {
    const couple = await newCouple(shop);
    const { openingText, ...rest } = (EDIT_ROUTES[0]?.body ?? {}) as { openingText: string };
    await edit('design-language', couple, { ...rest, openingText }).expect(200);
    await edit('design-language', couple, rest).expect(200);
    expect((await read(couple)).openingText).toBe(openingText);
    await edit('design-language', couple, { ...rest, openingText: '' }).expect(200);
    expect((await read(couple)).openingText).toBe('');
  });

  test('I-17 a new design reverts the logo mode unless there is a logo of their own', async () => {
    const couple = await newCouple(shop);
    const body = { ...EDIT_ROUTES[0]?.body, customOpeningLogo: true };
    const without = await edit('design-language', couple, { ...body, design: 'cv0001' }).expect(200);
    expect(without.body.data.invitation.customOpeningLogo).toBe(false);
    const same = await edit('design-language', couple, { ...body, design: 'cv0001' }).expect(200);
    expect(same.body.data.invitation.customOpeningLogo).toBe(true);
    await shop.db
      .collection('invitations')
      .updateOne({ _id: new Types.ObjectId(couple.invitationId) }, { $set: { openingLogo: 'logo.webp' } });
    const withLogo = await edit('design-language', couple, { ...body, design: 'cv0002' }).expect(200);
    expect(withLogo.body.data.invitation).toMatchObject({ customOpeningLogo: true, openingLogo: 'logo.webp' });
  });

  test('I-13 names are trimmed and composed, contacts are stored as typed', async () => {
    const couple = await newCouple(shop);
    const spaced = structuredClone(NAMES);
    spaced.couple.bride.shortName = '  Ai\u0308syah  ';
    spaced.inviter.inviter1.name1 = '\tHaji Ahmad ';
    const answer = await edit('names', couple, spaced).expect(200);
    const expected = structuredClone(NAMES);
    expected.couple.bride.shortName = 'Aïsyah';
    expected.inviter.inviter1.name1 = 'Haji Ahmad';
    expect(answer.body.data.invitation).toMatchObject(expected);
  });

  test('I-12 I-13 two couples need the names of both, one couple keeps no second one', async () => {
    const couple = await newCouple(shop);
    const second = structuredClone(NAMES.couple);
    const one = await edit('names', couple, { ...NAMES, couple2: second }).expect(200);
    expect(one.body.data.invitation.couple2).toBeNull();

    await edit('design-language', couple, { ...EDIT_ROUTES[0]?.body, coupleNo: 2 }).expect(200);
    const before = await snapshot(shop);
    const missing = await edit('names', couple, { ...NAMES, couple2: null });
    expect([missing.status, missing.body.code]).toEqual([400, 'validation']);
    expect(missing.body.data.error.fields).toEqual(
      ['groom.shortName', 'groom.fullName', 'bride.shortName', 'bride.fullName'].map((name) => ({
        field: `couple2.${name}`,
        message: 'Required',
      })),
    );
    const blank = { ...second, bride: { shortName: ' ', fullName: 'Siti' } };
    const half = await edit('names', couple, { ...NAMES, couple2: blank });
    expect(half.body.data.error.fields).toEqual([{ field: 'couple2.bride.shortName', message: 'Required' }]);
    expect(await snapshot(shop)).toEqual(before);

    const both = await edit('names', couple, { ...NAMES, couple2: second }).expect(200);
    expect(both.body.data.invitation).toMatchObject({ coupleNo: 2, couple2: second });
  });

  test('I-13 names never disagree with the number of couples, whichever request is faster', async () => {
    const couple = await newCouple(shop);
    const two = { ...EDIT_ROUTES[0]?.body, coupleNo: 2 };
    for (let round = 0; round < 5; round += 1) {
      await edit('design-language', couple, { ...two, coupleNo: 1 }).expect(200);
      await edit('names', couple, NAMES).expect(200);
      const [names] = await Promise.all([
        edit('names', couple, { ...NAMES, couple2: NAMES.couple }),
        edit('design-language', couple, two),
      ]);
      // Saved while there was one couple: no second one is kept. Saved after: it is.
      const kept = names.body.data.invitation;
      expect([names.status, kept.couple2 === null ? 1 : 2]).toEqual([200, kept.coupleNo]);
    }
  });

  test('I-12 a moment is taken for its day in Malaysia', async () => {
    const couple = await newCouple(shop);
    const body = { ...EDIT_ROUTES[2]?.body, date: '2026-12-31T17:00:00.000Z' };
    const answer = await edit('date-time', couple, body).expect(200);
    expect(answer.body.data.invitation.date).toBe('2027-01-01');
  });

  test('I-24 an alignment of attendance that is not given stays', async () => {
    const couple = await newCouple(shop);
    const { messageAlignment, ...rest } = (EDIT_ROUTES[6]?.body ?? {}) as { messageAlignment: string };
    await edit('attendance-info', couple, { ...rest, messageAlignment }).expect(200);
    const answer = await edit('attendance-info', couple, { ...rest, totalLimit: 10 }).expect(200);
    expect(answer.body.data.invitation).toMatchObject({
      viewAttendance: true,
      attendanceLimit: 5,
      totalAttendanceLimit: 10,
      attendanceMessageAlignment: messageAlignment,
    });
  });

  test('I-11 the longest texts and the largest numbers are stored', async () => {
    const couple = await newCouple(shop);
    const longest = { title: '💍'.repeat(60) };
    expect((await edit('main-page', couple, longest).expect(200)).body.data.invitation.title).toBe(longest.title);
    const most = { show: true, limit: 1000, totalLimit: 100_000, message: 'é'.repeat(500) };
    await edit('attendance-info', couple, most).expect(200);
    await edit('attendance-info', couple, { ...most, limit: 0, totalLimit: -1 }).expect(200);
    const tentative = Array.from({ length: 20 }, () => ({ time: '23:59', activity: 'x'.repeat(80) }));
    await edit('date-time', couple, { ...EDIT_ROUTES[2]?.body, tentative }).expect(200);
  });
});
