import { expect, test, type Page, type Request, type Response } from '@playwright/test';
import type { Contract } from '@serikad/shared/api/contract';
import { ApiCustomer } from '../support/api.ts';

type Crash = Contract['POST /api/crash']['body'];

const NAME = 'Siti Aminah 0123456789';
/** As a phone in the field: a script of ours that breaks. */
const BREAKS = `;setTimeout(() => { const card = undefined; card[${JSON.stringify(NAME)}]; });`;

/** Adds code to a built script. */
async function append(page: Page, file: string, code: string): Promise<void> {
  await page.route(`**/assets/${file}-*.js`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + code });
  });
}

/** The next report that the page sends, and what the server answers. */
async function report(page: Page, does: () => Promise<unknown>): Promise<{ crash: Crash; request: Request }> {
  const sent = page.waitForResponse((response: Response) => new URL(response.url()).pathname === '/api/crash');
  await does();
  const response = await sent;
  // The body only of a failure: the browser may have dropped it when the page goes on.
  expect(response.status(), response.ok() ? '' : await response.text()).toBe(200);
  return { crash: response.request().postDataJSON() as Crash, request: response.request() };
}

test('X59 a guest’s page that breaks is reported without what was typed, and seen in the admin pages', async ({
  page,
}) => {
  await append(page, 'letter', BREAKS);
  const { crash, request } = await report(page, () => page.goto('/invitation/view/sample_cv0001/siti-dan-ali?to=Siti'));
  expect(crash).toEqual({
    part: 'guest',
    kind: 'error',
    page: '/invitation/view/:id/:names',
    name: 'TypeError',
    message: 'Cannot read properties of undefined (reading …',
    frames: expect.stringMatching(/^letter-[\w-]+\.js:\d+:\d+$/),
    build: expect.stringMatching(/^(?:guest|entry-client)-[\w-]+\.js$/),
  });
  expect(await request.headerValue('cookie')).toBeNull();
  expect(await request.headerValue('authorization')).toBeNull();
  expect(await request.headerValue('referer')).toBeNull();
  expect(JSON.stringify(crash)).not.toMatch(/siti|0123|sample_cv0001/i);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const boss = await ApiCustomer.register({ name: 'Penjual', email: 'seller@example.com' });
  await boss.enter(page);
  await page.goto('/admin/figures');
  const card = page.locator('section').filter({ hasText: 'Halaman yang rosak' });
  const group = card.getByRole('listitem').filter({ hasText: 'Kad tetamu' }).filter({ hasText: 'TypeError' }).first();
  await group.locator('summary').click();
  await expect(group).toContainText(crash.frames);
  await expect(group).toContainText(/Chrome \d+/);
  await boss.close();
});

test('a page of the shop that React cannot render is reported once', async ({ page }) => {
  await page.route('**/assets/pricing-page-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function Component() { throw new RangeError("no \'Siti\' here"); }',
    }),
  );
  const crashes: Crash[] = [];
  page.on('request', (each) => {
    if (new URL(each.url()).pathname === '/api/crash') crashes.push(each.postDataJSON() as Crash);
  });
  await report(page, () => page.goto('/pricing?x=Siti#y'));
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(crashes).toEqual([
    expect.objectContaining({
      part: 'shop',
      kind: 'error',
      page: '/pricing',
      name: 'RangeError',
      message: 'no … here',
    }),
  ]);
});

/** The page may load itself again after the report: then the browser drops the answer. */
const isReport = (request: Request): boolean => new URL(request.url()).pathname === '/api/crash';
const LOST_SCRIPT = {
  part: 'shop',
  kind: 'chunk',
  page: '/apps',
  frames: expect.stringMatching(/^apps-page-[\w-]+\.js$/),
};

test('a script that does not load is reported as a chunk', async ({ page }) => {
  await page.goto('/contact-us', { waitUntil: 'networkidle' });
  // A busy machine may have loaded the app without having drawn it.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/assets/apps-page-*', (route) => route.abort());
  const sent = page.waitForRequest(isReport);
  await page.evaluate(() => {
    history.pushState(null, '', '/apps');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect((await sent).postDataJSON()).toMatchObject(LOST_SCRIPT);
});

test('a script that does not load is reported on the first page, too', async ({ page }) => {
  await page.route('**/assets/apps-page-*', (route) => route.abort());
  const sent = page.waitForRequest(isReport);
  await page.goto('/apps');
  expect((await sent).postDataJSON()).toMatchObject(LOST_SCRIPT);
});

test('an English page names the same build as a Malay one', async ({ page, context, baseURL }) => {
  await append(page, 'pricing-page', BREAKS);
  const { crash } = await report(page, () => page.goto('/pricing'));
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  const { crash: english } = await report(page, () => page.goto('/pricing'));
  expect(english.build).toBe(crash.build);
});

test('the code that reports comes after the guest’s first paint', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (each) => void asked.push(new URL(each.url()).pathname));
  await page.goto('/invitation/view/sample_cv0001/jemputan', { waitUntil: 'networkidle' });
  const at = (name: RegExp): number => asked.findIndex((path) => name.test(path));
  expect(at(/send-crash-/)).toBeGreaterThan(at(/start-/));
  expect(at(/start-/)).toBeGreaterThan(-1);
});
