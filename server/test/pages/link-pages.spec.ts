import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { newCouple } from '../invitations/support/shop.js';
import { addedBranch, catererTokenOf, helperTokenOf } from '../guest-list/support/list.js';
import { builtWebApp } from '../../src/pages/web-files.js';
import { startTestApp, type TestApp } from '../support/app.js';

const HTML = '<!doctype html><html lang="ms"><head><title>SeriKad</title></head><div id="root"></div></html>';
const MANIFEST = { 'src/i18n/en/links.ts': { file: 'assets/links-english-Ab12Cd34.js' } };
const FILES = {
  'index.html': HTML.replace('SeriKad', 'Kedai'),
  'links.html': HTML,
  'links.html.br': 'compressed',
  '.vite/links-manifest.json': JSON.stringify(MANIFEST),
};
const UNKNOWN = '0123456789Ab';

let folder: string;
let shop: TestApp;
let paths: string[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serikad-links-'));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  shop = await startTestApp({ webDist: builtWebApp(folder) });
  const couple = await newCouple(shop);
  const branch = await addedBranch(shop, couple);
  paths = [`/h/${await helperTokenOf(shop, couple, branch.id)}`, `/c/${await catererTokenOf(shop, couple)}`];
});
afterAll(async () => {
  await shop?.close();
  rmSync(folder, { recursive: true });
});

describe('X65 the pages of helper links and of the caterer’s link', () => {
  it('X65 G-04 G-12 are one document for every token, so that nothing tells whether a link works', async () => {
    for (const path of [...paths, `/h/${UNKNOWN}`, `/c/${UNKNOWN}`, '/h/x', '/h/%2e%2e%2fx']) {
      const { text, headers } = await shop.http.get(path).expect(200);
      expect(text).toBe(HTML);
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      expect(headers['content-type']).toMatch(/^text\/html/);
    }
  });

  it('X65 have the policy of the other pages', async () => {
    const [own, other] = await Promise.all([shop.http.get(paths[0] ?? ''), shop.http.get('/')]);
    expect(own.headers['content-security-policy']).toContain("default-src 'self'");
    expect(own.headers['content-security-policy']).toBe(other.headers['content-security-policy']);
    expect(own.headers['permissions-policy']).toBe(other.headers['permissions-policy']);
  });

  it('load the English dictionary first where the device has chosen it', async () => {
    const { text, headers } = await shop.http.get(`/h/${UNKNOWN}`).set('Cookie', 'language=en').expect(200);
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('<script type="module" crossorigin src="/assets/links-english-Ab12Cd34.js"></script>');
    expect(headers['vary']).toContain('Cookie');
  });

  it('X65 leave no token in the log and in the metrics: both have the pattern of the address', async () => {
    for (const path of paths) await shop.http.get(path).expect(200);
    const { text: metrics } = await shop.http.get('/metrics');
    const logs = shop.logs();
    for (const path of paths) {
      const token = path.slice('/h/'.length);
      expect(logs).not.toContain(token);
      expect(metrics).not.toContain(token);
    }
    for (const route of ['/h/:token', '/c/:token']) {
      expect(logs).toContain(`"route":"${route}"`);
      expect(metrics).toContain(`route="${route}"`);
    }
  });

  it('answer at those addresses alone', async () => {
    for (const path of ['/links.html', '/links.html.br', '/h', '/h/', `/h/${UNKNOWN}/x`, '/x/x']) {
      const { text, status } = await shop.http.get(path).set('Accept', 'text/html');
      expect([path, status]).toEqual([path, 404]);
      expect(text).not.toBe(HTML);
    }
    await shop.http.post(`/h/${UNKNOWN}`).send({}).expect(405);
    expect((await shop.http.head(`/h/${UNKNOWN}`)).status).toBe(200);
  });
});
