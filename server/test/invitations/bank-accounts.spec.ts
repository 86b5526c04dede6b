import { MINUTE_MS } from '@serikad/shared/calendar/durations';
import { InvitationsRepository } from '../../src/modules/invitations/invitations.repository.js';
import { signInSeller } from '../admin/support/seller.js';
import { filesOf, sendForm, storedFiles, type Headers } from '../gifts/support/pictured.js';
import { ScriptedFaults } from '../rsvp/support/scripted-faults.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { smallPicture } from '../support/picture.js';
import { newCouple, slugs, type Couple } from './support/shop.js';

const FIRST = { name: 'NUR AISYAH', bankName: 'Bank Islam', accountNo: '1234-5678' };
const SECOND = { secondName: 'DANIAL', secondBankName: 'Maybank', secondAccountNo: '8765' };
const STORED_SECOND = { name: 'DANIAL', bankName: 'Maybank', accountNo: '8765' };
const NONE = { qrUrl: null, name: '', bankName: '', accountNo: '' };

const faults = new ScriptedFaults();
let shop: TestApp;
let image: Buffer;
beforeAll(async () => {
  shop = await startTestApp({ faults });
  image = await smallPicture();
});
afterEach(() => shop.clock.reset());
afterAll(() => shop.close());

const save = ({ session, invitationId }: Couple, fields: Record<string, string>, picture?: Buffer, headers?: Headers) =>
  sendForm(
    shop,
    'PUT /api/invitation/update/salam-kaut',
    { ...session.headers, ...headers },
    { invitationId, show: 'true', ...fields },
    picture,
  );
const remove = ({ session, invitationId }: Couple) =>
  shop.http.delete('/api/invitation/salam-kaut').set(session.headers).send({ id: invitationId });
const read = async ({ invitationId }: Couple, headers: Headers = {}) =>
  (await shop.http.get(`/api/invitation/find-one/${invitationId}`).set(headers).expect(200)).body.data.invitation;
const own = (couple: Couple) => read(couple, couple.session.headers);
const audited = async (couple: Couple) => {
  const seller = await signInSeller(shop);
  const query = { kind: 'order', subject: couple.orderId, limit: 50 };
  const { body } = await shop.http.get('/api/admin/audit').query(query).set(seller.headers).expect(200);
  return body.data.entries.map(({ action, details, actor }: Record<string, unknown>) => ({ action, details, actor }));
};

