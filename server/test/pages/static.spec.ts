import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ADMIN_ROUTES, PAGE_ROUTES, type PageRoute } from '@serikad/shared/pages/page-routes';
import { SHOP_PAGES } from '@serikad/shared/api/shop-pages';
import { DomainError } from '../../src/common/domain-error.js';
import { RateLimits } from '../../src/http/limits/rate-limits.service.js';
import { DesignSearchService } from '../../src/modules/designs/design-search.service.js';
import { LANDING_PAGES } from '../../src/pages/page-heads.js';
import { ENGLISH_TEXTS } from '../../src/pages/shop-document.js';
import { assertShopRenderers } from '../../src/pages/shop-renderers.js';
import { builtWebApp } from '../../src/pages/web-files.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { PAGE_START } from '../support/page-policy.js';

const START = '<!doctype html><html lang="ms"><head>';
const CONTENT = '</head><body><div id="root"></div>';
const END = '</body></html>';
const BODY = CONTENT + END;
const HTML = `${START}<title>SeriKad</title>${BODY}`;
const ENGLISH_START = '<!doctype html><html lang="en"><head>';
const ENGLISH_SCRIPT = '\n    <script type="module" crossorigin src="/assets/english-Ab12Cd34.js"></script>';
const ENGLISH_HTML = `${ENGLISH_START}<title>SeriKad</title>${ENGLISH_SCRIPT}${BODY}`;
/** Title and meta elements of a page, see shop-head.spec.ts. */
const TAGS = '<title>[^<]+</title>(<meta [^<>]+>)+(<link rel="(canonical|alternate)" [^<>]+>)*';
const MISSING_TAGS = '<title>Page Not Found · SeriKad</title><meta name="robots" content="noindex">';
const notThere = (start: string, script = ''): RegExp =>
  new RegExp(`^${start}${MISSING_TAGS}${script}(<link [^<>]+>)+${CONTENT}${ANSWERS}${END}$`);
const ANSWERS = '<script type="application/json" id="first-answers">([^<]+)</script>';
const SCRIPT = `console.log(${JSON.stringify('a script '.repeat(300))});`;
const STYLE = '.a{color:red}';
const SHARED = { file: 'assets/shared-Ab12Cd34.js', css: ['assets/shared-Ab12Cd34.css'] };
const page = (name: string) => ({
  file: `assets/${name}.js`,
  css: [`assets/${name}.css`],
  imports: ['_shell', '_own'],
});
const MANIFEST = {
  'index.html': { file: 'assets/shop-Ab12Cd34.js', imports: ['_shell'] },
  _shell: SHARED,
  _own: { file: 'assets/own-Ab12Cd34.js' },
  ...Object.fromEntries(Object.values(LANDING_PAGES).map(({ module }) => [module, page(module.replaceAll('/', '-'))])),
  [ENGLISH_TEXTS]: { file: 'assets/english-Ab12Cd34.js' },
  secret: { file: 'top secret' },
};

let folder: string;
let shop: TestApp;
let bare: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serikad-web-'));
  const files: Record<string, string | Buffer> = {
    'dist/index.html': HTML,
    'dist/index.html.br': brotliCompressSync(HTML),
    'dist/links.html': HTML,
    'dist/assets/shop-Ab12Cd34.js': SCRIPT,
    'dist/assets/shop-Ab12Cd34.js.br': brotliCompressSync(SCRIPT),
    'dist/assets/shop-Ab12Cd34.js.gz': gzipSync(SCRIPT),
    'dist/assets/shop-Ef56Gh78.css': STYLE,
    'dist/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'dist/.vite/manifest.json': JSON.stringify(MANIFEST),
    'dist/.env': 'top secret',
    'secret.js': 'top secret',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  shop = await startTestApp({ webDist: builtWebApp(join(folder, 'dist')) });
  bare = await startTestApp();
});
afterAll(async () => {
  await shop?.close();
  await bare?.close();
  rmSync(folder, { recursive: true, force: true });
});

interface RawAnswer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

