import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { screenshot } from '../core/chromium.mjs';
import { optionalOnCover, skinsOf } from '../choices.mjs';
import { openGuestView, show } from '../guest/guest-view.mjs';
import { LAYOUTS } from '../layouts.mjs';
import { AVIF_WIDTHS, CATALOGUE, COVER_WIDTHS, extensionsOf, findAsset } from '../manifest.mjs';
import { drawBlankCover } from './blank-cover.mjs';
import { drawWidePicture } from './wide-picture.mjs';

/** What the cover is laid out at: a phone's width, and higher than the sizes for which the guest view saves room. */
const COVER = { width: 468, height: 702 };
const COVER_PIXELS = 1440;
/** The link preview is the cover of a desktop window of this size, scaled down. */
const DESKTOP = { width: 1341, height: 704 };
const PREVIEW = { width: 1200, height: 630 };

/** KB budgets; the grid shows up to 18 covers at once. */
export const COVER_BUDGETS = { 240: 22, 400: 22, 600: 48, 720: 60 };
/** Of AVIF, the best first. */
const QUALITIES = [58, 50, 43, 37, 32];
/** How many of the best a width leaves out: the catalogue loads 18 covers at once, most of them 400 or 600 px wide. */
const LEFT_OUT = { 240: 0, 400: 1, 600: 2, 720: 0 };
export const PREVIEW_BUDGET = 200;

const TEXT = { names: '.names', kicker: '.kicker', date: '.c-date', place: '.c-place' };
const BLANK = ':is(.cover-text, .cover-foot) { visibility: hidden; }';
const STILL = fs.readFileSync(new URL('./still.css', import.meta.url), 'utf8');
const WIDE = fs.readFileSync(new URL('./wide.css', import.meta.url), 'utf8');

/** The best of the falling qualities that fits, found by halving: an AVIF takes seconds. */
async function encodeWithin(kilobytes, encode, qualities) {
  let best;
  let [from, to] = [0, qualities.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const bytes = await encode(qualities[middle]);
    const fits = bytes.length <= kilobytes * 1024;
    if (fits) best = bytes;
    if (fits) to = middle;
    else from = middle + 1;
  }
  if (!best)
    throw new Error(`A cover doesn't fit ${kilobytes} KB even at quality ${qualities.at(-1)}: calm its ground.`);
  return best;
}

