import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from '../../../scripts/lib/chromium.mjs';

/**
 * Drawing in Chromium: it renders turbulence and lighting filters several times faster than librsvg, and it is
 * what guests see the layers in.
 */
const FLAGS = [...CHROMIUM_FLAGS, '--force-color-profile=srgb', '--font-render-hinting=none'];
const SCREENSHOT_TIMEOUT_MS = 180_000;

/** Pages are served from this origin by interception; nothing leaves the machine. */
export const PAGE_ORIGIN = 'http://catalogue.invalid';

let browser;
async function newPage(width, height, scale) {
  browser ??= await chromium.launch({
    executablePath: chromiumPath(),
    args: FLAGS,
  });
  return browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
}

export async function closeBrowser() {
  await browser?.close();
  browser = undefined;
}

/** A PNG with alpha of a complete SVG whose width and height are CSS px. */
export async function rasterizeSvg(svg, scale = 2) {
  const size = (name) => Math.ceil(Number(svg.match(new RegExp(`${name}="([\\d.]+)"`))[1]));
  const page = await newPage(size('width'), size('height'), scale);
  await page.setContent(`<style>html,body{margin:0;background:transparent}svg{display:block}</style>${svg}`);
  const png = await page.screenshot({ omitBackground: true, timeout: SCREENSHOT_TIMEOUT_MS });
  await page.close();
  return png;
}

const TYPES = { '.svg': 'image/svg+xml', '.webp': 'image/webp', '.avif': 'image/avif', '.woff2': 'font/woff2' };

/**
 * A PNG of an HTML page, and where its measured elements' text stands.
 * @param {string} html
 * @param {{width: number, height: number, scale: number, folders: Record<string, string>,
 *   measure?: Record<string, string>}} options folders: the first path segment of an address → the folder on disk that
 *   answers it; measure: name → selector.
 * @returns {Promise<{png: Buffer, boxes: Record<string, {x: number, y: number, width: number, height: number}>}>} boxes
 *   as parts of the page's size, 0…1.
 */
export async function screenshotPage(html, { width, height, scale, folders, measure = {} }) {
  const page = await newPage(width, height, scale);
  await page.route('**/*', async (route) => {
    const [, first, ...rest] = new URL(route.request().url()).pathname.split('/');
    if (!first) return route.fulfill({ contentType: 'text/html', body: html });
    const file = path.join(folders[first] ?? '', ...rest);
    if (!folders[first] || !fs.existsSync(file)) throw new Error(`The page asks for ${file}, which isn't drawn.`);
    return route.fulfill({ contentType: TYPES[path.extname(file)], body: fs.readFileSync(file) });
  });
  await page.goto(`${PAGE_ORIGIN}/`, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const boxes = await page.evaluate(textBoxes, measure);
  const png = await page.screenshot({ timeout: SCREENSHOT_TIMEOUT_MS });
  await page.close();
  return { png, boxes };
}

/** Runs in the page: the box of the text inside each selector's element. */
function textBoxes(selectors) {
  const part = (value, whole) => +(value / whole).toFixed(4);
  const { innerWidth, innerHeight } = globalThis;
  return Object.fromEntries(
    Object.entries(selectors).map(([name, selector]) => {
      const range = globalThis.document.createRange();
      range.selectNodeContents(globalThis.document.querySelector(selector));
      const { x, y, width, height } = range.getBoundingClientRect();
      return [
        name,
        {
          x: part(x, innerWidth),
          y: part(y, innerHeight),
          width: part(width, innerWidth),
          height: part(height, innerHeight),
        },
      ];
    }),
  );
}
