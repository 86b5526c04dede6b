import { Types } from 'mongoose';
import { CatalogueSeed } from '../../src/operations/seed/catalogue-seed.js';
import type { DesignFile } from '../../src/operations/seed/design-file.dto.js';
import { drawnDesigns } from '../support/drawn-designs.js';
import { builtWebApp } from '../../src/pages/web-files.js';
import { SeedModule } from '../../src/operations/seed/seed.module.js';
import { signInSeller } from '../admin/support/seller.js';
import { newCouple, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';

const EARLIER = 'cv0301-1';
const CURRENT = 'cv0301';

let shop: TestApp;
let design: DesignFile;
beforeAll(async () => {
  const drawn = await drawnDesigns();
  design = drawn.find(({ _id }) => _id === CURRENT) as DesignFile;
  shop = await startTestApp({ webDist: builtWebApp() });
  await seed([{ ...design, _id: EARLIER, earlierOf: CURRENT }]);
});
afterAll(() => shop.close());

const seed = (files: DesignFile[]): Promise<string[]> =>
  shop.app.select(SeedModule).get(CatalogueSeed, { strict: true }).run(files);
const designs = () => shop.db.collection<{ _id: string }>('designs');
const get = async (path: string, headers = {}) => (await shop.http.get(path).set(headers).expect(200)).body.data;

/** A couple whose design was drawn anew after they ordered it, as the migration leaves them. */
async function coupleOfBefore(): Promise<Couple> {
  const couple = await newCouple(shop, undefined, { design: CURRENT });
  const invitations = shop.db.collection('invitations');
  const path = `/api/invitation/find-one/${couple.invitationId}`;
  await get(path, couple.session.headers);
  await invitations.updateOne(
    { _id: new Types.ObjectId(couple.invitationId) },
    { $set: { design: EARLIER, orderedArt: EARLIER } },
  );
  return couple;
}

const choose = (couple: Couple, chosen: string) =>
  shop.http.put('/api/invitation/update/design-language').set(couple.session.headers).send({
    id: couple.invitationId,
    design: chosen,
    language: 'malay',
    title: 'WALIMATUL URUS',
    coupleNo: 1,
    openingOption: 'fade-out',
    customOpeningLogo: false,
  });

describe('the earlier art of a design that was drawn anew', () => {
  it('is in no list of the shop and its seller, and can’t be ordered or edited', async () => {
    const seller = await signInSeller(shop);
    const pages = [
      await get('/api/design/find?limit=100'),
      await get(`/api/design/search?text=songket&limit=60`),
      await get('/api/admin/design/find?limit=100', seller.headers),
      await get(`/api/design/similar/${CURRENT}`),
    ];
    for (const page of pages) {
      expect(JSON.stringify(page)).not.toContain(EARLIER);
      expect(JSON.stringify(page)).toContain('cv03');
    }
    expect((await shop.http.get('/sitemap.xml').expect(200)).text).not.toContain(EARLIER);
    await shop.http.get(`/invitation-design/details/${EARLIER}`).set('accept', 'text/html').expect(410);
    await shop.http.get(`/api/admin/design/find-one/${EARLIER}`).set(seller.headers).expect(404);
    const hidden = { id: EARLIER, hidden: false };
    await shop.http.put('/api/admin/design/hidden').set(seller.headers).send(hidden).expect(404);
    const couple = await newCouple(shop);
    await choose(couple, EARLIER).expect(400);
  });

  it('is left out of the order that the seller gives to all others', async () => {
    const seller = await signInSeller(shop);
    const page = await get('/api/admin/design/find?limit=100', seller.headers);
    const ids = page.designs.map(({ _id }: { _id: string }) => _id);
    await shop.http.put('/api/admin/design/order').set(seller.headers).send({ ids }).expect(200);
  });

  it('stays on the card of a couple who ordered it, who may choose the new one and return', async () => {
    const couple = await coupleOfBefore();
    const path = `/api/invitation/find-one/${couple.invitationId}`;
    const owned = await get(path, couple.session.headers);
    expect(owned.design).toMatchObject({ _id: EARLIER, earlierOf: CURRENT });
    expect(owned.invitation).toMatchObject({ design: EARLIER, orderedArt: EARLIER });
    const open = await get(path);
    expect(open.design._id).toBe(EARLIER);
    expect(open.invitation).not.toHaveProperty('orderedArt');

    // For the editor of a couple on the new art, who look at theirs again before they save.
    expect(await get(`/api/design/find-one/${EARLIER}`)).toEqual(owned.design);
    await choose(couple, EARLIER).expect(200);
    await choose(couple, CURRENT).expect(200);
    expect((await get(path)).design._id).toBe(CURRENT);
    await choose(couple, 'cv0004').expect(200);
    await choose(couple, EARLIER).expect(200);
    expect((await get(path)).design._id).toBe(EARLIER);
  });

  it('is on an invitation that is made of an earlier order, which may return to it', async () => {
    const couple = await newCouple(shop, undefined, { design: CURRENT });
    const _id = new Types.ObjectId(couple.orderId);
    await shop.db.collection('orders').updateOne({ _id }, { $set: { 'invitationStart.design': EARLIER } });
    await shop.db.collection('invitations').deleteOne({ _id: new Types.ObjectId(couple.invitationId) });
    const { invitation } = await get(`/api/invitation/find-one/${couple.invitationId}`, couple.session.headers);
    expect(invitation).toMatchObject({ design: EARLIER, orderedArt: EARLIER });
  });

  it('is counted in the figures among the sales of the design', async () => {
    await coupleOfBefore();
    const seller = await signInSeller(shop);
    const figures = await get('/api/admin/figures/designs', seller.headers);
    const sold = figures.designs.map((of: { design: string }) => of.design);
    expect(sold).toContain(CURRENT);
    expect(sold).not.toContain(EARLIER);
  });

  it('is written hidden by the seed, and not over the seller’s designs that are based on it', async () => {
    await designs().deleteOne({ _id: EARLIER });
    const current = await designs().findOne({ _id: CURRENT });
    const own = { ...current, _id: 'cv5001', basedOn: EARLIER, contentHash: 'former', hidden: false };
    await designs().insertOne(own);
    expect(await seed([{ ...design, name: 'Songket', _id: EARLIER, earlierOf: CURRENT }])).toEqual([EARLIER]);
    expect(await designs().findOne({ _id: EARLIER })).toMatchObject({ hidden: true, earlierOf: CURRENT });
    const based = await designs().findOne({ _id: 'cv5001' });
    expect(based).toMatchObject({ name: 'Songket', hidden: false });
    expect(based).not.toHaveProperty('earlierOf');
    await designs().deleteOne({ _id: 'cv5001' });
  });
});
