import type { WritableCover } from '@serikad/shared/designs/cover-setting';
import sharp from 'sharp';
import { isCoverSetting } from '../../src/modules/designs/is-cover-setting.js';
import { DesignsService } from '../../src/modules/designs/designs.service.js';
import type { DesignFile } from '../../src/operations/seed/design-file.dto.js';
import { drawnDesigns } from '../support/drawn-designs.js';
import { startTestApp, type TestApp } from '../support/app.js';

let shop: TestApp;
let drawn: DesignFile[];

beforeAll(async () => {
  drawn = await drawnDesigns();
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const covers = async (...ids: string[]): Promise<WritableCover[]> => {
  const { body } = await shop.http.get(`/api/design/writable-covers?ids=${ids.join()}`).expect(200);
  return body.data.covers;
};
const blank = (id: string, query = '', accept = 'image/avif,image/webp') =>
  shop.http.get(`/design/blank-cover/${id}${query}`).set('Accept', accept).responseType('blob');
/** Changes a stored design for as long as `work` takes. */
async function changed(id: string, change: object, work: () => Promise<void>): Promise<void> {
  const designs = shop.db.collection<{ _id: string }>('designs');
  const before = await designs.findOne({ _id: id });
  await designs.updateOne({ _id: id }, { $set: change });
  shop.app.get(DesignsService).forget(id);
  try {
    await work();
  } finally {
    if (before) await designs.replaceOne({ _id: id }, before);
    shop.app.get(DesignsService).forget(id);
  }
}

describe('GET /api/design/writable-covers', () => {
  it('W-08 says of every bundled design how its cover is written on, and its sample’s texts', async () => {
    const found = new Map((await covers(...drawn.map(({ _id }) => _id))).map((cover) => [cover._id, cover]));
    for (const { _id, cover, sample } of drawn) {
      const { bride, groom, title, and, date, place } = sample;
      expect(isCoverSetting(cover.setting)).toBe(true);
      expect(found.get(_id)).toEqual({
        _id,
        setting: cover.setting,
        sample: { bride, groom, title, and, date, place },
      });
    }
  });

  it('W-08 leaves out unknown and hidden designs', async () => {
    await changed('cv0002', { hidden: true }, async () => {
      expect((await covers('cv0001', 'cv0002', 'cv9999')).map(({ _id }) => _id)).toEqual(['cv0001']);
    });
  });

  it.each([
    ['an uploaded cover', { ownCover: 'covers/x.webp' }],
    ['an uploaded layer', { ownLayers: [{ role: 'seal', imageUrl: 'covers/x.webp' }] }],
    ['other colours', { edited: ['palette'] }],
  ])('W-08 a design with %s cannot be written on', async (_what, change) => {
    await changed('cv0002', change, async () => {
      expect((await covers('cv0002'))[0]?.setting).toBeNull();
      await blank('cv0002').expect(404);
    });
  });

  it.each([
    '',
    'ids=',
    'ids=,',
    'ids=a,,b',
    'ids=a%20b',
    'ids[$gt]=1',
    'ids=a&ids=b',
    `ids=${'a,'.repeat(100)}a`,
    'ids=a&x=1',
  ])('W-08 X13 ?%s is refused', async (query) => {
    const { status, body } = await shop.http.get(`/api/design/writable-covers?${query}`);
    expect([status, body.code]).toEqual([400, 'validation']);
  });
});

describe('GET /design/blank-cover', () => {
  it('W-08 answers every design’s in every width, with its marks, 2:3, no heavier than a cover', async () => {
    for (const { _id, cover } of drawn) {
      for (const width of [240, 400, 720]) {
        const { body } = await blank(_id, `?w=${width}`).expect(200);
        const size = await sharp(body).metadata();
        expect([_id, size.width, size.height]).toEqual([_id, width, width * 1.5]);
        expect(body.length).toBeLessThanOrEqual((width === 720 ? 60 : 22) * 1024);
      }
      for (const mark of ['jawi', 'rule'] as const) {
        await blank(_id, `?mark=${mark}`).expect(cover.setting?.marks[mark] ? 200 : 404);
      }
    }
  });

  it.each([
    ['image/avif,image/webp', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/webp'],
  ])('W-08 answers Accept %s with %s', async (accept, type) => {
    const answer = await blank('cv0004', '?w=240', accept).expect(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['vary']).toContain('Accept');
  });

  it('W-08 is kept forever under its version alone', async () => {
    const [cover] = await covers('cv0004');
    const kept = async (query: string) => (await blank('cv0004', query).expect(200)).headers['cache-control'];
    expect(await kept(`?v=${cover?.setting?.version}&w=400`)).toBe('public, max-age=31536000, immutable');
    expect(await kept(`?v=${cover?.setting?.version}&mark=rule`)).toBe('public, max-age=31536000, immutable');
    expect(await kept('?v=00000000&w=400')).toBe('public, max-age=3600, must-revalidate');
    expect(await kept('?w=400')).toBe('public, max-age=3600, must-revalidate');
  });

  it.each(['w=0', 'w=abc', 'mark=..', 'mark=', 'mark=720', 'w=1&w=2', 'x=1'])(
    'W-08 X13 ?%s is refused',
    async (query) => {
      const { status, body } = await shop.http.get(`/design/blank-cover/cv0004?${query}`);
      expect([status, body.code]).toEqual([400, 'validation']);
    },
  );

  it.each(['cv9999', 'common', '..', '%2e%2e', 'cv0004%2fdesign.json'])('W-08 X33 %s is not found', async (id) => {
    expect((await shop.http.get(`/design/blank-cover/${id}`)).status).toBe(404);
  });
});

describe('a design’s file', () => {
  const setting = () => structuredClone(drawn[0]?.cover.setting) as unknown as Record<string, Record<string, unknown>>;

  it.each<[string, (broken: Record<string, Record<string, unknown>>) => void]>([
    ['another version', (broken) => Object.assign(broken, { version: 'x' })],
    ['an unknown alignment', (broken) => Object.assign(broken, { align: 'justify' })],
    ['a gap that is no number', (broken) => Object.assign(broken['gaps'] ?? {}, { date: '4px' })],
    ['a colour that is none', (broken) => Object.assign(broken['names'] ?? {}, { colour: 'url(x)' })],
    ['a shadow that loads something', (broken) => Object.assign(broken['names'] ?? {}, { shadow: 'url("//x")' })],
    ['an unknown mark', (broken) => Object.assign(broken['marks'] ?? {}, { seal: { left: 0, width: 1, height: 1 } })],
    ['no ampersand', (broken) => delete broken['and']],
  ])('W-08 is refused with %s', (_what, breakIt) => {
    const broken = setting();
    expect(isCoverSetting(broken)).toBe(true);
    breakIt(broken);
    expect(isCoverSetting(broken)).toBe(false);
  });
});
