import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { LocalStorage } from '../../src/media/storage/local-storage.js';
import { STORAGE, type StoragePort } from '../../src/media/storage/storage.port.js';
import { CATALOGUE_FOLDER } from '../../src/config/catalogue-folder.js';
import { readCatalogue, readCommonAssets } from '../../src/operations/seed/read-catalogue.js';
import { startTestApp, type TestApp } from '../support/app.js';

let shop: TestApp;
let drawing: string;
let root: string;

beforeAll(async () => {
  shop = await startTestApp();
  const { storage } = shop.config;
  if (storage.driver !== 'local') throw new Error('these tests look into the local folder');
  root = storage.directory;
  const svg = (await readCommonAssets(CATALOGUE_FOLDER)).find(({ imageUrl }) => imageUrl.endsWith('.svg'));
  drawing = svg?.imageUrl ?? '';
  const storagePort = shop.app.get<StoragePort>(STORAGE);
  await storagePort.put('photos/0f8c1d2e.webp', Buffer.from('a picture'));
  // What must never be served: beside the root, in it without being a picture, and behind a link out of it.
  writeFileSync(join(root, '..', 'secret.png'), 'top secret');
  writeFileSync(join(root, '.hidden.png'), 'top secret');
  writeFileSync(join(root, 'page.html'), 'top secret');
  writeFileSync(join(root, 'drawing.svg'), 'top secret');
  mkdirSync(join(root, '.git'));
  writeFileSync(join(root, '.git', 'config.png'), 'top secret');
  symlinkSync(join(root, '..', 'secret.png'), join(root, 'link.png'));
  symlinkSync(join(root, '..'), join(root, 'up'));
});
afterAll(() => shop?.close());

/** Asks for a path exactly as it is written; supertest and fetch would tidy it up first. */
function raw(
  path: string,
  method = 'GET',
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shop.url);
    httpRequest({ hostname, port, path, method }, (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('GET /storage', () => {
  it.each([
    '/storage/../secret.png',
    '/storage/..%2fsecret.png',
    '/storage/..%2Fsecret.png',
    '/storage/%2e%2e/secret.png',
    '/storage/%2e%2e%2fsecret.png',
    '/storage/.%2e/secret.png',
    '/storage/..%5csecret.png',
    '/storage/..\\secret.png',
    '/storage/%252e%252e%252fsecret.png',
    '/storage/photos/../../secret.png',
    '/storage/photos/%2e%2e/%2e%2e/secret.png',
    '/storage/photos/..%2f..%2fsecret.png',
    '/storage/..%00/secret.png',
    '/storage/photos/0f8c1d2e.webp%00.png',
    '/storage/%c0%ae%c0%ae/secret.png',
    '/storage//secret.png',
    '/storage/%2fetc/passwd',
    '/storage/C:%5csecret.png',
    '/storage/link.png',
    '/storage/up/secret.png',
    '/storage/designs/../../../package.json',
    '/storage/designs/cv0001/..%2fcv0002%2fdesign.json',
    '/storage/designs/%2e%2e/package.json',
  ])('X33 %s never leaves its root', async (path) => {
    const { status, body } = await raw(path);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain('top secret');
    expect(JSON.parse(body)).toMatchObject({
      data: { error: { errorCode: status === 404 ? 'not-found' : 'validation' } },
    });
  });

  it.each([
    '/storage',
    '/storage/',
    '/storage/photos',
    '/storage/photos/',
    '/storage/designs',
    '/storage/designs/',
    '/storage/designs/cv0001',
    '/storage/designs/cv0001/',
    '/storage/.hidden.png',
    '/storage/.git/config.png',
    '/storage/page.html',
    '/storage/drawing.svg',
    '/storage/designs/cv0001/design.json',
    '/storage/designs/cv0001/cover-240.avif',
    '/storage/designs/ROLES.md',
    '/storage/designs/common/common.json',
    '/storage/designs/constructor/__proto__.00000000.svg',
    '/storage/nothing.png',
    `/storage/${'a'.repeat(300)}.png`,
    `/storage/${'a/'.repeat(40)}a.png`,
  ])('X33 %s: no listing, no dotfile, no file that is no picture', async (path) => {
    const { status, body } = await raw(path);
    expect([status, JSON.parse(body).code]).toEqual([404, 'not-found']);
  });

  it.each([
    ['a drawing of the catalogue', () => `/storage/${drawing}`, 'image/svg+xml'],
    ['an uploaded picture', () => '/storage/photos/0f8c1d2e.webp', 'image/webp'],
  ])('X34 %s has the headers that keep it a picture', async (_name, path, type) => {
    const { status, headers } = await raw(path());
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-site',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    const again = await shop.http.get(path()).set('If-None-Match', String(headers['etag']));
    expect(again.status).toBe(304);
    expect((await raw(path(), 'HEAD')).status).toBe(200);
  });

  it('every picture that a design names is there', async () => {
    const designs = await readCatalogue(CATALOGUE_FOLDER);
    const assets = [...designs.flatMap((design) => design.assets), ...(await readCommonAssets(CATALOGUE_FOLDER))];
    const openings = designs.flatMap(({ opening }) => [opening.leftImage, opening.rightImage, opening.centerImage]);
    const urls = assets.flatMap(({ imageUrl, fallbackUrl }) => [imageUrl, ...(fallbackUrl ? [fallbackUrl] : [])]);
    for (const url of new Set([...urls, ...openings])) {
      expect([url, (await raw(`/storage/${url}`, 'HEAD')).status]).toEqual([url, 200]);
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('X58 is read-only: %s', async (method) => {
    const { status, headers, body } = await raw(`/storage/${drawing}`, method);
    expect([status, headers['allow'], JSON.parse(body).code]).toEqual([405, 'GET, HEAD', 'method-not-allowed']);
  });
});

describe('LocalStorage', () => {
  let folder: string;
  let storage: LocalStorage;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'serikad-storage-'));
    storage = new LocalStorage(join(folder, 'files'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('D-03 keeps what is put, gives it back, and removes it', async () => {
    expect(await storage.open('photos/a.webp')).toBeNull();
    await storage.put('photos/a.webp', Buffer.from('picture'));
    const file = await storage.open('photos/a.webp');
    expect(file).toMatchObject({ size: 7, type: 'image/webp' });
    expect(await text(file!.stream())).toBe('picture');
    await storage.remove('photos/a.webp');
    await storage.remove('photos/a.webp');
    expect(await storage.open('photos/a.webp')).toBeNull();
  });

  it('leaves nothing unfinished behind', async () => {
    await storage.put('photos/a.webp', Buffer.from('one'));
    await storage.put('photos/a.webp', Buffer.from('two'));
    // There is a folder in the file's path, so the last step fails.
    mkdirSync(join(folder, 'files', 'photos', 'b.webp'));
    await expect(storage.put('photos/b.webp', Buffer.from('three'))).rejects.toThrow();
    expect(readdirSync(join(folder, 'files', 'photos')).sort()).toEqual(['a.webp', 'b.webp']);
    expect(await storage.open('photos/b.webp')).toBeNull();
  });

  it.each([
    '',
    '/',
    '../a.webp',
    'a/../../b.webp',
    '.a.webp',
    'a.svg',
    'a.html',
    'a',
    'a\\b.webp',
    'a\0.webp',
    'a//b.webp',
  ])('X33 %j is no key', async (key) => {
    expect(await storage.open(key)).toBeNull();
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('No storage key');
    await expect(storage.remove(key)).rejects.toThrow('No storage key');
  });
});