/** Resized once: each of its files would do it again. */
async function resizedTo(picture, width) {
  const small = await sharp(picture).resize({ width }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return sharp(small.data, { raw: small.info });
}

async function writeCover(folder, picture, width) {
  const resized = await resizedTo(picture, width);
  const avif = await encodeWithin(
    COVER_BUDGETS[width],
    (quality) => resized.clone().avif({ quality, effort: 5 }).toBuffer(),
    QUALITIES.slice(LEFT_OUT[width]),
  );
  const files = AVIF_WIDTHS.includes(width)
    ? { avif }
    : {
        avif,
        webp: await resized.clone().webp({ quality: 78, effort: 6, smartSubsample: true }).toBuffer(),
        jpg: await resized.clone().jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
      };
  for (const [extension, bytes] of Object.entries(files))
    fs.writeFileSync(path.join(folder, `cover-${width}.${extension}`), bytes);
  console.log(
    `  cover-${width} ${Object.entries(files)
      .map(([extension, bytes]) => `${extension} ${(bytes.length / 1024).toFixed(1)}`)
      .join(', ')} KB`,
  );
}

/** What a layout says of the link preview alone, in layouts/<layout>.wide.css; most need nothing. */
function wideCss(layout) {
  const file = new URL(`../layouts/${layout}.wide.css`, import.meta.url);
  return WIDE + (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
}

/** A design's cover once it is open, as the guest view shows it, without what lies around it. */
async function openCover(design, { css = '', ...size }) {
  const page = await openGuestView(design, size);
  await page.addStyleTag({ content: STILL + css });
  await show(page, 'open');
  return page;
}

/** Runs in the page: the box of the text inside each selector's element, as parts of the page's size, 0…1. */
function textBoxes(selectors) {
  const part = (value, whole) => +(value / whole).toFixed(4);
  const { innerWidth, innerHeight } = globalThis;
  return Object.fromEntries(
    Object.entries(selectors).map(([name, selector]) => {
      // Of the texts alone: rows of names are wider than what they say.
      const walker = globalThis.document.createTreeWalker(globalThis.document.querySelector(selector), 4);
      const rects = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = globalThis.document.createRange();
        range.selectNodeContents(node);
        rects.push(...[...range.getClientRects()].filter((rect) => rect.width > 1));
      }
      const [x, y] = [Math.min(...rects.map(({ left }) => left)), Math.min(...rects.map(({ top }) => top))];
      const width = Math.max(...rects.map(({ right }) => right)) - x;
      const height = Math.max(...rects.map(({ bottom }) => bottom)) - y;
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

/** Where the texts of a design's cover stand, as `drawCovers` has it, without drawing anything. */
export async function measureText(design) {
  const cover = await openUprightCover(design);
  const text = await cover.evaluate(textBoxes, TEXT);
  await cover.close();
  return text;
}

/** What a design alone has behind its wide cover, `wide(art)`: a picture over the cover's ground, below all else. */
function behindCss(design) {
  if (!design.wide) return '';
  const url = `data:image/svg+xml;base64,${Buffer.from(design.wide(design.art)).toString('base64')}`;
  return `.cover .layer[data-page='cover'][data-pos='ground']::after { content: ''; position: absolute; inset: 0; background: url(${url}) center/cover; }`;
}

/** The wide cover of the link preview, open: with its own composition, without that of desktop windows. */
export async function openWideCover(design, invitation = {}) {
  const page = await openCover(design, { ...DESKTOP, invitation, css: wideCss(design.layout) + behindCss(design) });
  await page.evaluate(() => globalThis.document.documentElement.classList.add('link-picture'));
  return page;
}

/**
 * The blank covers as pages load them; every browser that shows the shop reads WebP. Most fit with the first quality.
 */
async function encodeBlank(picture, width) {
  const resized = await resizedTo(picture, width);
  let avif;
  for (const quality of [50, 43, 37, 32]) {
    avif = await resized.clone().avif({ quality, effort: 4 }).toBuffer();
    if (avif.length <= COVER_BUDGETS[width] * 1024) break;
  }
  return { avif, webp: await resized.clone().webp({ quality: 80, smartSubsample: true }).toBuffer() };
}

/** The cover without its texts, from a page that shows it. @returns `cover.setting` of design.json */
const drawBlankOf = (page, folder) => drawBlankCover(page, folder, BLANK, COVER_WIDTHS, encodeBlank);

/** The roles of a design's cover whose pictures differ by options, with the addresses of all of them. */
function optionalRoles(design) {
  const folder = path.join(CATALOGUE, design.id);
  return optionalOnCover(design, LAYOUTS[design.layout].roles).map(({ role, format, stems }) => ({
    role,
    pictures: stems.map((stem) => ({
      stem,
      url: `/storage/designs/${design.id}/${findAsset(folder, stem, extensionsOf(format).at(-1))}`,
    })),
  }));
}

const openUprightCover = (design) => openCover(design, { ...COVER, scale: COVER_PIXELS / COVER.width });

/** The cover without its texts, again; the other pictures stay as they are. @returns `cover.setting` of design.json */
export async function drawBlank(design) {
  const page = await openUprightCover(design);
  const setting = await drawBlankOf(page, path.join(CATALOGUE, design.id));
  await page.close();
  return setting;
}

/**
 * The wide cover without its texts, again; the other pictures stay as they are.
 * @returns `cover.wide` of design.json
 */
export async function drawWide(design) {
  const page = await openWideCover(design);
  const wide = await drawWideOf(design, page);
  await page.close();
  return wide;
}

/**
 * The wide cover without its texts, and again in the colours of each option that has some of its own.
 * @param {import('playwright-core').Page} page the wide cover, open
 * @returns `cover.wide` of design.json
 */
async function drawWideOf(design, page) {
  const folder = path.join(CATALOGUE, design.id);
  const how = { folder, size: PREVIEW, blank: BLANK, optional: optionalRoles(design), encodeWithin };
  const wide = await drawWidePicture(page, how);
  const skins = {};
  for (const { designChoices } of skinsOf(design)) {
    const [{ option }] = designChoices;
    const skin = await openWideCover(design, { designChoices });
    skins[option] = await drawWidePicture(skin, { ...how, option, boxes: wide.layers });
    await skin.close();
  }
  return { ...wide, ...(Object.keys(skins).length > 0 && { skins }) };
}

/**
 * Draws a design's covers, blank covers and link preview from its layers on disk.
 * @returns {{text: object, setting: object, wide: object}} text: where the cover's text stands, { names, kicker, date,
 *   place } → { x, y, width, height } as parts of the cover's size (0…1), so that the check can look at the art below
 *   it; setting, wide: how the texts of the cover and of the link preview are set
 */
export async function drawCovers(design) {
  const folder = path.join(CATALOGUE, design.id);
  const cover = await openUprightCover(design);
  const text = await cover.evaluate(textBoxes, TEXT);
  const place = await cover.locator('.c-place').innerText();
  if (place !== design.sample.place)
    throw new Error(
      `${design.id}: the cover says “${place}”, but sample.place is “${design.sample.place}”. It is made of the story's venue and the town behind the postcode of its address.`,
    );
  const picture = await screenshot(cover);
  for (const width of [...COVER_WIDTHS, ...AVIF_WIDTHS]) await writeCover(folder, picture, width);

  const setting = await drawBlankOf(cover, folder);
  await cover.close();

  const wide = await openWideCover(design);
  const preview = await sharp(await screenshot(wide))
    .resize(PREVIEW)
    .png()
    .toBuffer();
  const wideTexts = await drawWideOf(design, wide);
  await wide.close();
  const jpg = await encodeWithin(
    PREVIEW_BUDGET,
    (quality) => sharp(preview).jpeg({ quality, mozjpeg: true }).toBuffer(),
    [84, 78, 72, 66],
  );
  fs.writeFileSync(path.join(folder, 'preview.jpg'), jpg);
  console.log(`  preview ${(jpg.length / 1024).toFixed(1)} KB`);
  return { text, setting, wide: wideTexts };
}
