import { randomUUID } from 'node:crypto';
import { FAMILY_TOKEN_HEADER } from '@serikad/shared/guest-list/guest-list';
import type { WishView } from '@serikad/shared/rsvp/rsvp.types';
import { Types } from 'mongoose';
import { RsvpSettlerService } from '../../src/modules/rsvp/responses/rsvp-settler.service.js';
import { storeFamily } from '../pages/support/personal-link.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { signInSeller } from '../admin/support/seller.js';
import { answer, balanced, books, type Couple, edit, newCouple, sendJson } from './support/couple.js';
import { readCsv } from './support/csv.js';
import { startFaultyServer } from './support/faulty-server.js';
import { removalsOf, storeCounted } from './support/removals.js';

interface Caller {
  headers: Record<string, string>;
}

let shop: TestApp;
/** A second server on the same database. */
let other: TestApp;
let couple: Couple;
beforeAll(async () => {
  shop = await startTestApp();
  other = await startTestApp({
    mongoUri: shop.mongoUri,
    clock: shop.clock,
    config: { jwtSecret: shop.config.jwtSecret },
  });
});
beforeEach(async () => {
  couple = await newCouple(shop);
});
afterEach(() => shop.clock.reset());
afterAll(async () => {
  await other.close();
  await shop.close();
});

const OTHERS = { footer: ['verse'], viewSnowEffects: true, page2Header1: 0, page2Header2: 0 };
const switchOn = (approveWishes = true, { owner, invitationId }: Couple = couple) =>
  shop.http
    .put('/api/invitation/update/others')
    .set(owner.headers)
    .send({ id: invitationId, ...OTHERS, approveWishes })
    .expect(200);

const listPath = () => `/api/wish/get-all/${couple.invitationId}`;
const listed = async (): Promise<WishView[]> =>
  (await shop.http.get(listPath()).set(couple.owner.headers).expect(200)).body.data;
/** What guests read, newest first. */
const read = async (app = shop): Promise<string[]> =>
  ((await app.http.get(listPath()).expect(200)).body.data as WishView[]).map(({ message }) => message);
const page = async (app = shop): Promise<string> =>
  (await app.http.get(`/invitation/view/${couple.invitationId}/aisyah-danial`).expect(200)).text;
