import { quickScreenshot } from '../../core/chromium.mjs';
import { settle } from '../../guest/guest-view.mjs';
import { motionPage } from '../../guest/sample-page.mjs';
import { openSite } from '../../guest/site.mjs';
import { decode, differingShare } from '../measures.mjs';
import { groundFaults, prepare } from './cover.mjs';
import { inkBoxes } from './ink.mjs';
import { inkless } from './views.mjs';

/** A phone of today. */
const SHAPE = { width: 375, height: 812 };
/** Of a place or a size, in CSS px: rounding. */
const CLOSE = 1;
/** Of a layer's pixels, and of the cover's: edges that are rounded in another way. */
const LAYER_SHARE = 0.005;
const COVER_SHARE = 0.0005;

/** Takes away what only one of the two pages has, and what moves by itself. */
const ALIKE = `
*, ::before, ::after { animation: none !important; transition: none !important; }
:is(.dock, .cue, .fall, .ctl, .postponed) { display: none !important; }
.pages > * { display: none !important; }
`;

/**
 * What a cover shows. Runs in the page.
 * @returns {{layers: {name: string, box: number[], opacity: number, turned: string}[], left: string[], foot: number}}
 *   box: x, y, width, height in CSS px; left: what belongs to the closed cover, or to the motion alone, and is seen
 */
export function coverParts() {
  const { document, getComputedStyle, innerWidth, innerHeight, DOMMatrix } = globalThis;
  /** Of the element with those around it. */
  const opacityOf = (element) => {
    let opacity = 1;
    for (let at = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    return getComputedStyle(element).visibility === 'hidden' ? 0 : Math.round(opacity * 100) / 100;
  };
  const boxOf = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height];
  };
  const layers = [...document.querySelectorAll('.art > .layer, .art > .layer > b')].flatMap((element) => {
    const { display, transform, scale, rotate } = getComputedStyle(element);
    const box = boxOf(element);
    if (display === 'none' || box[2] === 0 || box[3] === 0) return [];
    const position = element.dataset.pos ?? element.parentElement.dataset.pos;
    const slice = element.dataset.pos ? '' : ` ${1 + [...element.parentElement.children].indexOf(element)}`;
    const matrix = new DOMMatrix(transform === 'none' ? '' : transform);
    const turned = `${matrix} ${scale} ${rotate}`;
    return [{ name: `${position}${slice}`, box, opacity: opacityOf(element), turned }];
  });
  const others = '.opening .door, .opening .seam, .seal, .seal-disc, .sheet, .spark, .drift, .light';
  const left = [...document.querySelectorAll(others)].flatMap((element) => {
    const [x, y, width, height] = boxOf(element);
    const inside = x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0;
    return inside && width > 0 && height > 0 && opacityOf(element) > 0.01 ? [element.className] : [];
  });
  const foot = document.querySelector('.c-place').getBoundingClientRect().bottom;
  return { layers, left, foot };
}

async function look(page) {
  const { layers, left } = await page.evaluate(coverParts);
  const texts = await page.evaluate(inkBoxes, '.cover-text, .c-date, .c-place');
  return { layers, left, texts, pixels: await decode(await quickScreenshot(page)) };
}

const apart = (box, other) => box.some((value, side) => Math.abs(value - other[side]) > CLOSE);
const shown = (box) => box.map(Math.round).join(' ');
const percent = (share) => `${(share * 100).toFixed(1)} %`;

/**
 * In what the last frame of the motion differs from the opened cover, part by part.
 * @param {Awaited<ReturnType<typeof look>>} end
 * @param {Awaited<ReturnType<typeof look>>} opened
 */
export function frameFaults(end, opened) {
  const faults = end.left.map((name) => `${name} is still there`);
  for (const { name, box, opacity, turned } of opened.layers) {
    const last = end.layers.find((layer) => layer.name === name);
    if (!last) {
      faults.push(`${name} isn't there`);
      continue;
    }
    if (apart(last.box, box)) faults.push(`${name} lies at ${shown(last.box)} instead of ${shown(box)}`);
    if (last.opacity !== opacity) faults.push(`${name} has opacity ${last.opacity} instead of ${opacity}`);
    if (last.turned !== turned) faults.push(`${name} is turned by ${last.turned} instead of ${turned}`);
    const [x, y, width, height] = box;
    const share = differingShare(end.pixels, opened.pixels, { x, y, width, height });
    if (share > LAYER_SHARE) faults.push(`${percent(share)} of the pixels of ${name} are others`);
  }
  for (const [index, { text, x, y, width, height }] of opened.texts.entries()) {
    const last = end.texts[index];
    if (last?.text !== text) faults.push(`“${last?.text ?? 'nothing'}” stands where “${text}” should`);
    else if (apart([last.x, last.y, last.width, last.height], [x, y, width, height]))
      faults.push(
        `“${text}” stands at ${Math.round(last.x)} ${Math.round(last.y)} instead of ${Math.round(x)} ${Math.round(y)}`,
      );
  }
  const share = differingShare(end.pixels, opened.pixels);
  if (share > COVER_SHARE) faults.push(`${percent(share)} of the pixels of the whole cover are others`);
  return faults;
}

/**
 * Plays a design's animated version to its last frame and compares it with the opened cover, and looks whether its
 * texts stand on calm ground above its own controls.
 * @param {object} design of src/designs
 * @param {import('playwright-core').Page} page that shows the design's guest view, opened
 * @param {string} [spoil] styles for the animated version, for tests of this check
 * @returns {Promise<string[]>}
 */
export async function motionFaults(design, page, spoil = '') {
  await page.setViewportSize(SHAPE);
  await page.evaluate(() => globalThis.document.documentElement.classList.remove('inkless'));
  await page.addStyleTag({ content: ALIKE });
  await settle(page);
  const opened = await look(page);
  const bar = await page.evaluate(() =>
    globalThis.getComputedStyle(globalThis.document.documentElement).getPropertyValue('--bar-h'),
  );
  const site = await openSite();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // From the beginning: a motion that was held goes on although its styles are taken away.
  const html = (await motionPage(design)).replace('</head>', () => `<style>${ALIKE}${spoil}</style></head>`);
  await page.goto(`${site.put(html)}?t=0`, { waitUntil: 'load' });
  await prepare(page);
  await page.evaluate(() => globalThis.motion.seek(globalThis.motion.duration));
  const room = await page.evaluate(() => {
    const { document, getComputedStyle, innerHeight } = globalThis;
    return innerHeight - parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--bar-h'));
  });
  const { foot } = await page.evaluate(coverParts);
  const texts = await page.evaluate(inkBoxes, '.cover-text, .c-date, .c-place');
  const pixels = await inkless(page);
  const faults = texts.flatMap((text) => groundFaults(pixels, text));
  if (foot > room + CLOSE) faults.push(`its lowest text ends ${Math.round(foot - room)} px below the room that it has`);
  await page.evaluate(() => globalThis.document.documentElement.classList.remove('inkless'));
  await page.addStyleTag({ content: `html.motion { --bar-h: ${bar} !important; }` });
  await settle(page);
  faults.push(...frameFaults(await look(page), opened));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return faults;
}

/** @param {import('playwright-core').Page} page that shows the design's guest view, opened */
export async function checkMotion(design, fault, page) {
  for (const found of await motionFaults(design, page)) fault(`last frame of the motion: ${found}`);
}
