import { expect } from '@playwright/test';
import type { DoorView } from '@serikad/shared/guest-list/check-in.types';
import type { GuestList } from '@serikad/shared/guest-list/family.types';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer } from '../support/api.ts';
import { ListedCouple } from '../support/families.ts';
import { addGift, giftsOf } from '../support/gifts.ts';
import { addBranch, addFamilies, helperLinkOf } from '../support/guest-list.ts';
import { fillInvitation, limitAttendance } from '../support/invitations.ts';
import { person } from '../support/sign-in.ts';
import {
  goes,
  ONE_OF_EACH_CATEGORY,
  openInvitation,
  press,
  pressUntil,
  sees,
  typeInto,
  signIn,
} from './support/steps.ts';
import { test } from './support/with-engine.ts';

/** By how many pixels the page is wider than its window. */
const sideScroll = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

const pathOf = (link: string): string => new URL(link, 'http://shop').pathname;

/** What engines report of requests without a network. */
const LOST_LINE = /network connection was lost|could not be loaded|could not connect|NetworkError/i;

const SEND = { css: 'dialog .foot button' };

for (const design of ONE_OF_EACH_CATEGORY)
  test(`the sample of ${design} opens, with the names drawn and no side scroll; C-09 its texts grow`, async ({
    engine,
    line,
  }) => {
    await openInvitation(engine, `${line.origin}/invitation/view/sample_${design}/sample`);
    await sees(engine, { css: 'h1' });
    await sees(engine, { css: '.when .venue' });
    expect(await engine.run(sideScroll)).toBeLessThanOrEqual(0);
    // The cover is as high as the window, by whatever unit the engine supports.
    const lacking = await engine.run(() => innerHeight - (document.querySelector('.cover')?.clientHeight ?? 0));
    expect(lacking).toBeLessThanOrEqual(0);
    const address = (): Promise<number> =>
      engine.run(() => Number.parseFloat(getComputedStyle(document.querySelector('.addr') ?? document.body).fontSize));
    // The size that the sample before has left.
    const [before, usual] = [await address(), 21];
    await press(engine, { css: '.dock .size' });
    const sizes = [1, 1.15, 1.3, 1].map((scale) => usual * scale);
    const next = sizes[sizes.findIndex((size) => Math.abs(size - before) < 0.05) + 1] ?? NaN;
    expect(await address()).toBeCloseTo(next, 1);
    expect(engine.errors()).toEqual([]);
  });

test('C-10 the names in Jawi of a sample are joined, in their face, within the cover', async ({ engine, line }) => {
  await openInvitation(engine, `${line.origin}/invitation/view/sample_cv0003/sample`);
  await sees(engine, { css: '.names .jw', text: 'عينا صوفيا دان فهمي حكيمي' });
  const isLoaded = (): Promise<boolean> =>
    engine.run(() =>
      [...document.fonts].some(({ family, status }) => /Jawi Names/.test(family) && status === 'loaded'),
    );
  await expect.poll(isLoaded, { message: 'the face is there' }).toBe(true);
  const [whole, apart, outside] = await engine.run(() => {
    const row = document.querySelector<HTMLElement>('.names .jw');
    if (!row) return [0, 0, 1];
    const text = row.textContent;
    const width = (words: string): number => {
      const probe = document.createElement('span');
      probe.textContent = words;
      probe.style.cssText = 'position:absolute;white-space:nowrap;display:inline-block';
      row.append(probe);
      const { width: wide } = probe.getBoundingClientRect();
      probe.remove();
      return wide;
    };
    const { left, right } = row.getBoundingClientRect();
    // Letters alone are set in their isolated forms, which are wider than the joined ones.
    const letters = [...text].reduce((sum, letter) => sum + width(letter === ' ' ? '\u00a0' : letter), 0);
    return [width(text), letters, Math.max(-left, right - innerWidth)];
  });
  expect(whole).toBeGreaterThan(0);
  expect(whole).toBeLessThan(apart ?? 0);
  expect(outside).toBeLessThanOrEqual(0);
  expect(engine.errors()).toEqual([]);
});

