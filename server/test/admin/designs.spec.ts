import { DESIGN_COLOURS } from '@serikad/shared/designs/design.types';
import sharp from 'sharp';
import { SellerDesignsRepository } from '../../src/modules/designs/seller-designs.repository.js';
import { type FaultPoint, Faults } from '../../src/common/faults.js';
import { FileReferences } from '../../src/media/images/file-references.js';
import { ImageSweeperService } from '../../src/media/images/image-sweeper.service.js';
import { CatalogueSeed } from '../../src/operations/seed/catalogue-seed.js';
import type { DesignFile } from '../../src/operations/seed/design-file.dto.js';
import { drawnDesigns } from '../support/drawn-designs.js';
import { SeedModule } from '../../src/operations/seed/seed.module.js';
import { formBody } from '../http/support/multipart.js';
import { send, type RawAnswer } from '../http/support/raw.js';
import { EDIT_ROUTES } from '../invitations/support/bodies.js';
import { badBodies, type Field } from '../invitations/support/fields.js';
import { CUSTOMER, newCouple, PREMIUM, slugs, snapshot, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import type { Session } from '../support/sign-in.js';
import { signInSeller } from './support/seller.js';

/** Ends the work of an upload at a point, as a kill does. */
class Stop extends Faults {
  point: FaultPoint | null = null;

  override reach(point: FaultPoint): void {
    if (point === this.point) throw new Error('killed here');
  }
}

const faults = new Stop();
let shop: TestApp;
let seller: Session;
let couple: Couple;
let drawn: DesignFile[];
beforeAll(async () => {
  drawn = await drawnDesigns();
  shop = await startTestApp({ faults });
  seller = await signInSeller(shop);
  couple = await newCouple(shop);
});
afterAll(() => shop.close());
afterEach(() => {
  faults.point = null;
  shop.clock.reset();
  jest.restoreAllMocks();
});

const PATH = '/api/admin/design';
const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object, session: Session = seller) => {
  const asked = shop.http[method](`${PATH}/${path}`).set(session.headers);
  return body ? asked.send(body) : asked;
};
const find = async (id: string) => (await call('get', `find-one/${id}`).expect(200)).body.data.design;
const update = async (id: string, fields: object) =>
  (await call('put', 'update', { id, ...fields }).expect(200)).body.data.design;
const hide = (id: string, hidden: boolean) => call('put', 'hidden', { id, hidden });
const shownIds = async (query = ''): Promise<string[]> =>
  (await shop.http.get(`/api/design/find?limit=100${query}`).expect(200)).body.data.design.map(
    ({ _id }: { _id: string }) => _id,
  );
const allIds = async (): Promise<string[]> =>
  (await call('get', 'find?limit=100').expect(200)).body.data.designs.map(({ _id }: { _id: string }) => _id);
const NEW = { basedOn: 'cv0001', name: 'Melur Putih', category: 'rustic', theme: 'dark', videoUrl: '' };
const create = async (more: object = {}): Promise<string> =>
  (await call('post', 'create', { ...NEW, ...more }).expect(200)).body.data.design._id;
