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

const find = (query = '') => shop.http.get(`/api/design/find${query}`);
const stored = () => shop.db.collection<{ _id: string }>('designs');

describe('the catalogue', () => {
  it('I-01 has at least two floral, two Islamic and two minimalist designs, one of them dark', () => {
    const count = (category: string) => drawn.filter((design) => design.category === category).length;
    expect(Math.min(count('floral'), count('islamic'), count('minimalist'))).toBeGreaterThanOrEqual(2);
    expect(drawn.some(({ theme }) => theme === 'dark')).toBe(true);
  });

  it('is in the database, each design once, before the first request', async () => {
    expect(await stored().countDocuments({ earlierOf: { $exists: false }, base: { $exists: false } })).toBe(
      drawn.length,
    );
  });
});

describe('GET /api/design/find', () => {
  it('I-01 lists the designs in their order, with what a card shows and nothing else', async () => {
    const { body } = await find().expect(200);
    expect(body.data.count).toBe(drawn.length);
    const inOrder = drawn.toSorted((a, b) => a.order - b.order || a._id.localeCompare(b._id));
    expect(body.data.design.map(({ _id }: { _id: string }) => _id)).toEqual(inOrder.slice(0, 18).map(({ _id }) => _id));
    for (const design of body.data.design) {
      expect(Object.keys(design).sort()).toEqual(
        ['_id', 'category', 'coverImage', 'name', 'rsvpUrl', 'theme', 'videoUrl'].sort(),
      );
      expect(design.coverImage).toBe(`/design/cover-image/${design._id}`);
      expect(design.rsvpUrl).toMatch(new RegExp(`^/invitation/view/sample_${design._id}/[a-z-]+$`));
      expect(design.videoUrl).toEqual({ premium: `/motion/${design._id}` });
    }
  });

  it('I-01 pages through all of them without a gap or a repetition', async () => {
    const seen: string[] = [];
    for (let skip = 0; skip < drawn.length + 4; skip += 4) {
      const { body } = await find(`?skip=${skip}&limit=4`).expect(200);
      expect(body.data.count).toBe(drawn.length);
      seen.push(...body.data.design.map(({ _id }: { _id: string }) => _id));
    }
    expect(seen.toSorted()).toEqual(drawn.map(({ _id }) => _id));
  });

  it.each(['floral', 'islamic', 'minimalist', 'vintage', 'modern', 'classic', 'rustic'])(
    'I-01 the category %s holds its designs alone',
    async (category) => {
      const { body } = await find(`?category=${category}`).expect(200);
      const expected = drawn.filter((design) => design.category === category);
      expect(body.data.count).toBe(expected.length);
      expect(body.data.design.map(({ _id }: { _id: string }) => _id).sort()).toEqual(expected.map(({ _id }) => _id));
    },
  );

  it('I-01 the category all is the same as none', async () => {
    expect((await find('?category=all').expect(200)).body).toEqual((await find().expect(200)).body);
  });

  it.each([
    ['skip=-1', 'skip'],
    ['skip=1.5', 'skip'],
    ['skip=abc', 'skip'],
    ['skip=', 'skip'],
    ['skip=1e9', 'skip'],
    ['skip=99999999999999999999', 'skip'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=+5', 'limit'],
    ['limit=%205', 'limit'],
    ['limit=NaN', 'limit'],
    ['limit[$gt]=1', 'limit[$gt]'],
    ['limit=1&limit=2', 'limit'],
    ['category=Floral', 'category'],
    ['category=unknown', 'category'],
    ['category=', 'category'],
    ['category[$ne]=floral', 'category[$ne]'],
    ['category=%7B%22$ne%22:null%7D', 'category'],
    ['category=constructor', 'category'],
    ['colour=red', 'colour'],
  ])('X13 X15 ?%s is refused at its field', async (query, field) => {
    const { status, body } = await find(`?${query}`);
    expect([status, body.code]).toEqual([400, 'validation']);
    expect(body.data.error.fields.map((wrong: { field: string }) => wrong.field)).toEqual([field]);
  });

  it.each(['skip=1000000', 'limit=100', 'limit=1', 'skip=0&limit=18&category=islamic'])('?%s is taken', (query) =>
    find(`?${query}`).expect(200),
  );

  it('leaves out hidden designs, which find-one then does not know, while their covers stay', async () => {
    const [{ _id } = { _id: '' }] = drawn;
    await stored().updateOne({ _id }, { $set: { hidden: true } });
    shop.clock.advance(11_000);
    try {
      const { body } = await find('?limit=100').expect(200);
      expect(body.data.count).toBe(drawn.length - 1);
      expect(JSON.stringify(body)).not.toContain(`"${_id}"`);
      await shop.http.get(`/api/design/find-one/${_id}`).expect(404);
      await shop.http.get(`/design/cover-image/${_id}`).expect(200);
    } finally {
      await stored().updateOne({ _id }, { $set: { hidden: false } });
      shop.clock.advance(11_000);
    }
  });
});

describe('GET /api/design/find-one', () => {
  it('answers every design with all that its pages need, and nothing of how it is kept', async () => {
    for (const file of drawn) {
      const { body } = await shop.http.get(`/api/design/find-one/${file._id}?source=web`).expect(200);
      const { name, category, theme, layout, type, palette, finish, navbar, assets, opening, backgroundColor } = file;
      expect(body.data).toMatchObject(
        JSON.parse(
          JSON.stringify({
            name,
            category,
            theme,
            layout,
            type,
            palette,
            finish,
            navbar,
            assets,
            opening,
            backgroundColor,
          }),
        ),
      );
      for (const inner of ['contentHash', 'hidden', 'order', 'sample', 'cover'])
        expect(body.data).not.toHaveProperty(inner);
    }
  });

  it.each([
    'cv9999',
    'CV0004',
    'x',
    '64b7f0c2a1b2c3d4e5f60718',
    '[object Object]',
    '%00',
    '{"$ne":null}',
    'a'.repeat(500),
  ])('X23 %s is not found', async (id) => {
    const { status, body } = await shop.http.get(
      `/api/design/find-one/${id.startsWith('%') ? id : encodeURIComponent(id)}`,
    );
    expect([status, body.code]).toEqual([404, 'not-found']);
  });

  it('X23 an address that is no UTF-8 is refused, not an error of ours', async () => {
    const { status, body } = await shop.http.get('/api/design/find-one/%E0%A4%A');
    expect([status, body.code]).toEqual([400, 'validation']);
  });

  it.each(['source=app', 'source=', 'other=1'])('?%s is refused', async (query) => {
    const { status, body } = await shop.http.get(`/api/design/find-one/cv0004?${query}`);
    expect([status, body.code]).toEqual([400, 'validation']);
  });

  it.each(['post', 'put', 'patch', 'delete'] as const)('X58 %s is no method of it', async (method) => {
    const { status, body, headers } = await shop.http[method]('/api/design/find-one/cv0004');
    expect([status, body.code, headers['allow']]).toEqual([405, 'method-not-allowed', 'GET, HEAD']);
  });
});

describe('indexes', () => {
  it('the list is answered from an index of its own, also by category', async () => {
    const names = (await stored().indexes()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['catalogue', 'catalogue_category']));
  });
});