test('a guest sends an RSVP, loses the connection, edits the RSVP and reserves a gift', async ({ engine, line }) => {
  const couple = await ApiCustomer.register(person('enjin tetamu'));
  const { invitationId } = await couple.order();
  await fillInvitation(couple, invitationId, syafiqah);
  await limitAttendance(couple, invitationId, { perGuest: 5 });
  await addGift(couple, invitationId, 'Periuk nasi');
  const answers = () =>
    couple.get<{ from: string; attendanceCount?: number; message: string }[]>(`/api/wish/get-all/${invitationId}`);

  await openInvitation(engine, `${line.origin}/invitation/view/${invitationId}/jemputan`);
  await press(engine, { css: '.bar .prime' });
  await sees(engine, { css: 'dialog [name=from]' });
  await typeInto(engine, { css: 'dialog [name=from]' }, 'Mak Teh');
  await typeInto(engine, { css: 'dialog [name=message]' }, 'Semoga bahagia');

  await line.cut();
  await pressUntil(engine, SEND, { ...SEND, text: 'Cuba lagi' });
  await sees(engine, { css: 'dialog [role=alert]', text: 'tulisan tuan/puan masih ada di sini' });
  expect(await answers()).toEqual([]);
  await line.restore();
  await press(engine, SEND);
  await goes(engine, 'dialog[open]');
  expect(await answers()).toMatchObject([{ from: 'Mak Teh', attendanceCount: 1, message: 'Semoga bahagia' }]);

  await press(engine, { css: '.answered button', text: 'Ubah jawapan' });
  await press(engine, { css: '.choice label:last-of-type input' });
  await typeInto(engine, { css: 'dialog [name=message]' }, ' selalu');
  await press(engine, SEND);
  await goes(engine, 'dialog[open]');
  expect(await answers()).toMatchObject([{ from: 'Mak Teh', attendanceCount: 0, message: 'Semoga bahagia selalu' }]);

  await press(engine, { css: '.bar button', text: 'Hadiah' });
  await press(engine, { css: '.gifts button', text: 'Periuk nasi' });
  await press(engine, { ...SEND, text: 'Tempah hadiah ini' });
  await sees(engine, { css: 'dialog [name=contactNo]' });
  await press(engine, { ...SEND, text: 'Tempah' });
  await sees(engine, { css: 'dialog', text: 'Hadiah telah ditempah' });
  expect(await giftsOf(couple, invitationId)).toMatchObject([{ reservation: { name: 'Mak Teh' } }]);
  await engine.run(() => history.back());
  await sees(engine, { css: '.gifts button', text: 'Ditempah' });
  expect(engine.errors().filter((line) => !LOST_LINE.test(line))).toEqual([]);
  await couple.close();
});

test('C-04: on its day a card that was opened once opens again without a network', async ({ engine, line }) => {
  const couple = await ApiCustomer.register(person('enjin hari ini'));
  const { invitationId: id } = await couple.order();
  await fillInvitation(couple, id, syafiqah);
  const { date, startTime, endTime } = syafiqah;
  const tentative = [{ time: '11:00', activity: 'Kehadiran Tetamu' }];
  await couple.update('date-time', { id, date, startTime, endTime, tentative, phases: { mode: 'today', thanks: '' } });
  const path = `/invitation/view/${id}/kad`;
  await openInvitation(engine, line.origin + path);
  await sees(engine, { css: '.sec.plan', text: 'Kehadiran Tetamu' });
  // The worker caches the document last. Scripts do not wait for promises: the next call reads what this one found.
  const isCached = (): Promise<boolean> =>
    engine.run((address) => {
      const seen = window as { cached?: boolean };
      void caches
        .match(address, { cacheName: `guest-page-${address}` })
        .then((found) => (seen.cached = found !== undefined));
      return seen.cached === true;
    }, path);
  await expect.poll(isCached, { timeout: 30_000 }).toBe(true);

  await line.cut();
  await engine.run((address) => location.assign(address), path);
  await press(engine, { css: '#open' });
  await sees(engine, { css: '.sec.plan', text: 'Kehadiran Tetamu' });
  await press(engine, { css: '.dock button', text: 'Lokasi' });
  await sees(engine, { css: 'dialog a', text: 'Waze' });
  await line.restore();
  expect(engine.errors().filter((message) => !LOST_LINE.test(message))).toEqual([]);
  await couple.close();
});

