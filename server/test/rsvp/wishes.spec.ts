import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { DAY_MS } from '@serikad/shared/calendar/durations';
import { startTestApp, type TestApp } from '../support/app.js';
import type { Session } from '../support/sign-in.js';
import { answer, answerOf, books, type Couple, edit, newCouple, setLimits } from './support/couple.js';

let shop: TestApp;
let couple: Couple;
let stranger: Session;
beforeAll(async () => {
  shop = await startTestApp();
  couple = await newCouple(shop);
  stranger = (await newCouple(shop)).owner;
});
afterAll(() => shop.close());
afterEach(() => shop.clock.reset());

const add = (body: object | string, headers: Record<string, string> = {}) =>
  shop.http.post('/api/wish/add').set(headers).set('content-type', 'application/json').send(body);
const good = (more: object = {}): object => ({ invitationId: couple.invitationId, ...answerOf(2), ...more });
const list = (id: string, session?: Session, query = '') =>
  shop.http.get(`/api/wish/get-all/${id}${query}`).set(session?.headers ?? {});
const everyWish = () => shop.db.collection('wishes').find().sort({ _id: 1 }).toArray();
const setInvitation = ({ invitationId }: Couple, fields: object) =>
  shop.db.collection('invitations').updateOne({ _id: new Types.ObjectId(invitationId) }, { $set: fields });

