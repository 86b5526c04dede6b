import { expect, test, type Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { hydrated } from '../support/hydrated.ts';

/** Of each kind of public page one. */
const PAGES = [
  '/',
  '/?lang=en',
  '/cardvideo?warna=hijau',
  '/invitation-design/details/cv0004',
  '/invitation-design/details/cv9999',
  '/pricing',
  '/dulang',
  '/dulang/form',
  '/planner',
  '/privacy-policy',
  '/nowhere/at/all',
] as const;
const WIDTHS = [375, 768, 1280] as const;

const LATER_SHEETS = 'link[data-later="stylesheet"]';

const SCRIPTS = '**/assets/*.js';
const SHEETS = '**/assets/*.css';

/**
 * What a person sees of an element, beside the place of its box: Chromium now and then tells an automatic margin as 0.
 */
const PROPERTIES =
  'display position padding border border-radius outline color background-color background-image ' +
  'font line-height letter-spacing text-align text-transform text-decoration white-space opacity visibility transform ' +
  'box-shadow gap grid-template-columns grid-column flex order align-items justify-content overflow z-index clip-path ' +
  'object-fit aspect-ratio fill stroke cursor list-style content animation transition';

/** Remembers how every element of the page looks. @returns how many there are */
function rememberLooks(page: Page): Promise<number> {
  return page.evaluate(async (properties) => {
    await document.fonts.ready;
    const looks = (): Map<string, string> => {
      const found = new Map<string, string>();
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = 0;
      }
      document.querySelectorAll('html, body, #root *').forEach((element, i) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        found.set(
          `${i} ${element.tagName}.${element.getAttribute('class') ?? ''} box`,
          [x, y, width, height].join(' '),
        );
        for (const part of ['', '::before', '::after']) {
          const style = getComputedStyle(element, part);
          const name = `${i} ${element.tagName}.${element.getAttribute('class') ?? ''}${part}`;
          // A dialog that has not been open is not shown: its styles come with the sheets.
          for (const property of element.matches('dialog:not([open])') ? ['display'] : properties)
            found.set(`${name} ${property}`, style.getPropertyValue(property));
        }
      });
      return found;
    };
    Object.assign(window, { looks, looksBefore: looks() });
    return document.querySelectorAll('#root *').length;
  }, PROPERTIES.split(' '));
}

/** What looks otherwise than when it was remembered. */
function changedLooks(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const { looks, looksBefore } = window as unknown as {
      looks: () => Map<string, string>;
      looksBefore: Map<string, string>;
    };
    const now = [...looks()].filter(([name, value]) => looksBefore.get(name) !== value);
    return now.map(([name, value]) => `${name}: ${looksBefore.get(name) ?? 'none'} -> ${value}`).slice(0, 20);
  });
}

const hasRoute = (page: Page) => page.locator('#root[data-route]');

for (const path of PAGES)
  test(`W-06 the styles in ${path} show it as its whole style sheets do`, async ({ page }) => {
    // Without the app nothing else changes the page.
    await hold(page, SCRIPTS);
    for (const width of WIDTHS) {
      const release = await hold(page, SHEETS);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator(LATER_SHEETS)).not.toHaveCount(0);
      await page.waitForFunction(() => document.querySelector('body > script') !== null);
      expect(await rememberLooks(page)).toBeGreaterThan(50);
      release();
      await expect(page.locator(LATER_SHEETS)).toHaveCount(0);
      expect(await changedLooks(page)).toEqual([]);
      await page.unroute(SHEETS);
    }
  });

test('W-06 a page is painted while no style sheet and no script has come', async ({ page }) => {
  const [releaseScripts, releaseStyles] = [await hold(page, SCRIPTS), await hold(page, SHEETS)];
  await page.goto('/pricing', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 247, 239)');
  await expect(hasRoute(page)).toHaveCount(1);
  releaseStyles();
  releaseScripts();
  await expect(hasRoute(page)).toHaveCount(0);
});

