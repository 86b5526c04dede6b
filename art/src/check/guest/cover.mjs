import { edgeShare, seamStep, worstContrast } from '../measures.mjs';
import { ARTLESS, artEdges, edgeFaults } from './edges.mjs';
import { INKLESS, inkBoxes } from './ink.mjs';
import { inkless } from './views.mjs';

const READABLE = 4.5;
const EDGE_SHARE = 0.004;
/** Ink may hang over its box by this part of its size, as a script's capitals do. */
const OVERHANG = 0.3;
/** A break of this many steps (of 255) between two slices can be seen. */
const SEAM = 14;
/** Of a box, in CSS px: rounding. */
const CLOSE = 2;
/** Texts keep so far from frames and art, in CSS px. */
const CLEAR = 8;
/** Share of sharp edges beside a text from which something stands there. */
const BESIDE = 0.03;

export const TEXTS = {
  closed: '.cover-text, .seal-label',
  open: '.cover-text, .c-date, .c-place',
};

/**
 * Whether letters stand on calm ground that they can be read on.
 * @param {import('../measures.mjs').Pixels} pixels the page without letters
 * @param {{text: string, colour: number[], x: number, y: number, width: number, height: number}} ink
 * @param {number} [least] contrast
 * @param {import('../measures.mjs').Box} [apart] a strip that is not looked at
 */
export function groundFaults(pixels, { text, colour, ...ink }, least = READABLE, apart) {
  const box = { x: ink.x - 1, y: ink.y - 1, width: ink.width + 2, height: ink.height + 2 };
  const parts = apart ? without(box, apart) : [box];
  const ratio = Math.min(...parts.map((part) => worstContrast(pixels, colour, part)));
  const share = Math.max(...parts.map((part) => edgeShare(pixels, part)));
  return [
    ...(ratio < least ? [`“${text}” has contrast ${ratio.toFixed(2)} on what lies below it, at least ${least}`] : []),
    ...(share > EDGE_SHARE
      ? [`ornament behind “${text}” (${(share * 100).toFixed(2)} % sharp edges, at most ${EDGE_SHARE * 100})`]
      : []),
  ];
}

/** A box left and right of a strip through the whole window. */
function without(box, { x, width }) {
  const end = box.x + box.width;
  const right = Math.max(box.x, x + width);
  const parts = [
    { ...box, width: Math.min(end, x) - box.x },
    { ...box, x: right, width: end - right },
  ].filter((part) => part.width > 3);
  return parts.length > 0 ? parts : [box];
}

/**
 * Whether a frame or art stands closer than CLEAR beside letters.
 * @param {import('../measures.mjs').Pixels} pixels the page without letters
 * @param {{text: string, x: number, y: number, width: number, height: number}} ink
 * @param {import('../measures.mjs').Box} [apart] a strip that is not looked at
 */
export function clearanceFaults(pixels, { text, x, y, width, height }, apart) {
  const sides = {
    left: { x: x - CLEAR, y, width: CLEAR, height },
    right: { x: x + width, y, width: CLEAR, height },
    above: { x, y: y - CLEAR, width, height: CLEAR },
    below: { x, y: y + height, width, height: CLEAR },
  };
  const near = (box) => (apart ? without(box, apart) : [box]).some((part) => edgeShare(pixels, part) > BESIDE);
  const found = Object.entries(sides).filter(([, box]) => near(box));
  return found.length > 0 ? [`“${text}” is within ${CLEAR} px of art (${found.map(([side]) => side).join(', ')})`] : [];
}

