import { expect, test, type Page } from '@playwright/test';
import { baseUrl } from '../support/api.ts';
import { axeViolations } from '../support/checks/axe.ts';
import { catalogueDesigns } from '../support/designs.ts';

/** One design of each kind of opening. */
const KINDS = { window: 'cv0001', card: 'cv0704', gate: 'cv0202', curtain: 'cv0301', scroll: 'cv0402' };
const MOMENTS = [0, 3000, 6500, 15_000];

// Pictures are compared by every pixel: a phone's density would only multiply them.
test.use({ deviceScaleFactor: 1 });
/** Painting takes a machine without a graphics card its time. */
const PATIENT = { timeout: 30_000 };

/** A design's animated version, held at a moment, with everything there. */
async function openHeld(page: Page, id: string, at = 0, more = ''): Promise<void> {
  await page.goto(`/motion/${id}?t=${at}${more}`);
  await page.evaluate(() => window.motion?.ready);
}

const seek = (page: Page, at: number): Promise<void> => page.evaluate((to) => window.motion?.seek(to), at);
const time = (page: Page): Promise<number> => page.locator('#time').inputValue().then(Number);

for (const [kind, id] of Object.entries(KINDS)) {
  test(`I-03 the motion of a design whose doors open as a ${kind} is the same picture at the same moment`, async ({
    page,
  }) => {
    await openHeld(page, id, 0, '&film');
    const first: Buffer[] = [];
    for (const moment of MOMENTS) {
      await seek(page, moment);
      first.push(await page.screenshot(PATIENT));
    }
    for (const [i, before] of first.entries()) {
      const after = first[i + 1];
      if (after) expect(after.equals(before), `${MOMENTS[i]} and ${MOMENTS[i + 1]} ms differ`).toBe(false);
    }
    // Backwards, so that what came before a moment is another each time.
    for (const [i, moment] of [...MOMENTS.entries()].reverse()) {
      await seek(page, moment);
      const again = await page.screenshot(PATIENT);
      expect(again.equals(first[i] ?? again), `the picture at ${moment} ms`).toBe(true);
    }
  });
}

test('I-03 ?t= holds the motion at its millisecond, as seeking there does', async ({ page }) => {
  await openHeld(page, 'cv0001', 6500, '&film');
  const asked = await page.screenshot(PATIENT);
  await seek(page, 2000);
  await seek(page, 6500);
  expect((await page.screenshot(PATIENT)).equals(asked)).toBe(true);
});

test('I-03 it plays by itself, pauses, goes on, ends with the open cover and plays again', async ({ page }) => {
  await page.goto('/motion/cv0001');
  await expect(page).toHaveTitle('Mawar Seri: versi bergerak · SeriKad');
  await expect.poll(() => time(page)).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Jeda' }).tap();
  const held = await time(page);
  await expect(page.getByRole('button', { name: 'Main', exact: true })).toBeVisible();
  expect(await time(page)).toBe(held);
  await page.getByRole('button', { name: 'Main', exact: true }).tap();
  await expect.poll(() => time(page)).toBeGreaterThan(held);

  await seek(page, 14_800);
  await page.evaluate(() => window.motion?.play());
  const again = page.getByRole('button', { name: 'Main semula' });
  await expect(again).toBeVisible();
  await again.tap();
  await expect.poll(() => time(page)).toBeLessThan(10_000);

  // By the keyboard: the slider holds it where it is put.
  await page.getByRole('slider', { name: 'Masa tayangan' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '15 daripada 15 saat');
  await expect(again).toBeVisible();
});

test('I-03 with reduced motion it is the open cover, and stays', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: baseUrl() });
  const page = await context.newPage();
  await page.goto('/motion/cv0004');
  await page.evaluate(() => window.motion?.ready);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('.opening')).toBeHidden();
  await expect(page.locator('.names')).toBeVisible();
  const before = await page.screenshot(PATIENT);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 700)));
  expect((await page.screenshot(PATIENT)).equals(before)).toBe(true);
  await context.close();
});

