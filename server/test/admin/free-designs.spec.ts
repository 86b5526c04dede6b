import { FREE_BASES, FREE_LAYOUTS } from '@serikad/shared/designs/free-layouts';
import sharp from 'sharp';
import { CATALOGUE_FOLDER } from '../../src/config/catalogue-folder.js';
import { STORAGE, type StoragePort } from '../../src/media/storage/storage.port.js';
import { CatalogueSeed } from '../../src/operations/seed/catalogue-seed.js';
import { readCatalogue } from '../../src/operations/seed/read-catalogue.js';
import { SeedModule } from '../../src/operations/seed/seed.module.js';
import { builtWebApp } from '../../src/pages/web-files.js';
import { formBody } from '../http/support/multipart.js';
import { send, type RawAnswer } from '../http/support/raw.js';
import { newCouple, PREMIUM } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import type { Session } from '../support/sign-in.js';
import { signInSeller } from './support/seller.js';

const BASES = Object.values(FREE_BASES);
const PATH = '/api/admin/design';

interface Layer {
  role: string;
  imageUrl: string;
  uploaded: boolean;
  empty: boolean;
}

let shop: TestApp;
let seller: Session;
beforeAll(async () => {
  shop = await startTestApp({ webDist: builtWebApp() });
  await seed();
  seller = await signInSeller(shop);
});
afterAll(() => shop?.close());

/** Bundled designs as they are drawn, the bases among them. */
async function seed(): Promise<string[]> {
  const files = await readCatalogue(CATALOGUE_FOLDER);
  return shop.app
    .select(SeedModule)
    .get(CatalogueSeed, { strict: true })
    .run(files.filter(({ _id }) => BASES.includes(_id)));
}
const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) => {
  const asked = shop.http[method](`${PATH}/${path}`).set(seller.headers);
  return body ? asked.send(body) : asked;
};
const find = async (id: string) => (await call('get', `find-one/${id}`).expect(200)).body.data.design;
const layerOf = async (id: string, role: string): Promise<Layer> =>
  (await find(id)).layers.find((layer: Layer) => layer.role === role);
const create = async (basedOn: string, name = 'Bingkai Sendiri') =>
  (await call('post', 'create', { basedOn, name, category: 'floral', theme: 'light', videoUrl: '' }).expect(200)).body
    .data.design;
const picture = () =>
  sharp({ create: { width: 600, height: 600, channels: 4, background: { r: 90, g: 120, b: 80, alpha: 0.5 } } })
    .png()
    .toBuffer();
const upload = (id: string, role: string, bytes: Buffer): Promise<RawAnswer> => {
  const form = formBody({ fields: { id, role }, file: ['image', bytes] });
  return send(shop.url, {
    method: 'POST',
    path: `${PATH}/layer`,
    headers: { ...seller.headers, ...form.headers },
    body: form.body,
  });
};
const get = async (path: string, headers = {}) => (await shop.http.get(path).set(headers).expect(200)).body.data;
const page = async (id: string): Promise<string> =>
  (await shop.http.get(`/invitation/view/sample_${id}/kad`).set('accept', 'text/html').redirects(1).expect(200)).text;

describe('D-02 I-04 the bases of the free layouts', () => {
  it('are in no list of the shop and its seller, and can’t be edited, shown or chosen', async () => {
    const lists = [
      await get('/api/design/find?limit=100'),
      await get('/api/design/search?limit=60'),
      await get('/api/design/search?text=bingkai&limit=60'),
      await get(`${PATH}/find?limit=100`, seller.headers),
    ];
    for (const list of lists) for (const id of BASES) expect(JSON.stringify(list)).not.toContain(id);
    const map = (await shop.http.get('/sitemap.xml').expect(200)).text;
    const bytes = await picture();
    for (const id of BASES) {
      expect(map).not.toContain(id);
      await shop.http.get(`/api/design/find-one/${id}`).expect(404);
      await shop.http.get(`/api/design/similar/${id}`).expect(404);
      await call('get', `find-one/${id}`).expect(404);
      await call('put', 'update', { id, name: 'X' }).expect(404);
      await call('put', 'hidden', { id, hidden: false }).expect(404);
      await call('delete', 'layer', { id, role: 'seal', empty: true }).expect(404);
      expect((await upload(id, 'seal', bytes)).status).toBe(404);
      // The dialog shows what it looks like.
      await shop.http.get(`/design/cover-image/${id}?w=240`).expect(200);
    }
    const customer = { firstName: 'Siti', lastName: 'Aminah', email: 'siti@example.com', phone: '0123456789' };
    const newcomer = await shop.signIn();
    const order = { customer, items: PREMIUM, design: BASES[0] };
    await shop.http.post('/api/order/create/v2').set(newcomer.headers).send(order).expect(400);
  });

  it('the seller’s new order of the catalogue names all designs but them', async () => {
    const { designs } = await get(`${PATH}/find?limit=100`, seller.headers);
    const ids = designs.map(({ _id }: { _id: string }) => _id);
    await call('put', 'order', { ids }).expect(200);
    await call('put', 'order', { ids: [...ids, BASES[0]] }).expect(409);
  });
});

