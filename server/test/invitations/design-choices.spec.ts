import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { storedOrder } from '../admin/support/seller.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { newCouple, pay, PREMIUM, VIDEO, type Couple } from './support/shop.js';

const DESIGN = 'cv0504';
const label = { malay: 'Tempat', english: 'Place' };
/** Any other picture of the catalogue. */
const CATALOGUE = fileURLToPath(new URL('../../catalogue/', import.meta.url));
const FILE = readdirSync(`${CATALOGUE}cv0504`).find((name) => /^awning\..+\.webp$/.test(name)) ?? '';
const PICTURE = `designs/cv0504/${FILE}`;

let shop: TestApp;
let couple: Couple;
/** A painted role of the design. */
let role: string;
beforeAll(async () => {
  shop = await startTestApp();
  const designs = shop.db.collection<{ _id: string; assets: { role: string; fallbackUrl?: string }[] }>('designs');
  const { assets } = (await designs.findOne({ _id: DESIGN })) ?? { assets: [] };
  role = assets.findLast(({ fallbackUrl }) => fallbackUrl)?.role ?? '';
  const options = [
    { id: 'hall', label },
    { id: 'beach', label, palette: { ground: '#123456' } },
  ];
  const variants = [{ role, options: ['beach'], imageUrl: PICTURE }];
  await designs.updateOne({ _id: DESIGN }, { $set: { choices: [{ id: 'place', label, options }], variants } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  couple = await newCouple(shop, PREMIUM, { design: DESIGN });
});

const BEACH = [{ choice: 'place', option: 'beach' }];
const body = {
  design: DESIGN,
  language: 'malay',
  title: 'MAJLIS',
  coupleNo: 1,
  openingOption: 'glass-window',
  customOpeningLogo: false,
};
const save = (change: object = {}) =>
  shop.http
    .put('/api/invitation/update/design-language')
    .set(couple.session.headers)
    .send({ id: couple.invitationId, ...body, ...change });
const stored = () => shop.db.collection('invitations').findOne({ _id: new Types.ObjectId(couple.invitationId) });
const page = async (): Promise<string> =>
  (await shop.http.get(`/invitation/view/${couple.invitationId}/aisyah-danial`).expect(200)).text;

test('without an own choice nothing is stored, and the page shows the first option', async () => {
  await save().expect(200);
  expect(await stored()).not.toHaveProperty('designChoices');
  const html = await page();
  expect(html).toContain('data-choice-place="hall"');
  expect(html).not.toContain(`--a-${role}:url(/storage/${PICTURE})`);
});

test('the page shows the option’s picture and colours, to guests alone without the choices', async () => {
  const { body: answer } = await save({ designChoices: BEACH }).expect(200);
  expect(answer.data.invitation.designChoices).toEqual(BEACH);
  const html = await page();
  expect(html).toContain('data-choice-place="beach"');
  expect(html).toContain(`--a-${role}:url(/storage/${PICTURE})`);
  expect(html).toContain('--ground:#123456');
  expect(html).toContain('<meta name="theme-color" content="#123456">');
});

test('a client that does not know choices keeps them, and another design has none', async () => {
  await save({ designChoices: BEACH }).expect(200);
  await save({ title: 'KENDURI' }).expect(200);
  expect(await stored()).toMatchObject({ designChoices: BEACH });
  await save({ design: 'cv0004' }).expect(200);
  expect(await stored()).toMatchObject({ design: 'cv0004', designChoices: [] });
});

test.each([
  ['an option that the design lacks', [{ choice: 'place', option: 'moon' }]],
  ['a choice that the design lacks', [{ choice: 'sky', option: 'beach' }]],
  ['a choice made twice', [...BEACH, { choice: 'place', option: 'hall' }]],
])('%s is refused, and what was chosen stays', async (_name, designChoices) => {
  await save({ designChoices: BEACH }).expect(200);
  const { body: refused } = await save({ designChoices }).expect(400);
  expect(refused.data.error.fields).toEqual([expect.objectContaining({ field: 'designChoices' })]);
  expect(await stored()).toMatchObject({ designChoices: BEACH });
});

test('an option that the shop took out of the design is as if none was chosen', async () => {
  await save({ designChoices: BEACH }).expect(200);
  const gone = { $set: { 'designChoices.0.option': 'moon' } };
  await shop.db.collection('invitations').updateOne({ _id: new Types.ObjectId(couple.invitationId) }, gone);
  await save({ title: 'KENDURI' }).expect(200);
  expect(await page()).toContain('data-choice-place="hall"');
});

test('options are given up by an empty list; where none was ever chosen it stores nothing', async () => {
  await save({ designChoices: [] }).expect(200);
  expect(await stored()).not.toHaveProperty('designChoices');
  await save({ designChoices: BEACH }).expect(200);
  await save({ designChoices: [] }).expect(200);
  expect(await stored()).toMatchObject({ designChoices: [] });
  expect(await page()).toContain('data-choice-place="hall"');
});

test('a stored option that the shop took out of the design is dropped by the next save', async () => {
  await save({ designChoices: BEACH }).expect(200);
  const gone = [{ choice: 'place', option: 'moon' }];
  const _id = new Types.ObjectId(couple.invitationId);
  await shop.db.collection('invitations').updateOne({ _id }, { $set: { designChoices: gone } });
  await save({ designChoices: gone }).expect(200);
  expect(await stored()).toMatchObject({ designChoices: [] });
});

describe('a choice that goes by the wedding’s hour', () => {
  const SKY = 'cv0606';
  const hour = (startTime: string) =>
    shop.http
      .put('/api/invitation/update/date-time')
      .set(couple.session.headers)
      .send({ id: couple.invitationId, date: '2027-02-13', startTime, endTime: '23:59', tentative: [] });
  const sky = async () => {
    const html = await page();
    return [/data-choice-sky="([a-z]+)"/, /data-theme="([a-z]+)"/].map((part) => part.exec(html)?.[1]);
  };

  test('it follows the start time in colours and theme, until an option is chosen', async () => {
    await save({ design: SKY }).expect(200);
    await hour('11:00').expect(200);
    expect(await sky()).toEqual(['pagi', 'light']);
    await hour('20:30').expect(200);
    expect(await sky()).toEqual(['isyak', 'dark']);
    await save({ design: SKY, designChoices: [{ choice: 'sky', option: 'subuh' }] }).expect(200);
    expect(await sky()).toEqual(['subuh', 'dark']);
    await save({ design: SKY, designChoices: [] }).expect(200);
    expect(await sky()).toEqual(['isyak', 'dark']);
  });

  test('the confirmed details name every option, also those left open', async () => {
    couple = await newCouple(shop, VIDEO, { design: SKY });
    await pay(shop, couple.orderId, 1_000);
    await save({ design: SKY, designChoices: [{ choice: 'state', option: 'perak' }] }).expect(200);
    await hour('06:15').expect(200);
    await shop.http
      .put('/api/order/submit-details')
      .set(couple.session.headers)
      .send({ id: couple.orderId })
      .expect(200);
    const { items } = await storedOrder(shop, couple.orderId);
    expect(items.map(({ frozen }) => frozen?.designChoices)).toEqual([
      [
        { choice: 'state', option: 'perak' },
        { choice: 'sky', option: 'subuh' },
      ],
    ]);
  });

  test('the order names every option that the card shows now, to be compared with the confirmed ones', async () => {
    await save({ design: SKY, designChoices: [{ choice: 'state', option: 'perak' }] }).expect(200);
    await hour('20:30').expect(200);
    const now = [
      { choice: 'state', option: 'perak' },
      { choice: 'sky', option: 'isyak' },
    ];
    const { headers, userId } = couple.session;
    const data = async (path: string) => (await shop.http.get(path).set(headers).expect(200)).body.data;
    const [listed] = await data(`/api/order/find-by-user/${userId}`);
    expect(listed.invitation[0].designChoices).toEqual(now);
    expect((await data(`/api/order/find-one/${couple.orderId}`)).order.invitation[0].designChoices).toEqual(now);
    expect((await data(`/api/order/items/${couple.orderId}`)).invitation.designChoices).toEqual(now);
  });
});

/** The pixels of the link's picture. */
async function linkPicture(): Promise<Buffer> {
  const [, path = ''] = /property="og:image" content="([^"]+)"/.exec(await page()) ?? [];
  const { body } = await shop.http.get(new URL(path, 'http://localhost').pathname).buffer().expect(200);
  return sharp(body as Buffer)
    .removeAlpha()
    .raw()
    .toBuffer();
}