const upload = (path: string, fields: Record<string, string>, bytes: Buffer, session = seller): Promise<RawAnswer> => {
  const form = formBody({ fields, file: ['image', bytes] });
  return send(shop.url, {
    method: 'POST',
    path: `${PATH}/${path}`,
    headers: { ...session.headers, ...form.headers },
    body: form.body,
  });
};
const picture = (background: string, width = 900, height = 1200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const seed = (app = shop): CatalogueSeed => app.app.select(SeedModule).get(CatalogueSeed, { strict: true });
const stored = (id: string) => shop.db.collection<{ _id: string }>('designs').findOne({ _id: id });
const audits = async (id: string): Promise<string[]> =>
  (
    await shop.http.get(`/api/admin/audit?kind=design&subject=${id}`).set(seller.headers).expect(200)
  ).body.data.entries.map(({ action }: { action: string }) => action);

const ROUTES: ['get' | 'post' | 'put' | 'delete', string, object?][] = [
  ['get', 'find'],
  ['get', 'find-one/cv0001'],
  ['post', 'create', NEW],
  ['put', 'update', { id: 'cv0001', name: 'X' }],
  ['put', 'hidden', { id: 'cv0002', hidden: true }],
  ['put', 'order', { ids: ['cv0001'] }],
  ['delete', 'cover', { id: 'cv0001' }],
  ['delete', 'layer', { id: 'cv0001', role: 'seal' }],
];

describe('D-02 X03 only the seller can use the seller’s catalogue', () => {
  it.each(ROUTES.map(([method, path, body]) => ({ method, path, body })))('$method $path', async (route) => {
    const { method, path, body } = route;
    const before = await snapshot(shop);
    const customer = await call(method, path, body, couple.session);
    expect([customer.status, customer.body.code]).toEqual([404, 'not-found']);
    const asked = shop.http[method](`${PATH}/${path}`);
    const anonymous = await (body ? asked.send(body) : asked);
    expect([anonymous.status, anonymous.body.code]).toEqual([403, 'invalid-token']);
    expect(await snapshot(shop)).toEqual(before);
  });

  it('uploads', async () => {
    const before = await snapshot(shop);
    const bytes = await picture('#112233');
    for (const path of ['cover', 'layer']) {
      const fields = { id: 'cv0001', ...(path === 'layer' && { role: 'seal' }) };
      expect((await upload(path, fields, bytes, couple.session)).status).toBe(404);
      const none = await upload(path, fields, bytes, { ...couple.session, headers: {} as Session['headers'] });
      expect(none.status).toBe(403);
    }
    expect(await snapshot(shop)).toEqual(before);
  });
});

describe('D-02 I-01 the list', () => {
  it('has every design with its state, in pages', async () => {
    const { body } = await call('get', 'find?limit=2&skip=1').expect(200);
    expect(body.data.count).toBe(drawn.length);
    expect(body.data.designs).toHaveLength(2);
    expect(body.data.designs[0]).toMatchObject({
      coverImage: expect.stringMatching(/^\/design\/cover-image\/cv/),
      hidden: false,
      basedOn: null,
      edited: [],
      hasOwnCover: false,
      order: expect.any(Number),
    });
    const floral = await call('get', 'find?category=floral').expect(200);
    expect(floral.body.data.designs.every(({ category }: { category: string }) => category === 'floral')).toBe(true);
  });

  it.each(['limit=0', 'limit=101', 'skip=-1', 'category=x', 'hidden=1', 'limit=1&limit=2', 'category[$ne]=x'])(
    'X13 refuses ?%s',
    async (query) => {
      expect((await call('get', `find?${query}`)).body.code).toBe('validation');
    },
  );

  it.each(['cv9999', 'x', '%00', 'f'.repeat(24)])('X23 %s is not found', async (id) => {
    const { status, body } = await call('get', `find-one/${id}`);
    expect([status, body.code]).toEqual([404, 'not-found']);
  });
});

describe('D-02 a design of the seller’s', () => {
  it('begins hidden with the art of another one, and is in the shop once it is shown', async () => {
    const { body } = await call('post', 'create', { ...NEW, videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }).expect(200);
    const { design } = body.data;
    expect(design).toMatchObject({
      _id: expect.stringMatching(/^cv5\d{3}$/),
      name: 'Melur Putih',
      category: 'rustic',
      theme: 'dark',
      videoUrl: { premium: 'https://youtu.be/dQw4w9WgXcQ' },
      hidden: true,
      basedOn: 'cv0001',
      layout: (await find('cv0001')).layout,
    });
    expect(await shownIds()).not.toContain(design._id);
    await shop.http.get(`/api/design/find-one/${design._id}`).expect(404);
    await hide(design._id, false).expect(200);
    expect(await shownIds('&category=rustic')).toContain(design._id);
    await shop.http.get(`/api/design/find-one/${design._id}`).expect(200);
    const sample = await shop.http.get(`/api/invitation/find-one/sample_${design._id}`).expect(200);
    expect(sample.body.data.design._id).toBe(design._id);
    const own = await shop.http.get(`/design/cover-image/${design._id}?format=webp&w=240`).responseType('blob');
    const base = await shop.http.get('/design/cover-image/cv0001?format=webp&w=240').responseType('blob');
    expect(own.body.equals(base.body)).toBe(true);
    await shop.http.get(`/design/preview-image/${design._id}`).expect(200);
    expect(await audits(design._id)).toEqual(['design.shown', 'design.created']);
    await call('put', 'hidden', { id: design._id, hidden: true });
  });

  it('can be the base of another one', async () => {
    const first = await create();
    const second = await create({ basedOn: first, name: 'Melur Kedua' });
    expect(await find(second)).toMatchObject({ basedOn: 'cv0001', name: 'Melur Kedua', hidden: true });
  });

  it('has a number of its own also when ten are made at once', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => create()));
    expect(new Set(ids).size).toBe(10);
  });

  it('is refused with an unknown base', async () => {
    for (const basedOn of ['cv9999', 'x']) {
      const { body } = await call('post', 'create', { ...NEW, basedOn }).expect(400);
      expect(body.data.error.fields[0].field).toBe('basedOn');
    }
  });
});

