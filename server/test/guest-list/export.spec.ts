import { matchColumns } from '@serikad/shared/guest-list/import/match-columns';
import { understandRows } from '@serikad/shared/guest-list/import/understand-rows';
import { type Couple, newCouple } from '../invitations/support/shop.js';
import { answer } from '../rsvp/support/couple.js';
import { readCsv } from '../rsvp/support/csv.js';
import { answerOfFamily, coming, maybe, no } from '../rsvp/support/families.js';
import { FamiliesService } from '../../src/modules/guest-list/records/families.service.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { addedSession } from './support/sessions.js';
import { addedBranch, addedFamily, call } from './support/list.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const exported = async ({ invitationId, session }: Couple, language?: string): Promise<string[][]> => {
  const asked = shop.http.get(`/api/wish/export/${invitationId}`).set(session.headers);
  const { text } = await asked.query(language ? { language } : {}).expect(200);
  return readCsv(text.replace('\ufeff', ''));
};

/** The row of a name, without the moment. */
const rowOf = (rows: string[][], name: string): string[] | undefined =>
  rows.find(([from]) => from === name)?.filter((_cell, index) => index !== 4);

describe('G-13 the export with families', () => {
  it('G-13 has the seeds’ columns first, and a row of every family, in both languages', async () => {
    const couple = await newCouple(shop);
    const branch = await addedBranch(shop, couple, { name: '=Mak & Ayah' });
    const names = ['Hadir', 'Belum pasti', 'Tidak', 'Dibuka', 'Dihantar', 'Baharu'] as const;
    const linked = new Map<string, string>();
    for (const name of names) {
      const more = { name, title: `Keluarga ${name}`, seats: 6, ...(name === 'Hadir' && { branch: branch.id }) };
      const { link, id } = await addedFamily(shop, couple, more);
      linked.set(name, link.replace('/i/', ''));
      if (name === 'Dihantar')
        await call(shop.url, couple, 'PUT /api/family/sent', { id, kind: 'invitation', sent: true });
    }
    const families = shop.app.get(FamiliesService);
    const family = (name: string) => families.byToken(linked.get(name) ?? '');
    await answerOfFamily(shop, await family('Hadir'), [coming(3, 2)], { message: 'Tahniah' });
    await answerOfFamily(shop, await family('Belum pasti'), [maybe(4)]);
    await answerOfFamily(shop, await family('Tidak'), [no()]);
    await families.markOpened((await family('Dibuka')).id);
    await answer(shop.url, couple.invitationId, 5, { more: { from: 'Pak Su', childrenCount: 2, message: '' } });

    const english = await exported(couple);
    const further = ['state', 'seats', 'adults', 'children', 'branch', 'title'];
    expect(english[0]).toEqual(['name', 'attending', 'count', 'message', 'time', ...further]);
    const titled = (name: string): string => `Keluarga ${name}`;
    const row = (name: string): string[] | undefined => rowOf(english, titled(name));
    expect(row('Hadir')).toEqual([
      titled('Hadir'),
      'yes',
      '5',
      'Tahniah',
      'coming',
      '6',
      '3',
      '2',
      "'=Mak & Ayah",
      titled('Hadir'),
    ]);
    expect(row('Belum pasti')).toEqual([
      titled('Belum pasti'),
      'no',
      '0',
      '',
      'not sure',
      '6',
      '4',
      '0',
      'our own',
      titled('Belum pasti'),
    ]);
    expect(row('Tidak')).toEqual([
      titled('Tidak'),
      'no',
      '0',
      '',
      'not coming',
      '6',
      '0',
      '0',
      'our own',
      titled('Tidak'),
    ]);
    expect(row('Dibuka')).toEqual([titled('Dibuka'), '', '', '', 'opened', '6', '', '', 'our own', titled('Dibuka')]);
    expect(row('Dihantar')?.[4]).toBe('sent');
    expect(row('Baharu')?.[4]).toBe('not sent');
    expect(rowOf(english, 'Pak Su')).toEqual(['Pak Su', 'yes', '5', '', '', '', '3', '2', '', '']);
    expect(english).toHaveLength(1 + names.length + 1);
    // Those who answered come first, as the list shows them.
    expect(english.slice(1, 5).every(([, attending]) => attending !== '')).toBe(true);

    const malay = await exported(couple, 'malay');
    expect(malay[0]?.slice(5)).toEqual(['status', 'tempat', 'dewasa', 'kanak-kanak', 'senarai', 'khas buat']);
    expect(rowOf(malay, titled('Belum pasti'))?.slice(4)).toEqual([
      'belum pasti',
      '6',
      '4',
      '0',
      'Kami',
      titled('Belum pasti'),
    ]);
  });

  it('G-13 X-Total-Count and the list count families’ RSVPs as any other', async () => {
    const couple = await newCouple(shop);
    const { link } = await addedFamily(shop, couple);
    const family = await shop.app.get(FamiliesService).byToken(link.replace('/i/', ''));
    await answerOfFamily(shop, family, [coming(1)]);
    await answer(shop.url, couple.invitationId, 2);
    const list = await shop.http
      .get(`/api/wish/get-all/${couple.invitationId}`)
      .set(couple.session.headers)
      .expect(200);
    expect([list.headers['x-total-count'], list.body.data.length]).toEqual(['2', 2]);
    expect(JSON.stringify(list.body)).not.toContain(family.id);
  });

  it('G-13 is the seeds’ file without a list', async () => {
    const couple = await newCouple(shop);
    await answer(shop.url, couple.invitationId, 2, { more: { childrenCount: 1 } });
    const rows = await exported(couple);
    expect(rows.map((row) => row.length)).toEqual([5, 5]);
  });

  it('G-13 G-18 of several sessions has three more columns each, after all others, and at the end to which a family is invited', async () => {
    const couple = await newCouple(shop);
    const akad = await addedSession(shop, couple, '=Akad');
    const [both, one, unheard] = [
      await addedFamily(shop, couple, { name: 'Dua', seats: 4 }),
      await addedFamily(shop, couple, { name: 'Satu', seats: 4, sessions: [akad.id] }),
      await addedFamily(shop, couple, { name: 'Belum', seats: 4 }),
    ];
    const families = shop.app.get(FamiliesService);
    const linked = ({ link }: typeof both) => families.byToken(link.replace('/i/', ''));
    await answerOfFamily(shop, await linked(both), [no(), maybe(2, akad.id)]);
    await answerOfFamily(shop, await linked(one), [coming(2, 1, akad.id)]);
    await answer(shop.url, couple.invitationId, 5, { more: { from: 'Pak Su', message: '' } });
    const rows = await exported(couple);
    expect(rows[0]?.slice(11)).toEqual([
      ...['main session: state', 'main session: adults', 'main session: children'],
      ...["'=Akad nikah: state", "'=Akad nikah: adults", "'=Akad nikah: children"],
      'invited to',
    ]);
    const further = (name: string) => rowOf(rows, name)?.slice(4);
    expect(further('Dua')).toEqual([
      ...['not sure', '4', '0', '0', 'our own', 'Dua'],
      ...['not coming', '0', '0', 'not sure', '2', '0'],
      'main session, =Akad nikah',
    ]);
    expect(further('Satu')).toEqual([
      ...['coming', '4', '', '', 'our own', 'Satu'],
      ...['', '', '', 'coming', '2', '1'],
      "'=Akad nikah",
    ]);
    expect(further('Belum')?.slice(6)).toEqual([...Array(6).fill(''), 'main session, =Akad nikah']);
    expect(further('Pak Su')).toHaveLength(13);
    expect(further('Pak Su')?.at(-1)).toBe('');
    expect(unheard.answer).toBeNull();
  });

  it('G-13 G-18 a session that was added after the RSVP is not answered, in both languages', async () => {
    const couple = await newCouple(shop);
    const family = await addedFamily(shop, couple, { name: 'Dua', seats: 4 });
    const families = shop.app.get(FamiliesService);
    await answerOfFamily(shop, await families.byToken(family.link.replace('/i/', '')), [coming(3)]);
    await addedSession(shop, couple, 'Akad', { inviteAll: true });
    await addedSession(shop, couple, 'Bertandang');
    for (const [language, words] of [
      ['english', ['coming', 'not answered']],
      ['malay', ['hadir', 'belum dijawab']],
    ] as const) {
      const cells = rowOf(await exported(couple, language), 'Dua')?.slice(10, 19);
      expect(cells).toEqual([words[0], '3', '0', words[1], '', '', '', '', '']);
    }
  });

  it('G-03 G-13 the file is imported again as before: the further column is not taken for another one', async () => {
    const couple = await newCouple(shop);
    await addedSession(shop, couple, 'Keluarga');
    await addedFamily(shop, couple, { name: 'Rosmah binti Ali', title: 'Mak Ngah', seats: 4 });
    for (const language of ['english', 'malay']) {
      const rows = await exported(couple, language);
      const without = rows.map((row) => row.slice(0, -1));
      const columns = matchColumns(rows);
      expect(columns).toEqual([...matchColumns(without), 'ignored']);
      const [first] = understandRows(
        rows.slice(1).map((cells) => ({ raw: cells.join(), cells })),
        columns,
        [],
      );
      expect(first).toMatchObject({ name: 'Mak Ngah', title: 'Mak Ngah', problems: [] });
    }
  });
});