test.describe('W-06 scripts and style sheets of the home page @both', () => {
  const PICTURES = '**/design/cover-image/**';
  const asked = (page: Page): string[] => {
    const files: string[] = [];
    page.on('request', (request) => void (/\/assets\/.*\.(js|css)$/.test(request.url()) && files.push(request.url())));
    return files;
  };
  const painted = (page: Page) =>
    page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

  test('are asked for after the first paint and the pictures of the first screen', async ({ page }) => {
    const release = await hold(page, PICTURES);
    const files = asked(page);
    await page.goto('/', { waitUntil: 'commit' });
    await painted(page);
    // The inline script has run: it is above the end of the document.
    await page.waitForLoadState('domcontentloaded');
    expect(files).toEqual([]);
    release();
    await hydrated(page);
    expect(files.some((file) => file.endsWith('.css'))).toBe(true);
    expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  });

  test('do not wait for a picture that does not come', async ({ page }) => {
    await hold(page, PICTURES);
    await page.goto('/', { waitUntil: 'commit' });
    await hydrated(page);
  });

  test('come where a picture fails, and in a browser that does not report paints', async ({ page }) => {
    await page.route(PICTURES, (route) => route.abort());
    await page.addInitScript(() => Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] }));
    await page.goto('/', { waitUntil: 'commit' });
    await hydrated(page);
  });
});

test('W-06 days that are entered before the app has come stay in the form of the trays', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/dulang/form', { waitUntil: 'commit' });
  const day = (name: string) => page.locator(`input[name="${name}"]`);
  await day('second').fill('2030-05-12');
  await day('event').fill('2030-05-11');
  release();
  await hydrated(page);
  await expect(day('event')).toHaveValue('2030-05-11');
  await expect(day('second')).toHaveValue('2030-05-12');
  // As a change in the app would: the days around the event follow it.
  await expect(day('pickUp')).toHaveValue('2030-05-09');
});

test('W-06 a line of chips that was moved before the app has come stays where it is', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/cardvideo?category=rustic', { waitUntil: 'commit' });
  const chips = page.getByRole('navigation', { name: 'Kategori' });
  const place = () => chips.evaluate((line) => line.scrollLeft);
  await expect.poll(place).toBeGreaterThan(100);
  await chips.evaluate((line) => line.scrollTo({ left: 0 }));
  release();
  await hydrated(page);
  expect(await place()).toBe(0);
  await chips.getByRole('link', { name: 'Islamic' }).tap();
  await expect.poll(place).toBeGreaterThan(0);
});

test('W-06 the app begins once the style sheets are there', async ({ page }) => {
  const release = await hold(page, SHEETS);
  const scripts = page.waitForResponse(/\/assets\/pricing-page-[^/]+\.js$/);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await (await scripts).finished();
  await expect(hasRoute(page)).toHaveCount(1);
  await expect(page.locator(LATER_SHEETS)).not.toHaveCount(0);
  release();
  await expect(hasRoute(page)).toHaveCount(0);
  await expect(page.locator(LATER_SHEETS)).toHaveCount(0);
});

test('W-06 the app begins also where a style sheet fails', async ({ page }) => {
  await page.route(SHEETS, (route) => route.abort());
  await page.goto('/pricing');
  await expect(hasRoute(page)).toHaveCount(0);
});

test('W-06 the app begins in a tab in the background, which paints nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/pricing');
  await expect(hasRoute(page)).toHaveCount(0);
});

test.describe('W-06 a button that is pressed before the app has come @both', () => {
  /** Of the header: on a phone its menu, on a desktop the sign-in. */
  const headerButton = (page: Page) =>
    page
      .getByRole('banner')
      .getByRole('button', { name: /^(Buka menu|Sign In)/ })
      .filter({ visible: true });
  const opened = (page: Page) => expect(page.getByRole('dialog').or(page.getByRole('form', { name: 'Orang lain' })));

  /** @returns lets the scripts come */
  const loaded = async (page: Page): Promise<() => void> => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/pricing', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    return release;
  };

  test('is pressed again by the app', async ({ page }) => {
    const release = await loaded(page);
    await headerButton(page).click();
    await expect(page.locator('[data-pressed]')).toHaveCount(1);
    release();
    await opened(page).toBeVisible();
  });

  test('is not, where something else was pressed after it', async ({ page }) => {
    const release = await loaded(page);
    await headerButton(page).click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
    release();
    await hydrated(page);
    await expect(page).toHaveURL(/\/pricing$/);
    await opened(page).toHaveCount(0);
  });

  test('is not marked once the app has begun', async ({ page }) => {
    await page.goto('/pricing');
    await hydrated(page);
    await headerButton(page).click();
    await opened(page).toBeVisible();
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  });
});

test('W-06 English texts are registered before the app reads them', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  const english = page.waitForRequest(/\/assets\/english-/);
  await page.goto('/pricing?lang=en', { waitUntil: 'commit' });
  await english;
  release();
  await expect(hasRoute(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'SeriKad' }).first().click();
  await expect(page).toHaveURL(/\/(\?lang=en)?$/);
  await expect(page.locator('h1')).toHaveText(/One link/);
});