describe('D-02 I-03 an edit', () => {
  it('is shown at once, and what it leaves out stays', async () => {
    const before = await find('cv0002');
    const edited = await update('cv0002', { name: 'Anggerik Biru', videoUrl: 'https://example.com/anggerik' });
    expect(edited).toMatchObject({
      name: 'Anggerik Biru',
      videoUrl: { premium: 'https://example.com/anggerik' },
      category: before.category,
      palette: before.palette,
      edited: expect.arrayContaining(['name', 'videoUrl']),
    });
    const shown = await shop.http.get('/api/design/find-one/cv0002').expect(200);
    expect(shown.body.data).toMatchObject({
      name: 'Anggerik Biru',
      videoUrl: { premium: 'https://example.com/anggerik' },
    });
    expect(shown.body.data).not.toHaveProperty('edited');
    expect(shown.body.data).not.toHaveProperty('hidden');
    expect((await update('cv0002', { videoUrl: '' })).videoUrl).toEqual({ premium: null });
    expect(await audits('cv0002')).toEqual(['design.edited', 'design.edited']);
  });

  it('of the category moves it in the catalogue', async () => {
    await update('cv0003', { category: 'vintage' });
    expect(await shownIds('&category=vintage')).toContain('cv0003');
    expect(await shownIds('&category=islamic')).not.toContain('cv0003');
  });

  it('of the colours is shown', async () => {
    const palette = Object.fromEntries(DESIGN_COLOURS.map((name) => [name, '#123456']));
    const colours = { palette, navbar: { color: '#000000', textColor: '#ffffff' }, buttonColor: 'rgb(1 2 3/.5)' };
    expect(await update('cv0005', colours)).toMatchObject(colours);
    const shown = await shop.http.get('/api/design/find-one/cv0005').expect(200);
    expect(shown.body.data).toMatchObject(colours);
  });

  it('of a colour beyond its range is refused with a sentence; one that an earlier release stored is still read', async () => {
    const { status, body } = await call('put', 'update', { id: 'cv0005', backgroundColor: 'rgb(999 0 0)' });
    expect(status).toBe(400);
    expect(body.data.error.fields).toEqual([
      { field: 'backgroundColor', message: expect.stringContaining('0 to 255') },
    ]);
    await shop.db
      .collection<{ _id: string }>('designs')
      .updateOne({ _id: 'cv0005' }, { $set: { backgroundColor: 'rgb(999 0 0)' } });
    expect((await call('get', 'find-one/cv0005')).body.data.design.backgroundColor).toBe('rgb(999 0 0)');
    expect(await update('cv0005', { buttonColor: 'rgb(255 0 0/1)' })).toMatchObject({ buttonColor: 'rgb(255 0 0/1)' });
  });

  it('of the fonts is on the pages, and no names are written on the cover that was drawn with others', async () => {
    const type = { name: 'Playfair Display', head: 'Marcellus' };
    const settingOf = async () =>
      (await shop.http.get('/api/design/writable-covers?ids=cv0404').expect(200)).body.data.covers[0].setting;
    expect(await settingOf()).not.toBeNull();
    expect(await update('cv0404', { type })).toMatchObject({ type, edited: ['type'] });
    const shown = await shop.http.get('/api/design/find-one/cv0404').expect(200);
    expect(shown.body.data.type).toEqual(type);
    expect(await settingOf()).toBeNull();
    const page = await shop.http.get('/invitation/view/sample_cv0404/kad').expect(200);
    expect(page.text).toContain('Playfair Display');
  });

  it('of nothing changes nothing', async () => {
    const before = await snapshot(shop);
    await update('cv0006', {});
    expect(await snapshot(shop)).toEqual(before);
  });

  it('of an unknown design is not found', async () => {
    const { status, body } = await call('put', 'update', { id: 'cv9999', name: 'X' });
    expect([status, body.code]).toEqual([404, 'not-found']);
  });
});

