import { DESIGN_CATEGORIES, DESIGN_THEMES } from '@serikad/shared/designs/design.types';
import { COLOUR_WORDS } from '@serikad/shared/designs/search/colour-words';
import { mainColours } from '@serikad/shared/designs/search/cover-colours';
import { MOTIFS } from '@serikad/shared/designs/search/motifs';
import { type DesignFilters, FILTER_NAMES } from '@serikad/shared/designs/search/search.types';
import fc from 'fast-check';
import type { DesignFile } from '../../src/operations/seed/design-file.dto.js';
import { drawnDesigns } from '../support/drawn-designs.js';
import { startTestApp, type TestApp } from '../support/app.js';

let shop: TestApp;
let drawn: DesignFile[];
beforeAll(async () => {
  drawn = (await drawnDesigns()).sort((a, b) => a.order - b.order || a._id.localeCompare(b._id));
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const stored = () => shop.db.collection<{ _id: string; [field: string]: unknown }>('designs');
const search = (query: Record<string, string | number | undefined> = {}) =>
  shop.http.get('/api/design/search').query(query);
const found = async (query: Record<string, string | number | undefined> = {}) =>
  (await search({ limit: 100, ...query }).expect(200)).body.data;
const idsOf = (designs: readonly { _id: string }[]) => designs.map(({ _id }) => _id);
const idsFound = async (query: Record<string, string | number | undefined>) => idsOf((await found(query)).design);
/** Designs change behind the server's back: it reads them again after ten seconds. */
const later = () => shop.clock.advance(11_000);

describe('GET /api/design/search', () => {
  it('W-07 without a filter lists what the seeds’ call lists, in its order and shape', async () => {
    const [own, seeds] = [await search(), await shop.http.get('/api/design/find')];
    expect(own.body.data.design).toEqual(seeds.body.data.design);
    expect(own.body.data.count).toBe(seeds.body.data.count);
    expect(own.body.data.nearest).toEqual([]);
    expect(Object.keys(own.body.data).sort()).toEqual(['count', 'design', 'filters', 'nearest', 'withoutText']);
  });

  it('W-07 every bundled design is found by its code, a word of its name, and each of its motifs and colours', async () => {
    for (const { _id, name, motifs, cover, category, theme } of drawn) {
      expect(await idsFound({ text: _id })).toEqual([_id]);
      expect(await idsFound({ text: name.toUpperCase() })).toContain(_id);
      expect(motifs.length).toBeGreaterThan(0);
      for (const motif of motifs) expect(await idsFound({ motif, category })).toContain(_id);
      const colours = mainColours(cover.colours);
      expect(colours.length).toBeGreaterThan(0);
      for (const colour of colours) expect(await idsFound({ colour, theme })).toContain(_id);
    }
  });

  it.each([
    ['mawar', 'cv0001'],
    ['rose', 'cv0001'],
    ['ROSES', 'cv0201'],
    ['màwär', 'cv0001'],
    ['bunga raya', 'cv0406'],
    ['hibis', 'cv0101'],
    ['songkt', 'cv0301'],
    ['masjid hijau', 'cv0003'],
    ['green mosque', 'cv0003'],
    ['kereta api', 'cv0206'],
    ['train', 'cv0206'],
    ['fireflies', 'cv0505'],
    ['biru gelap islamic', 'cv0004'],
    ['  purnama\u00a0', 'cv0703'],
    ['tiket, kinta!', 'cv0206'],
    ['gambar sendiri', 'cv0705'],
    ['gambar pengantin', 'cv0409'],
    ['gambar kami', 'cv0409'],
    ['foto', 'cv0705'],
    ['our photo', 'cv0705'],
    ['kartun', 'cv0408'],
    ['ilustrasi', 'cv0408'],
  ])('W-07 “%s” finds %s', async (text, id) => {
    expect(await idsFound({ text })).toContain(id);
  });

  it('W-07 the best match is first: the name before a word of the picture', async () => {
    expect((await idsFound({ text: 'lalang' })).slice(0, 2).sort()).toEqual(['cv0006', 'cv0501']);
    expect((await idsFound({ text: 'purnama' }))[0]).toBe('cv0703');
  });

  it('W-07 every word has to be found', async () => {
    expect(await found({ text: 'mawar keretapi' })).toMatchObject({ count: 0, withoutText: drawn.length });
    expect(await found({ text: 'mawar xyzzyx' })).toMatchObject({ count: 0 });
  });

  it.each([
    ['kad kahwin hijau', 'hijau'],
    ['walimatul urus bunga', 'bunga'],
    ['wedding card green', 'green'],
  ])('W-07 “%s” finds what “%s” finds: any design is a wedding card', async (text, telling) => {
    expect(await idsFound({ text })).toEqual(await idsFound({ text: telling }));
    expect(await idsFound({ text })).not.toEqual([]);
  });

  it('W-07 words of every design alone find all of them', async () => {
    expect(await found({ text: 'Kad Kahwin' })).toMatchObject({ count: drawn.length });
  });

  it('W-07 with a colour, those with the most of it come first', async () => {
    const share = new Map(drawn.map(({ _id, cover }) => [_id, cover.colours.hijau ?? 0]));
    const shares = (await idsFound({ colour: 'hijau' })).map((id) => share.get(id) ?? 0);
    expect(shares.length).toBeGreaterThan(10);
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  });

  it('W-07 each count is what its link then finds, for any choice of filters and words', async () => {
    const some = <T>(values: readonly T[]) => fc.constantFrom(undefined, ...values);
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          text: some(['mawar', 'bunga', 'gold', 'kayu', 'tiada apa-apa']),
          colour: some(COLOUR_WORDS),
          theme: some(DESIGN_THEMES),
          motif: some(MOTIFS),
          category: some(DESIGN_CATEGORIES),
        }),
        async (chosen: DesignFilters) => {
          const { filters, count, withoutText, nearest } = await found(chosen);
          for (const name of FILTER_NAMES) {
            const { all, values } = filters[name];
            expect((await found({ ...chosen, [name]: undefined })).count).toBe(all);
            // One value of each filter: all of them would be a hundred requests.
            for (const value of values.slice(0, 1)) {
              expect((await found({ ...chosen, [name]: value.value })).count).toBe(value.count);
            }
            const current = values.find(({ value }: { value: string }) => value === chosen[name]);
            if (chosen[name] !== undefined) expect(current?.count ?? 0).toBe(count);
          }
          expect((await found({ ...chosen, text: undefined })).count).toBe(withoutText);
          expect(nearest).toHaveLength(count === 0 ? 4 : 0);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('W-07 pages through a result without a gap or a repetition', async () => {
    const all = await idsFound({ colour: 'putih' });
    const paged: string[] = [];
    for (let skip = 0; skip < all.length; skip += 5) {
      const { body } = await search({ colour: 'putih', skip, limit: 5 }).expect(200);
      expect(body.data.count).toBe(all.length);
      paged.push(...idsOf(body.data.design));
    }
    expect(paged).toEqual(all);
    expect((await found({ colour: 'putih', skip: 1000 })).design).toEqual([]);
  });

  it('W-07 leaves out hidden designs, and shows a change after ten seconds', async () => {
    await stored().updateOne({ _id: 'cv0304' }, { $set: { hidden: true } });
    later();
    try {
      expect(await idsFound({ motif: 'batik' })).toEqual([]);
      expect((await found()).filters.motif.values).not.toContainEqual(expect.objectContaining({ value: 'batik' }));
    } finally {
      await stored().updateOne({ _id: 'cv0304' }, { $set: { hidden: false } });
      later();
    }
    expect(await idsFound({ motif: 'batik' })).toEqual(['cv0304']);
  });

  it('W-07 those that show a couple’s own photo are found by that, whatever their other words are', async () => {
    const before = await stored().findOne({ _id: 'cv0705' });
    await stored().updateOne({ _id: 'cv0705' }, { $set: { searchWords: '' } });
    later();
    try {
      expect((await idsFound({ text: 'gambar sendiri' })).sort()).toEqual(['cv0409', 'cv0705']);
    } finally {
      if (before) await stored().replaceOne({ _id: 'cv0705' }, before);
      later();
    }
  });

  it('W-07 a design of an earlier release, without motifs, words and colours, is found by the rest', async () => {
    const before = await stored().findOne({ _id: 'cv0405' });
    await stored().updateOne({ _id: 'cv0405' }, { $unset: { motifs: 1, searchWords: 1, 'cover.colours': 1 } });
    later();
    try {
      expect(await idsFound({ text: 'terazo' })).toEqual(['cv0405']);
      expect(await idsFound({ text: 'coffee' })).toEqual([]);
      expect(await idsFound({ motif: 'jubin' })).not.toContain('cv0405');
      await shop.http.get('/api/design/similar/cv0405').expect(200);
    } finally {
      if (before) await stored().replaceOne({ _id: 'cv0405' }, before);
      later();
    }
  });

  it.each([
    ['text=', 'text'],
    [`text=${'a'.repeat(61)}`, 'text'],
    ['text=%00', 'text'],
    ['text=a&text=b', 'text'],
    ['text[$regex]=.*', 'text[$regex]'],
    ['colour=green', 'colour'],
    ['colour=constructor', 'colour'],
    ['colour[$ne]=hijau', 'colour[$ne]'],
    ['theme=gelap', 'theme'],
    ['motif=Songket', 'motif'],
    ['motif=', 'motif'],
    ['category=all', 'category'],
    ['skip=-1', 'skip'],
    ['limit=101', 'limit'],
    ['warna=hijau', 'warna'],
  ])('X13 X15 X22 ?%s is refused at its field', async (query, field) => {
    const { status, body } = await shop.http.get(`/api/design/search?${query}`);
    expect([status, body.code]).toEqual([400, 'validation']);
    expect(body.data.error.fields.map((wrong: { field: string }) => wrong.field)).toEqual([field]);
  });

  it.each([
    ['.*', ''],
    ['^', ''],
    ['\\', ''],
    ['*'.repeat(60), ''],
    ['👰🤵', ''],
    ['(a+)+$', 'a'],
    ['"mawar"', 'mawar'],
    ['mawar|.*', 'mawar'],
    ['$where', 'where'],
    ['<script>', 'script'],
    ['{"$ne":null}', 'ne null'],
    ['a '.repeat(30), 'a'],
    ['é'.repeat(60), 'e'.repeat(60)],
  ])('X22 “%s” is read as the words “%s” alone', async (text, words) => {
    expect(await idsFound({ text })).toEqual(words === '' ? [] : await idsFound({ text: words }));
  });
});

describe('GET /api/design/similar', () => {
  it('W-07 answers six others for every design, the most alike first, never itself', async () => {
    for (const { _id } of drawn) {
      const { body } = await shop.http.get(`/api/design/similar/${_id}`).expect(200);
      const ids = idsOf(body.data.design);
      expect(new Set(ids).size).toBe(6);
      expect(ids).not.toContain(_id);
    }
    const { body } = await shop.http.get('/api/design/similar/cv0004').expect(200);
    expect(body.data.design[0]).toMatchObject({ _id: 'cv0602', theme: 'dark', category: 'islamic' });
  });

  it.each(['cv9999', 'x', '%7B%22$ne%22:null%7D', 'a'.repeat(500)])('W-07 X23 %s is not found', async (id) => {
    const { status, body } = await shop.http.get(`/api/design/similar/${id}`);
    expect([status, body.code]).toEqual([404, 'not-found']);
  });

  it('W-07 a hidden design has none and is in none', async () => {
    await stored().updateOne({ _id: 'cv0602' }, { $set: { hidden: true } });
    later();
    try {
      await shop.http.get('/api/design/similar/cv0602').expect(404);
      const { body } = await shop.http.get('/api/design/similar/cv0004').expect(200);
      expect(idsOf(body.data.design)).not.toContain('cv0602');
    } finally {
      await stored().updateOne({ _id: 'cv0602' }, { $set: { hidden: false } });
      later();
    }
  });
});
