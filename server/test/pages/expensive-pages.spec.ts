import { HOUR_MS } from '@serikad/shared/calendar/durations';
import { PageDocument } from '../../src/pages/page-document.js';
import { LruMap } from '../../src/common/lru-map.js';
import { GuestPageRendererLoader } from '../../src/pages/guest-page.renderer.js';
import { newCouple, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';

const VARIANTS = 200;

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
}, 60_000);
afterEach(() => {
  jest.restoreAllMocks();
  shop.clock.reset();
});
afterAll(() => shop?.close());

const drawings = () => jest.spyOn(shop.app.get(GuestPageRendererLoader), 'load');
const encodings = () => jest.spyOn(PageDocument.prototype, 'as');
const read = (path: string, encoding = 'br') => shop.http.get(path).set('Accept-Encoding', encoding);

/** A couple whose invitation's id has so many letters that it can be written in 200 ways. */
async function lettered(): Promise<Couple> {
  for (;;) {
    const couple = await newCouple(shop);
    if (couple.invitationId.replace(/\d/g, '').length >= 8) return couple;
  }
}

/** The id with other letters in upper case for each number; never all in lower case. */
function variant(id: string, number: number): string {
  let bits = number;
  return id.replace(/[a-f]/g, (letter) => {
    const upper = bits % 2 === 1;
    bits = Math.floor(bits / 2);
    return upper ? letter.toUpperCase() : letter;
  });
}

describe('pages that cost more than they are counted as', () => {
  it('200 ways to write an id make one cached page and one rendering', async () => {
    const { invitationId } = await lettered();
    const ids = Array.from({ length: VARIANTS }, (_, at) => variant(invitationId, at + 1));
    expect(new Set(ids).size).toBe(VARIANTS);
    const [drawn, kept] = [drawings(), jest.spyOn(LruMap.prototype, 'set')];
    const answers = [await read(`/invitation/view/${invitationId}`)];
    for (const id of ids) answers.push(await read(`/invitation/view/${id}`));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(drawn).toHaveBeenCalledTimes(1);
    expect(new Set(kept.mock.calls.map(([key]) => key))).toEqual(new Set([invitationId]));
  }, 60_000);

  it.each([
    '/invitation/view/sample_cv0101',
    '/invitation/view/sample_cv0101?language=english',
    '/motion/cv0101',
    '/motion/cv0101?language=english',
  ])('%s is rendered once and compressed once for each encoding', async (path) => {
    const [drawn, packed] = [drawings(), encodings()];
    const pages = [];
    for (let times = 0; times < 5; times += 1) {
      for (const encoding of ['br', 'gzip', 'identity']) pages.push(await read(path, encoding).expect(200));
    }
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
    expect(pages.slice(0, 3).map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    for (const { headers } of pages) expect(headers['vary']).toMatch(/Accept-Encoding/);
    expect(drawn).toHaveBeenCalledTimes(1);
    // One document, which packs its bytes once for each encoding.
    expect(new Set(packed.mock.contexts).size).toBe(1);
    const { headers } = await read(path)
      .set('If-None-Match', pages[0]?.headers['etag'] ?? '')
      .expect(304);
    expect(headers['etag']).toBe(pages[0]?.headers['etag']);
  });

  it('the page of an invitation is compressed once, also by way of the router', async () => {
    const { invitationId } = await newCouple(shop);
    const path = `/invitation/view/${invitationId}`;
    const packed = encodings();
    const answers = [await read(path), await read(path, 'br;q=1'), await read(path, 'gzip;q=0.5, br')];
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'br', 'br']);
    expect(new Set(packed.mock.contexts).size).toBe(1);
    expect(packed).toHaveBeenCalledTimes(3);
  });

  it('many requests at once for a sample wait for one rendering', async () => {
    const drawn = drawings();
    await Promise.all(Array.from({ length: 20 }, () => read('/motion/cv0103').expect(200)));
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('a sample is rendered anew in the next hour, whose dates it shows', async () => {
    const path = '/invitation/view/sample_cv0102';
    shop.clock.set('2026-11-23T03:59:59Z');
    const first = await read(path);
    const drawn = drawings();
    shop.clock.advance(2_000);
    await read(path).expect(200);
    expect(drawn).toHaveBeenCalledTimes(1);
    shop.clock.advance(40 * 24 * HOUR_MS);
    expect((await read(path)).text).not.toBe(first.text);
  });

  it('a change of the catalogue shows within ten seconds, and what has not changed is not rendered anew', async () => {
    const paths = ['/invitation/view/sample_cv0201', '/motion/cv0201'];
    shop.clock.set('2026-11-23T03:00:00Z');
    for (const path of paths) await read(path).expect(200);
    const drawn = drawings();
    shop.clock.advance(11_000);
    for (const path of paths) await read(path).expect(200);
    expect(drawn).not.toHaveBeenCalled();
    const designs = shop.db.collection<{ _id: string }>('designs');
    await designs.updateOne({ _id: 'cv0201' }, { $set: { name: 'Nama Lain' } });
    shop.clock.advance(11_000);
    for (const path of paths) await read(path).expect(200);
    expect(drawn).toHaveBeenCalledTimes(2);
    expect((await read('/motion/cv0201')).text).toContain('Nama Lain');
    await designs.updateOne({ _id: 'cv0201' }, { $set: { hidden: true } });
    shop.clock.advance(11_000);
    await read('/motion/cv0201').expect(404);
  });
});
