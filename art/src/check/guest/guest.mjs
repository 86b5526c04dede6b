import { brotliCompressSync, constants } from 'node:zlib';
import { optionsOf, pairsOf } from '../../choices.mjs';
import { openGuestView, settle, show } from '../../guest/guest-view.mjs';
import { samplePage } from '../../guest/sample-page.mjs';
import { buttonFaults } from './buttons.mjs';
import { namesOfCouples } from './couples.mjs';
import { LAYOUTS } from '../../layouts.mjs';
import { coverFaults, groundFaults, prepare } from './cover.mjs';
import { dividerFaults } from './dividers.mjs';
import { artEdges, edgeFaults } from './edges.mjs';
import { inkBoxes, joinedNames } from './ink.mjs';
import { inkless } from './views.mjs';
import { namesOnPhone, wideFaults } from './wide.mjs';

/** Phones from small to tall, tablets held sideways, and a desktop window. */
export const SHAPES = [
  [320, 568],
  [360, 740],
  [375, 667],
  [412, 915],
  [430, 932],
  [800, 600],
  [1024, 768],
  [1280, 800],
];
/** Earlier versions stay as they were drawn. */
const shapesOf = ({ earlierOf }) => (earlierOf ? SHAPES.filter(([width]) => ![800, 1024].includes(width)) : SHAPES);
/** The doors are less in their shape than the cover below them. */
const CLOSED = SHAPES.filter(([width]) => [320, 412, 1280].includes(width));
/** Widths at which the cover is also looked at with long titles. */
const TITLED = [320, 412];
/** The letter is looked at where it has least room. */
const LETTERS = [[320, 568]];
/**
 * KB of the first view that a design decides: page, letters and pictures; scripts and the other styles need the rest.
 */
const FIRST_VIEW = 180;
const KB = 1024;

/** As the server compresses what it makes. */
const compressed = (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** What a design's guest view fetches before it is touched, in KB. */
async function firstView(page, html) {
  const pictures = await page.evaluate(() =>
    globalThis.performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/(storage|assets)\//.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  return (pictures + compressed(html)) / KB;
}

/**
 * Looks at a design's guest view as a browser shows it: cover closed and open in every shape, with its own and other
 * couples' names, and the letter.
 * @param {object} design of src/designs
 * @param {(fault: string) => void} fault
 * @param {import('playwright-core').Page} page used again and again: a new one costs as much as half of the looking
 */
export async function checkGuestView(design, fault, page) {
  const couples = await namesOfCouples(design);
  const framed = framedRoles(design);
  const html = await samplePage(design);
  const [first] = SHAPES;
  // As on a first visit: a style sheet that an earlier design's page has left in the
  // cache would come before the load event.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  await openGuestView(design, {
    page,
    photos: false,
    width: first[0],
    height: first[1],
    loaded: async (fresh) => {
      const kilobytes = await firstView(fresh, html);
      if (kilobytes > FIRST_VIEW) fault(`its first view fetches ${kilobytes.toFixed(0)} KB, at most ${FIRST_VIEW}`);
    },
  });
  await network.detach();
  await prepare(page);
  await page.evaluate(() => globalThis.document.documentElement.classList.add('cover-alone'));
  const phone = await namesOnPhone(page);
  for (const state of ['closed', 'open']) {
    if (state === 'open') await show(page, state);
    for (const [width, height] of state === 'closed' ? CLOSED : shapesOf(design)) {
      await page.setViewportSize({ width, height });
      const titles = !design.earlierOf && TITLED.includes(width);
      for (const found of await coverFaults(page, state, couples, framed, { titles }))
        fault(`${state} cover at ${width} × ${height}: ${found}`);
    }
    (await wideFaults(page, state, phone)).forEach(fault);
  }
  if (!design.earlierOf) (await buttonFaults(page, couples)).forEach(fault);
  await page.evaluate(() => globalThis.document.documentElement.classList.remove('cover-alone', 'inkless'));
  (await dividerFaults(page)).forEach(fault);
  for (const [width, height] of LETTERS) {
    await page.setViewportSize({ width, height });
    await settle(page);
    for (const found of await letterFaults(page, framed)) fault(`letter at ${width} px: ${found}`);
  }
  await checkOptions(design, couples, framed, fault, page);
}

/**
 * Each pair of options of two choices: the cover, closed and open.
 * @param {object} design of src/designs
 * @param {(fault: string) => void} fault
 * @param {import('playwright-core').Page} page used again and again
 */
export async function checkPairs(design, fault, page) {
  const couples = await namesOfCouples(design);
  for (const pair of pairsOf(design)) await checkOption(design, pair, couples, framedRoles(design), fault, page);
}

const framedRoles = ({ layout }) => LAYOUTS[layout].roles.filter((role) => role.framed).map(({ role }) => role);

/**
 * Each option of a design's choices, alone beside the first ones of the others: the cover, closed and open. The page is
 * left with the first ones, opened.
 */
async function checkOptions(design, couples, framed, fault, page) {
  const others = optionsOf(design).slice(1);
  for (const option of others) await checkOption(design, option, couples, framed, fault, page);
  if (others.length === 0) return;
  const [[width, height]] = SHAPES;
  await openGuestView(design, { page, photos: false, width, height });
  await prepare(page);
  await show(page, 'open');
}

/** The cover with the options of `designChoices`, closed and open. */
async function checkOption(design, { name, designChoices }, couples, framed, fault, page) {
  await openGuestView(design, { page, photos: false, width: 320, height: 568, invitation: { designChoices } });
  await prepare(page);
  await page.evaluate(() => globalThis.document.documentElement.classList.add('cover-alone'));
  for (const state of ['closed', 'open']) {
    if (state === 'open') await show(page, state);
    for (const [width, height] of CLOSED) {
      await page.setViewportSize({ width, height });
      for (const found of await coverFaults(page, state, couples.slice(0, 1), framed))
        fault(`${name}${state} cover at ${width} × ${height}: ${found}`);
    }
  }
}

async function letterFaults(page, framed) {
  const texts = await page.evaluate(inkBoxes, '.pages');
  const right = await page.evaluate(() => globalThis.innerWidth);
  const pixels = await inkless(page, { fullPage: true });
  const edges = await page.evaluate(artEdges, { selector: '.pages .layer', framed });
  const names = await page.evaluate(joinedNames);
  return [
    ...texts
      .filter(({ x, width }) => x >= 0 && x + width <= right)
      .flatMap((text) => groundFaults(pixels, text).map((fault) => `${text.part}: ${fault}`)),
    ...(await edgeFaults(page, pixels, edges, { fullPage: true })),
    ...names.map((name) => `“${name}” may join its letters, so that “fi” loses its dot`),
  ];
}
