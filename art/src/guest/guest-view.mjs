import { openPage } from '../core/chromium.mjs';
import { samplePage } from './sample-page.mjs';
import { openSite } from './site.mjs';

/**
 * A design's guest view in the browser, with every letter and picture there and nothing moving.
 * @param {object} design of src/designs
 * @param {{width: number, height: number, scale?: number, language?: string, invitation?: object, photos?: boolean,
 *   page?: import('playwright-core').Page, before?: (page: import('playwright-core').Page) => Promise<void>, loaded?:
 *   (page: import('playwright-core').Page) => Promise<void>}} options photos: those of the gallery; page: one that is
 *   used again; before: called before the page is opened; loaded:
 *   called with what a guest gets before touching the page, and nothing else fetched
 * @returns {Promise<import('playwright-core').Page>} closed; the caller closes the page. `show` changes its state.
 */
export async function openGuestView(
  design,
  { width, height, scale = 1, page, before, loaded, photos = true, ...sample },
) {
  const site = await openSite();
  const shown = page ?? (await openPage({ width, height, scale }));
  if (page) await page.setViewportSize({ width, height });
  await before?.(shown);
  await shown.goto(site.put(await samplePage(design, sample)), { waitUntil: 'load' });
  await loaded?.(shown);
  await shown.evaluate(ready, photos);
  return shown;
}

/** Runs in the page: the styles of the letter on, everything fetched and decoded. */
async function ready(photos) {
  const { document, getComputedStyle } = globalThis;
  const styled = [...document.querySelectorAll('link[data-later]')].map((link) => {
    const done = new Promise((resolve) => {
      for (const end of ['load', 'error']) link.addEventListener(end, resolve);
    });
    link.rel = 'stylesheet';
    return done;
  });
  await Promise.all(styled);
  if (!photos) for (const photo of document.querySelectorAll('.track img')) photo.remove();
  for (const picture of document.images) picture.loading = 'eager';
  const styles = [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const root = getComputedStyle(document.documentElement);
  // The first of a set is what the browser takes.
  const urls = [...new Set(styles.match(/--a-[\w-]+(?=:)/g))].flatMap((name) => {
    const url = /url\("?([^")]+)"?\)/.exec(root.getPropertyValue(name));
    return url ? [url[1]] : [];
  });
  const pictures = urls.map((src) => Object.assign(new globalThis.Image(), { src }));
  // Held, so that what is decoded stays so.
  globalThis.pictures = pictures;
  await Promise.all([...pictures, ...document.images].map((picture) => picture.decode().catch(() => undefined)));
  await document.fonts.ready;
}

/**
 * Brings the page into a state, as the guest's script does.
 * @param {import('playwright-core').Page} page
 * @param {'closed'|'opening'|'open'} state opening: in the middle of the motion
 */
export async function show(page, state) {
  if (state === 'opening') await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(dress, state);
  await settle(page);
}

/** Waits until the page has the letters of what it shows now, and is drawn with them. */
export async function settle(page) {
  await page.evaluate(settled);
}

/** Runs in the page. */
async function settled() {
  const { document, requestAnimationFrame } = globalThis;
  // Faces are requested once the page is laid out; before that, `ready` resolves for the earlier ones.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await document.fonts.ready;
}

/** Runs in the page. */
function dress(state) {
  const { document } = globalThis;
  const { classList } = document.documentElement;
  if (state === 'closed') return;
  classList.add('warm');
  for (const part of document.querySelectorAll('#pages > :not(.layer)')) part.classList.add('laid');
  if (state === 'opening') {
    classList.add('opening-now');
    document.body.getBoundingClientRect();
    for (const motion of document.getAnimations()) {
      motion.pause();
      motion.currentTime = 950;
    }
    return;
  }
  classList.remove('is-closed', 'opening-now');
  classList.add('is-open');
  document.querySelector('.opening')?.remove();
  document.querySelector('.seal')?.classList.add('gone');
}