describe('I-24 a guest sends an RSVP', () => {
  it('and reads it again by the secret', async () => {
    const { wishId } = await answer(shop.url, couple.invitationId, 2);
    const own = await shop.http.get(`/api/wish/user/${wishId}`).expect(200);
    expect(own.body).toEqual({
      code: 200,
      data: { invitationId: couple.invitationId, ...answerOf(2), createdAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
  });

  it('and changes it, up, down, and to no guests at all', async () => {
    const { wishId = '' } = await answer(shop.url, couple.invitationId, 2);
    for (const count of [5, 1, 0, 0, 3]) {
      const changed = { from: 'Puan Halimah', message: `kami ${count} orang` };
      expect(await edit(shop.url, wishId, count, changed)).toEqual({ status: 200, wishId });
      const own = await shop.http.get(`/api/wish/user/${wishId}`);
      expect(own.body.data).toMatchObject({ ...answerOf(count), ...changed });
    }
  });

  it('with a text that has a meaning in HTML or in a query, which is kept as typed', async () => {
    const typed = { from: `<b>O'Brien & "Sons"</b> 🌸`, message: '{"$gt":""}\n<script>alert(1)</script>' };
    const { wishId } = await answer(shop.url, couple.invitationId, 1, { more: typed });
    const own = await shop.http.get(`/api/wish/user/${wishId}`);
    expect(own.body.data).toMatchObject(typed);
  });
});

describe('an RSVP with a bad body', () => {
  const { invitationId: _, ...withoutId } = { invitationId: '', ...answerOf(2) };
  it.each<[string, () => object | string, string[]]>([
    ['nothing', () => ({}), ['invitationId', 'from', 'attendanceCount', 'willAttend']],
    ['a list', () => [], ['']],
    ['no invitation', () => withoutId, ['invitationId']],
    ['an empty name', () => good({ from: '  ' }), ['from']],
    ['a name that is too long', () => good({ from: 'a'.repeat(101) }), ['from']],
    ['an operator for a name', () => good({ from: { $ne: null } }), ['from']],
    ['an operator for an invitation', () => good({ invitationId: { $gt: '' } }), ['invitationId']],
    ['an operator for a count', () => good({ attendanceCount: { $gt: 0 } }), ['attendanceCount', 'willAttend']],
    ['a message that is too long', () => good({ message: 'a'.repeat(1001) }), ['message']],
    ['no message at all', () => good({ message: null }), ['message']],
    ['a control character', () => good({ message: 'a\u0000b' }), ['message']],
    ['a bidi override', () => good({ from: 'a\u202eb' }), ['from']],
    ['a contradiction', () => good({ willAttend: false }), ['willAttend']],
    ['no guests, but attending', () => good({ attendanceCount: 0 }), ['willAttend']],
    ['text for yes', () => good({ willAttend: 'true' }), ['willAttend']],
    ['X07 a field of the record', () => good({ secretHash: 'x' }), ['secretHash']],
    ['X07 an owner', () => good({ userId: '65f0a1b2c3d4e5f6a7b8c9d0' }), ['userId']],
    ['X19 a prototype', () => JSON.stringify(good()).replace('{', '{"__proto__":{"a":1},'), ['__proto__']],
    ...['-1', '1.5', '1e309', '"3"', 'true', 'null', '[3]', '""', '1001'].map(
      (count): [string, () => string, string[]] => [
        `X17 a count of ${count}`,
        () => JSON.stringify(good()).replace('"attendanceCount":2', `"attendanceCount":${count}`),
        ['attendanceCount'],
      ],
    ),
  ])('is refused at its field for %s, and nothing is stored', async (_name, body, fields) => {
    const before = await everyWish();
    const refused = await add(body()).expect(400);
    expect(refused.body).toMatchObject({ code: 'validation', data: { error: { errorCode: 'validation' } } });
    const named = refused.body.data.error.fields.map(({ field }: { field: string }) => field);
    expect(named).toEqual(expect.arrayContaining(fields));
    for (const { message } of refused.body.data.error.fields) expect(message).toMatch(/^[A-Z].{3,}/);
    expect(await everyWish()).toEqual(before);
  });

  it('X07 may have the _id of an RSVP that was sent out, which is not taken', async () => {
    const _id = '65f0a1b2c3d4e5f6a7b8c9d0';
    const { body } = await add(good({ _id })).expect(200);
    expect(body.data.wishId).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await everyWish())).not.toContain(_id);
  });

  it.each(['', 'x', '65f0a1b2c3d4e5f6a7b8c9d0', 'zzzzzzzzzzzz', '[object Object]', '%00', '../..'])(
    'X23 is unknown with the invitation %p',
    async (invitationId) => {
      const { status, body } = await add(good({ invitationId }));
      expect([status, body.code]).toEqual(invitationId === '' ? [400, 'validation'] : [404, 'not-found']);
    },
  );

  it.each(['short', 'with a space', 'é'.repeat(9), 'k'.repeat(129)])(
    'X41 is refused with the Idempotency-Key %p',
    async (key) => {
      const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') };
      const refused = await add(good(), headers).expect(400);
      expect(refused.body.data.error.fields[0].field).toBe('Idempotency-Key');
    },
  );

  it('X14 is refused as an HTML form', async () => {
    await shop.http.post('/api/wish/add').type('form').send({ from: 'A' }).expect(415);
  });

  it('is refused as an edit, too, which leaves the RSVP as it was', async () => {
    const { wishId = '' } = await answer(shop.url, couple.invitationId, 2);
    const before = await everyWish();
    for (const more of [
      { from: '' },
      { attendanceCount: -1 },
      { willAttend: false },
      { rev: 7 },
      { wishId: { $ne: '' } },
    ]) {
      const body = { wishId, ...answerOf(2), ...more };
      const refused = await shop.http.put('/api/wish/edit').send(body).expect(400);
      expect(refused.body.code).toBe('validation');
    }
    expect(await everyWish()).toEqual(before);
  });
});

describe('limits of an invitation', () => {
  it('the limit per guest is named in the language of the invitation', async () => {
    const malay = await newCouple(shop);
    const english = await newCouple(shop, { language: 'english' });
    for (const made of [malay, english]) await setLimits(shop, made, { limit: 3, totalLimit: 10 });
    expect(await answer(shop.url, malay.invitationId, 4)).toEqual({
      status: 400,
      errorCode: 'limit-reached',
      errorMessage: 'Bilangan kehadiran tidak boleh melebihi 3 orang',
    });
    expect(await answer(shop.url, english.invitationId, 4)).toEqual({
      status: 400,
      errorCode: 'limit-reached',
      errorMessage: 'Attendance is limited to a maximum of 3 guests',
    });
    const { wishId = '' } = await answer(shop.url, english.invitationId, 3);
    expect(await edit(shop.url, wishId, 4)).toMatchObject({ status: 400, errorCode: 'limit-reached' });
    // Lowered since: what was promised stays, and words may change.
    await setLimits(shop, english, { limit: 1, totalLimit: 10 });
    expect(await edit(shop.url, wishId, 3, { message: 'See you' })).toMatchObject({ status: 200 });
    expect(await edit(shop.url, wishId, 2)).toMatchObject({ status: 200 });
  });

  it('with all seats taken only wishes are accepted, and the number of seats left is given before', async () => {
    const made = await newCouple(shop, { language: 'english' });
    await setLimits(shop, made, { totalLimit: 5 });
    await answer(shop.url, made.invitationId, 3);
    expect(await answer(shop.url, made.invitationId, 3)).toMatchObject({
      errorCode: 'limit-reached',
      errorMessage: 'Only 2 seats are left',
    });
    await answer(shop.url, made.invitationId, 2);
    expect(await answer(shop.url, made.invitationId, 1)).toMatchObject({ status: 400, errorCode: 'limit-reached' });
    expect(await answer(shop.url, made.invitationId, 0)).toMatchObject({ status: 200 });
    expect(await books(shop, made.invitationId)).toMatchObject({ taken: 5, stored: 3 });
  });

  it('-1 in total is taken as no limit', async () => {
    const made = await newCouple(shop);
    await setLimits(shop, made, { totalLimit: -1 });
    expect(await answer(shop.url, made.invitationId, 1000)).toMatchObject({ status: 200 });
  });

  it('attendance that is switched off takes wishes alone', async () => {
    const made = await newCouple(shop);
    await setLimits(shop, made, { show: false });
    const refused = await add({ invitationId: made.invitationId, ...answerOf(2) }).expect(400);
    expect(refused.body.data.error).toMatchObject({ errorCode: 'validation', fields: [{ field: 'attendanceCount' }] });
    expect(await answer(shop.url, made.invitationId, 0)).toMatchObject({ status: 200 });
  });

  it('the standard package takes wishes alone', async () => {
    const made = await newCouple(shop, { rsvp: 'standard' });
    expect(await answer(shop.url, made.invitationId, 1)).toMatchObject({ status: 400, errorCode: 'package-required' });
    expect(await answer(shop.url, made.invitationId, 0)).toMatchObject({ status: 200 });
  });

  it('with wishes closed an RSVP is still taken, a wish alone is not', async () => {
    const made = await newCouple(shop);
    await setInvitation(made, { wishEnabled: false });
    expect(await answer(shop.url, made.invitationId, 0)).toMatchObject({ status: 400, errorCode: 'wishes-closed' });
    expect(await answer(shop.url, made.invitationId, 0, { more: { message: '' } })).toMatchObject({ status: 200 });
    const { status, wishId = '' } = await answer(shop.url, made.invitationId, 2);
    expect(status).toBe(200);
    // The guest declines after all: the message may stay.
    expect(await edit(shop.url, wishId, 0)).toMatchObject({ status: 200 });
    expect(await edit(shop.url, wishId, 0, { message: 'Other words' })).toMatchObject({ errorCode: 'wishes-closed' });
  });

  it('X09 after 7 unpaid days every call answers as for an unknown invitation', async () => {
    const made = await newCouple(shop);
    const { wishId = '' } = await answer(shop.url, made.invitationId, 1);
    shop.clock.advance(7 * DAY_MS + 60_000);
    const unknown = '65f0a1b2c3d4e5f6a7b8c9d0';
    const secret = 'x'.repeat(43);
    const pairs = [
      [
        await add({ invitationId: made.invitationId, ...answerOf(1) }),
        await add({ invitationId: unknown, ...answerOf(1) }),
      ],
      [await list(made.invitationId), await list(unknown)],
      [await shop.http.get(`/api/wish/user/${wishId}`), await shop.http.get(`/api/wish/user/${secret}`)],
      [
        await shop.http.put('/api/wish/edit').send({ wishId, ...answerOf(2) }),
        await shop.http.put('/api/wish/edit').send({ wishId: secret, ...answerOf(2) }),
      ],
    ] as const;
    for (const [expired, never] of pairs) {
      expect(expired.status).toBe(404);
      expect([expired.status, expired.text]).toEqual([never.status, never.text]);
    }
  });
});

describe('samples', () => {
  it('have wishes of their own, in both languages, and store no RSVPs', async () => {
    const malay = await shop.http.get('/api/wish/sample').expect(200);
    const english = await shop.http.get('/api/wish/sample?language=english').expect(200);
    expect(malay.body.data.length).toBeGreaterThan(2);
    expect(english.body.data[0].message).not.toBe(malay.body.data[0].message);
    const listed = await list('sample_cv0004', undefined, '?skip=1&limit=1').expect(200);
    expect(listed.body.data).toEqual([
      { ...malay.body.data[1], invitationId: 'sample_cv0004', createdAt: expect.any(String) },
    ]);
    expect(listed.headers['x-total-count']).toBe(String(malay.body.data.length));
    await list('sample_cv9999').expect(404);
    const refused = await add(good({ invitationId: 'sample_cv0004' })).expect(400);
    expect(refused.body.code).toBe('sample-read-only');
  });
});

describe('S-25 the list', () => {
  let made: Couple;
  beforeAll(async () => {
    made = await newCouple(shop);
    for (let count = 0; count < 5; count += 1) {
      await answer(shop.url, made.invitationId, count, {
        more: { from: `Tetamu ${count}`, message: count === 2 ? '' : 'Tahniah' },
      });
    }
  });

  it('shows the owner every RSVP with its guests, newest first', async () => {
    const { body, headers } = await list(made.invitationId, made.owner).expect(200);
    expect(body.data).toHaveLength(5);
    expect(body.data[0]).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      invitationId: made.invitationId,
      from: 'Tetamu 4',
      message: 'Tahniah',
      createdAt: expect.any(String),
      attendanceCount: 4,
      willAttend: true,
    });
    expect(headers['x-total-count']).toBe('5');
  });

  it('X11 shows others the message only', async () => {
    for (const session of [undefined, stranger]) {
      const { body, headers } = await list(made.invitationId, session).expect(200);
      expect(body.data.map(({ from }: { from: string }) => from)).toEqual([
        'Tetamu 4',
        'Tetamu 3',
        'Tetamu 1',
        'Tetamu 0',
      ]);
      for (const row of body.data) {
        expect(Object.keys(row).sort()).toEqual(['_id', 'createdAt', 'from', 'invitationId', 'message']);
      }
      expect(headers['x-total-count']).toBe('4');
    }
  });

  it('comes in pages', async () => {
    const page = await list(made.invitationId, made.owner, '?skip=1&limit=2').expect(200);
    expect(page.body.data.map(({ from }: { from: string }) => from)).toEqual(['Tetamu 3', 'Tetamu 2']);
    expect(page.headers['x-total-count']).toBe('5');
    for (const query of [
      '?limit=0',
      '?limit=1001',
      '?limit=x',
      '?skip=-1',
      '?sort=from',
      '?limit=1&limit=2',
      '?skip[$gt]=0',
    ]) {
      expect((await list(made.invitationId, made.owner, query)).status).toBe(400);
    }
  });

  it.each([{ viewWishes: false }, { wishEnabled: false }])(
    'is hidden from guests with %p, not from the owner',
    async (fields) => {
      await setInvitation(made, fields);
      const hidden = await list(made.invitationId).expect(200);
      expect([hidden.body.data, hidden.headers['x-total-count']]).toEqual([[], '0']);
      expect((await list(made.invitationId, made.owner)).body.data).toHaveLength(5);
      await setInvitation(made, { viewWishes: true, wishEnabled: true });
    },
  );

  it("stays the owner's after 7 unpaid days", async () => {
    const token = made.owner;
    shop.clock.advance(7 * DAY_MS + 60_000);
    expect((await list(made.invitationId, token)).body.data).toHaveLength(5);
    await list(made.invitationId).expect(404);
  });

  it.each(['x', '65f0a1b2c3d4e5f6a7b8c9d0', '%00', '%E0%A4%A'])('X23 of %p is unknown', async (id) => {
    expect([400, 404]).toContain((await list(id)).status);
  });
});