test.each([
  ['cv0407', [{ choice: 'place', option: 'pantai' }]],
  ['cv0408', [{ choice: 'bride-head', option: 'hair' }]],
])('the picture of the link of %s shows the option, and beside it nothing else', async (design, designChoices) => {
  const stored = await shop.db
    .collection<{ _id: string; cover: { wide: { layers: { left: number; width: number }[] } } }>('designs')
    .findOne({ _id: design });
  const layers = stored?.cover.wide.layers ?? [];
  const left = Math.min(...layers.map((layer) => layer.left));
  await save({ design, designChoices: [] }).expect(200);
  const before = await linkPicture();
  await save({ design, designChoices }).expect(200);
  const after = await linkPicture();
  const most = (fromX: number, toX: number): number => {
    let found = 0;
    for (let at = 0; at < before.length; at += 1) {
      const x = Math.floor(at / 3) % 1200;
      if (x >= fromX && x < toX) found = Math.max(found, Math.abs((before[at] ?? 0) - (after[at] ?? 0)));
    }
    return found;
  };
  expect(most(left, 1200)).toBeGreaterThan(60);
  // The codec's blocks reach a little over the box.
  expect(most(0, left - 16)).toBeLessThan(12);
});

test('the picture of the link has the colours of the option', async () => {
  const [width, middle] = [1200, 315];
  // A place of the wall, above the texts.
  const wall = async (): Promise<[number, number, number]> => {
    const pixels = await linkPicture();
    const at = (20 * width + middle) * 3;
    return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
  };
  await save({ design: 'cv0005', designChoices: [] }).expect(200);
  const [red, green] = await wall();
  expect(green).toBeGreaterThan(red);
  await save({ design: 'cv0005', designChoices: [{ choice: 'wall', option: 'terracotta' }] }).expect(200);
  const [warm, paler, blue] = await wall();
  expect(warm).toBeGreaterThan(paler);
  expect(paler).toBeGreaterThan(blue);
});
