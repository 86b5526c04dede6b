import { Types } from 'mongoose';
import { signInSeller, storedOrder } from '../admin/support/seller.js';
import { unzip } from '../privacy/support/unzip.js';
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
  couple = await newCouple(shop, PREMIUM, { design: 'cv0601' });
});

const NONE = { groom: '', bride: '' };
const JAWI = { groom: 'دانيال', bride: 'نور عائشه' };
const LINE = 'نور عائشه دان دانيال';

const update = (section: string, body: object) =>
  shop.http
    .put(`/api/invitation/update/${section}`)
    .set(couple.session.headers)
    .send({ id: couple.invitationId, ...body });
const save = (body: object = {}) => update('names', { ...NAMES, ...body });
const forGuests = async () => {
  const { body } = await shop.http.get(`/api/invitation/find-one/${couple.invitationId}`).expect(200);
  return body.data.invitation as { jawiNames: unknown; jawiText: string | null };
};
const page = async (of = couple.invitationId): Promise<string> =>
  (await shop.http.get(`/invitation/view/${of}/aisyah-danial`).expect(200)).text;
/** The path of the link's picture. */
const picture = (html: string): string => /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';

describe('C-10 names in Jawi', () => {
  test('C-10 a new invitation has none, and a save by a client that does not know them changes nothing', async () => {
    await save().expect(200);
    expect(await forGuests()).toMatchObject({ jawiNames: { couple: NONE, couple2: NONE }, jawiText: null });
    await save({ jawiNames: { couple: JAWI, couple2: NONE } }).expect(200);
    await save({ hashtag: '#lain' }).expect(200);
    expect(await forGuests()).toMatchObject({ jawiNames: { couple: JAWI, couple2: NONE }, jawiText: LINE });
  });

  test('C-10 the page has them in its markup, with the face that only such pages name, and without a script', async () => {
    await save().expect(200);
    const plain = await page();
    await save({ jawiNames: { couple: JAWI, couple2: NONE } }).expect(200);
    const html = await page();
    const [, attributes = '', first = '', second = ''] =
      /<span ([^>]*class="jw"[^>]*)><span>([^<]+)<\/span> <span>([^<]+)<\/span><\/span>/.exec(html) ?? [];
    expect(`${first} ${second}`).toBe(LINE);
    for (const each of ['class="jw"', 'lang="ms-Arab"', 'dir="rtl"']) expect(attributes).toContain(each);
    expect(html).toContain('@font-face{font-family:"Jawi Names"');
    const preloaded = (text: string) => text.match(/<link rel="preload"[^>]*>/g);
    expect(preloaded(html)).toEqual(preloaded(plain));
    for (const none of ['ms-Arab', '@font-face{font-family:"Jawi Names"']) expect(plain).not.toContain(none);
  });

  test('C-10 the order of the couple is theirs too; one name alone is stored and not shown', async () => {
    const couples = { couple: { ...NAMES.couple, order: 'groom-first' } };
    await save({ ...couples, jawiNames: { couple: JAWI, couple2: NONE } }).expect(200);
    expect((await forGuests()).jawiText).toBe('دانيال دان نور عائشه');
    const alone = { ...NONE, bride: JAWI.bride };
    await save({ jawiNames: { couple: alone, couple2: NONE } }).expect(200);
    expect(await forGuests()).toMatchObject({ jawiNames: { couple: alone }, jawiText: null });
    expect(await page()).not.toContain('ms-Arab');
  });

  test('C-10 those of a second couple are kept and shown for two couples alone', async () => {
    const two = { groom: 'هذيق', bride: 'سوفيا' };
    await save({ jawiNames: { couple: JAWI, couple2: two } }).expect(200);
    expect((await forGuests()).jawiNames).toEqual({ couple: JAWI, couple2: NONE });
    const design = {
      design: 'cv0601',
      language: 'malay',
      title: 'MAJLIS',
      openingOption: 'fade-out',
      customOpeningLogo: false,
    };
    await update('design-language', { ...design, coupleNo: 2 }).expect(200);
    await save({ couple2: NAMES.couple, jawiNames: { couple: JAWI, couple2: two } }).expect(200);
    expect((await forGuests()).jawiText).toBe(`${LINE}\nسوفيا دان هذيق`);
    await update('design-language', { ...design, coupleNo: 1 }).expect(200);
    expect((await forGuests()).jawiText).toBe(LINE);
  });

  test.each([
    ['Latin letters', 'Aisyah'],
    ['digits', 'عائشه 2'],
    ['markup', '<b>عائشه</b>'],
    ['a bidi override', 'عائشه\u202e'],
    ['41 letters', 'ا'.repeat(41)],
  ])('C-10 X08 %s are refused at their field, and nothing is stored', async (_name, bride) => {
    await save().expect(200);
    const answer = await save({ hashtag: '#lain', jawiNames: { couple: { ...JAWI, bride }, couple2: NONE } });
    expect([answer.status, ...slugs(answer.body)]).toEqual([400, 'validation', 'validation', 'validation']);
    expect(answer.body.data.error.fields).toEqual([{ field: 'jawiNames.couple.bride', message: expect.any(String) }]);
    const stored = await shop.db.collection('invitations').findOne({ _id: new Types.ObjectId(couple.invitationId) });
    expect(stored?.['hashtag']).toBe(NAMES.hashtag);
    expect((await forGuests()).jawiText).toBeNull();
  });

  test('C-10 an invitation that was stored before there were any has none', async () => {
    await save().expect(200);
    await shop.db
      .collection<{ _id: Types.ObjectId }>('invitations')
      .updateOne({ _id: new Types.ObjectId(couple.invitationId) }, { $unset: { jawiNames: '' } });
    expect(await forGuests()).toMatchObject({ jawiNames: { couple: NONE, couple2: NONE }, jawiText: null });
    expect(await page()).not.toContain('ms-Arab');
  });

  test('C-10 an edit with an outdated revision gets those that are stored', async () => {
    await save({ jawiNames: { couple: JAWI, couple2: NONE } }).expect(200);
    const answer = await save({ jawiNames: { couple: NONE, couple2: NONE } }).set('If-Match', '0');
    expect(answer.status).toBe(409);
    expect(answer.body.data.error.current).toMatchObject({ jawiNames: { couple: JAWI, couple2: NONE } });
    expect((await forGuests()).jawiText).toBe(LINE);
  });

  test('C-10 the link’s picture gets another address with them, in a design that has a place for them alone', async () => {
    await save().expect(200);
    const plain = picture(await page());
    await save({ jawiNames: { couple: JAWI, couple2: NONE } }).expect(200);
    const withJawi = picture(await page());
    expect(withJawi).toMatch(/\/invitation\/preview\//);
    expect(withJawi).not.toBe(plain);
    await shop.http.get(new URL(withJawi).pathname).expect(200).expect('Content-Type', 'image/jpeg');
    await save({ jawiNames: { couple: NONE, couple2: NONE } }).expect(200);
    expect(picture(await page())).toBe(plain);

    couple = await newCouple(shop, PREMIUM, { design: 'cv0701' });
    await save().expect(200);
    const without = picture(await page());
    await save({ jawiNames: { couple: JAWI, couple2: NONE } }).expect(200);
    expect(picture(await page())).toBe(without);
  });

  test('C-10 S-27 the confirmed details have them as they were, for the printed card', async () => {
    couple = await newCouple(shop, VIDEO);
    await pay(shop, couple.orderId, 1_000);
    await save({ jawiNames: { couple: JAWI, couple2: NONE } }).expect(200);
    const submitted = { id: couple.orderId };
    await shop.http.put('/api/order/submit-details').set(couple.session.headers).send(submitted).expect(200);
    await save({ jawiNames: { couple: NONE, couple2: NONE } }).expect(200);
    const { items } = await storedOrder(shop, couple.orderId);
    expect(items.map(({ frozen }) => frozen?.jawiText)).toEqual([LINE]);
    expect(items[0]?.frozen).not.toHaveProperty('jawiNames');
  });

  test('C-10 X11 the export of the customer’s data has them, as typed and as confirmed for an item', async () => {
    couple = await newCouple(shop, VIDEO);
    await pay(shop, couple.orderId, 1_000);
    await save({ jawiNames: { couple: JAWI, couple2: NONE } }).expect(200);
    const submitted = { id: couple.orderId };
    await shop.http.put('/api/order/submit-details').set(couple.session.headers).send(submitted).expect(200);
    const { headers } = await signInSeller(shop);
    const answer = await fetch(`${shop.url}/api/admin/customer/${couple.session.userId}/export`, { headers });
    expect(answer.status).toBe(200);
    const files = unzip(Buffer.from(await answer.arrayBuffer()));
    const rows = (file: string): unknown => JSON.parse(String(files.get(file)));
    expect(rows('invitations.json')).toEqual([
      expect.objectContaining({ _id: couple.invitationId, jawiNames: { couple: JAWI, couple2: NONE } }),
    ]);
    expect(rows('orders.json')).toEqual([
      expect.objectContaining({
        items: [expect.objectContaining({ frozen: expect.objectContaining({ jawiText: LINE }) })],
      }),
    ]);
  });

  test('C-10 they are in the sample of one Islamic design', async () => {
    expect(await page('sample_cv0003')).toContain('عينا صوفيا دان فهمي حكيمي');
    expect(await page('sample_cv0001')).not.toContain('ms-Arab');
  });
});