describe('the deletion of an RSVP', () => {
  const remove = (body: object, headers: Record<string, string> = {}) =>
    shop.http.delete('/api/wish/delete').set(headers).send(body);

  it('is the owner’s alone; X01 X03 others leave the RSVP untouched', async () => {
    const made = await newCouple(shop);
    const { wishId } = await answer(shop.url, made.invitationId, 2);
    const [row] = (await list(made.invitationId, made.owner)).body.data;
    const before = await everyWish();
    const refused = await remove({ wishId: row._id }).expect(403);
    expect(refused.body.code).toBe('invalid-token');
    const foreign = await remove({ wishId: row._id }, stranger.headers).expect(404);
    const unknown = await remove({ wishId: '65f0a1b2c3d4e5f6a7b8c9d0' }, stranger.headers).expect(404);
    expect(foreign.text).toBe(unknown.text);
    for (const bad of ['x', 'x'.repeat(43)]) await remove({ wishId: bad }, made.owner.headers).expect(404);
    for (const bad of [{}, { wishId: { $ne: null } }, { wishId: 5 }, { wishId: row._id, force: true }]) {
      await remove(bad, made.owner.headers).expect(400);
    }
    expect(await everyWish()).toEqual(before);

    await remove({ wishId: row._id }, made.owner.headers).expect(200);
    await shop.http.get(`/api/wish/user/${wishId}`).expect(404);
    await remove({ wishId: row._id }, made.owner.headers).expect(404);
    expect(await books(shop, made.invitationId)).toEqual({ taken: 0, answers: 0, pending: 0, guests: 0, stored: 0 });
    // Nothing of the guest is left in the database.
    const left = JSON.stringify(
      await shop.db
        .collection('wishes')
        .find({ _id: new Types.ObjectId(row._id) })
        .toArray(),
    );
    expect(left).not.toContain('Rahmat');
  });
});

