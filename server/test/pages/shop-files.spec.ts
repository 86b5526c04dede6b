import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { MINUTE_MS } from '@serikad/shared/calendar/durations';
import { SHOP_PAGES } from '@serikad/shared/api/shop-pages';
import { DESIGN_CATEGORIES } from '@serikad/shared/designs/design.types';
import { mongo } from 'mongoose';
import type * as robots from 'robots-parser';
import { drawnDesigns } from '../support/drawn-designs.js';
import { DesignsService } from '../../src/modules/designs/designs.service.js';
import { sitemapXml } from '../../src/pages/head/sitemap.js';
import { ShopPages } from '../../src/pages/shop-pages.service.js';
import { builtWebApp } from '../../src/pages/web-files.js';
import { signInSeller } from '../admin/support/seller.js';
import { startTestApp, type TestApp } from '../support/app.js';
import type { Session } from '../support/sign-in.js';

jest.setTimeout(120_000);

/** Its types say that it is an ES module, which it is not. */
const robotsParser = jest.requireActual<typeof robots.default.default>('robots-parser');

let shop: TestApp;
let seller: Session;
beforeAll(async () => {
  shop = await startTestApp({ webDist: builtWebApp() });
  seller = await signInSeller(shop);
});
afterAll(() => shop?.close());
afterEach(() => shop.clock.reset());

it('the page that the shop can’t be reached is made once for all who get it', async () => {
  const pages = shop.app.get(ShopPages);
  const [first, second] = [await pages.unavailable('ms'), await pages.unavailable('ms')];
  expect([first.isRendered, second.document === first.document]).toEqual([true, true]);
  expect((await pages.unavailable('en')).document).not.toBe(first.document);
});

