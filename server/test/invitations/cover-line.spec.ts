import { Types } from 'mongoose';
import { storedOrder } from '../admin/support/seller.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { NAMES } from './support/bodies.js';
import { newCouple, pay, PREMIUM, slugs, VIDEO, type Couple } from './support/shop.js';

let shop: TestApp;
let couple: Couple;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  couple = await newCouple(shop, PREMIUM);
});

const CHINESE = '爱莎与大年';

const save = (body: object = {}) =>
  shop.http
    .put('/api/invitation/update/names')
    .set(couple.session.headers)
    .send({ id: couple.invitationId, ...NAMES, ...body });
const line = async () => {
  const { body } = await shop.http.get(`/api/invitation/find-one/${couple.invitationId}`).expect(200);
  return (body.data.invitation as { coverLine: unknown }).coverLine;
};

describe('C-10 a line in another script', () => {
  test('C-10 a new invitation has none, and a save by a client that does not know it changes nothing', async () => {
    await save().expect(200);
    expect(await line()).toBe('');
    await save({ coverLine: `  ${CHINESE} ` }).expect(200);
    await save({ hashtag: '#lain' }).expect(200);
    expect(await line()).toBe(CHINESE);
    await save({ coverLine: '' }).expect(200);
    expect(await line()).toBe('');
  });

  test('C-10 X08 its page has it as text in its language, also in Tamil and Urdu, and markup stays text', async () => {
    const page = async (coverLine: string) => {
      await save({ coverLine }).expect(200);
      const { text } = await shop.http.get(`/invitation/view/${couple.invitationId}/aisyah-danial`).expect(200);
      return /<span [^>]*class="ol">[^<]*<\/span>/.exec(text)?.[0];
    };
    expect(await page(CHINESE)).toBe(`<span lang="zh" dir="auto" class="ol">${CHINESE}</span>`);
    expect(await page('ஆயிஷா & டானியல்')).toBe('<span lang="ta" dir="auto" class="ol">ஆயிஷா &amp; டானியல்</span>');
    expect(await page('عائشہ اور دانیال')).toBe('<span lang="ur" dir="auto" class="ol">عائشہ اور دانیال</span>');
    expect(await page('عائشه دان دانيال')).toBe('<span dir="auto" class="ol">عائشه دان دانيال</span>');
    expect(await page('<b>Aisha</b>')).toBe('<span dir="auto" class="ol">&lt;b>Aisha&lt;/b></span>');
    expect(await page('')).toBeUndefined();
  });

  test('C-10 more than 30 letters are refused at their field, and nothing is stored', async () => {
    await save().expect(200);
    const answer = await save({ hashtag: '#lain', coverLine: '爱'.repeat(31) });
    expect([answer.status, ...slugs(answer.body)]).toEqual([400, 'validation', 'validation', 'validation']);
    expect(answer.body.data.error.fields).toEqual([{ field: 'coverLine', message: expect.any(String) }]);
    const stored = await shop.db.collection('invitations').findOne({ _id: new Types.ObjectId(couple.invitationId) });
    expect(stored).toMatchObject({ hashtag: NAMES.hashtag, coverLine: '' });
    await save({ coverLine: '爱'.repeat(30) }).expect(200);
  });

  test('C-10 an invitation that was stored before there was one has none', async () => {
    await save({ coverLine: CHINESE }).expect(200);
    await shop.db
      .collection<{ _id: Types.ObjectId }>('invitations')
      .updateOne({ _id: new Types.ObjectId(couple.invitationId) }, { $unset: { coverLine: '' } });
    expect(await line()).toBe('');
  });

  test('C-10 S-27 the confirmed details have it as it was, for the printed card', async () => {
    couple = await newCouple(shop, VIDEO);
    await pay(shop, couple.orderId, 1_000);
    await save({ coverLine: CHINESE }).expect(200);
    const submitted = { id: couple.orderId };
    await shop.http.put('/api/order/submit-details').set(couple.session.headers).send(submitted).expect(200);
    await save({ coverLine: '' }).expect(200);
    const { items } = await storedOrder(shop, couple.orderId);
    expect(items.map(({ frozen }) => frozen?.coverLine)).toEqual([CHINESE]);
  });
});