test('G-06, G-07, G-08: two families open their links in one browser; one sends an RSVP and changes it, the other declines', async ({
  engine,
  line,
}) => {
  const couple = await ListedCouple.register('enjin');
  const first = await couple.add({ name: 'Keluarga Satu', seats: 5 });
  const second = await couple.add({ name: 'Keluarga Dua', seats: 5 });
  const children = '.session .head-count:nth-child(2) output';
  const opens = async ({ name, link }: typeof first): Promise<void> => {
    await openInvitation(engine, line.origin + link);
    await sees(engine, { css: '.addressee', text: name });
    await press(engine, { css: '.bar .prime' });
    await sees(engine, { css: 'dialog .stepper' });
  };

  await opens(first);
  await press(engine, { css: 'dialog [aria-label="Tambah: Kanak-kanak"]' });
  await sees(engine, { css: children, text: '1' });
  await opens(second);
  await sees(engine, { css: children, text: '0' });
  await press(engine, { css: 'dialog .choice label', text: 'Tidak dapat hadir' });
  await press(engine, SEND);
  await sees(engine, { css: 'dialog', text: 'Terima kasih kerana memaklumkan' });

  await opens(first);
  await sees(engine, { css: children, text: '1' });
  await press(engine, SEND);
  await sees(engine, { css: 'dialog', text: 'Tempat untuk keluarga ini telah disimpan' });
  await opens(first);
  await sees(engine, { css: 'dialog .stored', text: 'Hadir, 2 dewasa dan 1 kanak-kanak' });
  await press(engine, { css: 'dialog [aria-label="Tambah: Dewasa"]' });
  await press(engine, { ...SEND, text: 'Simpan perubahan' });
  await sees(engine, { css: 'dialog', text: 'Tempat untuk keluarga ini telah disimpan' });

  const stored = await Promise.all([couple.family(first.id), couple.family(second.id)]);
  expect(stored.map(({ answer }) => answer?.sessions)).toEqual([
    [{ session: 'main', answer: 'coming', adults: 3, children: 1 }],
    [{ session: 'main', answer: 'no', adults: 0, children: 0 }],
  ]);
  expect(stored.filter(({ openedAt }) => openedAt === null)).toEqual([]);
  expect(await engine.run(sideScroll)).toBeLessThanOrEqual(0);
  expect(engine.errors()).toEqual([]);
  await couple.close();
});

test('G-04 G-12: Mak adds families by the helper link, one of them without a network; the caterer reads the figures', async ({
  engine,
  line,
}) => {
  const couple = await ApiCustomer.register(person('enjin Mak'));
  const { invitationId } = await couple.order();
  await fillInvitation(couple, invitationId, syafiqah);
  await addBranch(couple, invitationId, 'Senarai Mak', 6);
  const helper = pathOf(await helperLinkOf(couple, invitationId, 'Senarai Mak'));
  const names = async () =>
    (await couple.get<GuestList>(`/api/family/list/${invitationId}`)).families.map(({ name }) => name).sort();

  await engine.go(line.origin + helper);
  await sees(engine, { css: 'h1', text: 'Assalamualaikum, Mak' });
  await typeInto(engine, { css: 'form input.input' }, 'Mak Ngah Rosmah');
  await press(engine, { css: 'form button[type=submit]' });
  await sees(engine, { css: 'main', text: 'Mak Ngah Rosmah ditambah.' });
  await line.cut();
  await typeInto(engine, { css: 'form input.input' }, 'Pak Su Jamil');
  await press(engine, { css: 'form button[type=submit]' });
  await sees(engine, { css: '[data-part=family]', text: 'Pak Su Jamil' });
  await line.restore();
  await expect.poll(names, { timeout: 30_000 }).toEqual(['Mak Ngah Rosmah', 'Pak Su Jamil']);
  expect(await engine.run(sideScroll)).toBeLessThanOrEqual(0);

  const body = { invitationId, active: true, branches: true };
  const { link } = await couple.send<{ link: string }>('PUT', '/api/caterer/link', body);
  await engine.go(line.origin + pathOf(link));
  await sees(engine, { css: 'h1', text: 'Syafiqah' });
  await sees(engine, { css: 'table', text: 'Senarai Mak' });
  expect(await engine.run(sideScroll)).toBeLessThanOrEqual(0);
  expect(engine.errors().filter((line) => !LOST_LINE.test(line))).toEqual([]);
  await couple.close();
});

