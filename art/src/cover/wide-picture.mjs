import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { screenshot } from '../core/chromium.mjs';
import { contentHash } from '../manifest.mjs';

/** KB budget of a design's wide cover without texts; 42 of them lie in the catalogue. */
export const WIDE_BUDGET = 80;
/** Pictures that stand between the texts and move with them. */
export const MARKS = { jawi: '.jawi', rule: '.rule' };
/** The files of the wide cover in the design's own colours, or in those of an option. */
export const wideFiles = (option) => {
  const stem = option === undefined ? 'wide' : `wide-skin-${option}`;
  return {
    ground: `${stem}.avif`,
    mark: (mark) => `${stem}-${mark}.webp`,
    tint: (role) => `${stem}-tint-${role}.webp`,
  };
};

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

/** The part of the wide cover that shows one of the pictures of a role that differs by options. */
export const optionFile = (stem) => `wide-${stem}.webp`;

/** A step of this many of 255, on average, between the cover and what the server would lay together can be seen. */
const SAME = 1.5;

/** Runs in the page: has the roles show these pictures, and no other of the optional ones. */
function showPictures([roles, urls]) {
  const { style } = globalThis.document.documentElement;
  for (const role of roles) {
    const url = urls[role];
    style.setProperty(`--a-${role}`, url === undefined ? 'none' : `url(${url})`, 'important');
  }
  const pictures = Object.values(urls).map((src) => Object.assign(new globalThis.Image(), { src }));
  return Promise.all(pictures.map((picture) => picture.decode())).then(() => undefined);
}

/** Runs in the page: of the roles that the cover shows now, the lowest first; their elements are marked. */
function orderOf(urls) {
  const { document, getComputedStyle } = globalThis;
  return [...document.querySelectorAll('.cover .art .layer')].flatMap((layer) => {
    // The first of several pictures of an element lies above the others.
    const pictures = getComputedStyle(layer).backgroundImage.split('url(').slice(1).reverse();
    const found = pictures.flatMap((text) =>
      Object.entries(urls).flatMap(([role, url]) => (text.includes(url) ? [role] : [])),
    );
    layer.toggleAttribute('data-optional', found.length > 0);
    return found;
  });
}

/**
 * Runs in the page: of the roles that the cover shows now,
 * those whose element has colours to be laid over it; they are marked.
 */
function tintedRoles(urls) {
  const { document, getComputedStyle } = globalThis;
  return Object.entries(urls).flatMap(([role, url]) => {
    const found = [...document.querySelectorAll('.cover .art .layer')].find((layer) => {
      const style = getComputedStyle(layer);
      return style.backgroundImage.includes(url) && style.getPropertyValue('--ramp').trim() !== '';
    });
    if (found) found.dataset.tint = role;
    return found ? [role] : [];
  });
}

const TINTED = (role) =>
  `${ALONE} .cover [data-tint='${role}'] { visibility: visible !important; background: var(--ramp) !important; -webkit-mask: none !important; mask: none !important; }`;

/**
 * Writes the colours, from top to bottom of its box, in which each picture with a `--ramp` is shown: the server lays
 * them over the picture of the couple's option, which is drawn once for all skins.
 * @param {{role: string, left: number, top: number, width: number, height: number}[]} layers
 * @param {(role: string) => string} nameOf
 * @returns {Promise<{tints: string[], files: Buffer[]}>}
 */
async function drawTints(page, folder, size, optional, layers, nameOf) {
  const first = catalogueUrls(optional);
  await page.evaluate(showPictures, [Object.keys(first), first]);
  const marked = await page.evaluate(tintedRoles, first);
  const tinted = layers.filter(({ role }) => marked.includes(role));
  const files = [];
  for (const { role, left, top, width, height } of tinted) {
    const style = await page.addStyleTag({ content: TINTED(role) });
    const shown = await sharp(await screenshot(page, { omitBackground: true }))
      .resize(size)
      .png()
      .toBuffer();
    await style.evaluate((element) => element.remove());
    const bytes = await sharp(shown)
      .extract({ left: left + Math.floor(width / 2), top, width: 1, height })
      .removeAlpha()
      .webp({ lossless: true, effort: 6 })
      .toBuffer();
    fs.writeFileSync(path.join(folder, nameOf(role)), bytes);
    files.push(bytes);
  }
  return { tints: tinted.map(({ role }) => role), files };
}

const catalogueUrls = (optional) => Object.fromEntries(optional.map(({ role, pictures: [{ url }] }) => [role, url]));

const HIDDEN = `${ALONE} .cover [data-optional] { visibility: visible !important; }`;

/**
 * Writes each picture of the roles that differ by options as the wide cover shows it, alone, on nothing: the server
 * lays the chosen ones over the cover without them.
 * @param {{role: string, pictures: {stem: string, url:
 *   string}[]}[]} optional the first picture of each is the catalogue's
 * @returns {Promise<{layers: object[], files: Buffer[]}>} layers: their boxes in pixels of the picture, from below
 */