describe('D-02 I-04 the seller’s edits and the drawing', () => {
  const anew = (id: string): DesignFile => {
    const design = drawn.find(({ _id }) => _id === id);
    if (!design) throw new Error(`${id} is not in the catalogue`);
    return { ...design, name: 'Dilukis Semula', backgroundColor: '#010203' };
  };

  it('a restart keeps every edit', async () => {
    await update('cv0006', { name: 'Nama Penjual', theme: 'dark', category: 'classic' });
    await hide('cv0006', true).expect(200);
    const before = await stored('cv0006');
    const again = await startTestApp({ mongoUri: shop.mongoUri });
    await again.close();
    expect(await stored('cv0006')).toEqual(before);
    await hide('cv0006', false).expect(200);
  });

  it('a drawing made anew changes what the seller left alone, and nothing else', async () => {
    await update('cv0006', { name: 'Nama Penjual' });
    const based = await create({ basedOn: 'cv0006', name: 'Salinan' });
    expect(await seed().run([anew('cv0006')])).toEqual(['cv0006']);
    expect(await find('cv0006')).toMatchObject({ name: 'Nama Penjual', backgroundColor: '#010203' });
    expect(await find(based)).toMatchObject({
      name: 'Salinan',
      backgroundColor: '#010203',
      hidden: true,
      basedOn: 'cv0006',
    });
    const last = drawn.filter(({ _id }) => _id === 'cv0006');
    await seed().run(last);
    expect(await find('cv0006')).toMatchObject({ name: 'Nama Penjual', backgroundColor: last[0]?.backgroundColor });
  });

  it('an edit at the same moment as the seed is not lost', async () => {
    for (let round = 0; round < 10; round += 1) {
      const name = `Pusingan ${round}`;
      await Promise.all([
        update('cv0005', { name }),
        seed().run([{ ...anew('cv0005'), firstPageBackgroundColor: `#00000${round}` }]),
      ]);
      expect(await find('cv0005')).toMatchObject({ name, firstPageBackgroundColor: `#00000${round}` });
    }
    await seed().run(drawn);
  });
});

