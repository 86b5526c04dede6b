import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DAY_MS } from '@serikad/shared/calendar/durations';
import { WEIGHTS } from '../../src/http/decorators/budgets.js';
import { SharedCounters } from '../../src/http/limits/shared-counters.service.js';
import { startTestApp, type TestApp } from '../support/app.js';
import type { Session } from '../support/sign-in.js';

const WEB = resolve(__dirname, '../../../web');
const HOSTILE = `</script><script>alert(1)</script>"'><img src=x onerror=a>`;

let shop: TestApp;
let owner: Session;
let invitationId: string;

beforeAll(async () => {
  // `npm test` builds first; a spec that is run alone must not depend on who built last.
  if (!existsSync(resolve(WEB, 'dist-ssr/entry-server.cjs')) || !existsSync(resolve(WEB, 'dist/.vite/manifest.json'))) {
    execFileSync(process.execPath, [resolve(WEB, '../node_modules/vite/bin/vite.js'), 'build'], { cwd: WEB });
    const ssr = ['build', '--ssr', 'src/guest/entry-server.tsx', '--outDir', 'dist-ssr'];
    execFileSync(process.execPath, [resolve(WEB, '../node_modules/vite/bin/vite.js'), ...ssr], { cwd: WEB });
  }
  shop = await startTestApp();
  owner = await shop.signIn();
  const order = await shop.http
    .post('/api/order/create/v2')
    .set(owner.headers)
    .send({ customer: { name: 'Aisyah', phoneNo: '0123456789' }, items: [{ item: 'rsvp', package: 'premium' }] })
    .expect(200);
  invitationId = order.body.data.invitationId;
  await update('names', {
    couple: {
      bride: { shortName: 'Aisyah', fullName: 'Nur Aisyah binti Mohd Rosli' },
      groom: { shortName: "D'Nial", fullName: 'Ahmad Danial bin Ismail' },
      order: 'bride-first',
    },
    couple2: null,
    inviter: { inviter1: { name1: 'Mohd Rosli bin Abdul Rahman', name2: '' }, inviter2: null },
    contacts: [{ name: 'Encik Rosli', phoneNo: '012-345 6789' }],
    hashtag: '#AisyahDanial',
    shortNameStyle: null,
    fullNameStyle: null,
  });
  await update('date-time', { date: '2026-12-12', startTime: '11:00', endTime: '16:30', tentative: [] });
  await update('location', {
    venue: 'Dewan Seri Melati',
    address: 'Jalan Sultan,\n20000 Kuala Terengganu',
    googleMapLink: '',
    wazeLink: '',
  });
}, 120_000);
afterAll(() => shop.close());

async function update(section: string, body: object): Promise<void> {
  await shop.http
    .put(`/api/invitation/update/${section}`)
    .set(owner.headers)
    .send({ id: invitationId, ...body })
    .expect(200);
}

const page = (path = `/invitation/view/${invitationId}/aisyah-danial`) => shop.http.get(path);

function meta(html: string, property: string): string | undefined {
  return new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)">`).exec(html)?.[1];
}

describe('I-27 link previews', () => {
  it('are in the HTML: title, description, picture and address, before anything else', async () => {
    const { text: html } = await page()
      .expect(200)
      .expect('Content-Type', /text\/html/);
    expect(meta(html, 'og:title')).toBe('Aisyah &amp; D&#39;Nial · Walimatul Urus');
    expect(meta(html, 'og:description')).toBe(
      'Sabtu, 12 Disember 2026 · 11.00 pagi – 4.30 petang · Dewan Seri Melati, Kuala Terengganu',
    );
    expect(meta(html, 'og:image')).toMatch(/\/invitation\/preview\/[0-9a-f]{24}\/[0-9a-f]{32}\.jpg$/);
    expect(meta(html, 'og:url')).toBe(`${shop.config.publicUrl}/invitation/view/${invitationId}/aisyah-d-nial`);
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
    expect(meta(html, 'robots')).toBe('noindex');
    expect(html.indexOf('og:title')).toBeLessThan(html.indexOf('<style>'));
  });

  it('name a picture that there is', async () => {
    const { text: html } = await page();
    const image = meta(html, 'og:image') ?? '';
    await shop.http
      .get(new URL(image).pathname)
      .expect(200)
      .expect('Content-Type', /image\/jpeg/);
  });
});