async function drawOptions(page, folder, size, optional) {
  const roles = optional.map(({ role }) => role);
  const first = catalogueUrls(optional);
  await page.evaluate(showPictures, [roles, first]);
  const order = [...new Set(await page.evaluate(orderOf, first))];
  const style = await page.addStyleTag({ content: HIDDEN });
  const [layers, files] = [[], []];
  for (const role of order) {
    const { pictures } = optional.find((one) => one.role === role);
    const shots = [];
    for (const { url } of pictures) {
      await page.evaluate(showPictures, [roles, { [role]: url }]);
      shots.push(
        await sharp(await screenshot(page, { omitBackground: true }))
          .resize(size)
          .ensureAlpha()
          .raw()
          .toBuffer(),
      );
    }
    const box = drawnBox(shots, size);
    layers.push({ role, ...box });
    for (const [index, { stem }] of pictures.entries()) {
      const bytes = await sharp(shots[index], { raw: { ...size, channels: 4 } })
        .extract(box)
        .webp({ quality: 84, alphaQuality: 90, effort: 6 })
        .toBuffer();
      fs.writeFileSync(path.join(folder, optionFile(stem)), bytes);
      files.push(bytes);
    }
  }
  await style.evaluate((element) => element.remove());
  return { layers, files };
}

/** The least box that holds all that is drawn in any of the pictures. */
function drawnBox(pictures, { width, height }) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const pixels of pictures)
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        if (pixels[(y * width + x) * 4 + 3] > 2) {
          [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
          [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
        }
  return { left, top, width: right - left, height: bottom - top };
}

/** @throws when the cover can't be laid together so: nothing may lie above the pictures that differ */
async function expectSame(folder, { whole, base, layers, optional }) {
  const pictures = layers.map(({ role, left, top }) => {
    const [{ stem }] = optional.find((one) => one.role === role).pictures;
    return { input: path.join(folder, optionFile(stem)), left, top };
  });
  const raw = (picture) => sharp(picture).removeAlpha().raw().toBuffer();
  const [wanted, made] = await Promise.all([raw(whole), raw(await sharp(base).composite(pictures).png().toBuffer())]);
  const step = wanted.reduce((sum, value, index) => sum + Math.abs(value - made[index]), 0) / wanted.length;
  if (step > SAME)
    throw new Error(
      `The wide cover can't be laid together from ${layers.map(({ role }) => role).join(', ')} and the rest (${step.toFixed(1)} of 255): in layouts/<layout>.wide.css they must lie above the others.`,
    );
}

/**
 * Writes the wide cover without its texts, and the pictures between them, for link previews that the server sets with
 * the couple's own texts.
 * @param {import('playwright-core').Page} page the wide cover, open
 * @param {{folder: string, size: {width: number, height: number}, blank: string, optional: {role: string,
 *   pictures: {stem: string, url: string}[]}[], option?: string, encodeWithin: (kilobytes: number,
 *   encode: (quality: number) => Promise<Buffer>, qualities: number[]) => Promise<Buffer>, boxes?: object[]}} options
 *   blank: CSS that hides the texts; optional: the roles of the cover that differ by options, the first picture of each
 *   is the catalogue's; option: whose colours the page has,
 *   then without the pictures of the optional roles, whose boxes are `boxes`
 * @returns {Promise<object>} `cover.wide` of the design's design.json, or one of its `skins`
 */
export async function drawWidePicture(page, { folder, size, blank, optional, option, boxes, encodeWithin }) {
  const names = wideFiles(option);
  const layout = await page.evaluate(measure, size.width / page.viewportSize().width);
  const marks = [];
  for (const mark of Object.keys(layout.marks))
    marks.push(await writeMark(page, path.join(folder, names.mark(mark)), MARKS[mark], layout.marks[mark]));
  for (const mark of Object.keys(MARKS))
    if (!layout.marks[mark]) fs.rmSync(path.join(folder, names.mark(mark)), { force: true });

  const style = await page.addStyleTag({ content: blank });
  const shown = async () =>
    sharp(await screenshot(page))
      .resize(size)
      .removeAlpha()
      .png()
      .toBuffer();
  const roles = optional.map(({ role }) => role);
  // In the format that the server reads.
  await page.evaluate(showPictures, [roles, catalogueUrls(optional)]);
  const whole = await shown();
  await page.evaluate(showPictures, [roles, {}]);
  const picture = roles.length > 0 ? await shown() : whole;
  await style.evaluate((element) => element.remove());
  const { layers, files } = await (option === undefined
    ? drawOptions(page, folder, size, optional)
    : { layers: [], files: [] });
  if (layers.length > 0) await expectSame(folder, { whole, base: picture, layers, optional });
  const { tints, files: ramps } = await drawTints(page, folder, size, optional, boxes ?? layers, names.tint);
  const avif = await encodeWithin(
    WIDE_BUDGET,
    (quality) => sharp(picture).avif({ quality, effort: 5, chromaSubsampling: '4:4:4' }).toBuffer(),
    [68, 60, 52, 45, 38],
  );
  fs.writeFileSync(path.join(folder, names.ground), avif);
  console.log(
    `  ${names.ground} ${(avif.length / 1024).toFixed(1)} KB, marks ${Object.keys(layout.marks).join(', ') || 'none'}`,
  );
  return {
    version: contentHash(Buffer.concat([avif, ...marks, ...files, ...ramps])),
    ...layout,
    ...(layers.length > 0 && { layers }),
    ...(tints.length > 0 && { tints }),
  };
}
