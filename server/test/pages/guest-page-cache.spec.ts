import { Types } from 'mongoose';
import { DAY_MS } from '@serikad/shared/calendar/durations';
import { SharedCounters } from '../../src/http/limits/shared-counters.service.js';
import { GuestPageRendererLoader } from '../../src/pages/guest-page.renderer.js';
import { PageSourceRepository } from '../../src/pages/page-source.repository.js';
import { recordPayment, reversePayment, signInSeller } from '../admin/support/seller.js';
import { addGift, addPhoto, giftFields, sendForm } from '../gifts/support/pictured.js';
import { newCouple, STANDARD, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { answer, edit, sendJson } from '../rsvp/support/couple.js';

let one: TestApp;
let two: TestApp;
let couple: Couple;
beforeAll(async () => {
  one = await startTestApp();
  const { storage, jwtSecret, publicUrl } = one.config;
  two = await startTestApp({ mongoUri: one.mongoUri, config: { storage, jwtSecret, publicUrl } });
});
beforeEach(async () => {
  couple = await newCouple(one);
});
afterEach(() => {
  jest.restoreAllMocks();
  one.clock.reset();
  two.clock.reset();
});
afterAll(async () => {
  await two.close();
  await one.close();
});

/** A page as a browser gets it: from the middleware. */
async function page(shop: TestApp, headers: Record<string, string> = {}) {
  return shop.http.get(`/invitation/view/${couple.invitationId}/aisyah-danial`).set(headers);
}
/** The same from the controller, which answers requests with a session. */
const pageByRouter = (shop: TestApp) => page(shop, { Authorization: 'Bearer none' });

/** Requests the page until it is served from the cache. */
async function cached(shop: TestApp): Promise<void> {
  const rendered = renders(shop);
  try {
    expect((await page(shop)).status).toBe(200);
    rendered.mockClear();
    expect((await page(shop)).status).toBe(200);
    expect(rendered).not.toHaveBeenCalled();
  } finally {
    rendered.mockRestore();
  }
}

/** Guests answer and open the page by turns. */
async function crowded(shop: TestApp): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    const before = await page(shop);
    expect((await answer(one.url, couple.invitationId, 1)).status).toBe(200);
    expect((await page(shop)).text).not.toBe(before.text);
  }
}
const renders = (shop: TestApp) => jest.spyOn(shop.app.get(GuestPageRendererLoader), 'load');
const save = (section: string, body: object): Promise<unknown> =>
  one.http
    .put(`/api/invitation/update/${section}`)
    .set(couple.session.headers)
    .send({ id: couple.invitationId, ...body })
    .expect(200);

async function reserve(giftId: string): Promise<void> {
  const body = { giftId, name: 'Pak Long', contactNo: '0123456789', notes: '' };
  expect((await sendJson(one.url, 'PUT', '/api/gift/reserve', body)).status).toBe(200);
}
async function takeAway(what: 'gift' | 'photo', id: string): Promise<void> {
  const body = { id, invitationId: couple.invitationId };
  const { status } = await sendJson(one.url, 'DELETE', `/api/${what}/delete`, body, couple.session.headers);
  expect(status).toBe(200);
}

/** How the second server caches the page before a change. */
let ready = cached;

