import { expect, type Browser, type BrowserContext, type Frame, type Page } from '@playwright/test';
import { answerOtherwise } from './answers.ts';
import { HEIGHTS, type Screen, type Width } from './screen.ts';
import type { Viewer, World } from './world.ts';

/** What stands for something that is on its way. */
const ON_ITS_WAY = '.skel, .spin, [aria-busy="true"]';

/**
 * Opens a screen in the state that the table says. The screens of a worker share a context, and with it the files that
 * the browser has cached, and the page of the screen before, unless it was closed; everything else that it has left is
 * removed.
 * @param baseURL of the shop, without a slash at its end
 */
export async function show(browser: Browser, baseURL: string, screen: Screen, world: World): Promise<Page> {
  const page = await emptyPage(await contextFor(browser, baseURL, screen.script));
  await page.setViewportSize(sizeAt(screen.widths[0] ?? 375));
  await clearStorage(page, baseURL);
  page.setDefaultTimeout(10_000);
  ends.set(page, await answerOtherwise(page, screen.answers));
  const entered = await enter(page, baseURL, sessionOf(screen.as, world));
  await page.goto(screen.path(world), { waitUntil: 'domcontentloaded' });
  // What the page does with its session from here on stays.
  await entered.dispose();
  if (!screen.script) return page;
  if (!screen.busy) await settled(page);
  await screen.act?.(page, world);
  // In the page itself: the app shows a spinner of its own while the page's code comes.
  if (screen.busy) {
    await expect(page.locator('main').locator(ON_ITS_WAY).first()).toBeVisible();
    await expect(page.locator('h1').first()).toBeAttached();
  } else await settled(page);
  return page;
}

/** What ends the answers that a page gets. */
const ends = new WeakMap<Page, () => Promise<void>>();

/** The context of each kind that a browser has: with scripts and without. */
const contexts = new WeakMap<Browser, Map<boolean, BrowserContext>>();

async function contextFor(browser: Browser, baseURL: string, javaScriptEnabled: boolean): Promise<BrowserContext> {
  const known = contexts.get(browser) ?? new Map<boolean, BrowserContext>();
  contexts.set(browser, known);
  const open = known.get(javaScriptEnabled);
  if (open) return open;
  const context = await browser.newContext({
    baseURL,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    javaScriptEnabled,
    locale: 'ms-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
  });
  known.set(javaScriptEnabled, context);
  return context;
}

/**
 * The page of the screen before, at a file of the shop that runs no script: a new one would start a process, with cold
 * caches, and so would `about:blank`.
 */
async function emptyPage(context: BrowserContext): Promise<Page> {
  const [page, ...others] = context.pages();
  for (const other of others) await other.close();
  if (!page) return context.newPage();
  await page.goto('/favicon.svg');
  await ends.get(page)?.();
  await page.evaluate(() => sessionStorage.clear());
  return page;
}

/** Cookies, local storage and databases of the shop; the cached files stay. */
async function clearStorage(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

/** Shows the same state at another width. */
export async function resize(page: Page, screen: Screen, width: Width): Promise<void> {
  await page.setViewportSize(sizeAt(width));
  // Where no script may run, none of ours can look.
  if (screen.script) await drawn(page);
}

function sizeAt(width: Width): { width: number; height: number } {
  return { width, height: HEIGHTS[width] };
}

/**
 * Leaves a session where an earlier visit would have left it, before the next page's own scripts run. A context's
 * `storageState` would open a page of its own, and a process with it, for that.
 * @returns what ends it
 */
function enter(page: Page, shop: string, session: Readonly<Record<string, string>>): ReturnType<Page['addInitScript']> {
  return page.addInitScript(
    ({ origin, entries }) => {
      if (location.origin === origin) for (const [name, value] of entries) localStorage.setItem(name, value);
    },
    { origin: new URL(shop).origin, entries: Object.entries(session) },
  );
}

function sessionOf(viewer: Viewer, world: World): Readonly<Record<string, string>> {
  if (viewer === 'anonymous') return {};
  const { token, userId } = world[viewer];
  return { token, userId };
}

/** Nothing loads any more, and what has loaded is drawn. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('main').first()).toBeVisible();
  await expect(page.locator(ON_ITS_WAY).filter({ visible: true })).toHaveCount(0);
  await drawn(page);
}

/**
 * Fonts and pictures are there, those below the fold as well, and what moves has arrived: in the preview's frame, too.
 */
async function drawn(page: Page): Promise<void> {
  const preview = page.locator('iframe[src^="/preview.html"]').filter({ visible: true });
  if ((await preview.count()) > 0) await expect(preview.contentFrame().getByRole('main')).toBeVisible();
  // A song's player is a frame as well: without a network it never says anything.
  const ours = page.frames().filter((frame) => frame === page.mainFrame() || frame.url().includes('/preview.html'));
  try {
    for (const frame of ours) await drawnIn(frame);
  } catch (error) {
    // At another width the preview is elsewhere in the page, in another frame.
    if (!ours.some((frame) => frame.isDetached())) throw error;
    await drawn(page);
  }
}

async function drawnIn(frame: Frame): Promise<void> {
  await frame.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all([
      document.fonts.ready,
      // A picture that fails or never comes is part of the state that is shown.
      ...pictures
        .filter((picture) => picture.checkVisibility())
        .map((picture) => picture.decode().catch(() => undefined)),
    ]);
    await Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    );
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}
