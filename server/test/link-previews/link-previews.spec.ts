import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SuperTest, Test } from 'supertest';
import sharp from 'sharp';
import { DAY_MS } from '@serikad/shared/calendar/durations';
import { READABLE } from '@serikad/shared/designs/contrast';
import { contrast } from '@serikad/shared/designs/hex-colour';
import { CATALOGUE_FOLDER } from '../../src/config/catalogue-folder.js';
import { LinkPreviewAges } from '../../src/modules/link-previews/link-preview-ages.service.js';
import { STORAGE, type StoragePort } from '../../src/media/storage/storage.port.js';
import { readCatalogue } from '../../src/operations/seed/read-catalogue.js';
import { startBucket } from '../media/support/bucket.js';
import { newCouple, pay, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp, type TestAppOptions } from '../support/app.js';
import { smallPicture } from '../support/picture.js';

/** Chat apps leave out what is larger. */
const MOST_BYTES = 300 * 1024;

let shop: TestApp;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop?.close());
beforeEach(() => shop.clock.reset());

async function update({ session, invitationId }: Couple, section: string, body: object): Promise<void> {
  await shop.http
    .put(`/api/invitation/update/${section}`)
    .set(session.headers)
    .send({ id: invitationId, ...body })
    .expect(200);
}

const person = (shortName: string) => ({ shortName, fullName: shortName });

/** A couple with names, a day and a place. */
async function namedCouple(bride = 'Aisyah', groom = 'Danial'): Promise<Couple> {
  const couple = await newCouple(shop);
  await name(couple, bride, groom);
  await update(couple, 'date-time', { date: '2026-12-12', startTime: '11:00', endTime: '16:30', tentative: [] });
  return couple;
}

async function name(couple: Couple, bride: string, groom: string): Promise<void> {
  await update(couple, 'names', {
    couple: { bride: person(bride), groom: person(groom), order: 'bride-first' },
    couple2: null,
    inviter: { inviter1: { name1: 'Mohd Rosli', name2: '' }, inviter2: null },
    contacts: [],
    hashtag: '',
    shortNameStyle: null,
    fullNameStyle: null,
  });
}

function meta(html: string, property: string): string | undefined {
  return new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)">`).exec(html)?.[1];
}

/** The picture's path that the invitation's page names. */
async function pathOf({ invitationId }: Couple, app = shop): Promise<string> {
  const { text } = await app.http.get(`/invitation/view/${invitationId}`).expect(200);
  return new URL(meta(text, 'og:image') ?? '').pathname;
}

const picture = (path: string, app = shop): ReturnType<SuperTest<Test>['get']> =>
  app.http.get(path).buffer(true).responseType('blob');

/** The keys that a server has stored under, each as often as it did. */
const stored = new WeakMap<TestApp, string[]>();

/** A server whose writes are listened to. */
async function startShop(options?: TestAppOptions): Promise<TestApp> {
  const app = await startTestApp(options);
  const storage = app.app.get<StoragePort>(STORAGE);
  const keys: string[] = [];
  const put = storage.put.bind(storage);
  storage.put = (key, content) => {
    keys.push(key);
    return put(key, content);
  };
  stored.set(app, keys);
  return app;
}

/** How many pictures a server has painted of an invitation. */
const painted = ({ invitationId }: Couple, app = shop): number =>
  (stored.get(app) ?? []).filter((key) => key.startsWith(`link-previews/${invitationId}/`)).length;

