import { SharedCounters } from '../../src/http/limits/shared-counters.service.js';
import { TextShaper } from '../../src/modules/link-previews/text-shaper.js';
import { STORAGE, type StoragePort } from '../../src/media/storage/storage.port.js';
import { newCouple, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { MovableClock } from '../support/movable-clock.js';

jest.setTimeout(120_000);

/** A painting takes long: the real limit is the table's. */
const LIMIT = 3;

let shop: TestApp;
beforeEach(async () => {
  const clock = new MovableClock();
  shop = await startTestApp({ clock, config: { rateLimits: true, trustProxy: 1 } });
  clock.set(Math.ceil(Date.now() / 60_000) * 60_000);
  limitPaintings(LIMIT, LIMIT);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.close();
});

function limitPaintings(client: number, subject: number): void {
  const counters = shop.app.get(SharedCounters);
  const count = counters.count.bind(counters);
  const limits: [string, number][] = [
    ['paintings/client/', client],
    ['paintings/subject/', subject],
  ];
  jest.spyOn(counters, 'count').mockImplementation((wanted) =>
    count(
      wanted.map((each) => {
        const [, limit = each.limit] = limits.find(([scope]) => each.key.startsWith(scope)) ?? [];
        return { ...each, limit };
      }),
    ),
  );
}

const person = (shortName: string) => ({ shortName, fullName: shortName });

async function name({ session, invitationId }: Couple, bride: string): Promise<void> {
  await shop.http
    .put('/api/invitation/update/names')
    .set(session.headers)
    .send({
      id: invitationId,
      couple: { bride: person(bride), groom: person('Danial'), order: 'bride-first' },
      couple2: null,
      inviter: { inviter1: { name1: 'Mohd Rosli', name2: '' }, inviter2: null },
      contacts: [],
      hashtag: '',
      shortNameStyle: null,
      fullNameStyle: null,
    })
    .expect(200);
}

const picture = ({ invitationId }: Couple, from = '192.0.2.1') =>
  shop.http.get(`/invitation/preview/${invitationId}/${'0'.repeat(32)}.jpg`).set('X-Forwarded-For', from);

/** Changes the names and asks for the picture, so many times. @returns how often it was painted */
async function paint(couple: Couple, times: number, from?: string): Promise<number> {
  let painted = 0;
  for (let at = 0; at < times; at += 1) {
    await name(couple, `Aisyah ${at} ${String(shop.clock.now())} ${from ?? ''}`);
    const { status, headers } = await picture(couple, from);
    if (status === 200) painted += 1;
    else expect([status, headers['location']]).toEqual([302, '/design/preview-image/cv0004']);
  }
  return painted;
}

describe('pictures of links that are painted', () => {
  it('are limited for one client in a minute; then it gets the design’s picture, and stored ones', async () => {
    const stored = jest.spyOn(shop.app.get<StoragePort>(STORAGE), 'put');
    const [couple, other] = [await newCouple(shop), await newCouple(shop)];
    await picture(other, '192.0.2.9').expect(200);
    expect(await paint(couple, LIMIT + 2)).toBe(LIMIT);
    const pictures = stored.mock.calls.filter(([key]) => key.startsWith(`link-previews/${couple.invitationId}/`));
    expect(pictures).toHaveLength(LIMIT);
    const { headers } = await picture(couple).expect(302);
    // Asked for again soon: the picture is painted when there is room.
    expect(headers['cache-control']).toBe('public, max-age=300, must-revalidate');
    await picture(other).expect(200);
    shop.clock.advance(60_000);
    await picture(couple).expect(200);
  });

  it('are limited for one invitation in a minute, for all clients together', async () => {
    jest.restoreAllMocks();
    limitPaintings(10, 2);
    const couple = await newCouple(shop);
    expect(await paint(couple, 1, '192.0.2.1')).toBe(1);
    expect(await paint(couple, 2, '192.0.2.2')).toBe(1);
    const another = await newCouple(shop);
    expect(await paint(another, 1, '192.0.2.2')).toBe(1);
  });

  it('are tried once for each version where no face has a letter', async () => {
    const shaped = jest.spyOn(shop.app.get(TextShaper), 'shape');
    const couple = await newCouple(shop);
    await name(couple, '張偉');
    await picture(couple).expect(302).expect('Location', '/design/preview-image/cv0004');
    const tried = shaped.mock.calls.length;
    expect(tried).toBeGreaterThan(0);
    for (let times = 0; times < LIMIT + 5; times += 1) await picture(couple).expect(302);
    expect(shaped).toHaveBeenCalledTimes(tried);
    // Another version is tried anew, and what was tried once took only one place of the budget.
    await name(couple, 'Aisyah');
    await picture(couple).expect(200);
  });
});
