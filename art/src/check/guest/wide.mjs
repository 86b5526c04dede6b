import { quickScreenshot } from '../../core/chromium.mjs';
import { coveredCells, decode } from '../measures.mjs';

/** Phone whose names are the measure of those in a desktop's windows. */
const PHONE = [375, 812];
/** A desktop's windows, and how many times as large as on the phone the names are there at least. */
const WINDOWS = [
  { size: [1280, 800], times: 1.2 },
  { size: [1920, 1080], times: 1.5 },
];
/** Art and texts cover this share of the sheet at least. Doors are plainer: what they hide is not given away. */
const COVERED = { closed: 0.23, open: 0.5 };
/** A sheet of which less than this share is covered along both sides is a pillar between bare walls. */
const SIDE = 0.1;
/** The sheet is looked at in so many rows of square cells. */
const ROWS = 10;
/** Enough for what a cell shows, and paper's grain is gone. */
const SCALE = 0.25;

/** Runs in the page: size of the names and box of the cover, in CSS px. */
function wideGeometry() {
  const { document, getComputedStyle } = globalThis;
  document.documentElement.classList.remove('inkless');
  const { x, y, width, height } = document.querySelector('.cover').getBoundingClientRect();
  return {
    names: parseFloat(getComputedStyle(document.querySelector('.names')).fontSize),
    cover: { x, y, width, height },
  };
}

/**
 * Whether the names have grown with the window.
 * @param {number} names size in px
 * @param {number} phone their size on the phone, in px
 * @param {number} times least ratio of both
 */
export function sizeFaults(names, phone, times) {
  const ratio = names / phone;
  return ratio < times
    ? [`the names are ${ratio.toFixed(2)} times as large as on a phone (${names.toFixed(0)} px), at least ${times}`]
    : [];
}

/**
 * Whether a sheet is filled: enough of it, and not by a pillar in its middle alone.
 * @param {boolean[][]} cells of `coveredCells`: rows from the top, each from the left
 * @param {'closed'|'open'} state
 */
export function sheetFaults(cells, state) {
  const share = (row) => row.filter(Boolean).length / row.length;
  const covered = share(cells.flat());
  const sides = [0, -1].map((column) => share(cells.map((row) => row.at(column))));
  return [
    ...(covered < COVERED[state]
      ? [
          `art and texts cover ${(covered * 100).toFixed(0)} % of the sheet, at least ${(COVERED[state] * 100).toFixed(0)}`,
        ]
      : []),
    ...(Math.max(...sides) < SIDE ? ['both sides of the sheet are bare, as beside a pillar'] : []),
  ];
}

async function geometryAt(page, [width, height]) {
  await page.setViewportSize({ width, height });
  return page.evaluate(wideGeometry);
}

/** Size of the names on a phone, in px; the window of the page becomes one. */
export const namesOnPhone = async (page) => (await geometryAt(page, PHONE)).names;

/**
 * Looks at the cover in a desktop's windows, in its present state:
 * it is composed for them, not a phone's in their midst.
 * @param {import('playwright-core').Page} page open in the guest view; its window's size is changed
 * @param {'closed'|'open'} state
 * @param {number} phone of `namesOnPhone`
 */
export async function wideFaults(page, state, phone) {
  const faults = [];
  for (const { size, times } of WINDOWS) {
    const { names, cover } = await geometryAt(page, size);
    const pixels = await decode(await quickScreenshot(page, { scale: SCALE, clip: cover }));
    const found = [...sizeFaults(names, phone, times), ...sheetFaults(coveredCells(pixels, ROWS), state)];
    faults.push(...found.map((fault) => `${state} cover at ${size.join(' × ')}: ${fault}`));
  }
  return faults;
}