/** Red, green and blue of one pixel, in round numbers of a JPEG. */
async function pixel(jpeg: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

const hexOf = (pixel: number[]): string => `#${pixel.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** The files that are kept of an invitation. */
function kept({ invitationId }: Couple): string[] {
  const { storage } = shop.config;
  if (storage.driver !== 'local') throw new Error('these tests look into the local folder');
  return readdirSync(join(storage.directory, 'link-previews', invitationId));
}

describe('I-27 the picture of an invitation’s link', () => {
  it('is named by its page with its size, type and words, and is a JPEG of 1200 × 630 under 300 KB', async () => {
    const couple = await namedCouple();
    const { text } = await shop.http.get(`/invitation/view/${couple.invitationId}`).expect(200);
    expect(meta(text, 'og:image')).toMatch(
      new RegExp(`^${shop.config.publicUrl}/invitation/preview/${couple.invitationId}/[0-9a-f]{32}\\.jpg$`),
    );
    expect(meta(text, 'twitter:image')).toBe(meta(text, 'og:image'));
    expect(meta(text, 'og:image:width')).toBe('1200');
    expect(meta(text, 'og:image:height')).toBe('630');
    expect(meta(text, 'og:image:type')).toBe('image/jpeg');
    expect(meta(text, 'og:image:alt')).toBe('Walimatul Urus · Aisyah &amp; Danial · Sabtu, 12 Disember 2026');

    const { body, headers } = await picture(await pathOf(couple))
      .expect(200)
      .expect('Content-Type', 'image/jpeg');
    const { format, width, height } = await sharp(body as Buffer).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect((body as Buffer).length).toBeLessThan(MOST_BYTES);
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('changes with the names, the day, the title and the design, and the one before goes', async () => {
    const couple = await namedCouple();
    const before = await picture(await pathOf(couple)).expect(200);
    const changes: [string, object][] = [
      ['main-page', { title: 'MAJLIS RESEPSI' }],
      ['date-time', { date: '2026-12-13', startTime: '11:00', endTime: '16:30', tentative: [] }],
    ];
    const seen = [{ path: await pathOf(couple), bytes: before.body as Buffer }];
    const look = async (): Promise<void> => {
      const path = await pathOf(couple);
      const { body } = await picture(path).expect(200);
      for (const earlier of seen) {
        expect(path).not.toBe(earlier.path);
        expect((body as Buffer).equals(earlier.bytes)).toBe(false);
      }
      seen.push({ path, bytes: body as Buffer });
      expect(kept(couple)).toEqual([path.slice(path.lastIndexOf('/') + 1)]);
    };
    await name(couple, 'Aisya', 'Danial');
    await look();
    for (const [section, body] of changes) {
      await update(couple, section, body);
      await look();
    }
    await shop.http
      .put('/api/invitation/update/design-language')
      .set(couple.session.headers)
      .send({
        id: couple.invitationId,
        design: 'cv0001',
        language: 'malay',
        title: 'MAJLIS RESEPSI',
        coupleNo: 1,
        openingOption: 'glass-window',
        customOpeningLogo: false,
      })
      .expect(200);
    await look();
    // What the picture does not show does not change it.
    const last = seen.at(-1)?.path;
    await update(couple, 'gift-receiver-info', { name: 'Aisyah', address: 'Kuala Lumpur' });
    expect(await pathOf(couple)).toBe(last);
  }, 60_000);

  it('is painted once: asked for again, by many at once, and by another server on the same storage', async () => {
    const couple = await namedCouple();
    const path = await pathOf(couple);
    const answers = await Promise.all(Array.from({ length: 8 }, () => picture(path).expect(200)));
    const first = answers[0]?.body as Buffer;
    for (const { body } of answers) expect((body as Buffer).equals(first)).toBe(true);
    expect(painted(couple)).toBe(1);
    await picture(path).expect(200);
    expect(painted(couple)).toBe(1);

    const { storage, jwtSecret } = shop.config;
    const second = await startShop({ mongoUri: shop.mongoUri, config: { storage, jwtSecret } });
    try {
      expect(await pathOf(couple, second)).toBe(path);
      const { body } = await picture(path, second).expect(200);
      expect((body as Buffer).equals(first)).toBe(true);
      expect(painted(couple, second)).toBe(0);
    } finally {
      await second.close();
    }
  }, 60_000);

  it('is painted again when its file is lost', async () => {
    const couple = await namedCouple();
    const path = await pathOf(couple);
    const { body: first } = await picture(path).expect(200);
    await shop.app.get<StoragePort>(STORAGE).remove(path.replace('/invitation/preview/', 'link-previews/'));
    const { body: again } = await picture(path).expect(200);
    expect((again as Buffer).equals(first as Buffer)).toBe(true);
    expect(painted(couple)).toBe(2);
    expect(kept(couple)).toHaveLength(1);
  });

  it('X57 has an ETag by which nothing is sent twice, and knows HEAD', async () => {
    const couple = await namedCouple();
    const path = await pathOf(couple);
    const { headers } = await shop.http.head(path).expect(200).expect('Content-Type', 'image/jpeg');
    expect(Number(headers['content-length'])).toBeGreaterThan(10_000);
    await shop.http.get(path).set('If-None-Match', headers['etag']!).expect(304);
  });

  it('answers an overtaken address with the present picture, to be asked for again soon', async () => {
    const couple = await namedCouple();
    const old = await pathOf(couple);
    await name(couple, 'Aisya', 'Danial');
    const { body: present } = await picture(await pathOf(couple)).expect(200);
    const { body, headers } = await picture(old).expect(200);
    expect((body as Buffer).equals(present as Buffer)).toBe(true);
    const current = await picture(`/invitation/preview/${couple.invitationId}/current.jpg`).expect(200);
    expect((current.body as Buffer).equals(present as Buffer)).toBe(true);
    expect(current.headers['cache-control']).toBe(headers['cache-control']);
    expect(headers['cache-control']).toBe('public, max-age=300, must-revalidate');
  });

  it.each(['0123456789abcdef01234567', 'x', 'sample_cv9999'])('is not there for %s, 404', async (id) => {
    await shop.http.get(`/invitation/preview/${id}/${'0'.repeat(32)}.jpg`).expect(404);
  });

  it.each(['x.jpg', `${'0'.repeat(32)}.png`, `${'0'.repeat(31)}.jpg`, '..%2f..%2fsecret.jpg'])(
    'is not there under the name %s, 404',
    async (file) => {
      const { invitationId } = await namedCouple();
      await shop.http.get(`/invitation/preview/${invitationId}/${file}`).expect(404);
    },
  );

  it('is closed with its invitation: 404 once the trial is over, there again with the payment', async () => {
    const couple = await namedCouple();
    const path = await pathOf(couple);
    await picture(path).expect(200);
    shop.clock.advance(8 * DAY_MS);
    await shop.http.get(path).expect(404);
    await pay(shop, couple.orderId, 50);
    await picture(path).expect(200);
    expect(painted(couple)).toBe(1);
  });

  it('is the design’s for a sample, and for a design with a cover that the seller has uploaded', async () => {
    const sample = await shop.http.get('/invitation/view/sample_cv0001').expect(200);
    expect(meta(sample.text, 'og:image')).toBe(`${shop.config.publicUrl}/design/preview-image/cv0001`);

    const couple = await newCouple(shop, undefined, { design: 'cv0005' });
    const drawn = await pathOf(couple);
    expect(drawn).toMatch(/^\/invitation\/preview\//);
    const designs = shop.db.collection<{ _id: string }>('designs');
    await designs.updateOne({ _id: 'cv0005' }, { $set: { ownCover: 'design-images/none.webp' } });
    try {
      shop.clock.advance(11_000);
      expect(await pathOf(couple)).toBe('/design/preview-image/cv0005');
      await shop.http.get(drawn).expect(302).expect('Location', '/design/preview-image/cv0005');
    } finally {
      await designs.updateOne({ _id: 'cv0005' }, { $unset: { ownCover: '' } });
    }
  });

  it('is the design’s where no face has the letters of a name', async () => {
    const couple = await namedCouple('王小明', 'Danial');
    const { headers } = await shop.http.get(await pathOf(couple)).expect(302);
    expect(headers['location']).toBe('/design/preview-image/cv0004');
    expect(painted(couple)).toBe(0);
  });

  it('has the colour or the photo that the couple chose for their cover, with or without the texts', async () => {
    const couple = await namedCouple();
    const others = { footer: [], viewSnowEffects: false, page2Header1: 0, page2Header2: 0 };
    const cover = async (coverPage: object): Promise<Buffer> => {
      await update(couple, 'others', { ...others, coverPage });
      const { body } = await picture(await pathOf(couple)).expect(200);
      return body as Buffer;
    };
    const own = { backgroundImage: null, backgroundColor: '#2f6b4f', hideText: false };
    const texts = await cover({ ...own, category: 'colour' });
    expect(await pixel(texts, 8, 8)).toEqual([0x2f, 0x6b, 0x4f]);
    const bare = await cover({ ...own, category: 'colour', hideText: true });
    expect(bare.length).toBeLessThan(texts.length);
    const { entropy } = await sharp(bare).stats();
    expect(entropy).toBeLessThan(0.1);

    const { body } = await shop.http
      .post('/api/photo/add')
      .set(couple.session.headers)
      .field({ invitationId: couple.invitationId, order: '0' })
      .attach('image', await smallPicture('#cc2020', 900), 'photo.png')
      .expect(200);
    const photo = { category: 'image', backgroundImage: body.data.imageUrl, backgroundColor: null };
    const [red = 0, green = 0] = await pixel(await cover({ ...photo, hideText: true }), 600, 315);
    expect(red - green).toBeGreaterThan(150);
    // Below texts the photo lies behind a veil of the page's own dark.
    const [veiled = 0] = await pixel(await cover({ ...photo, hideText: false }), 60, 315);
    expect(veiled).toBeLessThan(red - 50);
  });

  it('shows of the couple’s photo for the cover what they set to stay in sight', async () => {
    const couple = await namedCouple();
    const design = { design: 'cv0705', language: 'malay', title: 'MAJLIS', coupleNo: 1 };
    await update(couple, 'design-language', { ...design, openingOption: 'glass-window', customOpeningLogo: false });
    // Red above, blue below: a picture of a link has room for less than half of it.
    const blue = { create: { width: 600, height: 400, channels: 3 as const, background: '#2020cc' } };
    const tall = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#cc2020' } })
      .composite([{ input: blue, left: 0, top: 400 }])
      .png()
      .toBuffer();
    await shop.http
      .put('/api/invitation/cover-photo')
      .set(couple.session.headers)
      .field({ id: couple.invitationId })
      .attach('image', tall, 'photo.png')
      .expect(200);
    const paths: string[] = [];
    for (const [y, isRed, rows] of [
      [0, true, [20, 315]],
      [100, false, [315, 600]],
    ] as const) {
      await shop.http
        .put('/api/invitation/cover-photo-place')
        .set(couple.session.headers)
        .send({ id: couple.invitationId, place: { x: 50, y } })
        .expect(200);
      const path = await pathOf(couple);
      paths.push(path);
      const { body } = await picture(path).expect(200);
      for (const at of rows) {
        const [red = 0, , shown = 0] = await pixel(body as Buffer, 1000, at);
        expect([y, at, red > shown]).toEqual([y, at, isRed]);
      }
    }
    expect(new Set(paths).size).toBe(2);
  });

  it.each([
    ['cv0705', '#000000'],
    ['cv0705', '#ffffff'],
    ['cv0409', '#000000'],
  ])(
    '%s has the couple’s photo (%s) beside the texts, which are read on the page’s own colour',
    async (design, colour) => {
      const couple = await namedCouple();
      const section = { design, language: 'malay', title: 'MAJLIS', coupleNo: 1 };
      await update(couple, 'design-language', { ...section, openingOption: 'glass-window', customOpeningLogo: false });
      await shop.http
        .put('/api/invitation/cover-photo')
        .set(couple.session.headers)
        .field({ id: couple.invitationId })
        .attach('image', await smallPicture(colour, 900), 'photo.png')
        .expect(200);
      const { body } = await picture(await pathOf(couple)).expect(200);
      expect(hexOf(await pixel(body as Buffer, 1000, 315))).toBe(colour);
      const { palette, cover } = (await readCatalogue(CATALOGUE_FOLDER)).find(({ _id }) => _id === design)!;
      const { left = 0, width = 0 } = cover.wide?.names ?? {};
      const contrasts: number[] = [];
      for (let x = Math.round(left); x <= left + width; x += 12) {
        // Above the texts, where nothing but their ground is.
        const ground = hexOf(await pixel(body as Buffer, x, 6));
        contrasts.push(...[palette.ink, palette.name, palette.amp].map((text) => contrast(text, ground)));
      }
      expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(READABLE);
    },
  );

  it('shows the mosque in the colours of the sky that the couple chose, as their page does', async () => {
    const couple = await namedCouple();
    const wall = async (sky: string): Promise<number> => {
      const designChoices = [{ choice: 'sky', option: sky }];
      const design = { design: 'cv0606', language: 'malay', title: 'MAJLIS', coupleNo: 1, designChoices };
      await update(couple, 'design-language', { ...design, openingOption: 'glass-window', customOpeningLogo: false });
      const { body } = await picture(await pathOf(couple)).expect(200);
      return Math.min(...(await pixel(body as Buffer, 830, 440)));
    };
    expect(await wall('pagi')).toBeGreaterThan(200);
    expect(await wall('petang')).toBeGreaterThan(150);
    expect(await wall('isyak')).toBeLessThan(60);
    expect(await wall('subuh')).toBeLessThan(90);
    expect(await wall('maghrib')).toBeLessThan(90);
  });

  it('is removed when it is old, and painted again on demand', async () => {
    const couple = await namedCouple();
    await pay(shop, couple.orderId, 50);
    const path = await pathOf(couple);
    await picture(path).expect(200);
    const ages = shop.app.get(LinkPreviewAges);
    await ages.sweep();
    expect(kept(couple)).toHaveLength(1);
    shop.clock.advance(121 * DAY_MS);
    expect(await ages.sweep()).toBeGreaterThan(0);
    expect(kept(couple)).toEqual([]);
    expect(await shop.db.collection<{ _id: string }>('linkPreviews').findOne({ _id: couple.invitationId })).toBeNull();
    await picture(path).expect(200);
    expect(kept(couple)).toHaveLength(1);
  });

  it('is removed in one round, also with 1,000 old ones', async () => {
    const at = new Date(shop.clock.now() - 121 * DAY_MS);
    const records = shop.db.collection<{ _id: string; pictures: object[] }>('linkPreviews');
    const ids = Array.from({ length: 1_000 }, (_, i) => `old-${i}`);
    await records.insertMany(ids.map((_id) => ({ _id, pictures: [{ key: `link-previews/${_id}/a.jpg`, at }] })));
    expect(await shop.app.get(LinkPreviewAges).sweep()).toBeGreaterThanOrEqual(1_000);
    expect(await records.countDocuments({ _id: { $in: ids } })).toBe(0);
  });

  it('ends the round when nothing can be removed', async () => {
    const at = new Date(shop.clock.now() - 121 * DAY_MS);
    const records = shop.db.collection<{ _id: string; pictures: object[] }>('linkPreviews');
    await records.insertOne({ _id: 'stuck', pictures: [{ key: 'no key', at }] });
    expect(await shop.app.get(LinkPreviewAges).sweep()).toBe(0);
    await records.deleteOne({ _id: 'stuck' });
  });

  it('D-03 is kept in a bucket as well', async () => {
    const bucket = await startBucket();
    const cloud = await startShop({ config: { storage: bucket.config } });
    try {
      const session = await cloud.signIn();
      const { body } = await cloud.http
        .post('/api/order/create/v2')
        .set(session.headers)
        .send({ customer: { name: 'A', phoneNo: '0123456789' }, items: [{ item: 'rsvp', package: 'premium' }] })
        .expect(200);
      const couple = { session, orderId: body.data.id, invitationId: body.data.invitationId };
      const path = await pathOf(couple, cloud);
      const first = await picture(path, cloud).expect(200);
      const again = await picture(path, cloud).expect(200);
      expect((again.body as Buffer).equals(first.body as Buffer)).toBe(true);
      expect(painted(couple, cloud)).toBe(1);
      expect(bucket.seen.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    } finally {
      await cloud.close();
      await bucket.stop();
    }
  }, 60_000);
});
