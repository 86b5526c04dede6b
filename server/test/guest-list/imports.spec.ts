import { randomUUID } from 'node:crypto';
import type { ImportedBatch, ImportPreview } from '@serikad/shared/guest-list/import/import.types';
import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { FAMILY_TOKEN_HEADER } from '@serikad/shared/guest-list/guest-list';
import { FamilyRemovalsService } from '../../src/modules/guest-list/records/family-removals.service.js';
import { GuestListsRepository } from '../../src/modules/guest-list/records/guest-lists.repository.js';
import { FamilyRsvpService } from '../../src/modules/rsvp/responses/family-rsvp.service.js';
import { newCouple, type Couple } from '../invitations/support/shop.js';
import { coming, sessionBooks } from '../rsvp/support/families.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { addedFamily, call, expectBalanced, listOf } from './support/list.js';

let shop: TestApp;
let couple: Couple;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  couple = await newCouple(shop);
});
afterEach(() => {
  jest.restoreAllMocks();
  shop.clock.reset();
});

const asked = (more: object) => ({ invitationId: couple.invitationId, format: 'lines', ...more });
const preview = (more: object) => call<ImportPreview>(shop.url, couple, 'POST /api/family/import/preview', asked(more));
const commit = (more: object, key = randomUUID() as string) =>
  call<ImportedBatch>(shop.url, couple, 'POST /api/family/import/commit', asked({ consent: true, skip: [], ...more }), {
    'idempotency-key': key,
  });
const undo = (id: string) =>
  call(shop.url, couple, 'PUT /api/family/import/undo', { invitationId: couple.invitationId, id });
const manyLines = (count: number): string =>
  Array.from({ length: count }, (_, n) => `Keluarga Encik ${n}, 0123${String(n).padStart(6, '0')}, 4`).join('\n');

const CSV =
  '\ufeffNama;No. Telefon;Bil Pax;Khas buat;Meja\n' +
  '"Dato’ Ismail; isteri";012-345 6789;4;"Dato’ ""Mail"" sekeluarga";A1\n' +
  '=HYPERLINK("http://x.example");;;\n' +
  ';;;;\n';

describe('G-03 an import', () => {
  it('shows what it has understood of a table, with problems and duplicates, and stores nothing', async () => {
    const { id } = await addedFamily(shop, couple, { name: 'Puan Salmah', phone: '0123456789' });
    const { data } = await preview({ format: 'csv', text: CSV });
    expect(data).toMatchObject({
      columns: ['name', 'phone', 'seats', 'title', 'table'],
      head: ['Nama', 'No. Telefon', 'Bil Pax', 'Khas buat', 'Meja'],
      rows: [
        {
          row: 1,
          name: 'Dato’ Ismail; isteri',
          title: 'Dato’ "Mail" sekeluarga',
          phone: '0123456789',
          seats: 4,
          table: 'A1',
          problems: [],
          duplicateOf: { id, row: null, name: 'Puan Salmah', phone: '0123456789' },
        },
        { row: 2, name: '=HYPERLINK("http://x.example")', seats: 2, problems: [], duplicateOf: null },
      ],
    });
    const other = await preview({ format: 'csv', text: CSV, columns: ['title', 'phone', 'seats', 'name', 'table'] });
    expect(other.data.rows[0]).toMatchObject({ name: 'Dato’ "Mail" sekeluarga', title: 'Dato’ Ismail; isteri' });
    expect((await listOf(shop, couple)).families).toHaveLength(1);
  });

  it('takes what the columns hold also of a table with many of them', async () => {
    const columns = [...Array<string>(9).fill('ignored'), 'name'];
    const { data } = await preview({ format: 'csv', text: `${'x,'.repeat(9)}Ali\n`, columns });
    expect(data).toMatchObject({ columns, rows: [{ name: 'Ali' }] });
  });

  it('keeps the order of the file', async () => {
    await commit({ text: manyLines(40) });
    const names = (await listOf(shop, couple)).families.map(({ name }) => name);
    expect(names).toEqual(Array.from({ length: 40 }, (_, n) => `Keluarga Encik ${n}`));
  });

  it('adds all of it or nothing: a bad row is named, and left out only by its number', async () => {
    const text = 'Ali, 2\nAbu, nanti\nAni, 99';
    const refused = await commit({ text });
    expect(refused).toMatchObject({ code: 'validation', fields: [{ field: '2.phone' }, { field: '3.seats' }] });
    expect((await listOf(shop, couple)).families).toEqual([]);
    expect((await commit({ text, skip: [2, 3] })).data).toMatchObject({ families: 1 });
    expect((await listOf(shop, couple)).families).toMatchObject([{ name: 'Ali', seats: 2, branch: 'own' }]);
    expect(await commit({ text, skip: [1, 2, 3] })).toMatchObject({ code: 'validation', fields: [{ field: 'text' }] });
    await expectBalanced(shop, couple);
  });

  it('needs the consent, once a batch', async () => {
    for (const consent of [false, undefined]) {
      expect(await commit({ text: 'Ali', consent })).toMatchObject({
        code: 'validation',
        fields: [{ field: 'consent' }],
      });
    }
    expect((await listOf(shop, couple)).families).toEqual([]);
  });

  it('is there once when it is repeated or comes ten times at once; another text under its key is refused', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => commit({ text: manyLines(20) }, key)));
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1);
    for (const count of [19, 21]) {
      expect(await commit({ text: manyLines(count) }, key)).toMatchObject({ code: 'idempotency-mismatch' });
    }
    expect((await listOf(shop, couple)).families).toHaveLength(20);
    await expectBalanced(shop, couple);
  });

  it('is undone as a whole for ten minutes, unless one of it was sent to; repeated, it stays undone', async () => {
    const key = randomUUID();
    const kept = await addedFamily(shop, couple);
    const { data } = await commit({ text: manyLines(3) }, key);
    expect(Date.parse(data.undoUntil) - shop.clock.now()).toBeGreaterThan(9 * 60_000);
    expect(await undo(data.id)).toMatchObject({ status: 200 });
    expect((await listOf(shop, couple)).families).toEqual([kept]);
    expect(await commit({ text: manyLines(3) }, key)).toMatchObject({ status: 200, data: { id: data.id } });
    expect((await listOf(shop, couple)).families).toEqual([kept]);

    const sent = (await commit({ text: manyLines(3) })).data;
    const [, first] = (await listOf(shop, couple)).families;
    await call(shop.url, couple, 'PUT /api/family/sent', { id: first?.id, kind: 'invitation', sent: true });
    expect(await undo(sent.id)).toMatchObject({ code: 'conflict' });
    const late = (await commit({ text: 'Ali' })).data;
    shop.clock.advance(10 * 60_000);
    expect(await undo(late.id)).toMatchObject({ code: 'conflict' });
    expect(await undo('f'.repeat(24))).toMatchObject({ code: 'not-found' });
    expect((await listOf(shop, couple)).families).toHaveLength(5);
    await expectBalanced(shop, couple);
  });

  it('joins a branch, and is refused as a whole when the list has no room for all', async () => {
    expect(await commit({ text: 'Ali', branch: 'x' })).toMatchObject({
      code: 'validation',
      fields: [{ field: 'branch' }],
    });
    await addedFamily(shop, couple);
    expect(await commit({ text: manyLines(2_000) })).toMatchObject({ code: 'limit-reached' });
    expect((await listOf(shop, couple)).families).toHaveLength(1);
    await expectBalanced(shop, couple);
  });
});