/** Whether a row of names is broken at a space by its width. */
export function brokenFaults(ink) {
  const broken = ink.filter(({ part, line }) => /\bln\b/.test(part) && line > 0);
  return broken.map(({ text }) => `“${text}” is broken into two lines`);
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
  const cue = rect('.cue svg');
  // Where the line between left and right doors ends depends on the names; it is photographed beside the sample's.
  const meets = state === 'closed' && document.documentElement.dataset.doors !== 'scroll';
  return {
    apart: meets ? { x: cover.width / 2 - 18, width: 36 } : undefined,
    cue: state === 'open' &&
      cue &&
      cue.width > 0 && { text: 'the chevron', x: cue.x, y: cue.y, width: cue.width, height: cue.height },
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

/** A title as couples type it, and the longest that is allowed. */
const TITLES = ['MAJLIS PERKAHWINAN DAN RESEPSI', 'MAJLIS PERKAHWINAN DAN RESEPSI KESYUKURAN KELUARGA TERCINTA'];
/** The longest keeps its lines apart; art may be beside some of them. */
const WHOLE_TITLE = TITLES[0];

/** Runs in the page: where the texts stand with each of the titles. */
function withTitles({ state, texts, titles }) {
  const { document, coverGeometry, inkBoxes } = globalThis;
  const kicker = document.querySelector('.kicker');
  const head = document.querySelector('.cover-text');
  const own = { title: kicker.textContent, letters: head.style.getPropertyValue('--k') };
  const put = (title, letters) => {
    kicker.textContent = title;
    head.style.setProperty('--k', letters);
  };
  const found = titles.map((title) => {
    put(title, title.length);
    const ink = inkBoxes(texts);
    return { title, geometry: coverGeometry(state), ink, names: ink.filter(({ part }) => /\b(ln|amp)\b/.test(part)) };
  });
  put(own.title, own.letters);
  return found;
}

/**
 * What is wrong on the cover with long titles.
 * @param {import('../measures.mjs').Pixels} pixels the page without letters
 * @param {ReturnType<typeof withTitles>} titles
 */
function titleFaults(pixels, titles) {
  return titles.flatMap(({ title, geometry, ink, names }) => {
    const texts = title === WHOLE_TITLE ? ink.filter(({ part }) => part !== 'seal-label') : [];
    const faults = [
      ...nameFaults(names, geometry.names),
      ...texts.flatMap((text) => [
        ...groundFaults(pixels, text, READABLE, geometry.apart),
        ...clearanceFaults(pixels, text, geometry.apart),
      ]),
      ...brokenFaults(names),
      ...footFaults(geometry),
    ];
    return faults.map((fault) => `title of ${title.length} letters: ${fault}`);
  });
}

/**
 * Runs in the page: where everything stands with the sample's own names, and with those of other couples. The letters
 * are back only in between, so that none of it is painted.
 */
function measure({ state, texts, couples, titles, framed }) {
  const { document, coverGeometry, inkBoxes, artEdges, withTitles } = globalThis;
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
  const entitled = withTitles({ state, texts, titles });
  document.documentElement.classList.add('inkless');
  const edges = artEdges({ selector: state === 'closed' ? '.door .layer' : '.cover .art .layer', framed });
  return { geometry, ink, others, entitled, edges };
}

/** Puts what `coverFaults` calls into the page. */
export async function prepare(page) {
  await page.addStyleTag({ content: INKLESS + ARTLESS });
  await page.addScriptTag({ content: `${inkBoxes};${coverGeometry};${artEdges};${withTitles}` });
}

/**
 * Looks at the cover in its present state and window: its own texts and those of other couples.
 * @param {import('playwright-core').Page} page prepared
 * @param {'closed'|'open'} state
 * @param {[of: string, html: string][]} couples
 * @param {string[]} [framed] roles whose own sides are drawn lines
 * @param {{titles?: boolean}} [options] titles: with long ones as well
 */
export async function coverFaults(page, state, couples, framed = [], { titles = false } = {}) {
  const pixels = await inkless(page);
  const { geometry, ink, others, entitled, edges } = await page.evaluate(measure, {
    state,
    texts: TEXTS[state],
    couples,
    titles: titles ? TITLES : [],
    framed,
  });
  const { joins, cut, wide, cue, apart } = geometry;
  const faults = ink
    .filter(({ part }) => part !== 'seal-label')
    .flatMap((text) => [...groundFaults(pixels, text), ...clearanceFaults(pixels, text)]);
  faults.push(...brokenFaults(ink));
  if (cue && edgeShare(pixels, cue) > EDGE_SHARE) faults.push('the chevron stands on art');
  faults.push(...(await edgeFaults(page, pixels, edges)));
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
      ...names.flatMap((text) => [
        ...groundFaults(pixels, text, READABLE, apart),
        ...clearanceFaults(pixels, text, apart),
      ]),
      ...brokenFaults(names),
      ...footFaults(around),
    ];
    faults.push(...wrong.map((fault) => `${of}: ${fault}`));
  }
  faults.push(...titleFaults(pixels, entitled));
  return faults;
}

function footFaults({ foot }) {
  const below = foot ? foot.bottom - foot.most : 0;
  return below > CLOSE ? [`its lowest text ends ${below.toFixed(0)} px below the room that it has`] : [];
}
