import { devices, expect, test, type Browser, type Page } from '@playwright/test';
import { syafiqah } from '../fixtures/weddings.ts';
import { ApiCustomer } from '../support/api.ts';
import { fillInvitation } from '../support/invitations.ts';
import { LONGEST_TITLE, ListedCouple } from '../support/families.ts';
import { person } from '../support/sign-in.ts';

/** The most that a guest loads until the cover is touched, over the wire, in bytes. */
const FIRST_VIEW = 250_000;
/** The same for a family's personal page, which is that page with a few lines more. */
const PERSONAL_FIRST_VIEW = 150_000;
/** The most that a personal page's first view may add to the open page's. */
const PERSONAL_EXTRA = 12_000;
/** So many wishes are in the page itself; the others are loaded on demand. */
const IN_PAGE = 20;

// Which pictures a page asks for depends on the pixels of the phone.
test.use({ deviceScaleFactor: devices['Pixel 7'].deviceScaleFactor });

/** What the page loads from now on, by address, in bytes over the wire. */
async function loads(page: Page): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? requestId;
    bytes.set(url, (bytes.get(url) ?? 0) + encodedDataLength);
  });
  await session.send('Network.enable');
  return bytes;
}

test('I-20 the first view stays within its weight, and many wishes add nothing to it', async ({ page }) => {
  const couple = await ApiCustomer.register(person('berat'));
  const { invitationId } = await couple.order();
  await fillInvitation(couple, invitationId, syafiqah);
  const path = `/invitation/view/${invitationId}/syafiqah`;
  const wish = (from: string) =>
    couple.wish({ invitationId, from, attendanceCount: 2, willAttend: true, message: 'Selamat pengantin baru!' });
  const htmlBytes = async (): Promise<number> => (await (await page.request.get(path)).body()).length;

  for (let index = 10; index < 10 + IN_PAGE; index += 1) await wish(`Keluarga ${index}`);
  const filled = await htmlBytes();
  for (let index = 10 + IN_PAGE; index < 20 + IN_PAGE; index += 1) await wish(`Keluarga ${index}`);
  // The same text in each: the page has their number, and as many of them as before.
  expect(Math.abs((await htmlBytes()) - filled)).toBeLessThan(50);

  const bytes = await loads(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('#open')).toBeVisible();
  const heaviest = [...bytes].sort(([, a], [, b]) => b - a).slice(0, 8);
  const sum = [...bytes.values()].reduce((total, each) => total + each, 0);
  expect(sum, 'what the page loads is counted').toBeGreaterThan(50_000);
  expect(
    sum,
    `the heaviest: ${heaviest.map(([url, size]) => `${new URL(url).pathname} ${size}`).join(', ')}`,
  ).toBeLessThanOrEqual(FIRST_VIEW);
  await couple.close();
});

/** Bytes over the wire that a phone loads until the cover is touched, by path, on its first visit. */
async function firstView(browser: Browser, path: string): Promise<Map<string, number>> {
  const context = await browser.newContext({ deviceScaleFactor: devices['Pixel 7'].deviceScaleFactor });
  const page = await context.newPage();
  // The clock is paused, so that what lies behind the cover is not loaded after a while.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const bytes = await loads(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('#open')).toBeVisible();
  await context.close();
  return new Map([...bytes].map(([url, size]) => [new URL(url).pathname, size]));
}

const sumOf = (bytes: Map<string, number>): number => [...bytes.values()].reduce((total, each) => total + each, 0);

test('G-07 the first view of a personal page weighs little more than the open page’s', async ({ browser }) => {
  const couple = await ListedCouple.register('berat');
  const { link } = await couple.add({ name: LONGEST_TITLE });
  const [open, personal] = [await firstView(browser, couple.openLink), await firstView(browser, link)];
  const added = [...personal].filter(([path]) => !open.has(path)).map(([path, size]) => `${path} ${size}`);
  expect(sumOf(open), 'what the page loads is counted').toBeGreaterThan(50_000);
  expect(sumOf(personal) - sumOf(open), `it has beside the open one: ${added.join(', ')}`).toBeLessThanOrEqual(
    PERSONAL_EXTRA,
  );
  expect(sumOf(personal), `open: ${sumOf(open)}`).toBeLessThanOrEqual(PERSONAL_FIRST_VIEW);
  await couple.close();
});

test('I-20 the closed cover loads no letters but those that stand on it', async ({ page }) => {
  // The clock is paused, so that what lies behind the cover is not loaded after a while.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const bytes = await loads(page);
  const faces = (): string[] =>
    [...bytes.keys()].flatMap((url) => /\/([\w-]+\.\w+)-[\w-]{8}\.woff2$/.exec(url)?.[1] ?? []).sort();
  await page.goto('/invitation/view/sample_cv0001/jemputan', { waitUntil: 'networkidle' });
  expect(faces()).toEqual(['eb-garamond-italic.and', 'eb-garamond.capitals', 'jakarta.seal', 'tangerine.core']);
  bytes.clear();
  await page.goto('/invitation/view/sample_cv0404/jemputan', { waitUntil: 'networkidle' });
  expect(faces()).toEqual(['eb-garamond-italic.and', 'eb-garamond.capitals', 'gilda-display.core', 'jakarta.seal']);
});
