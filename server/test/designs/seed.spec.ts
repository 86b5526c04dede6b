import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CatalogueSeed } from '../../src/operations/seed/catalogue-seed.js';
import { CATALOGUE_FOLDER } from '../../src/config/catalogue-folder.js';
import type { DesignFile } from '../../src/operations/seed/design-file.dto.js';
import { readCatalogue } from '../../src/operations/seed/read-catalogue.js';
import { SeedModule } from '../../src/operations/seed/seed.module.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { testDatabase } from '../support/database.js';

interface Stored {
  _id: string;
  [field: string]: unknown;
}

let shop: TestApp;
let drawn: DesignFile[];
beforeAll(async () => {
  drawn = await readCatalogue(CATALOGUE_FOLDER);
  shop = await startTestApp({ mongoUri: testDatabase(), readsCatalogue: true });
});
afterAll(() => shop?.close());

const seedOf = ({ app }: TestApp): CatalogueSeed => app.select(SeedModule).get(CatalogueSeed, { strict: true });
const stored = () => shop.db.collection<Stored>('designs').find().sort({ _id: 1 }).toArray();
const drawnAnew = (design: DesignFile): DesignFile => ({ ...design, name: 'Nama Baharu' });
const first = (): DesignFile => {
  const [design] = drawn;
  if (!design) throw new Error('the catalogue is empty');
  return design;
};