describe('D-02 I-01 a design of a free layout', () => {
  it.each(FREE_LAYOUTS)('%s: begins hidden, takes pictures, is shown and ordered', async (layout) => {
    const made = await create(FREE_BASES[layout], `Rekaan ${layout}`);
    expect(made).toMatchObject({ hidden: true, basedOn: FREE_BASES[layout], layout, category: 'floral' });
    expect(made.layers.every(({ uploaded, empty }: Layer) => !uploaded && !empty)).toBe(true);
    const bytes = await picture();
    for (const { role } of made.layers as Layer[]) expect((await upload(made._id, role, bytes)).status).toBe(200);
    const filled = await find(made._id);
    expect(filled.layers.every(({ uploaded }: Layer) => uploaded)).toBe(true);
    await shop.http.get(`/api/design/find-one/${made._id}`).expect(404);

    await call('put', 'hidden', { id: made._id, hidden: false }).expect(200);
    const shown = await get('/api/design/find?limit=100&category=floral');
    expect(shown.design.map(({ _id }: { _id: string }) => _id)).toContain(made._id);
    const couple = await newCouple(shop, PREMIUM, { design: made._id });
    const bundle = await get(`/api/invitation/find-one/${couple.invitationId}`);
    expect(bundle.design).toMatchObject({ _id: made._id, layout });
    expect(bundle.design.assets.every(({ imageUrl }: Layer) => imageUrl.startsWith('design-images/'))).toBe(true);
    // A phone gets the smaller file of each.
    const html = await page(made._id);
    const { imageUrl } = (filled.layers as Layer[])[0] as Layer;
    expect(html).toContain(imageUrl);
    expect(html).toContain(imageUrl.replace('.webp', '-640.webp'));
  });

  it('is a design like every other: a start of the server does not hide it, and it may be the base of another', async () => {
    const made = await create(FREE_BASES['free-corners']);
    await call('put', 'hidden', { id: made._id, hidden: false }).expect(200);
    const designs = shop.db.collection<{ _id: string }>('designs');
    expect(await designs.findOne({ _id: made._id })).not.toHaveProperty('base');
    await designs.updateMany({}, { $set: { contentHash: 'former' } });
    expect((await seed()).sort()).toEqual([...BASES].sort());
    expect(await designs.findOne({ _id: made._id })).toMatchObject({ hidden: false, layout: 'free-corners' });
    expect(await designs.findOne({ _id: made._id })).not.toHaveProperty('base');
    for (const id of BASES) expect(await designs.findOne({ _id: id })).toMatchObject({ hidden: true, base: true });
    expect(await create(made._id, 'Salinan')).toMatchObject({ basedOn: FREE_BASES['free-corners'] });
    await call('put', 'hidden', { id: made._id, hidden: true });
  });
});

describe('D-02 I-04 a layer without a picture', () => {
  it('is left empty, shows nothing on the page, and gets its picture back', async () => {
    const { _id: id } = await create(FREE_BASES['free-corners']);
    const before = await find(id);
    await upload(id, 'top-left', await picture());
    const { imageUrl } = await layerOf(id, 'top-left');
    await call('delete', 'layer', { id, role: 'top-left', empty: true }).expect(200);
    expect(await layerOf(id, 'top-left')).toMatchObject({ imageUrl: '', uploaded: false, empty: true });
    expect((await find(id)).opening).toEqual({ ...before.opening, leftImage: null });
    await shop.http.get(`/storage/${imageUrl}`).expect(404);
    expect(await page(id)).toContain('--a-top-left:none');

    // Again: nothing changes. A picture takes its place, and the bundled one comes back.
    await call('delete', 'layer', { id, role: 'top-left', empty: true }).expect(200);
    await upload(id, 'top-left', await picture());
    expect(await layerOf(id, 'top-left')).toMatchObject({ uploaded: true, empty: false });
    const { body } = await call('delete', 'layer', { id, role: 'top-left' }).expect(200);
    expect(body.data.design.layers).toEqual(before.layers);
    expect(body.data.design.opening).toEqual(before.opening);
  });

  it('leaves the page whole, also where no layer has a picture', async () => {
    for (const layout of FREE_LAYOUTS) {
      const { _id: id, layers } = await create(FREE_BASES[layout], `Kosong ${layout}`);
      for (const { role } of layers as Layer[]) await call('delete', 'layer', { id, role, empty: true }).expect(200);
      const { assets, opening } = await find(id);
      expect(assets.map((asset: Layer) => asset.imageUrl)).toEqual(layers.map(() => ''));
      expect(opening).toMatchObject({ leftImage: null, rightImage: null, centerImage: null });
      const html = await page(id);
      for (const { role } of layers as Layer[]) expect(html).toContain(`--a-${role}:none`);
      for (const part of ['class="names"', 'seal-label', 'id="cover"']) expect(html).toContain(part);
      expect(html).not.toContain('url(/storage/)');
      await shop.http.get(`/design/preview-image/${id}`).expect(200);
    }
  });

  it('whose file is gone leaves the page whole, too', async () => {
    const { _id: id } = await create(FREE_BASES['free-frame']);
    await upload(id, 'frame', await picture());
    const { imageUrl } = await layerOf(id, 'frame');
    await shop.app.get<StoragePort>(STORAGE, { strict: false }).remove(imageUrl);
    await shop.http.get(`/storage/${imageUrl}`).expect(404);
    expect(await page(id)).toContain('class="names"');
    await call('delete', 'layer', { id, role: 'frame' }).expect(200);
  });

  it('X07 is refused for an unknown role, and without yes or no', async () => {
    const { _id: id } = await create(FREE_BASES['free-frame']);
    const before = await find(id);
    const refused = async (body: object) =>
      (await call('delete', 'layer', { id, ...body }).expect(400)).body.data.error.fields[0].field;
    expect(await refused({ role: 'top-left', empty: true })).toBe('role');
    for (const empty of ['true', 1, null, {}]) expect(await refused({ role: 'frame', empty })).toBe('empty');
    expect(await refused({ role: 'frame', empty: true, imageUrl: 'x' })).toBe('imageUrl');
    expect(await find(id)).toEqual(before);
  });
});
