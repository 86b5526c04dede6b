import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { rasterizeSvg, screenshot } from '../core/chromium.mjs';
import { pictureFolder, readPicture } from '../core/picture-file.mjs';
import { atResolution } from '../core/resolution.mjs';
import { minifySvg } from '../core/svg.mjs';
import { openGuestView, show } from '../guest/guest-view.mjs';
import { LAYOUTS } from '../layouts.mjs';
import { paintedWidths } from './painted-widths.mjs';

/** An A6 card with 3 mm of bleed at each side, in mm, and the resolution of its pictures. */
const SHEET = { width: 111, height: 154 };
export const DPI = 300;
const dots = (mm) => Math.ceil((mm / 25.4) * DPI);
/** The same in pixels. */
export const PRINT = { width: dots(SHEET.width), height: dots(SHEET.height) };
/** What the card is laid out at, in CSS px: the width of a phone, and the sheet's ratio. */
const PAGE = { width: 420, height: Math.round((420 * SHEET.height) / SHEET.width) };
/** Pixels of the sheet for one of the page. */
const SCALE = PRINT.width / PAGE.width;
export const FOLDER = new URL('../../print/', import.meta.url).pathname;
const STILL = fs.readFileSync(new URL('../cover/still.css', import.meta.url), 'utf8');

/**
 * Draws a design's layers as fine as an A6 card needs them, by the same generators, and its cover with them.
 * @param {object} design of src/designs, whose catalogue pictures are drawn
 * @returns {Promise<{role: string, pixels: number, dpi: number}[]>} the pictures that are shown, with their widths and
 *   the lowest resolution at which the card or a page of its width shows them; `<folder>/<id>/card.png` is the cover
 *   with its bleed
 */
export async function drawForPrint(design, folder = FOLDER) {
  const out = path.join(folder, design.id);
  fs.mkdirSync(out, { recursive: true });
  const shown = await shownWidths(design);
  const drawings = design.draw(design.art);
  const drawn = [];
  for (const spec of LAYOUTS[design.layout].roles) {
    const { role, format, width } = spec;
    if (format === 'vector') {
      fs.writeFileSync(path.join(out, `${role}.svg`), minifySvg(await drawings[role]()));
      continue;
    }
    const usual = spec.pixels ?? width * (spec.scale ?? 2);
    const pixels = Math.max(usual, Math.ceil((shown[role] ?? 0) * SCALE));
    const drawing = await atResolution(pixels / usual, drawings[role]);
    const { png, width: printed } =
      typeof drawing === 'string'
        ? await fineDrawing(drawing, pixels)
        : await readPicture(drawing, spec, pictureFolder(design.id));
    fs.writeFileSync(path.join(out, `${role}.png`), png);
    // What only the motion shows has no width here: it stays as it is.
    if (shown[role]) drawn.push({ role, pixels: printed, dpi: Math.floor((printed / (shown[role] * SCALE)) * DPI) });
  }
  fs.writeFileSync(path.join(out, 'card.png'), await card(design, out));
  return drawn;
}

/** An SVG in so many pixels of width. */
async function fineDrawing(svg, pixels) {
  const [drawnWidth, drawnHeight] = ['width', 'height'].map((side) =>
    Number(svg.match(new RegExp(`${side}="([\\d.]+)"`))[1]),
  );
  // Whole pixels at first: a last row that is drawn in part would be a line between slices.
  const fine = await rasterizeSvg(svg, Math.ceil(pixels / drawnWidth));
  const height = Math.round((pixels * drawnHeight) / drawnWidth);
  const png = await sharp(fine).resize({ width: pixels, height, fit: 'fill' }).png().toBuffer();
  return { png, width: pixels };
}

/** How wide each role is shown at most on the card, its doors and the pages below it, in CSS px. */
async function shownWidths(design) {
  const page = await openGuestView(design, PAGE);
  const widths = {};
  for (const state of ['closed', 'open']) {
    await show(page, state);
    for (const [url, width] of Object.entries(await page.evaluate(paintedWidths))) {
      const role = path.basename(url).split('.')[0];
      widths[role] = Math.max(widths[role] ?? 0, width);
    }
  }
  await page.close();
  return widths;
}

/** The cover with the layers of a folder in place of the catalogue's, in the pixels of the sheet. */
async function card(design, folder) {
  const page = await openGuestView(design, {
    ...PAGE,
    scale: SCALE,
    before: (shown) =>
      shown.route(`**/storage/designs/${design.id}/*`, (route) => {
        const role = path.basename(new URL(route.request().url()).pathname).split('.')[0];
        const file = path.join(folder, `${role}.png`);
        return fs.existsSync(file) ? route.fulfill({ path: file, contentType: 'image/png' }) : route.continue();
      }),
  });
  await page.addStyleTag({ content: STILL });
  await show(page, 'open');
  const picture = await screenshot(page);
  await page.close();
  // Its last row may be one too many, by the rounding of the page's height.
  return sharp(picture).resize(PRINT).withMetadata({ density: DPI }).png().toBuffer();
}