describe('C-07 the second account', () => {
  test('C-07 has texts and a code of its own, which guests see with the first', async () => {
    const couple = await newCouple(shop);
    const before = storedFiles(shop);
    await save(couple, { ...FIRST, ...SECOND }, image).expect(200);
    const first = (await own(couple)).bankAccount;
    const { body } = await save(couple, { second: 'true' }, image).expect(200);
    const { bankAccount, secondBankAccount } = body.data.invitation;
    expect(bankAccount).toEqual(first);
    expect(secondBankAccount).toEqual({ ...STORED_SECOND, qrUrl: expect.stringMatching(/^bank-qrs\//) });
    expect(storedFiles(shop)).toEqual([...before, ...filesOf(first.qrUrl), ...filesOf(secondBankAccount.qrUrl)].sort());
    expect(await read(couple)).toMatchObject({ bankAccount, secondBankAccount });

    await save(couple, { show: 'false' }).expect(200);
    expect(await read(couple)).toMatchObject({ bankAccount: NONE, secondBankAccount: NONE });
    expect(await own(couple)).toMatchObject({ bankAccount, secondBankAccount });
  });

  test('C-07 its code goes alone, and all goes with the section', async () => {
    const couple = await newCouple(shop);
    const before = storedFiles(shop);
    await save(couple, FIRST, image).expect(200);
    await save(couple, { ...SECOND, second: 'true' }, image).expect(200);
    const { bankAccount } = await own(couple);
    const { body } = await save(couple, { second: 'true', removeImage: 'true' }).expect(200);
    expect(body.data.invitation).toMatchObject({
      bankAccount,
      secondBankAccount: { ...STORED_SECOND, qrUrl: null },
    });
    expect(storedFiles(shop)).toEqual([...before, ...filesOf(bankAccount.qrUrl)].sort());
    const removed = await remove(couple).expect(200);
    expect(removed.body.data.invitation).toMatchObject({ bankAccount: NONE, secondBankAccount: NONE });
    expect(storedFiles(shop)).toEqual(before);
  });

  test('C-07 an invitation of an older version has none, and takes one', async () => {
    const couple = await newCouple(shop);
    await shop.db.collection('invitations').updateMany({}, { $unset: { secondBankAccount: '' } });
    expect(await own(couple)).toMatchObject({ secondBankAccount: NONE });
    const { body } = await save(couple, { secondAccountNo: '8765' }).expect(200);
    expect(body.data.invitation.secondBankAccount).toEqual({ ...NONE, accountNo: '8765' });
  });
});

describe('C-07 a change of a stored account', () => {
  const changes: [string, (couple: Couple) => ReturnType<typeof save>][] = [
    ['its number', (couple) => save(couple, { accountNo: '666' })],
    ['its code', (couple) => save(couple, {}, image)],
    ['its code taken away', (couple) => save(couple, { removeImage: 'true' })],
    ['the number of the second', (couple) => save(couple, { secondAccountNo: '666' })],
    ['everything removed', (couple) => remove(couple)],
  ];
  test.each(changes)('C-07 %s needs a sign-in of the last 30 minutes', async (_what, change) => {
    const couple = await newCouple(shop);
    await save(couple, { ...FIRST, ...SECOND }, image).expect(200);
    const { bankAccount, secondBankAccount, revisions } = await own(couple);
    shop.clock.advance(31 * MINUTE_MS);
    const refused = await change(couple);
    expect([refused.status, slugs(refused.body)]).toEqual([403, Array(3).fill('sign-in-again')]);
    expect(await own(couple)).toMatchObject({ bankAccount, secondBankAccount, revisions });
    // The session goes on; the same account signs in again.
    const session = await shop.signIn({ email: couple.session.email });
    await change({ ...couple, session }).expect(200);
  });

  test('C-07 needs no sign-in where the account stays as it is: the switch, and the same texts again', async () => {
    const couple = await newCouple(shop);
    await save(couple, FIRST, image).expect(200);
    shop.clock.advance(31 * MINUTE_MS);
    await save(couple, { ...FIRST, show: 'false' }).expect(200);
    expect((await own(couple)).viewSalamKaut).toBe(false);
  });

  test('C-07 needs no sign-in for the first account', async () => {
    const couple = await newCouple(shop);
    shop.clock.advance(31 * MINUTE_MS);
    await save(couple, { ...FIRST, ...SECOND }, image).expect(200);
    expect(await own(couple)).toMatchObject({ bankAccount: FIRST, secondBankAccount: STORED_SECOND });
  });

  test('C-07 a second account beside a stored one needs a sign-in of the last 30 minutes', async () => {
    const couple = await newCouple(shop);
    await save(couple, FIRST, image).expect(200);
    shop.clock.advance(31 * MINUTE_MS);
    const refused = await save(couple, { ...SECOND, second: 'true' }, image);
    expect([refused.status, slugs(refused.body)]).toEqual([403, Array(3).fill('sign-in-again')]);
    expect(await own(couple)).toMatchObject({ secondBankAccount: NONE });
    const session = await shop.signIn({ email: couple.session.email });
    await save({ ...couple, session }, { ...SECOND, second: 'true' }, image).expect(200);
  });

  /** A session of an hour ago sends a code; before it is written, the couple store their own account. */
  const race = async (): Promise<{ status: number; accountNo: string }> => {
    const couple = await newCouple(shop);
    shop.clock.advance(60 * MINUTE_MS);
    const session = await shop.signIn({ email: couple.session.email });
    faults.once('image-record.stored', async () => {
      await save({ ...couple, session }, FIRST).expect(200);
    });
    const { status } = await save(couple, { accountNo: '666' }, image);
    return { status, accountNo: (await own(couple)).bankAccount.accountNo };
  };

  test('C-07 an old session does not replace an account that is stored meanwhile', async () => {
    expect(await race()).toEqual({ status: 409, accountNo: FIRST.accountNo });
  });

  test('C-07 control: a write that does not look for the revision replaces it', async () => {
    const repository = shop.app.get(InvitationsRepository, { strict: false });
    const write = repository.saveImageSection.bind(repository);
    const unsafe = jest
      .spyOn(repository, 'saveImageSection')
      .mockImplementation((id, section, content) => write(id, section, content, undefined));
    try {
      expect(await race()).toEqual({ status: 200, accountNo: '666' });
    } finally {
      unsafe.mockRestore();
    }
  });

  test('C-07 is written to the audit, without the account', async () => {
    const couple = await newCouple(shop);
    await save(couple, { ...FIRST, ...SECOND }).expect(200);
    await save(couple, { ...FIRST, show: 'false' }).expect(200);
    await save(couple, { accountNo: '999' }).expect(200);
    await remove(couple).expect(200);
    const action = 'order.bank-account-changed';
    const actor = { _id: couple.session.userId, email: couple.session.email };
    expect(await audited(couple)).toEqual([
      { action, actor, details: { bankAccount: true, secondBankAccount: true } },
      { action, actor, details: { bankAccount: true } },
      { action, actor, details: { bankAccount: true, secondBankAccount: true } },
    ]);
  });
});