/** Everything that a page shows and that can be changed, done at the first server. */
const CHANGES: Record<string, () => Promise<unknown>> = {
  'a section': () => save('main-page', { title: 'MAJLIS PERKAHWINAN' }),
  'the seats': () => save('attendance-info', { show: true, limit: 0, totalLimit: 7, message: 'Maaf' }),
  'an answer': () => answer(one.url, couple.invitationId, 2),
  'a wish that is worded anew, without a seat': async () => {
    const { wishId = '' } = await answer(one.url, couple.invitationId, 2);
    await ready(two);
    expect((await edit(one.url, wishId, 2, { message: 'Semoga bahagia' })).status).toBe(200);
  },
  'a wish that is approved (C-05)': async () => {
    await answer(one.url, couple.invitationId, 0, { more: { message: 'Hadiah di bit.ly/hadiah' } });
    const waiting = await one.db
      .collection('wishes')
      .findOne({ invitationId: new Types.ObjectId(couple.invitationId), waiting: 'link' });
    await ready(two);
    const body = { wishes: [{ id: String(waiting?._id), version: waiting?.['rev'] }] };
    const path = `/api/wish/approved/${couple.invitationId}`;
    expect((await sendJson(one.url, 'PUT', path, body, couple.session.headers)).status).toBe(200);
  },
  'a wish behind the first twenty, deleted': async () => {
    for (let at = 0; at < 21; at += 1) await answer(one.url, couple.invitationId, 0);
    const oldest = await one.db
      .collection('wishes')
      .findOne({ invitationId: new Types.ObjectId(couple.invitationId) }, { sort: { createdAt: 1, _id: 1 } });
    await ready(two);
    const { status } = await sendJson(
      one.url,
      'DELETE',
      '/api/wish/delete',
      { wishId: String(oldest?._id) },
      couple.session.headers,
    );
    expect(status).toBe(200);
  },
  'a gift': () => addGift(one, couple),
  'a gift that is reserved': async () => {
    const giftId = await addGift(one, couple);
    await ready(two);
    await reserve(giftId);
  },
  'a gift that is named anew': async () => {
    const id = await addGift(one, couple);
    await ready(two);
    const fields = { ...giftFields(couple.invitationId, 'Seterika'), id };
    expect((await sendForm(one, 'PUT /api/gift/update', couple.session.headers, fields)).status).toBe(200);
  },
  'a gift that is taken away': async () => {
    const id = await addGift(one, couple);
    await ready(two);
    await takeAway('gift', id);
  },
  'a photo': () => addPhoto(one, couple),
  'a photo that is taken away': async () => {
    const id = await addPhoto(one, couple);
    await ready(two);
    await takeAway('photo', id);
  },
  'the order of the photos': async () => {
    const ids = [await addPhoto(one, couple, 0), await addPhoto(one, couple, 1)];
    await ready(two);
    const body = { invitationId: couple.invitationId, ids: ids.reverse() };
    expect((await sendJson(one.url, 'PUT', '/api/photo/order', body, couple.session.headers)).status).toBe(200);
  },
  'a wish that the seller hides': async () => {
    await answer(one.url, couple.invitationId, 2);
    const rsvp = await one.db.collection('wishes').findOne({ invitationId: new Types.ObjectId(couple.invitationId) });
    const seller = await signInSeller(one);
    await ready(two);
    const body = { wishId: String(rsvp?._id), withheld: true, reason: 'Kata kesat.' };
    const path = `/api/admin/order/${couple.orderId}/wish`;
    expect((await sendJson(one.url, 'PUT', path, body, seller.headers)).status).toBe(200);
  },
  'the package': () =>
    one.http
      .put('/api/order/update-package')
      .set(couple.session.headers)
      .send({ id: couple.orderId, items: STANDARD })
      .expect(200),
};

describe('D-03 X57 cached pages, at two servers', () => {
  it.each(Object.keys(CHANGES))('show %s that was changed at the other with the next request', async (name) => {
    await cached(two);
    await CHANGES[name]?.();
    const rendered = renders(two);
    const { text, headers } = await page(two);
    // The first server was never asked for this page, so it has none in its cache.
    expect(text).toBe((await page(one)).text);
    expect(rendered).toHaveBeenCalled();
    expect((await page(two, { 'If-None-Match': headers['etag'] ?? '' })).status).toBe(304);
  });

  it('control: without the read of the source, the change does not show', async () => {
    const sources = two.app.get(PageSourceRepository);
    const stored = await sources.read(new Types.ObjectId(couple.invitationId), 20);
    jest.spyOn(sources, 'read').mockResolvedValue(stored);
    const before = await page(two);
    await CHANGES['a section']?.();
    expect((await page(two)).text).toBe(before.text);
    expect(before.text).not.toContain('Majlis Perkahwinan');
  });

  describe('X57 while guests send RSVPs', () => {
    beforeEach(() => {
      ready = crowded;
    });
    afterEach(() => {
      ready = cached;
    });

    it.each(Object.keys(CHANGES))('shows %s that was changed at the other with the next request', async (name) => {
      await crowded(two);
      await CHANGES[name]?.();
      const { text } = await page(two);
      expect(text).toBe((await page(one)).text);
    });

    it('shows that the last seat is taken, and that one is free again', async () => {
      const full = 'Tempat telah penuh';
      const seats = { show: true, limit: 0, totalLimit: 40, message: '' };
      await save('attendance-info', seats);
      await crowded(two);
      expect((await page(two)).text).not.toContain(full);
      const taken = (
        await one.db.collection('attendances').findOne({ _id: new Types.ObjectId(couple.invitationId) })
      )?.['taken'] as number;
      const { wishId = '' } = await answer(one.url, couple.invitationId, 40 - taken);
      expect((await page(two)).text).toContain(full);
      expect((await edit(one.url, wishId, 1)).status).toBe(200);
      expect((await page(two)).text).not.toContain(full);
    });

    it('renders nothing for an RSVP without a wish', async () => {
      await crowded(two);
      const { text, headers } = await page(two);
      await answer(one.url, couple.invitationId, 2, { more: { message: '' } });
      const same = await page(two, { 'If-None-Match': headers['etag'] ?? '' });
      expect(same.status).toBe(304);
      expect((await page(one)).text).toBe(text);
    });
  });

  it('are rendered once as long as nothing changes', async () => {
    await cached(two);
    const rendered = renders(two);
    await Promise.all(Array.from({ length: 20 }, () => page(two)));
    await pageByRouter(two);
    expect(rendered).not.toHaveBeenCalled();
  });

  it('are not cached when something changes while they are rendered', async () => {
    const sources = two.app.get(PageSourceRepository);
    const read = sources.read.bind(sources);
    const spy = jest.spyOn(sources, 'read');
    // Between reading and rendering.
    spy.mockImplementationOnce(async (...wanted) => {
      const stored = await read(...wanted);
      await save('main-page', { title: 'MAJLIS PERKAHWINAN' });
      return stored;
    });
    expect((await page(two)).text).not.toContain('Majlis Perkahwinan');
    expect((await page(two)).text).toContain('Majlis Perkahwinan');
  });

  it('X09 are closed at the moment in which the trial is over, to the millisecond', async () => {
    const order = await one.db.collection('orders').findOne({ _id: new Types.ObjectId(couple.orderId) });
    const end = (order?.['createdAt'] as Date).getTime() + 7 * DAY_MS;
    two.clock.set(end);
    expect((await page(two)).status).toBe(200);
    expect((await page(two)).status).toBe(200);
    two.clock.set(end + 1);
    expect((await page(two)).status).toBe(404);
  });

  it('X09 are closed also when the trial was over before they were rendered to the end', async () => {
    const order = await one.db.collection('orders').findOne({ _id: new Types.ObjectId(couple.orderId) });
    const end = (order?.['createdAt'] as Date).getTime() + 7 * DAY_MS;
    two.clock.set(end);
    const loader = two.app.get(GuestPageRendererLoader);
    const load = loader.load.bind(loader);
    jest.spyOn(loader, 'load').mockImplementationOnce(() => {
      two.clock.set(end + 1);
      return load();
    });
    expect((await page(two)).status).toBe(200);
    expect((await page(two)).status).toBe(404);
  });

  it('X09 are closed when the seller takes a payment back after the trial', async () => {
    const seller = await signInSeller(one);
    const { body } = await recordPayment(one, seller, couple.orderId).expect(200);
    const order = await one.db.collection('orders').findOne({ _id: new Types.ObjectId(couple.orderId) });
    two.clock.set((order?.['createdAt'] as Date).getTime() + 7 * DAY_MS + 1);
    await cached(two);
    await reversePayment(one, seller, body.data.payment._id).expect(200);
    expect((await page(two)).status).toBe(404);
  });
});

