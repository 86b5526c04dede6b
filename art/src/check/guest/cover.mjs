import { quickScreenshot } from '../../core/chromium.mjs';
import { decode, edgeShare, seamStep, worstContrast } from '../measures.mjs';
import { INKLESS, inkBoxes } from './ink.mjs';

const READABLE = 4.5;
const EDGE_SHARE = 0.004;
/** Ink may hang over its box by this part of its size, as a script's capitals do. */
const OVERHANG = 0.3;
/** A break of this many steps (of 255) between two slices can be seen. */
const SEAM = 14;
/** Of a box, in CSS px: rounding. */
const CLOSE = 2;

const TEXTS = {
  closed: '.cover-text, .seal-label',
  open: '.cover-text, .c-date, .c-place',
};

/**
 * Whether letters stand on calm ground that they can be read on.
 * @param {import('../measures.mjs').Pixels} pixels the page without letters
 * @param {{text: string, colour: number[], x: number, y: number, width: number, height: number}} ink
 * @param {number} [least] contrast
 * @param {import('../measures.mjs').Box} [meeting] where the doors meet: a line that every text crosses
 */
export function groundFaults(pixels, { text, colour, ...ink }, least = READABLE, meeting) {
  const box = { x: ink.x - 1, y: ink.y - 1, width: ink.width + 2, height: ink.height + 2 };
  const parts = meeting ? without(box, meeting) : [box];
  const ratio = Math.min(...parts.map((part) => worstContrast(pixels, colour, part)));
  const share = Math.max(...parts.map((part) => edgeShare(pixels, part)));
  return [
    ...(ratio < least ? [`“${text}” has contrast ${ratio.toFixed(2)} on what lies below it, at least ${least}`] : []),
    ...(share > EDGE_SHARE
      ? [`ornament behind “${text}” (${(share * 100).toFixed(2)} % sharp edges, at most ${EDGE_SHARE * 100})`]
      : []),
  ];
}

/** A box left and right of, or above and below, a strip through the whole window. */
function without(box, strip) {
  const [at, size] = strip.width < strip.height ? ['x', 'width'] : ['y', 'height'];
  const end = box[at] + box[size];
  const before = { ...box, [size]: Math.min(end, strip[at]) - box[at] };
  const from = Math.max(box[at], strip[at] + strip[size]);
  return [before, { ...box, [at]: from, [size]: end - from }].filter((part) => part[size] > 3);
}

/** Whether the couple's names stay between the cover's gutters and clear of what stands above and below them. */
export function nameFaults(names, { left, right, above, below }) {
  return names.flatMap(({ text, x, y, width, height, size }) => {
    const over = Math.max(left - x, x + width - right);
    return [
      ...(over > size * OVERHANG ? [`“${text}” leaves its box by ${over.toFixed(0)} px`] : []),
      ...(y < above - size * 0.1 || y + height > below + size * 0.1
        ? [`“${text}” meets the text above or below it`]
        : []),
    ];
  });
}

