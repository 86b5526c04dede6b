import { chromium } from 'playwright-core';
import { PLAYWRIGHT_FLAGS, chromiumPath } from '../../../scripts/lib/chromium.mjs';

/**
 * Drawing in Chromium: it renders turbulence and lighting filters several times faster than librsvg, and it is
 * what guests see the layers in.
 */
const FLAGS = [...PLAYWRIGHT_FLAGS, '--force-color-profile=srgb', '--font-render-hinting=none'];
const SCREENSHOT_TIMEOUT_MS = 180_000;

let browser;

/** A page of that size in CSS px where nothing moves by itself; `scale` device pixels make one of them. */
export async function openPage({ width, height, scale = 1 }) {
  browser ??= chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
  return (await browser).newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  });
}

export async function closeBrowser() {
  await (await browser)?.close();
  browser = undefined;
}

/** A picture of what the page shows. */
export const screenshot = (page, options = {}) => page.screenshot({ timeout: SCREENSHOT_TIMEOUT_MS, ...options });

/**
 * A picture of what the page shows, or of the whole page, for looking at its pixels by program: a third of the time.
 * @param {import('playwright-core').Page} page
 * @param {{fullPage?: boolean, clip?: {x: number, y: number, width: number, height: number}, scale?: number}} [options]
 *   clip: the part that is wanted, in CSS px; scale: pixels of the picture for one of these
 * @returns {Promise<Buffer>} a large PNG
 */
export async function quickScreenshot(page, { fullPage = false, clip, scale = 1 } = {}) {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(fullPage && { captureBeyondViewport: true, clip: { ...cssContentSize, scale } }),
    ...(clip && { clip: { ...clip, scale } }),
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** A PNG with alpha of a complete SVG whose width and height are CSS px. */
export async function rasterizeSvg(svg, scale = 2) {
  const size = (name) => Math.ceil(Number(svg.match(new RegExp(`${name}="([\\d.]+)"`))[1]));
  const page = await openPage({ width: size('width'), height: size('height'), scale });
  await page.setContent(`<style>html,body{margin:0;background:transparent}svg{display:block}</style>${svg}`);
  const png = await screenshot(page, { omitBackground: true });
  await page.close();
  return png;
}
