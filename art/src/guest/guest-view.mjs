import { openPage } from '../core/chromium.mjs';
import { samplePage } from './sample-page.mjs';
import { openSite } from './site.mjs';

/**
 * A design's guest view in the browser, with every letter and picture there and nothing moving.
 * @param {object} design of src/designs
 * @param {{width: number, height: number, scale?: number, language?: string, invitation?: object,
 *   loaded?: (page: import('playwright-core').Page) => Promise<void>}} options loaded: called with what a guest gets
 *   before touching the page, and nothing else fetched
 * @returns {Promise<import('playwright-core').Page>} closed; the caller closes the page. `show` changes its state.
 */
export async function openGuestView(design, { width, height, scale = 1, loaded, ...sample }) {
  const site = await openSite();
  const page = await openPage({ width, height, scale });
  await page.goto(site.put(await samplePage(design, sample)), { waitUntil: 'load' });
  await loaded?.(page);
  await page.evaluate(ready);
  return page;
}

/** Runs in the page: the styles of the letter on, everything fetched and decoded. */
async function ready() {
  const { document } = globalThis;
  for (const link of document.querySelectorAll('link[data-later]')) link.media = 'all';
  for (const picture of document.images) picture.loading = 'eager';
  const drawn = new Set();
  for (const element of document.querySelectorAll('*'))
    for (const pseudo of [null, '::before', '::after']) {
      const style = globalThis.getComputedStyle(element, pseudo);
      const values = `${style.backgroundImage} ${style.borderImageSource} ${style.maskImage} ${style.listStyleImage}`;
      for (const [, url] of values.matchAll(/url\("([^"]+)"\)/g)) drawn.add(url);
    }
  const fetched = [...drawn].map((url) => {
    const picture = new globalThis.Image();
    picture.src = url;
    return picture.decode().catch(() => undefined);
  });
  await Promise.all([...fetched, ...[...document.images].map((picture) => picture.decode().catch(() => undefined))]);
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
  await page.evaluate(ready);
  await page.evaluate(
    () => new Promise((done) => globalThis.requestAnimationFrame(() => globalThis.requestAnimationFrame(done))),
  );
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
