import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startTestApp, type TestApp } from '../support/app.js';
import { goodCalls } from './support/calls.js';
import { expectFailure } from './support/envelope.js';
import { sendCall } from './support/multipart.js';
import { closeConnections, send } from './support/raw.js';

const ROOT = resolve(import.meta.dirname, '../../..');
let shop: TestApp;
let webDist: string;
let secrets: string[];

beforeAll(async () => {
  webDist = mkdtempSync(join(tmpdir(), 'web-'));
  writeFileSync(join(webDist, 'index.html'), '<!doctype html>the web app');
  writeFileSync(join(webDist, 'links.html'), '<!doctype html>the pages of links');
  shop = await startTestApp({ webDist });
  secrets = [shop.config.jwtSecret, shop.config.guestKey, shop.config.google.clientSecret];
  for (const file of ['.env', 'jwt-secret', 'guest-key']) writeFileSync(join(webDist, file), secrets.join());
});
afterAll(async () => {
  closeConnections();
  await shop?.close();
  rmSync(webDist, { recursive: true, force: true });
});

/** What is installed or made, which other tests may be making at this moment. */
const MADE = ['node_modules', 'dist', 'dist-ssr', 'test-results', 'data', 'screens'];

/** The files of some folders of the repository, without what is installed or made. */
function filesBelow(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter(({ name }) => !MADE.includes(name))
      .flatMap((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return filesBelow(path);
        return entry.isFile() ? [join(ROOT, path)] : [];
      }),
  );
}

describe('X60 secrets', () => {
  it('are in no response and no line of the log', async () => {
    for (const secret of secrets) expect(secret).toMatch(/.{16}/);
    let answered = 0;
    for (const [route, call] of await goodCalls(shop, { name: 'A', phoneNo: '0123456789', message: 'B' })) {
      const { text, headers } = await sendCall(shop.url, call);
      const whole = `${JSON.stringify(headers)}${text}`;
      for (const secret of secrets) expect([route, whole.includes(secret)]).toEqual([route, false]);
      answered += 1;
    }
    expect(answered).toBeGreaterThan(50);
    for (const secret of secrets) expect(shop.logs()).not.toContain(secret);
  });

  it.each([
    '/.env',
    '/.env.example',
    '/.git/config',
    '/package.json',
    '/jwt-secret',
    '/guest-key',
    '/data/jwt-secret',
    '/server/src/main.ts',
    '/..%2f.env',
    '/assets/..%2f.env',
    '/storage/.env',
    '/storage/..%2f..%2fjwt-secret',
  ])('%s is not served', async (path) => {
    expectFailure(await send(shop.url, { path, headers: { Accept: 'application/json' } }), 'not-found');
    const page = await send(shop.url, { path, headers: { Accept: 'text/html' } });
    expect(page.status).toBe(404);
    expect(page.text).toMatch(/^(<!doctype html>the web app|\{"code":"not-found")/);
  });

  it('are in no file of the repository', () => {
    const found = filesBelow('server', 'shared', 'web', 'e2e', 'bench', 'scripts', 'art', 'docs')
      .filter((file) => /\.(ts|tsx|mjs|js|json|md|html|css|yaml|env)$/.test(file))
      .filter((file) =>
        /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA(?!1234567890)[0-9A-Z]{16}\b|\bAIza[\w-]{35}\b|\bGOCSPX-[\w-]{28}/.test(
          readFileSync(file, 'utf8'),
        ),
      );
    expect(found).toEqual([]);
    const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
    expect(example).not.toMatch(
      /^#?(JWT_SECRET|GUEST_KEY|GOOGLE_CLIENT_SECRET|S3_SECRET_ACCESS_KEY|S3_ACCESS_KEY_ID)=.+/m,
    );
    expect(readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n')).toEqual(
      expect.arrayContaining(['.env', 'data']),
    );
  });

  it('the web app is built without any: nothing of the environment gets into it', () => {
    const sources = filesBelow('web').filter((file) => /\.(ts|tsx|html)$/.test(file));
    expect(sources.length).toBeGreaterThan(50);
    const readers = sources.filter((file) =>
      /import\.meta\.env\.(?!(DEV|PROD|SSR|MODE|BASE_URL)\b)|VITE_[A-Z]/.test(readFileSync(file, 'utf8')),
    );
    expect(readers).toEqual([]);
    const built = join(ROOT, 'web/dist');
    expect(existsSync(join(built, 'index.html'))).toBe(true);
    const bundle = readdirSync(built, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(js|css|html|map)$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      .join('\n');
    expect(bundle).not.toMatch(/JWT_SECRET|GUEST_KEY|GOOGLE_CLIENT_SECRET|MONGODB_URI|mongodb:\/\/|PRIVATE KEY/);
  });

  it('no package brings a script that runs at the install, and each comes from the registry with its checksum', () => {
    const workspace = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
    const builds = /\nallowBuilds:\n((?: {2}.+\n?)+)/.exec(workspace)?.[1] ?? '';
    expect(builds).toMatch(/: false/);
    expect(builds).not.toMatch(/: true/);
    const lock = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8');
    const resolutions = [...lock.matchAll(/^ {4}resolution: (.+)$/gm)].map(([, resolution = '']) => resolution);
    expect(resolutions.length).toBeGreaterThan(300);
    expect(resolutions.filter((resolution) => !/^\{integrity: sha512-[\w+/=]+\}$/.test(resolution))).toEqual([]);
  });
});