describe('the seed', () => {
  it('stores each design as it is drawn, with nothing else set', async () => {
    const byId = new Map((await stored()).map((design) => [design._id, design]));
    for (const { order, cover, ...file } of drawn) {
      expect(byId.get(file._id)).toEqual({
        ...JSON.parse(JSON.stringify(file)),
        cover: {
          widths: cover.widths,
          aspect: cover.aspect,
          version: cover.version,
          colours: cover.colours,
          setting: cover.setting,
          wide: cover.wide,
        },
        videoUrl: { premium: `/motion/${file._id}` },
        order,
        hidden: file.earlierOf !== undefined || file.base === true,
        contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        changedAt: expect.any(Date),
      });
    }
  });

  it('writes nothing the second time', async () => {
    const before = await stored();
    expect(await seedOf(shop).run(drawn)).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  it('writes a design that was drawn anew, and keeps what the seller decided', async () => {
    const designs = shop.db.collection<Stored>('designs');
    await designs.updateOne({ _id: first()._id }, { $set: { hidden: true, order: 77 } });
    expect(await seedOf(shop).run([drawnAnew(first())])).toEqual([first()._id]);
    expect(await designs.findOne({ _id: first()._id })).toMatchObject({ name: 'Nama Baharu', hidden: true, order: 77 });
    expect(await seedOf(shop).run(drawn)).toEqual([first()._id]);
    expect(await designs.findOne({ _id: first()._id })).toMatchObject({ name: first().name, hidden: true, order: 77 });
  });

  it('two servers that start on an empty database at once leave each design once', async () => {
    const [one, two] = await Promise.all([
      startTestApp({ mongoUri: shop.mongoUri, readsCatalogue: true }),
      startTestApp({ mongoUri: shop.mongoUri, readsCatalogue: true }),
    ]);
    try {
      for (let round = 0; round < 10; round += 1) {
        await shop.db.collection('designs').deleteMany({});
        await Promise.all([one, two, one, two].map((server) => seedOf(server).run(drawn)));
        const designs = await stored();
        expect(designs.map(({ _id }) => _id)).toEqual(drawn.map(({ _id }) => _id));
        const isHidden = ({ earlierOf, base }: Stored): boolean => earlierOf !== undefined || base === true;
        expect(designs.every((design) => design['hidden'] === isHidden(design))).toBe(true);
      }
    } finally {
      await one.close();
      await two.close();
    }
  });
});

describe('a design of an earlier release, which names no kit', () => {
  it('is served with its category’s, and gets its own when it is drawn anew', async () => {
    const designs = shop.db.collection<Stored>('designs');
    const viewOf = async (id: string) => (await shop.http.get(`/api/design/find-one/${id}`).expect(200)).body.data.kit;
    const { kit, ...former } = (await designs.findOne({ _id: 'cv0703' })) as Stored;
    expect(kit).toBe('night');
    await designs.insertOne({ ...former, _id: 'cv5001', basedOn: 'cv0703' });
    expect(await viewOf('cv5001')).toBe('engraved');

    await designs.updateOne({ _id: 'cv0703' }, { $unset: { kit: 1 }, $set: { contentHash: 'former' } });
    expect(await seedOf(shop).run(drawn)).toEqual(['cv0703']);
    expect(await viewOf('cv0703')).toBe('night');
    await designs.deleteOne({ _id: 'cv5001' });
  });
});

describe('a catalogue file that is wrong stops the start with a sentence that names it', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'serikad-catalogue-'));
    cpSync(join(CATALOGUE_FOLDER, first()._id, 'design.json'), join(folder, first()._id, 'design.json'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const change = (edit: (design: Record<string, unknown>) => void): void => {
    const file = join(folder, first()._id, 'design.json');
    const design = JSON.parse(readFileSync(file, 'utf8'));
    edit(design);
    writeFileSync(file, JSON.stringify(design));
  };
  const cover = (design: Record<string, unknown>) => design['cover'] as Record<string, unknown>;
  const story = (design: Record<string, unknown>) =>
    (design['sample'] as Record<string, unknown>)['story'] as Record<string, unknown>;
  const palette = (design: Record<string, unknown>) => design['palette'] as Record<string, unknown>;

  it('the file as it is passes', async () => expect(await readCatalogue(folder)).toHaveLength(1));

  it.each<[string, RegExp, (design: Record<string, unknown>) => void]>([
    ['an id of another folder', /design\.json: _id/, (design) => (design['_id'] = 'cv9999')],
    ['a category that there is not', /category/, (design) => (design['category'] = 'Floral')],
    ['no name', /name: Required/, (design) => delete design['name']],
    ['a palette without a colour', /palette/, (design) => delete palette(design)['ink']],
    ['a colour that loads something', /palette/, (design) => (palette(design)['ink'] = 'url(https://x.example/)')],
    [
      'a finish that ends its declaration',
      /finish/,
      (design) => (design['finish'] = { glow: 'red;}body{display:none' }),
    ],
    ...(
      [
        ['an hour of an option that the choice lacks', [{ from: '00:00', option: 'noon' }]],
        [
          'hours that don’t ascend',
          [
            { from: '00:00', option: 'day' },
            { from: '09:00', option: 'night' },
            { from: '08:00', option: 'day' },
          ],
        ],
        ['hours that leave the night open', [{ from: '06:00', option: 'day' }]],
        ['hours that are no list', { from: '00:00', option: 'day' }],
      ] as const
    ).map(([name, byHour]): [string, RegExp, (design: Record<string, unknown>) => unknown] => [
      name,
      /choices/,
      (design) => {
        const label = { malay: 'Langit', english: 'Sky' };
        const options = ['day', 'night'].map((id) => ({ id, label }));
        design['choices'] = [{ id: 'sky', label, options, byHour }];
      },
    ]),
    ['a finish that loads something', /finish/, (design) => (design['finish'] = { glow: 'URL(//x.example)' })],
    ['a picture outside the catalogue', /assets/, (design) => (design['assets'] = [{ imageUrl: '../../etc/passwd' }])],
    ['a kit that there is not', /kit/, (design) => (design['kit'] = 'silk')],
    ['a motif that there is not', /motifs/, (design) => (design['motifs'] = ['bunga'])],
    [
      'a section of the sample that there is not',
      /sample\.story\.leavesOut: Please choose one of the options/,
      (design) => (story(design)['leavesOut'] = ['gallery', 'video']),
    ],
    [
      'sections of the sample that are no list',
      /sample\.story\.leavesOut: Please send a list/,
      (design) => (story(design)['leavesOut'] = 'gallery'),
    ],
    ['a share of a colour that there is not', /cover.colours/, (design) => (cover(design)['colours'] = { red: 0.5 })],
    ['a share above the whole', /cover.colours/, (design) => (cover(design)['colours'] = { merah: 2 })],
    ['an unknown field', /extra: Unknown field/, (design) => (design['extra'] = 1)],
  ])('%s', async (_name, sentence, edit) => {
    change(edit);
    await expect(readCatalogue(folder)).rejects.toThrow(sentence);
    await expect(readCatalogue(folder)).rejects.toThrow(`${first()._id}/design.json`);
  });

  it('a file that is no JSON', async () => {
    writeFileSync(join(folder, first()._id, 'design.json'), '{');
    await expect(readCatalogue(folder)).rejects.toThrow(`${first()._id}/design.json`);
  });
});