/** Runs in the page: the box of the names, the joins of the arch's slices, and layers that the cover cuts. */
function coverGeometry(state) {
  const { document, getComputedStyle, innerWidth } = globalThis;
  const rect = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const cover = rect('.cover');
  const text = document.querySelector('.cover-text');
  const { paddingLeft, paddingRight } = getComputedStyle(text);
  const box = text.getBoundingClientRect();
  const kicker = rect('.kicker');
  const next = state === 'closed' ? rect('.seal-disc') : rect('.c-date');
  const bar = parseFloat(getComputedStyle(document.querySelector('.bar')).height) || 0;
  const foot = state === 'closed' ? rect('.seal-label') : rect('.c-place');
  const slices = [...document.querySelectorAll(".cover .layer[data-pos='center'] b")]
    .filter((slice) => getComputedStyle(slice).backgroundImage.includes('url('))
    .map((slice) => slice.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  const cut = [...document.querySelectorAll(state === 'closed' ? '.door .layer' : '.cover .art .layer')].flatMap(
    (layer) => {
      const { backgroundImage, backgroundRepeat } = getComputedStyle(layer);
      const { pos } = layer.dataset;
      if (!backgroundImage.includes('url(') || !backgroundRepeat.startsWith('no-repeat')) return [];
      const { left, right, width } = layer.getBoundingClientRect();
      if (width === 0) return [];
      const door = layer.closest('.door');
      const within = door?.getBoundingClientRect() ?? cover;
      // Doors' art may be cut at the window's edge, never where the doors meet.
      const sides = door
        ? { left: door.classList.contains('door-l'), right: door.classList.contains('door-r') }
        : { left: /left|ground|frame/.test(pos), right: /right|ground|frame/.test(pos) };
      const overLeft = within.left - left;
      const overRight = right - within.right;
      // What is centred may be wider than the window, by as much on both sides.
      if (!door && /^(top|bottom)$/.test(pos) && Math.abs(overLeft - overRight) < 2) return [];
      return [
        ...(overLeft > 2 && !sides.left ? [`${pos} is cut at the left by ${overLeft.toFixed(0)} px`] : []),
        ...(overRight > 2 && !sides.right ? [`${pos} is cut at the right by ${overRight.toFixed(0)} px`] : []),
      ];
    },
  );
  const seam = rect('.seam');
  return {
    // A rail on either side belongs to it.
    meeting: state === 'closed' &&
      seam && { x: seam.x - 5, y: seam.y - 5, width: seam.width + 10, height: seam.height + 10 },
    names: {
      left: box.left + parseFloat(paddingLeft),
      right: box.right - parseFloat(paddingRight),
      above: kicker.bottom,
      below: next?.top ?? cover.bottom,
    },
    foot: foot && { bottom: foot.bottom, most: cover.bottom - (state === 'open' && innerWidth < 900 ? bar : 0) },
    joins: slices.slice(1).map(({ left, top, width }) => ({ x: left, y: top, width, height: 1 })),
    cut,
    wide: document.documentElement.scrollWidth - globalThis.innerWidth,
  };
}

/**
 * Runs in the page: where everything stands with the sample's own names, and with those of other couples. The letters
 * are back only in between, so that none of it is painted.
 */
function measure({ state, texts, couples }) {
  const { document, coverGeometry, inkBoxes } = globalThis;
  document.documentElement.classList.remove('inkless');
  const own = document.getElementById('names').outerHTML;
  const put = (html) => (document.getElementById('names').outerHTML = html);
  const geometry = coverGeometry(state);
  const ink = inkBoxes(texts);
  const others = couples.map(([of, html]) => {
    put(html);
    return { of, geometry: coverGeometry(state), names: inkBoxes('.names') };
  });
  put(own);
  document.documentElement.classList.add('inkless');
  return { geometry, ink, others };
}

/** Puts what `coverFaults` calls into the page. */
export async function prepare(page) {
  await page.addStyleTag({ content: INKLESS });
  await page.addScriptTag({ content: `${inkBoxes};${coverGeometry}` });
}

/** What the page shows without its letters; it is left so. */
export async function inkless(page, options = {}) {
  await page.evaluate(() => globalThis.document.documentElement.classList.add('inkless'));
  return decode(await quickScreenshot(page, options));
}

/**
 * Looks at the cover in its present state and window: its own texts and those of other couples.
 * @param {import('playwright-core').Page} page prepared
 * @param {'closed'|'open'} state
 * @param {[of: string, html: string][]} couples
 */
export async function coverFaults(page, state, couples) {
  const pixels = await inkless(page);
  const { geometry, ink, others } = await page.evaluate(measure, { state, texts: TEXTS[state], couples });
  const { joins, cut, wide, meeting } = geometry;
  const faults = ink
    .filter(({ part }) => part !== 'seal-label')
    .flatMap((text) => groundFaults(pixels, text, READABLE, meeting));
  if (wide > 0) faults.push(`the page is ${wide} px wider than the window`);
  faults.push(...cut, ...footFaults(geometry));
  if (state === 'open')
    for (const join of joins) {
      const step = seamStep(pixels, Math.round(join.y), join);
      if (step > SEAM) faults.push(`a seam at ${Math.round(join.y)} px between two slices (${step.toFixed(0)} of 255)`);
    }
  for (const { of, geometry: around, names } of others) {
    const wrong = [
      ...nameFaults(names, around.names),
      ...names.flatMap((text) => groundFaults(pixels, text, READABLE, meeting)),
      ...footFaults(around),
    ];
    faults.push(...wrong.map((fault) => `${of}: ${fault}`));
  }
  return faults;
}

function footFaults({ foot }) {
  const below = foot ? foot.bottom - foot.most : 0;
  return below > CLOSE ? [`its lowest text ends ${below.toFixed(0)} px below the room that it has`] : [];
}
