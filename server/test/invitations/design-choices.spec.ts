import { Types } from 'mongoose';
import { startTestApp, type TestApp } from '../support/app.js';
import { newCouple, PREMIUM, type Couple } from './support/shop.js';

const DESIGN = 'cv0702';
const label = { malay: 'Tempat', english: 'Place' };
const PICTURE = 'designs/cv0702/beach.00000000.webp';

let shop: TestApp;
let couple: Couple;
/** A role that the design's cover shows. */
let role: string;
beforeAll(async () => {
  shop = await startTestApp();
  const designs = shop.db.collection<{ _id: string; assets: { role: string }[] }>('designs');
  const { assets } = (await designs.findOne({ _id: DESIGN })) ?? { assets: [] };
  role = assets[0]?.role ?? '';
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
  expect(html).not.toContain(PICTURE);
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