describe('G-03 an import on two phones', () => {
  it('adds the same file once: the second one is asked to check its rows again', async () => {
    const text = manyLines(20);
    const answers = await Promise.all([commit({ text, duplicates: 0 }), commit({ text, duplicates: 0 })]);
    expect(answers.map(({ status, code }) => code ?? status).toSorted()).toEqual([200, 'conflict']);
    expect((await listOf(shop, couple)).families).toHaveLength(20);
    const refused = await commit({ text, duplicates: 0 });
    expect(refused).toMatchObject({ code: 'conflict', current: { duplicates: 20 } });
    expect(await commit({ text, duplicates: 20 })).toMatchObject({ status: 200 });
    expect((await listOf(shop, couple)).families).toHaveLength(40);
  });

  it('X69 control: added to whatever list there is then, the same file is there twice', async () => {
    const lists = shop.app.get(GuestListsRepository);
    const push = lists.push.bind(lists);
    jest.spyOn(lists, 'push').mockImplementation(async (invitationId, entries, options) => {
      // Until the other phone has counted its duplicates, too.
      await new Promise((resolve) => setTimeout(resolve, 500));
      return push(invitationId, entries, { ...options, revision: undefined });
    });
    const text = manyLines(20);
    const answers = await Promise.all([commit({ text, duplicates: 0 }), commit({ text, duplicates: 0 })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await listOf(shop, couple)).families).toHaveLength(40);
  });

  it('X69 is added though the list is written meanwhile, when it has no more of its families', async () => {
    const lists = shop.app.get(GuestListsRepository);
    const push = lists.push.bind(lists);
    jest.spyOn(lists, 'push').mockImplementationOnce(async (...args) => {
      await addedFamily(shop, couple, { name: 'Mak Ngah' });
      return push(...args);
    });
    expect(await commit({ text: manyLines(3), duplicates: 0 })).toMatchObject({ status: 200 });
    expect((await listOf(shop, couple)).families).toHaveLength(4);
    await expectBalanced(shop, couple);
  });

  it('is repeated under its key also when its families are on the list', async () => {
    const key = randomUUID();
    const { data } = await commit({ text: manyLines(3), duplicates: 0 }, key);
    expect(await commit({ text: manyLines(3), duplicates: 0 }, key)).toMatchObject({ status: 200, data });
    await expectBalanced(shop, couple);
  });
});