describe('D-02 I-01 a hidden design', () => {
  const choose = (made: Couple, design: string) =>
    shop.http
      .put('/api/invitation/update/design-language')
      .set(made.session.headers)
      .send({ ...EDIT_ROUTES[0]?.body, id: made.invitationId, design });

  it('is not listed and can’t be chosen, but goes on serving those who have it', async () => {
    const made = await newCouple(shop, PREMIUM, { design: 'cv0003' });
    await hide('cv0003', true).expect(200);
    expect(await shownIds()).not.toContain('cv0003');
    await shop.http.get('/api/design/find-one/cv0003').expect(404);

    const newcomer = await shop.signIn();
    const order = { customer: CUSTOMER, items: PREMIUM, design: 'cv0003' };
    const refused = await shop.http.post('/api/order/create/v2').set(newcomer.headers).send(order).expect(400);
    expect(refused.body.data.error.fields[0].field).toBe('design');
    const other = await newCouple(shop, PREMIUM, { design: 'cv0001' });
    const before = await snapshot(shop);
    expect((await choose(other, 'cv0003')).body.data.error.fields[0].field).toBe('design');
    expect(await snapshot(shop)).toEqual(before);

    // The couple that has it keeps it, may save the section again, and may leave it.
    await choose(made, 'cv0003').expect(200);
    const page = await shop.http.get(`/api/invitation/find-one/${made.invitationId}`).expect(200);
    expect(page.body.data.design._id).toBe('cv0003');
    await shop.http.get('/design/cover-image/cv0003').expect(200);
    await choose(made, 'cv0001').expect(200);

    await hide('cv0003', false).expect(200);
    expect(await shownIds()).toContain('cv0003');
    await choose(made, 'cv0003').expect(200);
  });

  it('is open to the couple who ordered it after they tried another, and not to one who only chose it later', async () => {
    const ordered = await newCouple(shop, PREMIUM, { design: 'cv0003' });
    const chose = await newCouple(shop, PREMIUM, { design: 'cv0001' });
    await choose(chose, 'cv0003').expect(200);
    const orderedArt = async ({ session, invitationId }: Couple) =>
      (await shop.http.get(`/api/invitation/find-one/${invitationId}`).set(session.headers).expect(200)).body.data
        .invitation.orderedArt;
    expect(await orderedArt(ordered)).toBeUndefined();
    await hide('cv0003', true).expect(200);

    const left = await choose(ordered, 'cv0002').expect(200);
    expect(left.body.data.invitation.orderedArt).toBe('cv0003');
    expect(await orderedArt(ordered)).toBe('cv0003');
    const guests = await shop.http.get(`/api/invitation/find-one/${ordered.invitationId}`).expect(200);
    expect(guests.body.data.invitation).not.toHaveProperty('orderedArt');
    await choose(ordered, 'cv0003').expect(200);
    expect((await choose(ordered, 'cv0002')).status).toBe(200);

    await choose(chose, 'cv0002').expect(200);
    expect(await orderedArt(chose)).toBeUndefined();
    expect((await choose(chose, 'cv0003')).status).toBe(400);
    await hide('cv0003', false).expect(200);
    expect(await orderedArt(ordered)).toBeUndefined();
  });

  it('is never the one that new invitations begin with', async () => {
    const { body } = await hide('cv0004', true).expect(400);
    expect(body.data.error.fields).toEqual([{ field: 'hidden', message: expect.stringContaining('begin with') }]);
    expect((await find('cv0004')).hidden).toBe(false);
  });
});

describe('D-02 I-01 the order', () => {
  it('is the one in which the catalogue lists the designs from then on', async () => {
    const ids = (await allIds()).toReversed();
    const { body } = await call('put', 'order', { ids }).expect(200);
    expect(body.data.ids).toEqual(ids);
    expect(await allIds()).toEqual(ids);
    const shown = await shownIds();
    expect(shown).toEqual(ids.filter((id) => shown.includes(id)));
  });

  it('has to name every design; the refusal says which there are', async () => {
    const before = await allIds();
    for (const ids of [before.slice(1), [...before, 'cv9999'], [...before.slice(1), 'cv9999'], []]) {
      const refused = await call('put', 'order', { ids }).expect(409);
      expect([...slugs(refused.body), refused.body.data.error.current.ids]).toEqual([
        'conflict',
        'conflict',
        'conflict',
        before,
      ]);
    }
    expect(await allIds()).toEqual(before);
  });

  it('is refused when it names an id twice', async () => {
    const [first = ''] = await allIds();
    expect((await call('put', 'order', { ids: [first, first] })).body.code).toBe('validation');
  });
});

/** The colour in the middle of a picture. */
async function middleOf(bytes: Buffer): Promise<number[]> {
  const { width, height } = await sharp(bytes).metadata();
  const box = { left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 };
  return [...(await sharp(bytes).extract(box).removeAlpha().raw().toBuffer())];
}
const isNear = (actual: number[], expected: number[]): boolean =>
  expected.every((value, index) => Math.abs(value - (actual[index] ?? 999)) < 12);
const cover = (id: string, query = '') =>
  shop.http.get(`/design/cover-image/${id}${query}`).responseType('blob').expect(200);