describe('I-20 the guest page', () => {
  it('carries the names in its first HTML, and what is essential without a script', async () => {
    const { text: html } = await page();
    const body = html.slice(html.indexOf('<body>'), html.indexOf('<script type="application/json"'));
    for (const text of ['Aisyah', "D'Nial", 'Dewan Seri Melati', 'Sabtu, 12 Disember 2026', 'WALIMATUL URUS']) {
      expect(body).toContain(text);
    }
    expect(html).toContain('<noscript>');
  });

  it.each([
    ['cv0301', 'textile'],
    ['cv0001', 'engraved'],
    ['cv0003', 'arch'],
    ['cv0402', 'poster'],
    ['cv0201', 'letter'],
    ['cv0703', 'night'],
  ])('loads the kit of its design after the first paint, and no other: %s, %s', async (design, kit) => {
    const { text: html } = await page(`/invitation/view/sample_${design}/sample`).expect(200);
    expect(html).toContain(` data-kit="${kit}"`);
    const kits = [...html.matchAll(/<link ([^>]*) href="(\/assets\/kit-(\w+)-[^"]+\.css)">/g)];
    expect(kits.map(([, attribute, , name]) => [attribute, name])).toEqual([
      ['data-later', kit],
      ['rel="stylesheet"', kit],
    ]);
    // The second for those who run no script; both after the other styles, which it changes.
    expect(html).toMatch(/<noscript>(<link rel="stylesheet" href="[^"]+">)+<\/noscript>/);
    expect(html.lastIndexOf('.css')).toBe(html.lastIndexOf(kits[1]?.[2] ?? '') + (kits[1]?.[2]?.length ?? 0) - 4);
    expect(existsSync(resolve(WEB, `dist${kits[0]?.[2]}`))).toBe(true);
  });

  it('answers without the names in the address as well', async () => {
    await page(`/invitation/view/${invitationId}`).expect(200);
  });

  it('runs under the strict policy: scripts of our origin, and inline the one whose hash the policy names', async () => {
    const { text: html, headers } = await page();
    const inline = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(inline).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}' 'sha256-`);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes?.trim());
    expect(scripts).toHaveLength(3);
    expect(scripts[0]).toBe('');
    expect(scripts[1]).toMatch(/^type="module" src="\/assets\/[\w.-]+\.js" fetchpriority="low"$/);
    expect(scripts[2]).toBe('type="application/json" id="invitation"');
    expect(html).not.toMatch(/\son\w+=/);
  });

  it('keeps what is private out: the owner sees the same page as guests', async () => {
    const anonymous = await page();
    const owned = await page().set(owner.headers);
    expect(owned.text).toBe(anonymous.text);
    expect(anonymous.text).not.toContain(owner.userId);
    expect(anonymous.text).not.toContain(owner.email);
    expect(anonymous.text).not.toContain('paidAmount');
  });

  it('X57 is revalidated by its ETag, and an edit shows at once', async () => {
    const first = await page().expect('Cache-Control', 'public, max-age=0, must-revalidate');
    await page().set('If-None-Match', first.headers['etag']!).expect(304);
    await update('main-page', { title: 'MAJLIS PERKAHWINAN' });
    const second = await page().set('If-None-Match', first.headers['etag']!).expect(200);
    expect(meta(second.text, 'og:title')).toContain('Majlis Perkahwinan');
  });

  it('brings the newest wishes along', async () => {
    await shop.http
      .post('/api/wish/add')
      .send({
        invitationId,
        from: 'Pak Long',
        attendanceCount: 0,
        willAttend: false,
        message: 'Selamat pengantin baru',
      })
      .expect(200);
    const { text: html } = await page();
    expect(html).toContain('<p dir="auto">Selamat pengantin baru</p>');
  });

  it('I-26 shows samples in both languages', async () => {
    const malay = await page('/invitation/view/sample_cv0001/sample').expect(200);
    const english = await page('/invitation/view/sample_cv0001/sample?language=english').expect(200);
    expect(malay.text).toContain('<html lang="ms"');
    expect(malay.text).toContain('Buka Jemputan');
    expect(english.text).toContain('<html lang="en"');
    expect(english.text).toContain('Open Invitation');
  });
});

describe('X26 hostile texts', () => {
  afterAll(() => update('main-page', { title: 'WALIMATUL URUS' }));

  it('show as text wherever they are: never a tag, never the end of the data', async () => {
    await update('main-page', { title: HOSTILE });
    await update('location', { venue: HOSTILE, address: HOSTILE, googleMapLink: '', wazeLink: '' });
    await shop.http
      .post('/api/wish/add')
      .send({ invitationId, from: HOSTILE, attendanceCount: 0, willAttend: false, message: HOSTILE })
      .expect(200);
    const { text: html } = await page().expect(200);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    expect(html.match(/<script/g)).toHaveLength(3);
    const data = /<script type="application\/json" id="invitation">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(data).not.toContain('<');
    expect(JSON.parse(data).bundle.invitation.title).toBe(HOSTILE);
  });
});

describe('I-20 the page where there is nothing to show', () => {
  it.each(['64b000000000000000000000', 'x', 'sample_cv9999', '%00', '[object Object]'])(
    'is not found for %s',
    async (id) => {
      const answer = await page(`/invitation/view/${encodeURIComponent(id)}/x`)
        .expect(404)
        .expect('Content-Type', /text\/html/);
      expect(answer.text).toContain('Page Not Found');
      expect(answer.text).toContain('<a href="/">Homepage</a>');
      expect(meta(answer.text, 'robots')).toBe('noindex');
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('is the same for an unpaid invitation after seven days', async () => {
    const unknown = await page('/invitation/view/64b000000000000000000000/x');
    shop.clock.advance(7 * DAY_MS + 60_000);
    const closed = await page().expect(404);
    expect(closed.text).toBe(unknown.text);
    expect(meta(closed.text, 'robots')).toBe('noindex');
  });

  it('has the brand, the shop’s typeface and a sentence that fits both', async () => {
    const unknown = await page('/invitation/view/64b000000000000000000000/x').expect(404);
    expect(unknown.text).toContain('</i>SeriKad</p>');
    expect(unknown.text).toContain('Halaman tidak dijumpai');
    expect(unknown.text).toContain('kad ini direhatkan buat sementara. Hubungi pengantin.');
    const [file = ''] = /\/assets\/fraunces\.core-[^)]+\.woff2/.exec(unknown.text) ?? [];
    expect(existsSync(join('..', 'web', 'dist', file))).toBe(true);
    expect(file).not.toBe('');
  });

  it('is in the reader’s language', async () => {
    const english = await page('/invitation/view/nothing/x').set('Accept-Language', 'en-GB,en;q=0.9').expect(404);
    expect(english.text).toContain('<html lang="en"');
    expect(english.text).toContain('We could not find this invitation');
  });
});

describe('X43 I-20 more pages than one client may read', () => {
  it('are refused with a page that can be tried again, and say when', async () => {
    const limited = await startTestApp({ config: { rateLimits: true } });
    try {
      const counters = limited.app.get(SharedCounters);
      const count = counters.count.bind(counters);
      // The real limit is thousands of requests away.
      const limit = WEIGHTS.page;
      jest.spyOn(counters, 'count').mockImplementation((list) => count(list.map((each) => ({ ...each, limit }))));
      const read = () => limited.http.get('/invitation/view/sample_cv0004/sample').set('Accept-Language', 'en');
      expect((await read()).status).toBe(200);
      const refused = await read();
      expect(refused.status).toBe(429);
      expect(refused.headers['content-type']).toMatch(/text\/html/);
      expect(refused.headers['retry-after']).toMatch(/^\d+$/);
      expect(refused.headers['cache-control']).toBe('no-store');
      expect(refused.text).toContain('>Try again</a>');
    } finally {
      await limited.close();
    }
  });
});

describe('budgets of the first day', () => {
  it('keeps the guest page’s scripts within 90 KiB and its document within 40 KiB, compressed', async () => {
    const { text: html } = await page('/invitation/view/sample_cv0004/sample').expect(200);
    const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[\w.-]+\.js)"/g)].map(([, path]) => path ?? '');
    const sizes = [...new Set(scripts)].map(
      (path) => gzipSync(readFileSync(`${WEB}/dist${path}`), { level: 9 }).length,
    );
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90 * 1024);
    expect(gzipSync(html).length).toBeLessThanOrEqual(40 * 1024);
  });
});

describe('X61 while the database is unreachable', () => {
  it('a page that can be tried again says so, with 503', async () => {
    await shop.db.close();
    const answer = await page()
      .expect(503)
      .expect('Content-Type', /text\/html/);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).toContain('Cuba lagi');
    expect(answer.text).not.toMatch(/mongo|stack|at Object/i);
  });
});
