import { expect, test as base } from '@playwright/test';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer } from '../support/api.ts';
import { addGift, giftsOf } from '../support/gifts.ts';
import { fillInvitation, limitAttendance } from '../support/invitations.ts';
import { person } from '../support/sign-in.ts';
import type { Engine, Target } from './support/engine.ts';
import { startFirefox } from './support/firefox.ts';
import { Line } from './support/line.ts';
import { startOldWebKit, startWebKit } from './support/webdriver.ts';

const START: Readonly<Record<string, () => Promise<Engine>>> = {
  webkit: startWebKit,
  'old-webkit': startOldWebKit,
  firefox: startFirefox,
};

/** One engine with its line for all tests of a project, which begins with the first of them. */
const test = base.extend<object, { line: Line; engine: Engine }>({
  line: [
    async ({}, use, { project }) => {
      const line = await Line.open(project.use.baseURL ?? '');
      await use(line);
      await line.cut();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({}, use, { project }) => {
      const start = START[project.name];
      if (!start) throw new Error(`No engine is called ${project.name}`);
      const engine = await start();
      await use(engine);
      await engine.end();
    },
    { scope: 'worker' },
  ],
});

/** Whether the page holds a drawn element. */
function isInPage(css: string, text: string): boolean {
  const drawn = [...document.querySelectorAll(css)].filter((element) => element.getClientRects().length > 0);
  return drawn.some((element) => (element.textContent ?? '').includes(text));
}

/** Scrolls to an element. @returns its box, or nothing while it is missing, out of the window or covered */
function placeInPage(css: string, text: string): string {
  const drawn = [...document.querySelectorAll(css)].filter((element) => element.getClientRects().length > 0);
  const found = drawn.find((element) => (element.textContent ?? '').includes(text));
  found?.scrollIntoView({ block: 'center' });
  const box = found?.getBoundingClientRect();
  const hit = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box && found?.contains(hit ?? null) ? JSON.stringify(box) : '';
}

async function sees(engine: Engine, { css, text = '' }: Target): Promise<void> {
  await expect.poll(() => engine.run(isInPage, css, text), { message: `${css} ${text}` }).toBe(true);
}

async function goes(engine: Engine, css: string): Promise<void> {
  await expect.poll(() => engine.run(isInPage, css, ''), { message: `${css} is still there` }).toBe(false);
}

/** Clicks on an element as soon as it can be hit and has stood still for a moment. */
async function press(engine: Engine, target: Target): Promise<void> {
  const { css, text = '' } = target;
  let before = '';
  const standsStill = async (): Promise<boolean> => {
    const place = await engine.run(placeInPage, css, text);
    const same = place !== '' && place === before;
    before = place;
    return same;
  };
  await expect.poll(standsStill, { message: `${css} ${text}`, intervals: [150] }).toBe(true);
  await engine.tap(target);
}

/** Clicks on an element, again when a click was lost on a busy machine, until another one shows what it has done. */
async function pressUntil(engine: Engine, target: Target, done: Target): Promise<void> {
  await expect(async () => {
    await press(engine, target);
    await expect.poll(() => engine.run(isInPage, done.css, done.text ?? ''), { timeout: 6_000 }).toBe(true);
  }).toPass({ timeout: 30_000 });
}

/** By how many pixels the page is wider than its window. */
const sideScroll = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

const SEND = { css: 'dialog .foot button' };

async function openInvitation(engine: Engine, url: string): Promise<void> {
  await engine.go(url);
  await press(engine, { css: '#open' });
  await expect.poll(() => engine.run(() => document.documentElement.className)).toMatch(/\bis-open\b/);
  await sees(engine, { css: '.bar button' });
}

/** One design of each category. */
for (const design of ['cv0101', 'cv0201', 'cv0301', 'cv0401', 'cv0501', 'cv0601', 'cv0701'])
  test(`B2, B3: the sample of ${design} opens, with the names drawn and no side scroll`, async ({ engine, line }) => {
    await openInvitation(engine, `${line.origin}/invitation/view/sample_${design}/sample`);
    await sees(engine, { css: 'h1' });
    await sees(engine, { css: '.when .venue' });
    expect(await engine.run(sideScroll)).toBeLessThanOrEqual(0);
    // The cover is as high as the window, by whatever unit the engine knows.
    const lacking = await engine.run(() => innerHeight - (document.querySelector('.cover')?.clientHeight ?? 0));
    expect(lacking).toBeLessThanOrEqual(0);
    expect(engine.errors()).toEqual([]);
  });

test('B1, B2: a guest answers, loses the line, edits the answer and reserves a gift', async ({ engine, line }) => {
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
  await engine.type({ css: 'dialog [name=from]' }, 'Mak Teh');
  await engine.type({ css: 'dialog [name=message]' }, 'Semoga bahagia');

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
  await engine.type({ css: 'dialog [name=message]' }, ' selalu');
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
  expect(engine.errors().filter((line) => !/network connection was lost|could not be loaded/i.test(line))).toEqual([]);
  await couple.close();
});

for (const path of ['/', '/cardvideo', '/invitation-design/details/cv0101', '/pricing'])
  test(`B1, B4: the shop’s page ${path} has no side scroll and no error`, async ({ engine, line }) => {
    await engine.go(line.origin + path);
    await sees(engine, { css: 'main h1' });
    await sees(engine, { css: 'footer' });
    expect(await engine.run(sideScroll)).toBeLessThanOrEqual(0);
    expect(await engine.run(() => document.body.innerText)).not.toMatch(/Something went wrong/);
    expect(engine.errors()).toEqual([]);
  });

test('B1: a couple saves a section of the editor', async ({ engine, line }) => {
  const couple = await ApiCustomer.register(person('enjin pasangan'));
  const { invitationId } = await couple.order();
  await fillInvitation(couple, invitationId, syafiqah);
  await engine.go(`${line.origin}/privacy-policy`);
  await engine.run(
    (token: string, userId: string) => {
      localStorage.setItem('token', token);
      localStorage.setItem('userId', userId);
    },
    couple.token,
    couple.userId,
  );
  await engine.go(`${line.origin}/invitation/form/${invitationId}?section=location`);
  await sees(engine, { css: 'form input.input' });
  await engine.type({ css: 'form input.input' }, ' Baharu');
  await press(engine, { css: 'form button', text: 'Save' });
  await sees(engine, { css: 'form', text: 'Disimpan, ' });
  expect((await couple.invitation(invitationId)).invitation.venue.venue).toBe(`${syafiqah.venue} Baharu`);
  expect(engine.errors()).toEqual([]);
  await couple.close();
});
