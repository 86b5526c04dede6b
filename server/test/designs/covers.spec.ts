import sharp from 'sharp';
import { CATALOGUE_FOLDER } from '../../src/config/catalogue-folder.js';
import { readCatalogue } from '../../src/operations/seed/read-catalogue.js';
import { startTestApp, type TestApp } from '../support/app.js';

let shop: TestApp;
let ids: string[];

beforeAll(async () => {
  ids = (await readCatalogue(CATALOGUE_FOLDER)).map(({ _id }) => _id);
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const cover = (id: string, query = '', accept?: string) => {
  const request = shop.http.get(`/design/cover-image/${id}${query}`).responseType('blob');
  return accept === undefined ? request : request.set('Accept', accept);
};
const CHROMIUM = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

describe('GET /design/cover-image', () => {
  it.each([
    [CHROMIUM, 'image/avif', 'heif'],
    ['image/webp,image/png;q=0.8', 'image/webp', 'webp'],
    ['image/avif;q=0,image/webp', 'image/webp', 'webp'],
    ['IMAGE/AVIF', 'image/avif', 'heif'],
    ['*/*', 'image/jpeg', 'jpeg'],
    ['image/*', 'image/jpeg', 'jpeg'],
    ['text/html', 'image/jpeg', 'jpeg'],
    ['image/avif;q=0, image/webp;q=0.0', 'image/jpeg', 'jpeg'],
    [undefined, 'image/jpeg', 'jpeg'],
  ])('answers Accept %s with %s', async (accept, type, format) => {
    const answer = await cover('cv0004', '?w=240', accept).expect(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['vary']).toContain('Accept');
    expect((await sharp(answer.body).metadata()).format).toBe(format);
  });

  const WEBP = 'image/webp';
  /** Of a browser that reads it: it has one width more. */
  const AVIF = 'image/avif,image/webp';
  it.each([
    ['', WEBP, 720],
    ['?w=1', WEBP, 240],
    ['?w=240', WEBP, 240],
    ['?w=241', WEBP, 400],
    ['?w=400', WEBP, 400],
    ['?w=401', WEBP, 720],
    ['?w=720', WEBP, 720],
    ['?w=721', WEBP, 720],
    ['?w=10000', WEBP, 720],
    ['', AVIF, 720],
    ['?w=400', AVIF, 400],
    ['?w=401', AVIF, 600],
    ['?w=600', AVIF, 600],
    ['?w=601', AVIF, 720],
    ['?w=721', AVIF, 720],
  ])('%s gets the smallest stored width that fills it, with %s: %i', async (query, accept, width) => {
    const { body } = await cover('cv0004', query, accept).expect(200);
    expect((await sharp(body).metadata()).width).toBe(width);
  });

  it.each([
    ['jpg', 'image/jpeg'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
  ])('?format=%s is that, whatever is accepted', async (format, type) => {
    const answer = await cover('cv0004', `?format=${format}&w=240`, CHROMIUM).expect(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['vary'] ?? '').not.toMatch(/\bAccept\b(?!-)/);
  });

  it.each(['w=0', 'w=-1', 'w=abc', 'w=', 'w=10001', 'w=1e3', 'w[$gt]=1', 'w=1&w=2', 'format=png', 'format=', 'x=1'])(
    'X13 ?%s is refused',
    async (query) => {
      const { status, body } = await shop.http.get(`/design/cover-image/cv0004?${query}`);
      expect([status, body.code]).toEqual([400, 'validation']);
    },
  );

  it('every design has every width in every format, 2:3, and a light thumbnail', async () => {
    for (const id of ids) {
      for (const format of ['avif', 'webp', 'jpg']) {
        for (const width of format === 'avif' ? [240, 400, 600, 720] : [240, 400, 720]) {
          const { body } = await cover(id, `?format=${format}&w=${width}`).expect(200);
          const size = await sharp(body).metadata();
          expect([id, format, size.width, size.height]).toEqual([id, format, width, width * 1.5]);
          if (format === 'avif' && width === 240) expect(body.length).toBeLessThan(22 * 1024);
        }
      }
    }
  });

  it('is asked again after an hour, and answered without the picture when it is the same', async () => {
    const first = await cover('cv0004').expect(200);
    expect(first.headers['cache-control']).toBe('public, max-age=3600, must-revalidate');
    const again = await cover('cv0004').set('If-None-Match', first.headers['etag'] ?? '');
    expect(again.status).toBe(304);
    await cover('cv0004').set('If-None-Match', 'W/"other"').expect(200);
  });

  it('answers HEAD with the headers alone', async () => {
    const whole = await cover('cv0004').expect(200);
    const head = await shop.http.head('/design/cover-image/cv0004').expect(200);
    expect(head.headers['content-length']).toBe(String(whole.body.length));
  });

  it.each(['cv9999', 'common', 'samples', '..', '%2e%2e', '..%2fcv0004', 'cv0004%2fdesign.json', '%00'])(
    'X33 %s is not found',
    async (id) => {
      const { status } = await shop.http.get(`/design/cover-image/${id}`);
      expect(status).toBe(404);
    },
  );
});

describe('GET /design/preview-image', () => {
  it('I-27 every design has a JPEG of 1200 × 630 under 300 KB for link previews', async () => {
    for (const id of ids) {
      const answer = await shop.http.get(`/design/preview-image/${id}`).responseType('blob').expect(200);
      expect(answer.headers['content-type']).toBe('image/jpeg');
      expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
      const { width, height, format } = await sharp(answer.body).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
      expect(answer.body.length).toBeLessThan(300 * 1024);
    }
  });

  it('an unknown design has none', () => shop.http.get('/design/preview-image/cv9999').expect(404));
});