test('I-03 without a script it is the open cover', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseUrl() });
  const page = await context.newPage();
  await page.goto('/motion/cv0402');
  await expect(page.locator('.opening')).toBeHidden();
  await expect(page.locator('.names')).toBeVisible();
  await context.close();
});

test('I-03 it leads to the design and to its order, in both languages, and axe finds nothing', async ({ page }) => {
  for (const { query, design, order, title } of [
    { query: '', design: 'Reka bentuk', order: 'Tempah', title: 'Malam Nilam: versi bergerak' },
    { query: '&language=english', design: 'Design', order: 'Order', title: 'Malam Nilam: animated version' },
  ]) {
    await openHeld(page, 'cv0004', 15_000, query);
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(1);
    await expect(page.getByRole('link', { name: design })).toHaveAttribute('href', '/invitation-design/details/cv0004');
    await expect(page.getByRole('link', { name: order })).toHaveAttribute(
      'href',
      '/invitation/create-order?design=cv0004',
    );
    expect(await axeViolations(page)).toEqual([]);
  }
  await openHeld(page, 'cv0001', 0);
  expect(await axeViolations(page)).toEqual([]);
});

test('I-03 an invitation that fades does so here, too', async ({ page }) => {
  await page.route('**/motion/cv0001*', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(
      'data-opening="window" data-doors="window"',
      'data-opening="fade" data-doors="fade"',
    );
    await route.fulfill({ response: answer, body: html });
  });
  await openHeld(page, 'cv0001', 3300);
  const opacity = Number(await page.locator('.opening').evaluate((element) => getComputedStyle(element).opacity));
  expect(opacity).toBeGreaterThan(0.2);
  expect(opacity).toBeLessThan(0.8);
  await seek(page, 5000);
  await expect(page.locator('.opening')).toHaveCSS('opacity', '0');
  await expect(page.locator('.door-l')).toHaveCSS('transform', 'none');
});

test('I-03 every design of the catalogue has one, and its link leads there', async ({ page }) => {
  test.slow();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const designs = await catalogueDesigns(page.request);
  expect(designs.length).toBeGreaterThan(10);
  for (const { _id, videoUrl } of designs) {
    expect(videoUrl.premium).toBe(`/motion/${_id}`);
    await openHeld(page, _id, 15_000);
    const end = await page.evaluate(() => {
      const box = document.querySelector('.names')?.getBoundingClientRect();
      const opened = getComputedStyle(document.querySelector('.opening') ?? document.body).opacity === '0';
      const inside = box !== undefined && box.left >= 0 && box.right <= innerWidth && box.bottom < innerHeight;
      const looks = (): string[] =>
        [...document.querySelectorAll('.art .layer, .cover-text > *, .cover-foot > :not(.cue)')].map((element) => {
          const { opacity, translate, scale } = getComputedStyle(element);
          return [opacity, translate, scale].join();
        });
      const held = looks();
      // Without the motion everything is where and as strong as the design has it.
      for (const animation of document.getAnimations()) if (!(animation instanceof CSSAnimation)) animation.cancel();
      const asDrawn = looks().every((look, i) => look === held[i]);
      return { duration: window.motion?.duration ?? 0, opened, inside, asDrawn };
    });
    if (!end.opened || !end.inside || !end.asDrawn || end.duration < 12_000 || end.duration > 20_000) {
      faults.push(`${_id}: ${JSON.stringify(end)}`);
    }
  }
  expect(faults).toEqual([]);
});

test('I-03 a design that there is not has none: 404', async ({ page }) => {
  const answer = await page.goto('/motion/cv9999');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

declare global {
  interface Window {
    motion?: { duration: number; ready: Promise<void>; seek(at: number): Promise<void>; play(): void; pause(): void };
  }
}
