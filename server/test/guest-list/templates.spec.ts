import type { ChangedTemplates } from '@serikad/shared/guest-list/family.types';
import { HELPER_TOKEN_HEADER } from '@serikad/shared/guest-list/guest-list';
import type { HelperBranch } from '@serikad/shared/guest-list/helper.types';
import { templateOf } from '@serikad/shared/guest-list/message-templates';
import { newCouple, STANDARD, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { addedBranch, addedFamily, call, expectBalanced, helperTokenOf, listOf, storedList } from './support/list.js';

let shop: TestApp;
let couple: Couple;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  couple = await newCouple(shop);
});

const save = (more: object, of = couple) =>
  call<{ templates: ChangedTemplates }>(shop.url, of, 'PUT /api/family/template', {
    invitationId: couple.invitationId,
    kind: 'invitation',
    language: 'malay',
    text: 'Kepada {nama}\n{pautan}',
    ...more,
  });
const kept = async () => (await listOf(shop, couple)).templates;

describe('G-05 the texts of messages', () => {
  it('G-05 are kept by kind and language, and only those that differ from the default', async () => {
    expect(await kept()).toEqual({});
    expect((await save({})).data.templates).toEqual({ malay: { invitation: 'Kepada {nama}\n{pautan}' } });
    await save({ language: 'english', text: 'For {nama}' });
    await save({ kind: 'thanks', text: '  Terima kasih {gelaran}\r\n ' });
    const three = {
      malay: { invitation: 'Kepada {nama}\n{pautan}', thanks: 'Terima kasih {gelaran}' },
      english: { invitation: 'For {nama}' },
    };
    expect(await kept()).toEqual(three);
    await save({ kind: 'reminder', text: templateOf({}, 'malay', 'reminder') });
    expect(await kept()).toEqual(three);
    await save({ text: '' });
    expect(await kept()).toMatchObject({ malay: { thanks: 'Terima kasih {gelaran}' } });
    expect((await storedList(shop, couple)).templates?.malay).toEqual({ thanks: 'Terima kasih {gelaran}' });
  });

  it('G-05 an unknown placeholder is named, a text that breaks the address of a chat is refused; nothing is stored', async () => {
    const unknown = await save({ text: 'Bawa {kekunci}' });
    expect(unknown).toMatchObject({ status: 400, code: 'validation', fields: [{ field: 'text' }] });
    expect(JSON.stringify(unknown.data)).toContain('{kekunci}');
    expect(await save({ text: 'Jemput hadir. '.repeat(290).slice(0, 4_000) })).toMatchObject({ code: 'validation' });
    expect(await kept()).toEqual({});
  });

  it('G-05 are changed by the couple alone, with the package', async () => {
    expect(await save({}, await newCouple(shop))).toMatchObject({ code: 'not-found' });
    const standard = await newCouple(shop, STANDARD);
    expect(await save({ invitationId: standard.invitationId }, standard)).toMatchObject({ code: 'package-required' });
  });

  it('G-05 stay while families are added and the list is written at the same time', async () => {
    const families = Array.from({ length: 10 }, (_, n) => addedFamily(shop, couple, { name: `Keluarga ${n}` }));
    await Promise.all([...families, addedBranch(shop, couple), save({})]);
    expect(await kept()).toEqual({ malay: { invitation: 'Kepada {nama}\n{pautan}' } });
    await expectBalanced(shop, couple);
  });

  it('G-04 G-05 a helper reads the invitation’s texts and no other', async () => {
    const { id } = await addedBranch(shop, couple);
    const token = await helperTokenOf(shop, couple, id);
    const read = async () =>
      (
        await call<HelperBranch>(shop.url, couple, 'GET /api/helper/branch', undefined, {
          [HELPER_TOKEN_HEADER]: token,
        })
      ).data.templates;
    expect(await read()).toEqual({});
    await save({});
    await save({ kind: 'thanks', text: 'Terima kasih {nama}' });
    expect(await read()).toEqual({ malay: { invitation: 'Kepada {nama}\n{pautan}' } });
  });
});