const filesOf = async (imageUrl: string): Promise<number[]> =>
  Promise.all(
    [imageUrl, imageUrl.replace('.webp', '-640.webp'), imageUrl.replace('.webp', '-320.webp')].map(
      async (key) => (await shop.http.get(`/storage/${key}`)).status,
    ),
  );

describe('D-02 I-01 I-03 an uploaded cover', () => {
  it('is served in every width and format of the drawn ones, and as a link’s preview', async () => {
    const id = await create();
    const answer = await upload('cover', { id }, await picture('#ff0000', 1600, 1200));
    expect(answer.status).toBe(200);
    expect((await find(id)).hasOwnCover).toBe(true);
    for (const [format, read] of [
      ['avif', 'heif'],
      ['webp', 'webp'],
      ['jpg', 'jpeg'],
    ] as const) {
      for (const width of [240, 400, 720]) {
        const { body, headers } = await cover(id, `?format=${format}&w=${width}`);
        const found = await sharp(body).metadata();
        expect([found.format, found.width, found.height]).toEqual([read, width, width * 1.5]);
        expect(headers['content-type']).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`);
        if (format !== 'avif') expect(isNear(await middleOf(body), [255, 0, 0])).toBe(true);
      }
    }
    const { headers } = await cover(id, '?format=webp&w=240');
    await shop.http
      .get(`/design/cover-image/${id}?format=webp&w=240`)
      .set('If-None-Match', headers['etag'] ?? '')
      .expect(304);
    const preview = await shop.http.get(`/design/preview-image/${id}`).responseType('blob').expect(200);
    const found = await sharp(preview.body).metadata();
    expect([found.format, found.width, found.height]).toEqual(['jpeg', 1200, 630]);
    // The design that it is based on keeps its own.
    expect(isNear(await middleOf((await cover('cv0001', '?format=webp&w=240')).body), [255, 0, 0])).toBe(false);
    expect(await audits(id)).toEqual(['design.file-uploaded', 'design.created']);
  });

  it('takes the place of the one before, whose files go; without it the drawn one is back', async () => {
    await upload('cover', { id: 'cv0002' }, await picture('#00ff00'));
    const first = String((await stored('cv0002'))?.['ownCover' as '_id']);
    expect(await filesOf(first)).toEqual([200, 200, 200]);
    await upload('cover', { id: 'cv0002' }, await picture('#0000ff'));
    expect(await filesOf(first)).toEqual([404, 404, 404]);
    expect(isNear(await middleOf((await cover('cv0002', '?format=webp&w=240')).body), [0, 0, 255])).toBe(true);
    const second = String((await stored('cv0002'))?.['ownCover' as '_id']);
    // A drawing made anew leaves it alone.
    await seed().run(drawn.map((design) => ({ ...design, backgroundColor: '#0a0b0c' })));
    expect((await find('cv0002')).hasOwnCover).toBe(true);
    await seed().run(drawn);
    await call('delete', 'cover', { id: 'cv0002' }).expect(200);
    expect(await filesOf(second)).toEqual([404, 404, 404]);
    expect((await find('cv0002')).hasOwnCover).toBe(false);
    expect(isNear(await middleOf((await cover('cv0002', '?format=webp&w=240')).body), [0, 0, 255])).toBe(false);
  });

  it('X28 that is no picture is refused, and the design stays as it was', async () => {
    const before = await snapshot(shop);
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('MZ'),
      Buffer.alloc(0),
    ]) {
      const { status } = await upload('cover', { id: 'cv0001' }, bytes);
      expect(status).toBe(400);
    }
    const none = await call('post', 'cover', { id: 'cv0001' });
    expect(none.status).toBe(415);
    expect(await snapshot(shop)).toEqual(before);
  });

  it('X36 whose design could not be written leaves no file', async () => {
    const before = await snapshot(shop);
    jest.spyOn(shop.app.get(SellerDesignsRepository, { strict: false }), 'setCover').mockRejectedValue(new Error('no'));
    expect((await upload('cover', { id: 'cv0001' }, await picture('#ffff00'))).status).toBe(500);
    const quotas = await shop.db
      .collection<{ _id: string; images: object[] }>('imageLedgers')
      .findOne({ _id: 'cv0001' });
    expect(quotas?.images ?? []).toEqual([]);
    const after = await snapshot(shop);
    expect(after['designs/cv0001']).toBe(before['designs/cv0001']);
  });

  it('X36 X35 that a kill interrupts is removed by the sweeper; those that are shown stay', async () => {
    const references = shop.app.get(FileReferences, { strict: false });
    const id = await create();
    const before = await stored(id);
    faults.point = 'image.written';
    expect((await upload('cover', { id }, await picture('#808080'))).status).toBe(500);
    faults.point = null;
    expect(await stored(id)).toEqual(before);
    const keys = async (): Promise<string[]> => {
      const quotas = shop.db.collection<{ _id: string; images: { key: string }[] }>('imageLedgers');
      return (await quotas.findOne({ _id: id }))?.images.map(({ key }) => key) ?? [];
    };
    const left = await keys();
    expect(left).toHaveLength(1);
    expect(await references.referenced(left)).toEqual(new Set());
    await upload('cover', { id }, await picture('#808080'));
    await upload('layer', { id, role: 'seal' }, await picture('#808080', 90, 90));
    const all = await keys();
    const shown = all.filter((key) => !left.includes(key));
    expect(await references.referenced(all)).toEqual(new Set(shown));
    expect(shown).toHaveLength(2);

    shop.clock.advance(2 * 60 * 60 * 1000);
    await shop.app.get(ImageSweeperService, { strict: false }).sweep();
    expect(await keys()).toEqual(shown);
    expect(await filesOf(left[0] ?? '')).toEqual([404, 404, 404]);
    for (const key of shown) expect(await filesOf(key)).toEqual([200, 200, 200]);
  });

  it('X01 of an unknown design is not found, and nothing is stored', async () => {
    const before = await snapshot(shop);
    expect((await upload('cover', { id: 'cv9999' }, await picture('#ffff00'))).status).toBe(404);
    expect((await call('delete', 'cover', { id: 'cv9999' })).status).toBe(404);
    expect(await snapshot(shop)).toEqual(before);
  });
});

describe('D-02 I-04 an uploaded layer', () => {
  it('replaces the bundled one, in the opening too, until it is removed', async () => {
    const id = await create();
    const before = await find(id);
    const seal = before.layers.find(({ role }: { role: string }) => role === 'seal');
    expect(seal).toMatchObject({ page: 'opening', position: 'seal', uploaded: false });
    expect((await upload('layer', { id, role: 'seal' }, await picture('#ff00ff', 260, 260))).status).toBe(200);
    const after = await find(id);
    const own = after.layers.find(({ role }: { role: string }) => role === 'seal');
    expect(own).toMatchObject({ page: 'opening', position: 'seal', width: seal.width, uploaded: true });
    expect(own.imageUrl).toMatch(/^design-images\/[0-9a-f]{2}\/[0-9a-f-]{36}\.webp$/);
    expect(after.opening.centerImage).toBe(own.imageUrl);
    expect(after.opening.leftImage).toBe(before.opening.leftImage);
    expect(await filesOf(own.imageUrl)).toEqual([200, 200, 200]);
    // Guests of an invitation with this design see it.
    await hide(id, false).expect(200);
    const made = await newCouple(shop, PREMIUM, { design: id });
    const page = await shop.http.get(`/api/invitation/find-one/${made.invitationId}`).expect(200);
    expect(page.body.data.design.opening.centerImage).toBe(own.imageUrl);

    const { body } = await call('delete', 'layer', { id, role: 'seal' }).expect(200);
    expect(body.data.design.layers).toEqual(before.layers);
    expect(body.data.design.opening).toEqual(before.opening);
    expect(await filesOf(own.imageUrl)).toEqual([404, 404, 404]);
    await hide(id, true);
  });

  it('uploaded twice at once for one layer is stored once, with the files of one', async () => {
    const bytes = await picture('#00ffff', 200, 200);
    await Promise.all([0, 1, 2].map(() => upload('layer', { id: 'cv0001', role: 'rule' }, bytes)));
    const design = await stored('cv0001');
    const own = (design as unknown as { ownLayers: { role: string; imageUrl: string }[] }).ownLayers;
    expect(own).toHaveLength(1);
    const quota = await shop.db
      .collection<{ _id: string; images: { key: string }[] }>('imageLedgers')
      .findOne({ _id: 'cv0001' });
    expect(quota?.images.map(({ key }) => key)).toEqual(own.map(({ imageUrl }) => imageUrl));
    await call('delete', 'layer', { id: 'cv0001', role: 'rule' }).expect(200);
  });

  it('is refused for a role that the design does not have', async () => {
    const before = await snapshot(shop);
    for (const role of ['crown', '$where', 'a.b']) {
      const { status, text } = await upload('layer', { id: 'cv0001', role }, await picture('#00ffff', 50, 50));
      expect([status, JSON.parse(text).data.error.fields[0].field]).toEqual([400, 'role']);
    }
    expect((await upload('layer', { id: 'cv9999', role: 'seal' }, await picture('#00ffff', 50, 50))).status).toBe(404);
    expect(await snapshot(shop)).toEqual(before);
  });
});

const COLOUR_FIELDS: Record<string, Field> = Object.fromEntries(
  ['buttonColor', 'navbar.color', 'palette.ink', 'palette.shop'].map((name) => [name, { kind: 'colour' } as const]),
);
const BODIES: [
  method: 'post' | 'put' | 'delete',
  path: string,
  body: Record<string, unknown>,
  Record<string, Field>,
][] = [
  [
    'post',
    'create',
    NEW,
    {
      basedOn: { kind: 'id' },
      name: { kind: 'text', max: 60 },
      category: { kind: 'choice' },
      theme: { kind: 'choice' },
      videoUrl: { kind: 'link' },
    },
  ],
  [
    'put',
    'update',
    {
      id: 'cv0001',
      name: 'X',
      category: 'floral',
      theme: 'light',
      videoUrl: '',
      buttonColor: '#000000',
      navbar: { color: '#000000', textColor: '#ffffff' },
      type: { name: 'Cinzel', head: 'Cinzel' },
      palette: Object.fromEntries(DESIGN_COLOURS.map((name) => [name, '#123456'])),
    },
    {
      id: { kind: 'id' },
      name: { kind: 'text', max: 60, optional: true },
      category: { kind: 'choice', optional: true },
      theme: { kind: 'choice', optional: true },
      'type.name': { kind: 'choice' },
      'type.head': { kind: 'choice' },
      ...COLOUR_FIELDS,
    },
  ],
  ['put', 'hidden', { id: 'cv0001', hidden: true }, { id: { kind: 'id' }, hidden: { kind: 'flag' } }],
  ['delete', 'layer', { id: 'cv0001', role: 'seal' }, { id: { kind: 'id' }, role: { kind: 'text', max: 40 } }],
  ['delete', 'cover', { id: 'cv0001' }, { id: { kind: 'id' } }],
];

describe.each(BODIES)('D-02 X07 X08 X17 X18 X19 %s %s refuses', (method, path, body, fields) => {
  const cases = badBodies(body, fields).filter(
    // A colour that is left out stays as it is.
    ({ name }) => name !== 'buttonColor: missing',
  );

  it.each(cases.map((bad) => [bad.name, bad] as const))('D-02 %s', async (_name, { json, field }) => {
    const before = await stored('cv0001');
    const answer = await shop.http[method](`${PATH}/${path}`)
      .set(seller.headers)
      .set('Content-Type', 'application/json')
      .send(json);
    expect([answer.status, ...slugs(answer.body)]).toEqual([400, 'validation', 'validation', 'validation']);
    const named = answer.body.data.error.fields.map((entry: { field: string }) => entry.field);
    expect(named.some((name: string) => name === field || name.startsWith(`${field}.`))).toBe(true);
    expect(await stored('cv0001')).toEqual(before);
  });
});

it('X01 every design that the tests made is whole: the public list can show them all', async () => {
  for (const id of await allIds()) await hide(id, false).expect(200);
  expect((await shownIds()).sort()).toEqual((await allIds()).sort());
});