describe('W-03 robots.txt', () => {
  const ID = '650000000000000000000001';
  const fetchRobots = async () => {
    const { text, headers } = await shop.http.get('/robots.txt').expect(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    return robotsParser(`${shop.url}/robots.txt`, text);
  };
  const GUEST_PAGES = [
    `/invitation/view/${ID}/aisyah-danial`,
    `/invitation/view/${ID}`,
    `/invitation/preview/${ID}/${'a'.repeat(32)}.jpg`,
    '/k/aisyah-danial',
    '/i/abcdefghijklmnop',
  ];
  const OTHERS = [
    '/h/abcdefghijklmnop',
    '/c/abcdefghijklmnop',
    '/d/abcdefghijklmnop',
    '/w/abcdefghijklmnop',
    '/invitation/form/new',
    '/invitation/create-order',
    '/invitation/change-package',
    `/invitation-order/view/items/${ID}`,
    `/user/profile/${ID}`,
    '/user/sign-in',
    '/login',
    '/admin',
    '/admin/orders/1',
    '/api/design/find',
    '/visitor/visit',
    '/list/',
    '/health/ready',
    '/metrics',
    '/docs',
    '/docs-json',
    '/demo-google/authorize',
    '/storage/photos/a.webp',
  ];
  const OPEN = [
    ...SHOP_PAGES.map((page) => page.replace(':id', 'cv0004')),
    '/cardvideo?category=floral&page=2&lang=en',
    '/design/cover-image/cv0004?w=720',
    '/design/preview-image/cv0004?v=1',
    '/storage/designs/cv0001/corner-a.avif',
    '/assets/shop.js',
    '/link-picture.jpg',
    '/icon-512.png',
    '/site.webmanifest',
    '/sitemap.xml',
    '/favicon.ico',
  ];

  it.each(['Googlebot', 'bingbot', 'AnyBot'])(
    '%s may read the shop, and nothing of guests and accounts',
    async (name) => {
      const file = await fetchRobots();
      const allowed = (path: string) => [path, file.isAllowed(shop.url + path, name)];
      expect(OPEN.map(allowed)).toEqual(OPEN.map((path) => [path, true]));
      expect([...GUEST_PAGES, ...OTHERS].map(allowed)).toEqual(
        [...GUEST_PAGES, ...OTHERS].map((path) => [path, false]),
      );
    },
  );

  it.each(['WhatsApp', 'facebookexternalhit', 'TelegramBot', 'Twitterbot'])(
    '%s may read what a link in a chat shows, guest pages too',
    async (name) => {
      const file = await fetchRobots();
      const allowed = (path: string) => [path, file.isAllowed(shop.url + path, name)];
      expect([...OPEN, ...GUEST_PAGES].map(allowed)).toEqual([...OPEN, ...GUEST_PAGES].map((path) => [path, true]));
      expect(OTHERS.map(allowed)).toEqual(OTHERS.map((path) => [path, false]));
    },
  );

  it('names the sitemap', async () => {
    expect((await fetchRobots()).getSitemaps()).toEqual([`${shop.url}/sitemap.xml`]);
  });
});

describe('W-03 sitemap.xml', () => {
  const problemsOf = (xml: string): string => {
    const script = join(__dirname, 'support/validate-sitemap.mjs');
    const { stdout, stderr, status } = spawnSync(process.execPath, [script], { input: xml, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    return stdout;
  };
  const unescaped = (text: string): string =>
    text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
  /** Addresses with their last change. */
  const entriesIn = (xml: string): Map<string, string | undefined> =>
    new Map(
      [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(([, loc = '', lastmod]) => [
        unescaped(loc),
        lastmod,
      ]),
    );
  const fetchXml = async (): Promise<string> => {
    const { text, headers } = await shop.http.get('/sitemap.xml').expect(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    return text;
  };
  const entries = async () => entriesIn(await fetchXml());
  const update = (path: string, body: object) =>
    shop.http.put(`/api/admin/design/${path}`).set(seller.headers).send(body).expect(200);
  const address = (path: string) => shop.url + path;

  it('satisfies the schema of sitemaps, which refuses another', async () => {
    expect(problemsOf(await fetchXml())).toBe('');
    expect(problemsOf((await fetchXml()).replace('<lastmod>', '<lastmod>x'))).toContain('lastmod');
    expect(problemsOf(sitemapXml(shop.url, []))).toBe('');
  });

  it('has every public page, category and design in both languages, and nothing else', async () => {
    const designs = await drawnDesigns();
    const paths = [
      ...SHOP_PAGES.filter((page) => !page.includes(':')),
      ...DESIGN_CATEGORIES.map((category) => `/cardvideo?category=${category}`),
      ...designs.map(({ _id }) => `/invitation-design/details/${_id}`),
    ];
    const both = paths.flatMap((path) => [address(path), `${address(path)}${path.includes('?') ? '&' : '?'}lang=en`]);
    expect([...(await entries()).keys()].sort()).toEqual(both.sort());
  });

  it('is the last one while the catalogue can’t be read, and is read once for all who ask', async () => {
    const last = await fetchXml();
    const changes = jest.spyOn(shop.app.get(DesignsService), 'changes');
    let fail: (error: Error) => void = () => undefined;
    try {
      changes.mockReturnValue(new Promise((_, reject) => (fail = reject)));
      shop.clock.advance(2 * MINUTE_MS);
      expect(await Promise.all([fetchXml(), fetchXml()])).toEqual([last, last]);
      expect(changes).toHaveBeenCalledTimes(1);
    } finally {
      fail(new mongo.MongoNetworkError('away'));
      changes.mockRestore();
    }
  });

  it('every address in it answers 200, as the page’s own canonical one', async () => {
    for (const each of (await entries()).keys()) {
      const headers = { Accept: 'text/html', ...(each.includes('lang=en') && { Cookie: 'language=en' }) };
      const answer = await fetch(each, { headers });
      const canonical = /<link rel="canonical" href="([^"]+)">/.exec(await answer.text())?.[1] ?? '';
      expect([answer.status, unescaped(canonical)]).toEqual([200, each]);
    }
  });

  it('every design has its last change; an edit is one of it, of its category and of the catalogue', async () => {
    const design = address('/invitation-design/details/cv0201');
    const [category, other] = ['vintage', 'rustic'].map((name) => address(`/cardvideo?category=${name}`));
    const before = await entries();
    for (const { _id } of await drawnDesigns()) {
      expect(before.get(address(`/invitation-design/details/${_id}`))).toMatch(/^\d{4}-\d\d-\d\dT/);
    }
    shop.clock.advance(2 * MINUTE_MS);
    await update('update', { id: 'cv0201', name: 'Nama Baharu' });
    const now = new Date(shop.clock.now()).getTime();
    const after = await entries();
    for (const each of [design, category ?? '', address('/cardvideo'), address('/')]) {
      expect(Math.abs(Date.parse(after.get(each) ?? '') - now)).toBeLessThan(MINUTE_MS);
      expect(after.get(each)).not.toBe(before.get(each));
    }
    expect(after.get(other ?? '')).toBe(before.get(other ?? ''));
    expect(after.get(address('/pricing'))).toBeUndefined();
  });

  it('a hidden design is not in it within a minute, and its category has changed', async () => {
    const design = address('/invitation-design/details/cv0301');
    const category = address('/cardvideo?category=classic');
    const before = await entries();
    expect(before.has(design)).toBe(true);
    shop.clock.advance(5 * MINUTE_MS);
    await update('hidden', { id: 'cv0301', hidden: true });
    shop.clock.advance(MINUTE_MS);
    const after = await entries();
    expect([after.has(design), after.has(`${design}?lang=en`)]).toEqual([false, false]);
    expect(Date.parse(after.get(category) ?? '')).toBeGreaterThan(Date.parse(before.get(category) ?? ''));
    await update('hidden', { id: 'cv0301', hidden: false });
    shop.clock.advance(2 * MINUTE_MS);
    expect((await entries()).has(design)).toBe(true);
  });

  it('a category without a shown design is not in it', () => {
    const hidden = { _id: 'cv0001', category: 'floral', hidden: true } as const;
    const shown = { _id: 'cv0002', category: 'modern', hidden: false } as const;
    const listed = [...entriesIn(sitemapXml('https://kad.example.com', [hidden, shown])).keys()];
    expect(listed).toContain('https://kad.example.com/cardvideo?category=modern');
    expect(listed.join()).not.toContain('floral');
    expect(listed.join()).not.toContain('cv0001');
  });
});
