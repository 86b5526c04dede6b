import fs from 'node:fs';
import path from 'node:path';
import { screenshot } from '../core/chromium.mjs';
import { contentHash } from '../manifest.mjs';
import { MARKS, writeMark } from './wide-picture.mjs';

/** Pixels of a mark's file to one of the cover: as many as a phone shows of the largest cover. */
const MARK_SCALE = 2;
export const blankFile = (width, extension) => `blank-${width}.${extension}`;
export const blankMarkFile = (mark) => `blank-${mark}.webp`;

/**
 * Runs in the page: how the cover's texts are set and follow one another, in its pixels. The room above and below
 * the texts is measured without the names, and when they fill more than the cover.
 */
function measure() {
  const { document, getComputedStyle } = globalThis;
  const px = (value) => +value.toFixed(2);
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
    return {
      ...face(element),
      left: px(left + indent),
      width: px(width - indent - (parseFloat(style.paddingRight) || 0)),
      size: px(size),
      tracking: style.letterSpacing === 'normal' ? 0 : +(parseFloat(style.letterSpacing) / size).toFixed(3),
      indent: px(parseFloat(style.textIndent) || 0),
    };
  };

  const cover = document.querySelector('.cover');
  const names = document.querySelector('.names');
  const textBox = document.querySelector('.cover-text');
  const foot = document.querySelector('.cover-foot');
  const rows = () => getComputedStyle(cover).gridTemplateRows.split(' ').map(parseFloat);
  names.style.display = 'none';
  const roomy = rows();
  names.style.display = '';
  textBox.style.height = '3000px';
  const full = rows();
  textBox.style.height = '';

  // Of what is left over; a part of a fixed height has none of it.
  const shareOf = (above, below) => (above + below > 0.5 ? +(above / (above + below)).toFixed(4) : 0);
  const leastHeight = (element) => {
    const part = getComputedStyle(element);
    const least = parseFloat(part.minHeight) || 0;
    if (least === 0 || part.boxSizing === 'border-box') return least;
    return least + parseFloat(part.paddingTop) + parseFloat(part.paddingBottom);
  };

  const gaps = {};
  const follow = (container, parts) => {
    let bottom = box(container).top;
    for (const [name, selector] of parts) {
      const element = find(selector);
      if (!element) continue;
      gaps[name] = px(box(element).top - bottom);
      bottom = box(element).bottom;
    }
    return bottom;
  };
  const end = follow(textBox, [
    ['jawi', '.jawi'],
    ['title', '.kicker'],
    ['names', '.names'],
  ]);
  gaps.foot = px(box(foot).top - end);
  follow(foot, [
    ['rule', '.cover-foot .rule'],
    ['date', '.c-date'],
    ['place', '.c-place'],
  ]);

  const style = getComputedStyle(names);
  const probe = document.createElement('i');
  probe.style.cssText = 'position:absolute;width:var(--name-max);height:var(--h)';
  names.append(probe);
  const most = box(probe);
  probe.remove();
  const and = document.querySelector('.names .amp');
  const aligned = (element) => {
    const { textAlign } = getComputedStyle(element);
    return textAlign === 'start' ? 'left' : textAlign;
  };
  const align = aligned(names);
  for (const selector of ['.kicker', '.c-date', '.c-place'])
    if (aligned(document.querySelector(selector)) !== align)
      throw new Error(`${selector} is not aligned as the names are`);
  const marks = {};
  for (const [name, selector] of Object.entries({ jawi: '.jawi', rule: '.cover-foot .rule' })) {
    const element = find(selector);
    if (element)
      marks[name] = { left: px(box(element).left), width: px(box(element).width), height: px(box(element).height) };
  }
  return {
    align,
    above: { least: px(full[0]), share: shareOf(roomy[0] - full[0], roomy[3] - full[3]) },
    below: { least: px(full[3]) },
    gaps,
    footHeight: px(leastHeight(foot)),
    title: text(document.querySelector('.kicker')),
    names: {
      ...text(names),
      size: px(most.width),
      height: px(most.height),
      advance: Number(style.getPropertyValue('--name-adv')),
      shadow: style.textShadow === 'none' ? '' : style.textShadow,
    },
    and: { ...face(and), em: +(parseFloat(getComputedStyle(and).fontSize) / parseFloat(style.fontSize)).toFixed(3) },
    date: text(document.querySelector('.c-date')),
    place: text(document.querySelector('.c-place')),
    marks,
  };
}

/**
 * Writes the cover without its texts, and the pictures between them, for pages that set a couple's own names there.
 * @param {import('playwright-core').Page} page the cover, open
 * @param {string} hidden CSS that hides the texts
 * @param {number[]} widths of the pictures
 * @param {(picture: Buffer, width: number) => Promise<Record<string, Buffer>>} encode by extension
 * @returns {Promise<object>} `cover.setting` of the design's design.json
 */
export async function drawBlankCover(page, folder, hidden, widths, encode) {
  const layout = await page.evaluate(measure);
  const files = [];
  for (const [mark, { width, height }] of Object.entries(layout.marks))
    files.push(
      await writeMark(page, path.join(folder, blankMarkFile(mark)), MARKS[mark], {
        width: width * MARK_SCALE,
        height: height * MARK_SCALE,
      }),
    );
  for (const mark of Object.keys(MARKS))
    if (!layout.marks[mark]) fs.rmSync(path.join(folder, blankMarkFile(mark)), { force: true });

  const style = await page.addStyleTag({ content: hidden });
  const picture = await screenshot(page);
  await style.evaluate((element) => element.remove());
  for (const width of widths)
    for (const [extension, bytes] of Object.entries(await encode(picture, width))) {
      fs.writeFileSync(path.join(folder, blankFile(width, extension)), bytes);
      files.push(bytes);
      console.log(`  blank-${width} ${extension} ${(bytes.length / 1024).toFixed(1)} KB`);
    }
  return { version: contentHash(Buffer.concat(files)), ...layout };
}