describe('G-03 an import that is undone while its families answer', () => {
  const answer = ({ link }: FamilyView) => {
    const guest = { session: { headers: {} } } as Couple;
    const body = { sessions: [coming(2)] };
    return call(shop.url, guest, 'PUT /api/family/answer', body, { [FAMILY_TOKEN_HEADER]: link.slice('/i/'.length) });
  };
  const imported = async (count: number): Promise<{ id: string; families: FamilyView[] }> => {
    const { id } = (await commit({ text: manyLines(count) })).data;
    return { id, families: (await listOf(shop, couple)).families };
  };
  /** The first family answers after the undoing was found allowed. */
  const answersLate = (family: FamilyView): void => {
    const removals = shop.app.get(FamilyRemovalsService);
    const undoing = removals.undo.bind(removals);
    jest.spyOn(removals, 'undo').mockImplementationOnce(async (...args) => {
      expect(await answer(family)).toMatchObject({ status: 200 });
      return undoing(...args);
    });
  };

  it('G-03 stays as a whole when one of them answers at the last moment', async () => {
    const { id, families } = await imported(3);
    answersLate(families[1] as FamilyView);
    expect(await undo(id)).toMatchObject({ status: 409, code: 'conflict' });
    const after = (await listOf(shop, couple)).families;
    expect(after.map(({ id: of, answer: said }) => [of, said?.sessions])).toEqual(
      families.map(({ id: of }, at) => [of, at === 1 ? [coming(2)] : undefined]),
    );
    // Their links go on working, also of those that were refused for a moment.
    for (const family of families) expect(await answer(family)).toMatchObject({ status: 200 });
    expect(await sessionBooks(shop, couple)).toEqual({ taken: { main: 6 }, stored: { main: 6 } });
    await expectBalanced(shop, couple);
  });

  it('G-03 control: without the write that decides, the family that answered is off the list', async () => {
    const { id, families } = await imported(3);
    answersLate(families[1] as FamilyView);
    jest.spyOn(shop.app.get(FamilyRsvpService), 'refuse').mockResolvedValue(false);
    expect(await undo(id)).toMatchObject({ status: 200 });
    expect((await listOf(shop, couple)).families).toEqual([]);
  });

  it('G-03 whichever comes first, no family whose RSVP was acknowledged loses it', async () => {
    const seen = new Set<number>();
    for (let round = 0; round < 10; round += 1) {
      couple = await newCouple(shop);
      const { id, families } = await imported(4);
      const late = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const [undone, ...answers] = await Promise.all([
        late(round % 3 === 0 ? 0 : 3 * round).then(() => undo(id)),
        ...families.map((family, at) => late(5 * at).then(() => answer(family))),
      ]);
      const after = (await listOf(shop, couple)).families;
      const stored = families.filter((_, at) => answers[at]?.status === 200).map((family) => family.id);
      expect(after.filter(({ answer: said }) => said).map((family) => family.id)).toEqual(stored);
      expect(undone.status).toBe(stored.length > 0 ? 409 : 200);
      expect(after).toHaveLength(stored.length > 0 ? 4 : 0);
      expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true);
      const seats = { main: 2 * stored.length };
      expect(await sessionBooks(shop, couple)).toEqual({ taken: seats, stored: seats });
      await expectBalanced(shop, couple);
      seen.add(stored.length);
    }
    expect(seen.size).toBeGreaterThan(0);
  }, 60_000);
});

describe('X69 an import', () => {
  it('of 2,000 rows is read and stored', async () => {
    const text = manyLines(2_000);
    expect((await preview({ text })).data.rows).toHaveLength(2_000);
    expect((await commit({ text })).data).toMatchObject({ families: 2_000 });
    await expectBalanced(shop, couple);
  });

  it.each([
    ['a NUL', { text: 'Ali\u0000, 2' }],
    ['half a character', { text: 'Ali\ud83d, 2' }],
    ['a million columns', { format: 'csv', text: ','.repeat(390_000) }],
    ['41 columns', { format: 'csv', text: `Ali${','.repeat(40)}x` }],
    ['2,001 rows', { text: 'Ali\n'.repeat(2_001) }],
    ['a quote that never ends', { format: 'csv', text: `Ali\n"${'a'.repeat(100_000)}` }],
    ['rows of 300 kB', { format: 'csv', text: 'a'.repeat(300_000) }],
    ['nothing', { text: ' \n ' }],
    ['a format that there is not', { format: 'xls', text: 'Ali' }],
  ])('with %s is refused with a sentence, and stores nothing', async (_what, more) => {
    for (const answer of [await preview(more), await commit(more)]) {
      expect(answer).toMatchObject({ status: 400, code: 'validation' });
      expect(answer.fields?.[0]).toMatchObject({ message: expect.stringMatching(/\w/) as unknown });
    }
    expect((await listOf(shop, couple)).families).toEqual([]);
  });

  it('of 50 MB is not read', async () => {
    const text = 'Ali, 2\n'.repeat(7_500_000);
    await expect(
      preview({ text }).then(
        ({ code }) => code,
        () => 'body-too-large',
      ),
    ).resolves.toBe('body-too-large');
  });
});