const wish = async (message: string, guests = 0): Promise<string> => {
  const { status, wishId = '' } = await answer(shop.url, couple.invitationId, guests, { more: { message } });
  expect(status).toBe(200);
  return wishId;
};
const versions = (wishes: readonly WishView[]) => wishes.map(({ _id, version = 0 }) => ({ id: _id, version }));
const approve = async (wishes: { id: string; version: number }[], url = shop.url, session: Caller = couple.owner) => {
  const response = await fetch(`${url}/api/wish/approved/${couple.invitationId}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...session.headers },
    body: JSON.stringify({ wishes }),
  });
  const { data } = (await response.json()) as { data: { changed?: string[]; error?: { errorCode: string } } };
  return { status: response.status, changed: data.changed, errorCode: data.error?.errorCode };
};
const hide = (ids: string[], session: Caller = couple.owner) =>
  sendJson(shop.url, 'PUT', `/api/wish/hidden/${couple.invitationId}`, { ids }, session.headers);
const removeAll = (ids: string[], session: Caller = couple.owner) =>
  sendJson(shop.url, 'POST', `/api/wish/removed/${couple.invitationId}`, { ids }, session.headers);
const stored = (message: string) =>
  shop.db.collection('wishes').findOne({ invitationId: new Types.ObjectId(couple.invitationId), message });

describe('C-05 wishes that the couple approve first', () => {
  it('C-05 are shown at once until the couple switch it on, also in invitations from before the switch', async () => {
    await shop.db
      .collection('invitations')
      .updateOne({ _id: new Types.ObjectId(couple.invitationId) }, { $unset: { approveWishes: 1 } });
    const found = await shop.http.get(`/api/invitation/find-one/${couple.invitationId}`).expect(200);
    expect(found.body.data.invitation.approveWishes).toBe(false);
    await wish('Selamat pengantin baru');
    expect(await read()).toEqual(['Selamat pengantin baru']);
    expect((await listed())[0]).not.toHaveProperty('waiting');
  });

  it('C-05 wait while it is on: the guest gets the same response and reads their own, no other caller does', async () => {
    await wish('Sebelum');
    await switchOn();
    const wishId = await wish('Selepas', 3);
    expect(await read()).toEqual(['Sebelum']);
    expect(await page()).not.toContain('Selepas');
    const own = await shop.http.get(`/api/wish/user/${wishId}`).expect(200);
    expect(own.body.data).toEqual({
      invitationId: couple.invitationId,
      from: 'Encik Rahmat bin Abdullah',
      attendanceCount: 3,
      willAttend: true,
      message: 'Selepas',
      createdAt: expect.any(String),
    });
    expect(await listed()).toMatchObject([
      { message: 'Selepas', attendanceCount: 3, waiting: 'approval', version: 0 },
      { message: 'Sebelum' },
    ]);
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 3, stored: 2 }));
  });

  it('C-05 do not include an RSVP without a wish, which does not wait', async () => {
    await switchOn();
    await wish('', 2);
    expect((await listed())[0]).not.toHaveProperty('waiting');
  });

  it('C-05 follow an approval, a hiding and another approval on the guest page at every server', async () => {
    await switchOn();
    await wish('Semoga bahagia');
    for (const app of [shop, other]) expect(await page(app)).not.toContain('Semoga bahagia');
    expect(await approve(versions(await listed()))).toMatchObject({ status: 200, changed: [] });
    for (const app of [shop, other]) expect(await page(app)).toContain('Semoga bahagia');
    const [row] = await listed();
    expect(row).not.toHaveProperty('version');
    expect((await hide([row?._id ?? ''])).status).toBe(200);
    for (const app of [shop, other]) expect(await page(app)).not.toContain('Semoga bahagia');
    expect(await read(other)).toEqual([]);
    expect((await listed())[0]).toMatchObject({ hidden: true, message: 'Semoga bahagia' });
    expect(await approve(versions(await listed()))).toMatchObject({ changed: [] });
    for (const app of [shop, other]) expect(await page(app)).toContain('Semoga bahagia');
  });

  it('C-05 wait again when the guest changes the text after the approval, but not when only the seats change', async () => {
    await switchOn();
    const wishId = await wish('Pertama', 2);
    await approve(versions(await listed()));
    expect((await edit(shop.url, wishId, 4, { message: 'Pertama' })).status).toBe(200);
    expect(await read()).toEqual(['Pertama']);
    expect((await edit(shop.url, wishId, 4, { message: 'Kedua' })).status).toBe(200);
    expect(await read()).toEqual([]);
    expect(await listed()).toMatchObject([{ message: 'Kedua', waiting: 'approval' }]);
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 4, stored: 1 }));
  });

  it('C-05 are not approved when the text changed after the couple read it', async () => {
    await switchOn();
    const wishId = await wish('Yang dibaca');
    const seen = versions(await listed());
    await edit(shop.url, wishId, 0, { message: 'Yang ditukar' });
    expect(await approve(seen)).toMatchObject({ status: 200, changed: [seen[0]?.id] });
    expect(await read()).toEqual([]);
    expect(await approve(versions(await listed()))).toMatchObject({ changed: [] });
    expect(await read()).toEqual(['Yang ditukar']);
  });

  it('C-05 stay hidden by the couple when the guest changes them', async () => {
    const wishId = await wish('Satu');
    await hide((await listed()).map(({ _id }) => _id));
    await edit(shop.url, wishId, 0, { message: 'Dua' });
    expect(await read()).toEqual([]);
    expect(await listed()).toMatchObject([{ message: 'Dua', hidden: true }]);
  });

  it('C-05 go on waiting when the switch is off again, and new wishes are shown', async () => {
    await switchOn();
    await wish('Menunggu');
    await switchOn(false);
    await wish('Terus');
    expect(await read()).toEqual(['Terus']);
  });
});

describe('C-05 messages that wait by themselves', () => {
  it.each([
    ['a link', 'Hadiah di bit.ly/hadiah', 'link'],
    ['a phone number', 'Hubungi 012-345 6789', 'number'],
    ['full-width digits', 'akaun ０１２３４５６７８９', 'number'],
  ])('C-05 wait without the switch: %s', async (_, message, waiting) => {
    await wish(message, 2);
    await wish('Tahniah');
    expect(await read()).toEqual(['Tahniah']);
    expect(await listed()).toMatchObject([{ message: 'Tahniah' }, { message, waiting, attendanceCount: 2 }]);
    await approve(versions((await listed()).filter((row) => row.waiting)));
    expect(await read()).toEqual(['Tahniah', message]);
  });

  it('C-05 wait with a link or a number in the name above the wish, also where an edit brings it', async () => {
    const from = (name: string) =>
      answer(shop.url, couple.invitationId, 1, { more: { from: name, message: 'Tahniah' } });
    await from('Ali https://evil.example');
    await from('Pinjaman 012-345 6789');
    const { wishId = '' } = await from('Mak Ngah');
    expect(await read()).toEqual(['Tahniah']);
    expect((await listed()).map(({ waiting }) => waiting)).toEqual([undefined, 'number', 'link']);
    expect((await edit(shop.url, wishId, 1, { from: 'Mak Ngah Rohana', message: 'Tahniah' })).status).toBe(200);
    expect(await read()).toEqual(['Tahniah']);
    expect((await edit(shop.url, wishId, 1, { from: 'bit.ly/x', message: 'Tahniah' })).status).toBe(200);
    expect(await read()).toEqual([]);
    // With the switch on the couple see why it waits.
    await switchOn();
    await from('www.contoh.my');
    expect((await listed())[0]?.waiting).toBe('link');
  });

  it('C-05 are not those with Jawi, emoji or a word of a thousand letters; longer ones are refused as before', async () => {
    for (const message of ['سلامت ڤڠنتين بارو', '💍'.repeat(500), 'a'.repeat(1000)]) {
      await wish(message);
      expect((await read())[0]).toBe(message);
    }
    const long = await answer(shop.url, couple.invitationId, 0, { more: { message: 'a'.repeat(4000) } });
    expect(long).toMatchObject({ status: 400, errorCode: 'validation' });
  });

  it('C-05 are one RSVP when the request is repeated, also after its approval', async () => {
    const key = randomUUID();
    const send = () => answer(shop.url, couple.invitationId, 1, { key, more: { message: 'www.contoh.my' } });
    const first = await send();
    await approve(versions(await listed()));
    expect(await send()).toEqual(first);
    expect(await read()).toEqual(['www.contoh.my']);
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 1, stored: 1 }));
  });

  it('C-05 wait from a family on the guest list as well, but not what the couple record for it', async () => {
    const { id, token } = await storeFamily(shop, couple.invitationId);
    const sessions = [{ session: 'main', answer: 'coming', adults: 2, children: 0 }];
    const said = (message: string) => ({ sessions, message });
    await shop.http.put('/api/family/answer').set(FAMILY_TOKEN_HEADER, token).send(said('Lihat t.me/kami')).expect(200);
    expect(await read()).toEqual([]);
    expect(await listed()).toMatchObject([{ waiting: 'link' }]);
    // Their own page shows what they wrote.
    const own = await shop.http.get('/api/family/by-link').set(FAMILY_TOKEN_HEADER, token).expect(200);
    expect(own.body.data.answer.message).toBe('Lihat t.me/kami');
    const record = (message: string) =>
      shop.http
        .put('/api/family/answer-for')
        .set(couple.owner.headers)
        .send({ id: id.toHexString(), ...said(message) });
    // The couple change only the number of guests: the link still waits.
    await record('Lihat t.me/kami').expect(200);
    expect(await read()).toEqual([]);
    await record('Hubungi 0123456789').expect(200);
    expect(await read()).toEqual(['Hubungi 0123456789']);
  });
});

describe('C-05 several wishes at once', () => {
  it('C-05 are approved by the couple alone, and nothing of another invitation is touched', async () => {
    await switchOn();
    await wish('Kami');
    const mine = versions(await listed());
    const stranger = await newCouple(shop);
    const callers: Caller[] = [stranger.owner, await signInSeller(shop), { headers: {} }];
    for (const session of callers) {
      const status = Object.keys(session.headers).length === 0 ? 403 : 404;
      expect((await approve(mine, shop.url, session)).status).toBe(status);
      expect((await hide([mine[0]?.id ?? ''], session)).status).toBe(status);
      expect((await removeAll([mine[0]?.id ?? ''], session)).status).toBe(status);
    }
    // By way of their own invitation neither.
    for (const [method, path, body] of [
      ['PUT', 'approved', { wishes: mine }],
      ['PUT', 'hidden', { ids: [mine[0]?.id] }],
      ['POST', 'removed', { ids: [mine[0]?.id] }],
    ] as const) {
      const sent = await sendJson(
        shop.url,
        method,
        `/api/wish/${path}/${stranger.invitationId}`,
        body,
        stranger.owner.headers,
      );
      expect(sent.status).toBe(200);
    }
    expect(await listed()).toMatchObject([{ message: 'Kami', waiting: 'approval', version: 0 }]);
  });

  it('C-05 are refused beyond 500, and unknown ids are skipped', async () => {
    const many = Array.from({ length: 501 }, (_, index) => index.toString(16).padStart(24, '0'));
    expect((await approve(many.map((id) => ({ id, version: 0 })))).status).toBe(400);
    expect((await hide(many)).status).toBe(400);
    expect((await removeAll(many)).status).toBe(400);
    expect(
      await approve([
        { id: 'none', version: 0 },
        { id: 'f'.repeat(24), version: 0 },
      ]),
    ).toMatchObject({ changed: [] });
    expect((await hide(['none', 'f'.repeat(24)])).status).toBe(200);
    expect((await removeAll(['none', 'f'.repeat(24)])).status).toBe(200);
    expect(await removalsOf(shop, couple).list()).toEqual([]);
  });

  it('C-05 are approved by six calls where 3,000 wait, also when two devices send the same at once', async () => {
    await storeCounted(shop, couple, 3_000, { hasMessage: false, waiting: 'approval' });
    const waiting: WishView[] = [];
    for (let skip = 0; skip < 3_000; skip += 1_000) {
      const rows = await shop.http.get(`${listPath()}?skip=${skip}`).set(couple.owner.headers).expect(200);
      waiting.push(...(rows.body.data as WishView[]));
    }
    for (let at = 0; at < waiting.length; at += 500) {
      const some = versions(waiting.slice(at, at + 500));
      const both = await Promise.all([approve(some), approve(some, other.url)]);
      for (const outcome of both) expect(outcome).toMatchObject({ status: 200, changed: [] });
    }
    const shown = { invitationId: new Types.ObjectId(couple.invitationId), hasMessage: true };
    expect(await shop.db.collection('wishes').countDocuments(shown)).toBe(
      waiting.filter(({ message }) => message !== '').length,
    );
    expect(
      await shop.db.collection('wishes').countDocuments({ ...shown, hasMessage: false, waiting: 'approval' }),
    ).toBe(0);
  }, 60_000);

  it('C-05 are left waiting by a server that is killed in the middle, and the same call again approves the rest', async () => {
    await storeCounted(shop, couple, 450, { message: 'Tahniah', hasMessage: false, waiting: 'approval' });
    const wishes = versions(await listed());
    const server = await startFaultyServer(shop, 'wish.reviewed', 'SIGKILL');
    await approve(wishes, server.url).catch(() => undefined);
    await server.gone;
    const invitationId = new Types.ObjectId(couple.invitationId);
    const left = () => shop.db.collection('wishes').countDocuments({ invitationId, waiting: { $exists: true } });
    expect(await left()).toBe(350);
    expect(await shop.db.collection('wishes').countDocuments({ invitationId, hasMessage: true })).toBe(100);
    expect(await approve(wishes)).toMatchObject({ status: 200, changed: [] });
    expect(await left()).toBe(0);
    expect(await shop.db.collection('wishes').countDocuments({ invitationId, hasMessage: true })).toBe(450);
  }, 60_000);

  it('C-05 are shown as the couple read them, with an approval beside edits of the guest', async () => {
    await switchOn();
    for (let round = 0; round < 10; round += 1) {
      const wishId = await wish(`Lama ${round}`);
      const row = (await listed()).find(({ message }) => message === `Lama ${round}`);
      await Promise.all([
        approve([{ id: row?._id ?? '', version: row?.version ?? -1 }], other.url),
        edit(shop.url, wishId, 0, { message: `Baharu ${round}` }),
      ]);
      expect(await read()).not.toContain(`Baharu ${round}`);
      expect(await stored(`Baharu ${round}`)).toMatchObject({ waiting: 'approval', hasMessage: false });
    }
  });

  it('C-05 keep their seats when they are hidden, give them back when they are deleted, and are restored together', async () => {
    const before = [await wish('Satu', 2), await wish('Dua', 3), await wish('Tiga', 1)];
    const { id: familyId } = await storeFamily(shop, couple.invitationId);
    await shop.http
      .put('/api/family/answer-for')
      .set(couple.owner.headers)
      .send({
        id: familyId.toHexString(),
        sessions: [{ session: 'main', answer: 'coming', adults: 4, children: 0 }],
        message: 'Keluarga',
      })
      .expect(200);
    const rows = await listed();
    await hide(rows.map(({ _id }) => _id));
    expect(await read()).toEqual([]);
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 10, stored: 4 }));
    const named = rows.filter(({ message }) => message !== 'Dua').map(({ _id }) => _id);
    expect((await removeAll(named)).status).toBe(200);
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 3, stored: 1 }));
    await shop.http.get(`/api/wish/user/${before[0]}`).expect(404);
    const removals = removalsOf(shop, couple);
    const [removal] = await removals.list();
    expect(removal).toMatchObject({ state: 'removed', answers: 3 });
    await removals.undo(removal?.id ?? '');
    await removals.settled();
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 10, stored: 4 }));
    expect((await listed()).every(({ hidden }) => hidden)).toBe(true);
  });

  it('C-05 lose no seat when the server is killed while they are deleted, and are restored', async () => {
    await Promise.all(Array.from({ length: 150 }, () => answer(shop.url, couple.invitationId, 2)));
    const ids = (await listed()).map(({ _id }) => _id);
    const server = await startFaultyServer(shop, 'wish.removal-written', 'SIGKILL');
    await sendJson(server.url, 'POST', `/api/wish/removed/${couple.invitationId}`, { ids }, couple.owner.headers).catch(
      () => undefined,
    );
    await server.gone;
    shop.clock.advance(20_000);
    await shop.app.get(RsvpSettlerService).reconcile();
    expect((await removeAll(ids)).status).toBe(200);
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 0, stored: 0 }));
    const removals = removalsOf(shop, couple);
    expect((await removals.list()).reduce((sum, { answers }) => sum + answers, 0)).toBe(150);
    for (const { id } of await removals.list()) {
      await removals.undo(id);
      await removals.settled();
    }
    expect(await listed()).toHaveLength(150);
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 300, stored: 150 }));
  }, 60_000);
});

describe('C-05 wishes that wait, in exports and for the seller', () => {
  it('C-05 are in the couple’s export, with those that the couple hid', async () => {
    await switchOn();
    await wish('Menunggu');
    await wish('Disembunyikan');
    await hide((await listed()).filter(({ message }) => message === 'Disembunyikan').map(({ _id }) => _id));
    const csv = await shop.http.get(`/api/wish/export/${couple.invitationId}`).set(couple.owner.headers).expect(200);
    const rows = readCsv(csv.text.replace(/^\ufeff/, '')).slice(1);
    expect(rows.map((row) => row[3])).toEqual(['Disembunyikan', 'Menunggu']);
  });

  it('C-05 are read and hidden by the seller; shown again by the seller and approved by the couple are separate decisions', async () => {
    await switchOn();
    await wish('Kasar');
    const seller = await signInSeller(shop);
    const path = `/api/admin/order/${couple.orderId}/content`;
    const content = async () => (await shop.http.get(path).set(seller.headers).expect(200)).body.data;
    const { wishes, wishCount } = await content();
    expect([wishCount, wishes]).toMatchObject([1, [{ message: 'Kasar', waiting: true, withheld: null }]]);
    const withhold = (withheld: boolean) =>
      shop.http
        .put(`/api/admin/order/${couple.orderId}/wish`)
        .set(seller.headers)
        .send({ wishId: wishes[0]._id, withheld, reason: withheld ? 'Kata kesat' : 'Telah disemak' })
        .expect(200);
    await withhold(true);
    expect(await approve(versions(await listed()))).toMatchObject({ changed: [] });
    expect(await read()).toEqual([]);
    await withhold(false);
    expect(await read()).toEqual(['Kasar']);
    await hide((await listed()).map(({ _id }) => _id));
    await withhold(true);
    await withhold(false);
    expect(await read()).toEqual([]);
    expect((await content()).wishes).toMatchObject([{ hidden: true, withheld: null }]);
  });
});
