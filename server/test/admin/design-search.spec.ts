import sharp from 'sharp';
import { CoverColoursService } from '../../src/modules/designs/cover-colours.service.js';
import { SellerDesignsRepository } from '../../src/modules/designs/seller-designs.repository.js';
import { DesignsModule } from '../../src/modules/designs/designs.module.js';
import { formBody } from '../http/support/multipart.js';
import { send } from '../http/support/raw.js';
import { startTestApp, type TestApp } from '../support/app.js';
import type { Session } from '../support/sign-in.js';
import { signInSeller } from './support/seller.js';

let shop: TestApp;
let seller: Session;
beforeAll(async () => {
  shop = await startTestApp();
  seller = await signInSeller(shop);
});
afterAll(() => shop?.close());
afterEach(() => jest.restoreAllMocks());

const PATH = '/api/admin/design';
const NEW = { basedOn: 'cv0301', name: 'Peoni Pagi', category: 'modern', theme: 'light', videoUrl: '' };
const call = (method: 'post' | 'put' | 'delete', path: string, body: object) =>
  shop.http[method](`${PATH}/${path}`).set(seller.headers).send(body);
const find = async (id: string) =>
  (await shop.http.get(`${PATH}/find-one/${id}`).set(seller.headers).expect(200)).body.data.design;
const update = (id: string, fields: object) => call('put', 'update', { id, ...fields });
/** A design of the seller's that visitors see. */
const create = async (): Promise<string> => {
  const { _id } = (await call('post', 'create', NEW).expect(200)).body.data.design;
  await call('put', 'hidden', { id: _id, hidden: false }).expect(200);
  return _id;
};
const idsFound = async (query: Record<string, string>): Promise<string[]> =>
  (
    await shop.http
      .get('/api/design/search')
      .query({ limit: '100', ...query })
      .expect(200)
  ).body.data.design.map(({ _id }: { _id: string }) => _id);
const uploadCover = async (id: string, background: string) => {
  const bytes = await sharp({ create: { width: 600, height: 900, channels: 3, background } })
    .png()
    .toBuffer();
  const form = formBody({ fields: { id }, file: ['image', bytes] });
  const path = `${PATH}/cover`;
  const headers = { ...seller.headers, ...form.headers };
  expect((await send(shop.url, { method: 'POST', path, headers, body: form.body })).status).toBe(200);
};
const stored = () => shop.db.collection<{ _id: string; [field: string]: unknown }>('designs');
const colours = () => shop.app.select(DesignsModule).get(CoverColoursService, { strict: true });

describe('W-07 D-02 what a design of the seller’s is found by', () => {
  it('begins with its base’s motifs and words, and changes by the form, at once', async () => {
    const id = await create();
    expect(await find(id)).toMatchObject({ motifs: ['songket', 'diraja'], colours: ['merah', 'emas'] });
    expect(await idsFound({ motif: 'songket' })).toContain(id);
    await update(id, { motifs: ['mawar', 'mawar', 'bulan'], searchWords: 'sakura, cherry blossom' }).expect(200);
    expect(await find(id)).toMatchObject({ motifs: ['mawar', 'bulan'], searchWords: 'sakura, cherry blossom' });
    expect((await find(id)).edited).toEqual(expect.arrayContaining(['motifs', 'searchWords']));
    expect(await idsFound({ motif: 'songket' })).not.toContain(id);
    expect(await idsFound({ motif: 'bulan' })).toContain(id);
    expect(await idsFound({ text: 'sakura' })).toEqual([id]);
    await update(id, { motifs: [], searchWords: '' }).expect(200);
    expect(await idsFound({ text: 'sakura' })).toEqual([]);
    expect(await idsFound({ text: 'pagi' })).toContain(id);
    await call('put', 'hidden', { id, hidden: true }).expect(200);
    expect(await idsFound({ text: 'pagi' })).not.toContain(id);
  });

  it.each([
    [{ motifs: ['bunga'] }, 'motifs'],
    [{ motifs: 'mawar' }, 'motifs'],
    [{ motifs: [{ $ne: 'mawar' }] }, 'motifs'],
    [{ motifs: null }, 'motifs'],
    [{ motifs: Array.from({ length: 9 }, () => 'mawar') }, 'motifs'],
    [{ searchWords: 'a'.repeat(301) }, 'searchWords'],
    [{ searchWords: { $gt: '' } }, 'searchWords'],
    [{ searchWords: 'a\u0000' }, 'searchWords'],
    [{ colours: ['merah'] }, 'colours'],
    [{ ownColours: { merah: 1 } }, 'ownColours'],
  ])('X07 X13 refuses %j at its field', async (fields, field) => {
    const { status, body } = await update('cv0301', fields);
    expect([status, body.data.error.fields[0].field]).toEqual([400, field]);
  });

  it('an uploaded cover is found by its own colours, and without it by the drawn ones', async () => {
    const id = await create();
    await uploadCover(id, '#1d3a8a');
    expect(await find(id)).toMatchObject({ colours: ['biru'] });
    expect(await idsFound({ colour: 'biru' })).toContain(id);
    expect(await idsFound({ colour: 'merah' })).not.toContain(id);
    await uploadCover(id, '#14532d');
    expect(await idsFound({ colour: 'biru' })).not.toContain(id);
    expect(await idsFound({ colour: 'hijau' })).toContain(id);
    await call('delete', 'cover', { id }).expect(200);
    expect(await idsFound({ colour: 'hijau' })).not.toContain(id);
    expect(await idsFound({ colour: 'merah' })).toContain(id);
    expect(await stored().findOne({ _id: id })).not.toHaveProperty('ownColours');
    await call('put', 'hidden', { id, hidden: true }).expect(200);
  });

  it('covers of an earlier release, or after a kill, are measured by the next round; one that is gone has no colours', async () => {
    const [first, second, gone] = [await create(), await create(), await create()];
    for (const id of [first, second, gone]) await uploadCover(id, '#1d3a8a');
    await stored().updateMany({ _id: { $in: [first, second, gone] } }, { $unset: { ownColours: 1 } });
    await stored().updateOne({ _id: gone }, { $set: { ownCover: `design/${gone}/${'0'.repeat(32)}.webp` } });
    const kill = jest.spyOn(SellerDesignsRepository.prototype, 'setColours');
    kill.mockRejectedValueOnce(new Error('killed here'));
    await expect(colours().measureMissing()).rejects.toThrow('killed here');
    expect(await stored().countDocuments({ ownCover: { $exists: true }, ownColours: { $exists: false } })).toBe(3);
    await colours().measureMissing();
    expect(await stored().findOne({ _id: second })).toMatchObject({ ownColours: { biru: 1 } });
    expect(await stored().findOne({ _id: gone })).toMatchObject({ ownColours: {} });
    expect(await idsFound({ colour: 'biru' })).toEqual(expect.arrayContaining([first, second]));
    const before = await stored().find().sort({ _id: 1 }).toArray();
    await colours().measureMissing();
    expect(await stored().find().sort({ _id: 1 }).toArray()).toEqual(before);
  });

  it('a cover that was replaced while the former one was measured keeps its own colours', async () => {
    const id = await create();
    await uploadCover(id, '#14532d');
    const former = (await stored().findOne({ _id: id }))?.['ownCover'] as string;
    await uploadCover(id, '#1d3a8a');
    await colours().measureNow(id, former);
    expect(await stored().findOne({ _id: id })).toMatchObject({ ownColours: { biru: 1 } });
  });
});