test('G-14: a helper at the door checks a family in without a network, undoes and repeats it, and it is sent later', async ({
  engine,
  line,
}) => {
  const couple = await ApiCustomer.register(person('enjin pintu'));
  const { invitationId } = await couple.order();
  await fillInvitation(couple, invitationId, syafiqah);
  await addFamilies(couple, invitationId, [{ name: 'Keluarga Haji Ismail', seats: 4, table: 'VIP 3' }]);
  const { link } = await couple.send<{ link: string }>('PUT', '/api/door/link', { invitationId, active: true });
  const arrivals = () => couple.get<DoorView>(`/api/door/arrivals/${invitationId}`);

  await engine.go(line.origin + pathOf(link));
  await sees(engine, { css: 'main, .view', text: 'Boleh digunakan tanpa internet.' });
  await press(engine, { css: 'button', text: 'Mula menyambut' });
  await sees(engine, { css: '.search input' });
  await line.cut();
  await typeInto(engine, { css: '.search input' }, 'ismail');
  await press(engine, { css: '.rows button', text: 'Keluarga Haji Ismail' });
  await press(engine, { css: '.foot .primary' });
  await press(engine, { css: '.foot .ghost', text: 'Buat asal' });
  await typeInto(engine, { css: '.search input' }, 'ismail');
  await press(engine, { css: '.rows button', text: 'Keluarga Haji Ismail' });
  await press(engine, { css: '.foot .primary' });
  await sees(engine, { css: '.welcome', text: 'VIP 3' });
  await press(engine, { css: '.foot .primary', text: 'Seterusnya' });
  // The page opens again without a network.
  await engine.run(() => location.reload());
  await sees(engine, { css: 'header', text: 'belum dihantar' });
  expect((await arrivals()).latest).toEqual([]);
  await line.restore();
  await expect
    .poll(async () => (await arrivals()).arrivals.sessions, { timeout: 30_000 })
    .toEqual({
      main: { adults: 4, children: 0 },
    });
  expect(await engine.run(sideScroll)).toBeLessThanOrEqual(0);
  expect(engine.errors().filter((line) => !LOST_LINE.test(line))).toEqual([]);
  await couple.close();
});

for (const path of ['/', '/cardvideo', '/invitation-design/details/cv0101', '/pricing'])
  test(`the shop’s page ${path} has no side scroll and no error`, async ({ engine, line }) => {
    await engine.go(line.origin + path);
    await sees(engine, { css: 'main h1' });
    await sees(engine, { css: 'footer' });
    expect(await engine.run(sideScroll)).toBeLessThanOrEqual(0);
    expect(await engine.run(() => document.body.innerText)).not.toMatch(/Something went wrong/);
    expect(engine.errors()).toEqual([]);
  });

test('a couple saves a section of the editor', async ({ engine, line }) => {
  const couple = await ApiCustomer.register(person('enjin pasangan'));
  const { invitationId } = await couple.order();
  await fillInvitation(couple, invitationId, syafiqah);
  await signIn(engine, line.origin, couple);
  await engine.go(`${line.origin}/invitation/form/${invitationId}?section=location`);
  await sees(engine, { css: 'form input.input' });
  await engine.type({ css: 'form input.input' }, ' Baharu');
  await press(engine, { css: 'form button', text: 'Save' });
  await sees(engine, { css: 'form', text: 'Disimpan, ' });
  expect((await couple.invitation(invitationId)).invitation.venue.venue).toBe(`${syafiqah.venue} Baharu`);
  expect(engine.errors()).toEqual([]);
  await couple.close();
});