describe('D-03 X56 X57 pages from the middleware', () => {
  it('have the headers, the body and the ETag that the router gives them', async () => {
    const plain = (headers: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(headers).filter(
          ([name]) => !['date', 'x-request-id', 'content-length', 'transfer-encoding'].includes(name),
        ),
      );
    const [direct, long] = [await page(one), await pageByRouter(one)];
    // Both send the bytes that were compressed once.
    expect(direct.headers['content-length']).toMatch(/^\d+$/);
    expect([long.headers['content-length'], long.headers['transfer-encoding']]).toEqual([
      direct.headers['content-length'],
      undefined,
    ]);
    expect(direct.text).toBe(long.text);
    expect(plain(direct.headers)).toEqual(plain(long.headers));
    expect(direct.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    const known = { 'If-None-Match': direct.headers['etag'] ?? '' };
    const again = await page(one, known);
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await page(one, { ...known, 'Cache-Control': 'no-cache' })).status).toBe(200);
  });

  it('X43 X44 count against the same budget, each once, by the address that the proxy names', async () => {
    const limited = await startTestApp({ mongoUri: one.mongoUri, config: { rateLimits: true, trustProxy: 1 } });
    try {
      const counted = jest.spyOn(limited.app.get(SharedCounters), 'count');
      const keys = () => counted.mock.calls.map(([[wanted]]) => wanted?.key);
      const from = { 'X-Forwarded-For': '203.0.113.7' };
      await page(limited, from);
      await page(limited, { ...from, 'Accept-Encoding': 'gzip;q=1' });
      await limited.http.get('/invitation/view/64b000000000000000000000/x').set(from).expect(404);
      // What the router answers counts once more, for what its weight is above a cached page's.
      expect(keys()).toHaveLength(4);
      expect(new Set(keys()).size).toBe(1);
      await page(limited, { 'X-Forwarded-For': '203.0.113.8' });
      expect(new Set(keys()).size).toBe(2);
      counted.mockReturnValue({ ok: false, retryAfter: 9 });
      const refused = await page(limited, from);
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '9']);
    } finally {
      await limited.close();
    }
  });

  it('X59 are logged with the same fields, without an address or a name', async () => {
    await page(one);
    await pageByRouter(one);
    const lines = one
      .logs()
      .split(/\n|(?<=\})(?=\{)/)
      .filter((line) => line.includes('/invitation/view/:id/:names'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const [direct, long] = [lines.at(-2), lines.at(-1)];
    const { time: _t, responseTime: _r, req: _q, ...logged } = direct ?? {};
    expect(logged).toEqual({ ...long, time: undefined, responseTime: undefined, req: undefined });
    expect(JSON.stringify(direct)).not.toContain('aisyah');
  });
});