/** Requests a path exactly as it is written, and returns the raw answer. */
function raw(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shop.url);
    httpRequest({ hostname, port, path, method, headers }, (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}

const pathOf = (route: string): string =>
  route.replace(':id', route.startsWith('/invitation-design') ? 'cv0004' : '64b7f0c2a1b2c3d4e5f60718');
const CLIENT_PAGES = PAGE_ROUTES.filter((route) => !SHOP_PAGES.some((page) => page === route));
const NOT_FOUND = [404, 'not-found'];

/** The document of a page: where visitors land, its head says what the page is made of; the first answers follow. */
const wholeOf = (route: PageRoute, start = START, script = ''): RegExp =>
  new RegExp(
    `^${start}${TAGS}${script}${Object.hasOwn(LANDING_PAGES, route) ? '(<link [^<>]+>)+' : ''}${CONTENT}${ANSWERS}(${DATA})?${END}$`,
  );
const DATA = '<script type="application/ld.json">[^<]+</script>';

describe('pages', () => {
  it.each(PAGE_ROUTES)('S-02 %s answers with the web app', async (route) => {
    const { status, headers, body } = await raw(pathOf(route), { Accept: 'text/html' });
    expect(status).toBe(200);
    expect(body).toMatch(wholeOf(route));
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache, must-revalidate');
  });

  it.each(ADMIN_ROUTES)('D-02 X03 %s gets the bare document, which mentions no admin pages', async (route) => {
    const { status, headers, body } = await raw(pathOf(route), { Accept: 'text/html' });
    expect([status, body]).toEqual([200, HTML]);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['cache-control']).toBe('no-cache, must-revalidate');
  });

  it('are requested again each time, and answered with 304 while they are the same', async () => {
    const { headers } = await raw('/pricing');
    const again = await raw('/pricing', { 'If-None-Match': String(headers['etag']) });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('S-02 /plan leads to /pricing, with the rest of the path and the query', async () => {
    const { status, headers } = await raw('/plan?ref=poster');
    expect([status, headers['location']]).toEqual([302, '/pricing?ref=poster']);
    expect((await raw('/plan/')).headers['location']).toBe('/pricing');
    const posted = await raw('/plan', {}, 'POST');
    expect([posted.status, posted.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    ['/CARDVIDEO?warna=biru', '/cardvideo?warna=biru'],
    ['/Pricing/', '/pricing'],
    ['/%70ricing', '/pricing'],
    ['//cardvideo', '/cardvideo'],
    ['//', '/'],
    ['/Invitation-Design/Details/cv0004?option=a', '/invitation-design/details/cv0004?option=a'],
    ['/Admin/Orders', '/admin/orders'],
  ])('W-04 %s leads to the page as it is spelled, as the app takes both', async (path, spelled) => {
    const { status, headers } = await raw(path, { Accept: 'text/html' });
    expect([status, headers['location']]).toEqual([301, spelled]);
  });

  it('no spelling leads to another host', async () => {
    for (const path of ['//other.example/', '//other.example/pricing', '/\\other.example/', '/%2F/other.example', '/%'])
      expect([path, (await raw(path, { Accept: 'text/html' })).status]).toEqual([path, 404]);
  });

  it('everything behind the first question mark is the query', async () => {
    const [plain, doubled] = [await raw('/pricing?lang=en'), await raw('/pricing?utm=a?b&lang=en')];
    expect([doubled.status, doubled.body]).toEqual([200, plain.body]);
    expect(plain.body).not.toBe((await raw('/pricing')).body);
    expect((await raw('/plan?utm=a?b&c=d')).headers['location']).toBe('/pricing?utm=a?b&c=d');
  });

  it.each([
    ['/pricing', 200],
    ['/nowhere', 404],
    ['/motion/cv0001', 200],
    ['/invitation/view/sample_cv0001/a-b', 200],
    ['/i/AAAAAAAAAAAA', 404],
    ['/k/nowhere', 404],
    ['/w/AAAAAAAAAAAA', 200],
  ])('%s opens with a parameter that is given twice, too', async (path, status) => {
    const doubled = await raw(`${path}?fbclid=1&fbclid=2`, { Accept: 'text/html' });
    const plain = await raw(path, { Accept: 'text/html' });
    expect([plain.status, doubled.status, doubled.body]).toEqual([status, status, plain.body]);
  });

  it('a visitor beyond the limit gets a page that asks again by itself', async () => {
    const full = jest.spyOn(shop.app.get(RateLimits), 'count').mockImplementation(() => {
      throw new DomainError('too-many-requests', { retryAfter: 41 });
    });
    try {
      const page = await raw('/pricing', { Accept: 'text/html' });
      expect([page.status, page.headers['retry-after'], page.headers['cache-control']]).toEqual([
        429,
        '41',
        'no-store',
      ]);
      expect(page.body).toContain('<meta http-equiv="refresh" content="30">');
      expect((await raw('/h/AAAAAAAAAAAA', { Accept: 'text/html' })).body).toBe(page.body);
      const call = await raw('/nowhere', { Accept: 'application/json' });
      expect([call.status, JSON.parse(call.body).code]).toEqual([429, 'too-many-requests']);
    } finally {
      full.mockRestore();
    }
  });

  it('a page asked for by another loopback name leads to the shop’s own origin, so that a sign-in ends where it began', async () => {
    const { origin, port } = new URL(shop.url);
    const headers = { Host: `localhost:${port}`, Accept: 'text/html' };
    for (const path of ['/', '/login', '/plan', '/admin/orders?page=2', '/invitation/form/new?design=cv0002']) {
      const answer = await raw(path, headers);
      expect([answer.status, answer.headers['location']]).toEqual([302, origin + path]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect((await raw('/api/config', headers)).status).toBe(200);
    expect((await raw('/assets/shop-Ef56Gh78.css', headers)).status).toBe(200);
    expect((await raw('/login', { ...headers, Host: `shop.test:${port}` })).status).toBe(200);
    expect((await raw('/login', { ...headers, 'X-Forwarded-For': '10.0.0.7' })).status).toBe(200);
  });

  it.each([
    '/nowhere',
    '/pricing/more',
    '/user/profile/1/2',
    '/admin/nowhere',
    '/invitation-order',
    '/index',
    '/a%20b',
    '/toString',
  ])('S-02 %s is the web app with status 404, so that it shows Page Not Found', async (path) => {
    const { status, headers, body } = await raw(path, { Accept: 'text/html,*/*;q=0.8' });
    // Below /user the addresses that are no pages are the API's.
    expect(status).toBe(404);
    expect(body).toMatch(notThere(START));
    expect(headers['cache-control']).toBe('no-cache, must-revalidate');
  });

  it('HEAD answers with the headers alone', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/nowhere', 404],
      ['/assets/shop-Ef56Gh78.css', 200],
    ] as const) {
      const head = await raw(path, {}, 'HEAD');
      expect([path, head.status, head.body]).toEqual([path, status, '']);
    }
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('X58 %s is no method of a page', async (method) => {
    const { status, headers, body } = await raw('/pricing', {}, method);
    expect([status, headers['allow'], JSON.parse(body).code]).toEqual([405, 'GET, HEAD', 'method-not-allowed']);
  });

  it('a request for JSON gets a 404 in JSON', async () => {
    const { status, body } = await raw('/nowhere', { Accept: 'application/json' });
    expect([status, JSON.parse(body).code]).toEqual(NOT_FOUND);
  });
});

describe('the language of the shop’s pages', () => {
  const html = (path: string, cookie?: string) => raw(path, { Accept: 'text/html', ...(cookie && { Cookie: cookie }) });

  it.each(CLIENT_PAGES)('%s is English with the cookie, and loads the dictionary before the app', async (route) => {
    const { status, body } = await html(pathOf(route), 'language=en');
    expect(status).toBe(200);
    expect(body).toMatch(wholeOf(route, ENGLISH_START, ENGLISH_SCRIPT));
  });

  it.each(SHOP_PAGES)('W-01 %s is English with ?lang=en, and loads the dictionary before the app', async (route) => {
    const { status, body } = await html(`${pathOf(route)}?lang=en`);
    expect(status).toBe(200);
    expect(body).toMatch(wholeOf(route, ENGLISH_START, ENGLISH_SCRIPT));
  });

  it.each(ADMIN_ROUTES)('%s is English with the cookie, too', async (route) => {
    expect((await html(route, 'a=b; language=en; c=d')).body).toBe(ENGLISH_HTML);
  });

  it('W-01 an unknown address is English with ?lang=en', async () => {
    expect((await html('/nowhere?lang=en')).body).toMatch(notThere(ENGLISH_START, ENGLISH_SCRIPT));
  });

  it('W-01 W-05 cookies and Accept-Language make no difference to a public page', async () => {
    const plain = await html('/pricing');
    for (const headers of [{ Cookie: 'language=en' }, { Cookie: 'a=b' }, { 'Accept-Language': 'en' }]) {
      const other = await raw('/pricing', { Accept: 'text/html', ...headers });
      expect([other.body, other.headers['etag']]).toEqual([plain.body, plain.headers['etag']]);
      expect([other.headers['vary'], other.headers['set-cookie']]).toEqual(['Accept-Encoding', undefined]);
    }
  });

  it.each([
    undefined,
    'language=ms',
    'language=',
    'language=EN',
    'language=fr',
    'language="en"',
    'mylanguage=en',
    'language=en<script>',
  ])('a page is Malay with %j, byte for byte', async (cookie) => {
    expect((await html('/nowhere', cookie)).body).toMatch(notThere(START));
    expect((await html('/login', cookie)).body).toMatch(wholeOf('/login'));
    expect((await html('/pricing', cookie)).body).toMatch(wholeOf('/pricing'));
  });

  it('a page does not follow the browser’s languages', async () => {
    expect((await raw('/nowhere', { Accept: 'text/html', 'Accept-Language': 'en' })).body).toMatch(notThere(START));
  });

  it.each(['/login', '/admin/orders', '/invitation/create-order'])(
    '%s varies by the cookie, and its ETag is of one language',
    async (path) => {
      const malay = await html(path);
      const english = await html(path, 'language=en');
      for (const { headers } of [malay, english]) expect(String(headers['vary']).split(', ')).toContain('Cookie');
      expect(english.headers['etag']).not.toBe(malay.headers['etag']);
      const asked = { Accept: 'text/html', 'If-None-Match': String(malay.headers['etag']) };
      expect((await raw(path, { ...asked, Cookie: 'language=en' })).body).toBe(english.body);
    },
  );

  it('an answer 304 varies as the page does', async () => {
    const { headers } = await html('/login');
    const known = await raw('/login', { Accept: 'text/html', 'If-None-Match': String(headers['etag']) });
    expect(known.status).toBe(304);
    expect(String(known.headers['vary']).split(', ').sort()).toEqual(['Accept-Encoding', 'Cookie']);
  });
});

describe('the head of a page where visitors land', () => {
  const linksOf = async (path: string): Promise<string[]> =>
    (await raw(path)).body.match(/<link rel="(?!canonical|alternate)[^<>]+>/g) ?? [];

  it('asks for the page’s styles and scripts beyond those that every page begins with', async () => {
    expect(await linksOf('/pricing')).toEqual([
      '<link rel="stylesheet" crossorigin href="/assets/src-features-pricing-pricing-page.tsx.css">',
      '<link rel="modulepreload" crossorigin href="/assets/src-features-pricing-pricing-page.tsx.js">',
      '<link rel="modulepreload" crossorigin href="/assets/own-Ab12Cd34.js">',
    ]);
  });

  it.each([
    ['/', '/design/cover-image/cv0001?w=400'],
    ['/invitation-design/details/cv0004', '/design/cover-image/cv0004?w=400'],
    ['/invitation-design/details/cv0004/?from=poster', '/design/cover-image/cv0004?w=400'],
  ])('%s asks for its first picture', async (path, picture) => {
    expect((await linksOf(path))[0]).toContain(`as="image" fetchpriority="high" href="${picture}"`);
  });

  it.each(['%22%3E%3Cscript%3E', 'a"onload="b', '<b>', 'a b'])(
    'X33 asks for nothing else by the address %s',
    async (id) => {
      const { body } = await raw(`/invitation-design/details/${encodeURI(id)}`);
      const [element = '', answers] = new RegExp(ANSWERS).exec(body) ?? [];
      // Every page has the element of the answers; its content has nothing of the address, either.
      expect(body.replace(element, '')).not.toMatch(/cover-image|onload|<b>|<script|%22|%3C|&#34;/);
      expect(answers).not.toMatch(/cover-image|onload|<b>|<script|%22|%3C/);
    },
  );

  it('stays as it is on other pages', async () => {
    for (const path of ['/login', '/admin']) expect(await linksOf(path)).toEqual([]);
  });
});

describe('the first answers of a page', () => {
  const answersOf = async (path: string): Promise<Record<string, unknown>> => {
    const { body } = await raw(path);
    return JSON.parse(new RegExp(ANSWERS).exec(body)?.[1] ?? '') as Record<string, unknown>;
  };
  const dataOf = async (path: string): Promise<unknown> =>
    (JSON.parse((await raw(path)).body) as { data: unknown }).data;

  it.each([
    ['/', '/api/design/find?skip=0&limit=7', 'GET /api/design/find {"skip":0,"limit":7}'],
    ['/cardvideo', '/api/design/search?skip=0&limit=18', 'GET /api/design/search {"skip":0,"limit":18}'],
    [
      '/cardvideo/?category=islamic&page=2&utm=x',
      '/api/design/search?skip=18&limit=18&category=islamic',
      'GET /api/design/search {"skip":18,"limit":18,"category":"islamic"}',
    ],
    [
      '/cardvideo?category=<b>&page=-1',
      '/api/design/search?skip=0&limit=18',
      'GET /api/design/search {"skip":0,"limit":18}',
    ],
    [
      '/invitation-design/details/cv0004?from=poster',
      '/api/design/find-one/cv0004?source=web',
      'GET /api/design/find-one/:id {"id":"cv0004","source":"web"}',
    ],
  ])('of %s are those of the calls', async (path, call, key) => {
    const similar = path.startsWith('/invitation-design') && {
      'GET /api/design/similar/:id {"id":"cv0004"}': await dataOf('/api/design/similar/cv0004'),
    };
    const total = path === '/' && { 'GET /api/invitation/total {}': await dataOf('/api/invitation/total') };
    expect(await answersOf(path)).toEqual({
      'GET /api/config {}': await dataOf('/api/config'),
      ...total,
      [key]: await dataOf(call),
      ...similar,
    });
  });

  it('of the catalogue have its first two covers requested with the HTML', async () => {
    const { design } = (await dataOf('/api/design/find?limit=2')) as { design: { coverImage: string }[] };
    const { body } = await raw('/cardvideo');
    expect(body.match(/as="image" fetchpriority="high" href="[^"?]+/g)).toEqual(
      design.map(({ coverImage }) => `as="image" fetchpriority="high" href="${coverImage}`),
    );
  });

  it.each(['/login', '/nowhere', '/pricing'])('of %s are the configuration alone', async (path) => {
    expect(Object.keys(await answersOf(path))).toEqual(['GET /api/config {}']);
  });

  it.each(['/invitation-design/details/cv9999', '/invitation-design/details/a%20b'])(
    'W-04 of %s say that there is no such design',
    async (path) => {
      expect((await raw(path)).status).toBe(404);
      expect(Object.keys(await answersOf(path))).toEqual(['GET /api/config {}', 'missing-design']);
    },
  );

  it('W-04 of a design that is hidden they say no more', async () => {
    await shop.db.collection('designs').updateOne({ _id: 'cv0006' as never }, { $set: { hidden: true } });
    try {
      const path = '/invitation-design/details/cv0006';
      expect((await raw(path)).status).toBe(410);
      expect(Object.keys(await answersOf(path))).toEqual(['GET /api/config {}', 'missing-design']);
    } finally {
      await shop.db.collection('designs').updateOne({ _id: 'cv0006' as never }, { $set: { hidden: false } });
    }
  });

  it('X33 cannot be ended by a text of the seller’s', async () => {
    const name = '</script><script>alert(1)</script><!--';
    const before = await shop.db.collection('designs').findOne({ _id: 'cv0005' as never });
    await shop.db.collection('designs').updateOne({ _id: 'cv0005' as never }, { $set: { name } });
    // The search keeps the catalogue for some seconds.
    shop.clock.advance(60_000);
    try {
      const { body } = await raw('/cardvideo?category=minimalist');
      expect(body).not.toContain('<script>');
      expect(body).not.toContain('<!--');
      expect(JSON.stringify(await answersOf('/cardvideo?category=minimalist'))).toContain(JSON.stringify(name));
    } finally {
      await shop.db
        .collection('designs')
        .updateOne({ _id: 'cv0005' as never }, { $set: { name: before?.['name'] as string } });
    }
  });

  it('W-01 come from the last page while the database hangs, or say after three seconds that the shop can’t be reached', async () => {
    const known = await raw('/cardvideo?category=floral');
    const hangs = jest.spyOn(shop.app.get(DesignSearchService), 'page').mockReturnValue(new Promise(() => undefined));
    try {
      shop.clock.advance(9 * 60_000);
      const again = await raw('/cardvideo?category=floral');
      expect([again.status, again.body]).toEqual([200, known.body]);
      const other = await raw('/cardvideo?category=rustic&page=7');
      expect([other.status, other.headers['cache-control'], other.headers['retry-after']]).toEqual([
        503,
        'no-store',
        '30',
      ]);
      expect(other.headers['vary']).toBe('Accept-Encoding');
      shop.clock.advance(10 * 60_000);
      expect((await raw('/cardvideo?category=floral')).status).toBe(503);
    } finally {
      hangs.mockRestore();
      shop.clock.reset();
    }
  });
});

describe('X57 what is no page is never the web app', () => {
  it.each([
    '/x.css',
    '/assets/gone-00000000.js',
    '/favicon.ico',
    '/.env',
    '/.vite/manifest.json',
    '/index.html',
    '/assets/shop-Ab12Cd34.js.br',
    '/wp-login.php',
    '/api',
    '/api/x.css',
    '/api/nothing',
    '/api/design',
    '/user/nothing',
    '/list/nothing',
    '/visitor',
    '/health',
    '/metrics/nothing',
    '/docs/nothing',
    '/docs-json/nothing',
    '/storage/x.css',
    '/storage/x',
    '/design/nothing',
    '/design/cover-image',
  ])('%s', async (path) => {
    const { status, headers, body } = await raw(path, { Accept: '*/*' });
    expect([status, JSON.parse(body).code]).toEqual(NOT_FOUND);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/../secret.js',
    '/..%2fsecret.js',
    '/%2e%2e/secret.js',
    '/assets/../../secret.js',
    '/assets/..%5c..%5csecret.js',
    '/assets/%252e%252e/secret.js',
    '/assets/shop-Ab12Cd34.js%00.css',
    '//secret.js',
  ])('X33 %s leads out of the folder and finds nothing', async (path) => {
    const { status, body } = await raw(path);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain('top secret');
  });

  it('the API wins where an address could be both', async () => {
    const profile = await raw('/user/profile', { Accept: 'text/html' });
    expect([profile.status, JSON.parse(profile.body).code]).toEqual([403, 'invalid-token']);
    expect(profile.headers['cache-control']).toBe('no-store');
    const { data: config } = JSON.parse((await raw('/api/config')).body) as { data: object };
    const answers = JSON.stringify({ 'GET /api/config {}': config });
    expect((await raw('/user/profile/64b7f0c2a1b2c3d4e5f60718')).body).toBe(
      `${START}<title>My Orders · SeriKad</title><meta name="robots" content="noindex">${CONTENT}<script type="application/json" id="first-answers">${answers}</script>${END}`,
    );
  });

  it('X58 a call under a method that it lacks says so, either way', async () => {
    for (const [method, path, allow] of [
      ['GET', '/user/register', 'POST'],
      ['DELETE', '/api/config', 'GET, HEAD'],
      ['POST', '/user/profile', 'GET, PUT, HEAD'],
    ] as const) {
      const { status, headers, body } = await raw(path, {}, method);
      expect([path, status, headers['allow'], JSON.parse(body).code]).toEqual([path, 405, allow, 'method-not-allowed']);
    }
    expect((await raw('/api/nothing', {}, 'POST')).status).toBe(404);
    expect((await raw('/nowhere', {}, 'POST')).status).toBe(404);
  });
});

describe('files of the web app', () => {
  it.each([
    ['br, gzip', 'br', brotliCompressSync(SCRIPT).length],
    ['gzip, deflate', 'gzip', gzipSync(SCRIPT).length],
    ['br;q=0, gzip', 'gzip', gzipSync(SCRIPT).length],
  ])('are answered to Accept-Encoding %s by the copy in %s that the build made', async (accepted, encoding, length) => {
    const { headers } = await raw('/assets/shop-Ab12Cd34.js', { 'Accept-Encoding': accepted });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(length),
      'content-type': expect.stringMatching(/^text\/javascript/),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringContaining('Accept-Encoding'),
    });
  });

  it.each([{}, { 'Accept-Encoding': 'identity' }, { 'Accept-Encoding': 'br;q=0' }])(
    'are answered as they are to a client that reads no compression: %j',
    async (headers) => {
      const answer = await raw('/assets/shop-Ab12Cd34.js', headers);
      expect([answer.status, answer.body]).toEqual([200, SCRIPT]);
      expect(answer.headers).not.toHaveProperty('content-encoding');
      expect(answer.headers['vary']).toContain('Accept-Encoding');
    },
  );

  it('are requested again each time where their names do not change', async () => {
    const { status, headers } = await raw('/favicon.svg');
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([200, 'no-cache', 'image/svg+xml']);
    expect((await raw('/favicon.svg', { 'If-None-Match': String(headers['etag']) })).status).toBe(304);
  });

  it('have their encoding distinguished by a cache', async () => {
    const plain = await raw('/assets/shop-Ab12Cd34.js');
    const br = await raw('/assets/shop-Ab12Cd34.js', { 'Accept-Encoding': 'br' });
    expect(br.headers['etag']).not.toBe(plain.headers['etag']);
  });
});

describe('X56 headers of every kind of answer', () => {
  const API_CSP = /^default-src 'none';frame-ancestors 'none'$/;
  it.each([
    ['a page', '/pricing', 200, PAGE_START],
    ['an unknown page', '/nowhere', 404, PAGE_START],
    ['a file of the web app', '/favicon.svg', 200, PAGE_START],
    ['an unknown file', '/x.css', 404, PAGE_START],
    ['a redirect', '/plan', 302, PAGE_START],
    ['a call', '/api/design/find', 200, API_CSP],
    ['a call without a session', '/user/profile', 403, API_CSP],
    ['a bad call', '/api/design/find?limit=0', 400, API_CSP],
    ['a wrong method', '/user/register', 405, API_CSP],
    ['an unknown call', '/api/nothing', 404, API_CSP],
    ['a cover', '/design/cover-image/cv0004', 200, /^default-src 'none'; sandbox$/],
    ['an unknown picture', '/storage/nothing.png', 404, API_CSP],
  ])('%s', async (_name, path, status, policy) => {
    const answer = await raw(path, { Accept: 'text/html,image/webp,*/*;q=0.8' });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(policy),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.any(String),
      'cache-control': expect.any(String),
    });
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers).not.toHaveProperty('server');
  });
});

describe('W-06 headers of what a page loads', () => {
  it.each(['/assets/shop-Ab12Cd34.js', '/assets/shop-Ef56Gh78.css', '/assets/unknown.js'])(
    '%s has those that mean something there, since a phone loads them dozens of times',
    async (path) => {
      const { headers } = await raw(path);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-request-id': expect.any(String),
      });
      for (const name of ['permissions-policy', 'cross-origin-opener-policy', 'origin-agent-cluster']) {
        expect(headers).not.toHaveProperty(name);
      }
    },
  );
});

describe('without a built web app', () => {
  it('the start is refused with a sentence that says what to do', () => {
    expect(() => builtWebApp(join(folder, 'nowhere'))).toThrow(/The web app is not built: .*index\.html.*npm start/);
  });

  it('W-01 a start in production is refused without the renderer of the public pages, with the command that builds it', () => {
    expect(() => assertShopRenderers(join(folder, 'dist'))).toThrow(
      /renderer of the public pages is not built: .*shop-server\.cjs is missing.*pnpm --filter @serikad\/web build/,
    );
    expect(() => assertShopRenderers(builtWebApp())).not.toThrow();
  });

  it('a server of the API alone has no pages', async () => {
    const { status, body } = await bare.http.get('/pricing');
    expect([status, body.code]).toEqual(NOT_FOUND);
  });
});