describe('the secret of an RSVP', () => {
  it('X04 is nothing that the public can read', async () => {
    const made = await newCouple(shop);
    await answer(shop.url, made.invitationId, 2);
    const before = await everyWish();
    const pages = [await list(made.invitationId), await shop.http.get(`/api/invitation/find-one/${made.invitationId}`)];
    const strings = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value === 'string' && value !== '') strings.add(value);
      else if (typeof value === 'object' && value !== null) {
        Object.keys(value).forEach((key) => strings.add(key));
        Object.values(value).forEach(collect);
      }
    };
    for (const page of pages) {
      collect(page.body);
      collect(page.headers);
    }
    expect(strings.size).toBeGreaterThan(50);
    expect(strings).toContain('Encik Rahmat bin Abdullah');
    for (const wishId of strings) {
      const edited = await edit(shop.url, wishId, 5);
      // Too long to be an id at all: refused before it is looked for.
      if (wishId.trim().length <= 100 && !/[\n\t]/.test(wishId)) expect(edited).toMatchObject({ status: 404 });
      else expect([400, 404]).toContain(edited.status);
      const read = await shop.http.get(`/api/wish/user/${encodeURIComponent(wishId)}`);
      expect(read.status).toBe(404);
    }
    expect(await everyWish()).toEqual(before);
  }, 60_000);

  it('X04 has 256 bits, and is stored only as a hash', async () => {
    const { wishId = '' } = await answer(shop.url, couple.invitationId, 1);
    expect(wishId).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const stored = JSON.stringify(await everyWish());
    expect(stored).not.toContain(wishId);
    expect(stored).toContain(createHash('sha256').update(wishId).digest('base64url'));
    expect(shop.logs()).not.toContain(wishId);
  });

  it('X05 is not an ObjectId, nor the one beside it', async () => {
    const made = await newCouple(shop);
    await answer(shop.url, made.invitationId, 1);
    await answer(shop.url, made.invitationId, 1);
    const rows: { _id: string }[] = (await list(made.invitationId, made.owner)).body.data;
    for (const { _id } of rows) {
      const next = (BigInt(`0x${_id}`) + 1n).toString(16).padStart(24, '0');
      for (const wishId of [_id, next]) {
        expect(await edit(shop.url, wishId, 3)).toMatchObject({ status: 404, errorCode: 'not-found' });
        await shop.http.get(`/api/wish/user/${wishId}`).expect(404);
      }
    }
  });

  it('X06 is answered byte for byte the same when it is wrong and when the id is unknown', async () => {
    const made = await newCouple(shop);
    const { wishId = '' } = await answer(shop.url, made.invitationId, 1);
    const wrong = (wishId.startsWith('A') ? 'B' : 'A') + wishId.slice(1);
    const others = [wrong, 'x'.repeat(43), '65f0a1b2c3d4e5f6a7b8c9d0', 'x', `${wishId}x`];
    const edits = await Promise.all(
      others.map((id) => shop.http.put('/api/wish/edit').send({ wishId: id, ...answerOf(3) })),
    );
    const reads = await Promise.all(others.map((id) => shop.http.get(`/api/wish/user/${id}`)));
    expect(new Set([...edits, ...reads].map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(edits[0]?.status).toBe(404);
    // Headers too, but for the request's own id and moment.
    const same = ({ headers }: (typeof edits)[number]): string =>
      JSON.stringify({ ...headers, 'x-request-id': '', date: '' });
    expect(new Set(edits.map(same)).size).toBe(1);
  });
});

it('X16 the indexes that decide races exist', async () => {
  const indexes = await shop.db.collection('wishes').indexes();
  const unique = indexes.filter((index) => index['unique']).map(({ name }) => name);
  expect(unique.sort()).toEqual(['rsvp_of_family', 'wish_of_idempotency_key', 'wish_of_op', 'wish_of_secret']);
  expect(indexes.find(({ name }) => name === 'voids_expire')).toMatchObject({ expireAfterSeconds: 0 });
});
