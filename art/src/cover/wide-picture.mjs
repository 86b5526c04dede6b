import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { screenshot } from '../core/chromium.mjs';
import { contentHash } from '../manifest.mjs';

/** KB budget of a design's wide cover without texts; 42 of them lie in the catalogue. */
export const WIDE_BUDGET = 80;
export const WIDE_FILE = 'wide.avif';
/** Pictures that stand between the texts and move with them. */
export const MARKS = { jawi: '.jawi', rule: '.rule' };
export const markFile = (mark) => `wide-${mark}.webp`;

const ALONE = `* { visibility: hidden !important; } html, body, .cover, .stage { background: none !important; } .cover::before, .cover::after { content: none !important; }`;

/**
 * Runs in the page: how the cover's texts are set and how they follow one another, in pixels of a picture that is `k`
 * times the page. The server sets other couples' texts by it.
 */
function measure(k) {
  const { document, getComputedStyle } = globalThis;
  const px = (value) => +(value * k).toFixed(2);
  const box = (element) => element.getBoundingClientRect();
  const find = (selector) => {
    const element = document.querySelector(selector);
    return element && getComputedStyle(element).display !== 'none' ? element : undefined;
  };
  // Few letters of a face, and behind them in the list the face itself.
  const few = ['Between Names', 'Seal Label', 'Cover Capitals', 'Cover Interface'];
  const face = (element) => {
    const style = getComputedStyle(element);
    return {
      face: style.fontFamily
        .split(',')
        .map((family) => family.replace(/['"]/g, '').trim())
        .find((family) => !few.includes(family)),
      weight: Number(style.fontWeight),
      italic: style.fontStyle === 'italic',
      leading: +(parseFloat(style.lineHeight) / parseFloat(style.fontSize)).toFixed(3),
      colour: style.color,
      upper: style.textTransform === 'uppercase',
    };
  };
  const text = (element) => {
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const { left, width } = box(element);
    const indent = parseFloat(style.paddingLeft) || 0;
    const inner = width - indent - (parseFloat(style.paddingRight) || 0);
    return {
      ...face(element),
      left: px(left + indent),
      width: px(inner),
      size: px(size),
      tracking: style.letterSpacing === 'normal' ? 0 : +(parseFloat(style.letterSpacing) / size).toFixed(3),
    };
  };

  const cover = document.querySelector('.cover');
  const rows = getComputedStyle(cover).gridTemplateRows.split(' ').map(parseFloat);
  const rowsTop = box(cover).top + rows[0];
  const rowsBottom = rowsTop + rows[1] + rows[2];
  const parts = [
    ['jawi', find('.jawi')],
    ['title', find('.kicker')],
    ['names', find('.names')],
    ['rule', find('.cover-foot .rule')],
    ['date', find('.c-date')],
    ['place', find('.c-place')],
  ].filter(([, element]) => element);
  const above = {};
  let bottom = rowsTop;
  for (const [name, element] of parts) {
    above[name] = px(box(element).top - bottom);
    bottom = box(element).bottom;
  }

  const names = document.querySelector('.names');
  const style = getComputedStyle(names);
  const probe = document.createElement('i');
  probe.style.cssText = 'position:absolute;width:var(--name-max);height:var(--h)';
  names.append(probe);
  const most = box(probe);
  probe.remove();
  const and = document.querySelector('.names .amp');
  const inline = parseFloat(style.getPropertyValue('--amp-size-line'));
  const mark = (element) =>
    element && { left: px(box(element).left), width: px(box(element).width), height: px(box(element).height) };
  return {
    share: +(rows[0] / (rows[0] + rows[3])).toFixed(4),
    align: style.textAlign === 'left' || style.textAlign === 'start' ? 'left' : 'center',
    above,
    below: px(rowsBottom - bottom),
    title: text(document.querySelector('.kicker')),
    names: {
      ...text(names),
      size: px(most.width),
      height: px(most.height),
      advance: Number(style.getPropertyValue('--name-adv')),
      shadow:
        style.textShadow === 'none' ? '' : style.textShadow.replace(/(-?[\d.]+)px/g, (_, n) => `${px(Number(n))}px`),
    },
    and: {
      ...face(and),
      em: +(parseFloat(getComputedStyle(and).fontSize) / parseFloat(style.fontSize)).toFixed(3),
      inline: Number.isNaN(inline) ? 0.82 : inline,
    },
    date: text(document.querySelector('.c-date')),
    place: text(document.querySelector('.c-place')),
    marks: Object.fromEntries(
      [
        ['jawi', mark(find('.jawi'))],
        ['rule', mark(find('.cover-foot .rule'))],
      ].filter(([, value]) => value),
    ),
  };
}

/**
 * Writes a picture of a part of the page alone, on nothing.
 * @param {string} selector of the part
 * @param {{width: number, height: number}} size of the picture
 */
export async function writeMark(page, file, selector, { width, height }) {
  const style = await page.addStyleTag({ content: `${ALONE} ${selector} { visibility: visible !important; }` });
  const clip = await page.locator(selector).first().boundingBox();
  const picture = await screenshot(page, { omitBackground: true, clip });
  await style.evaluate((element) => element.remove());
  const bytes = await sharp(picture)
    .resize(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)), { fit: 'fill' })
    .webp({ quality: 86, alphaQuality: 90, effort: 6 })
    .toBuffer();
  fs.writeFileSync(file, bytes);
  return bytes;
}

/** A step of this many of 255, on average, between the cover and what the server would lay together can be seen. */
const SAME = 1.5;

/** Runs in the page: the boxes of layers, in the order in which they lie, in pixels of a picture that is `k` times the page. */
function boxesOf({ positions, k }) {
  const { document } = globalThis;
  return [...document.querySelectorAll('.cover .art .layer')].flatMap((layer) => {
    const known = positions.find(({ position }) => position === layer.dataset.pos);
    if (!known) return [];
    const { left, top, width, height } = layer.getBoundingClientRect();
    const round = (value) => Math.round(value * k);
    return [{ role: known.role, left: round(left), top: round(top), width: round(width), height: round(height) }];
  });
}

/**
 * Where the pictures of those roles lie that differ by a couple's options: the server lays the chosen ones over the wide
 * cover without them.
 * @param {{role: string, position: string, file: string}[]} optional file: of the picture that the catalogue shows
 * @param {Buffer} whole the cover with them, of that size
 * @param {Buffer} base the cover without them
 * @throws when the cover can't be made so: what lies above them, or changes them, can't be among the others
 */
async function layersOf(page, optional, { size, whole, base }) {
  const k = size.width / page.viewportSize().width;
  const layers = await page.evaluate(boxesOf, { positions: optional, k });
  const pictures = await Promise.all(
    layers.map(async ({ role, left, top, width, height }) => {
      const { file } = optional.find((one) => one.role === role);
      return { input: await sharp(file).resize(width, height, { fit: 'fill' }).png().toBuffer(), left, top };
    }),
  );
  const raw = (picture) => picture.removeAlpha().raw().toBuffer();
  const [wanted, made] = await Promise.all([
    raw(sharp(whole)),
    raw(sharp(await sharp(base).composite(pictures).png().toBuffer())),
  ]);
  const step = wanted.reduce((sum, value, index) => sum + Math.abs(value - made[index]), 0) / wanted.length;
  if (step > SAME)
    throw new Error(
      `The wide cover can't be laid together from ${layers.map(({ role }) => role).join(', ')} and the rest (${step.toFixed(1)} of 255): in layouts/<layout>.wide.css they must lie above the others, whole, without mask or opacity.`,
    );
  return layers;
}

/** What `shown` answers while the cover's layers of those positions are not shown. */
async function withoutLayers(page, optional, shown) {
  const selectors = optional.map(({ position }) => `.cover .art .layer[data-pos='${position}']`);
  const style = await page.addStyleTag({ content: `${selectors.join()} { visibility: hidden; }` });
  const picture = await shown();
  await style.evaluate((element) => element.remove());
  return picture;
}

/**
 * Writes the wide cover without its texts, and the pictures between them, for link previews that the server sets with
 * the couple's own texts.
 * @param {import('playwright-core').Page} page the wide cover, open
 * @param {{width: number, height: number}} size of the picture
 * @param {string} blank CSS that hides the texts
 * @param {{role: string, position: string, file: string}[]} optional the roles of the cover that differ by options
 * @param {(kilobytes: number, encode: (quality: number) => Promise<Buffer>, qualities: number[]) => Promise<Buffer>} encodeWithin
 * @returns {Promise<object>} `cover.wide` of the design's design.json
 */
export async function drawWidePicture(page, folder, size, blank, optional, encodeWithin) {
  const layout = await page.evaluate(measure, size.width / page.viewportSize().width);
  const marks = [];
  for (const mark of Object.keys(layout.marks))
    marks.push(await writeMark(page, path.join(folder, markFile(mark)), MARKS[mark], layout.marks[mark]));
  for (const mark of Object.keys(MARKS))
    if (!layout.marks[mark]) fs.rmSync(path.join(folder, markFile(mark)), { force: true });

  const style = await page.addStyleTag({ content: blank });
  const shown = async () =>
    sharp(await screenshot(page))
      .resize(size)
      .removeAlpha()
      .png()
      .toBuffer();
  const whole = await shown();
  const picture = optional.length > 0 ? await withoutLayers(page, optional, shown) : whole;
  await style.evaluate((element) => element.remove());
  const layers = optional.length > 0 ? await layersOf(page, optional, { size, whole, base: picture }) : [];
  const avif = await encodeWithin(
    WIDE_BUDGET,
    (quality) => sharp(picture).avif({ quality, effort: 5, chromaSubsampling: '4:4:4' }).toBuffer(),
    [68, 60, 52, 45, 38],
  );
  fs.writeFileSync(path.join(folder, WIDE_FILE), avif);
  console.log(`  wide ${(avif.length / 1024).toFixed(1)} KB, marks ${Object.keys(layout.marks).join(', ') || 'none'}`);
  return { version: contentHash(Buffer.concat([avif, ...marks])), ...layout, ...(layers.length > 0 && { layers }) };
}
