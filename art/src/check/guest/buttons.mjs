/** Phones on whose opened cover the floating buttons are compared with the texts. */
const PHONES = [
  [320, 568],
  [375, 667],
  [375, 812],
];
/** A venue as long as they are in halls with an address. */
const LONG_VENUE = 'Dewan Sri Endon, Presint 16, Putrajaya';
/** Between a button and a text, in CSS px. */
const APART = 2;

/**
 * Whether the buttons for music and size of texts lie on texts of the opened cover, with its own and other couples'
 * names, with its own and a long venue.
 * @param {import('playwright-core').Page} page prepared, opened
 * @param {[of: string, html: string][]} couples
 * @returns {Promise<string[]>} faults
 */
export async function buttonFaults(page, couples) {
  const faults = [];
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height });
    const found = await page.evaluate(coveredTexts, { couples, venue: LONG_VENUE, apart: APART });
    faults.push(...found.map((fault) => `open cover at ${width} × ${height}: ${fault}`));
  }
  return faults;
}

/** Runs in the page. */
function coveredTexts({ couples, venue, apart }) {
  const { document, inkBoxes } = globalThis;
  const buttons = [...document.querySelectorAll('.afloat button')].map((button) => button.getBoundingClientRect());
  if (buttons.length === 0) return ['it has no floating button'];
  const place = document.querySelector('.c-place');
  const own = { venue: place.textContent, names: document.getElementById('names').outerHTML };
  const look = (of) => {
    const covered = inkBoxes('.cover-text, .c-date, .c-place').filter(({ x, y, width, height }) =>
      buttons.some(
        ({ left, right, top, bottom }) =>
          x + width > left - apart && x < right + apart && y + height > top - apart && y < bottom + apart,
      ),
    );
    return covered.map(({ text }) => `${of}a button lies on “${text}”`);
  };
  const faults = look('');
  place.textContent = venue;
  faults.push(...look('long venue: '));
  place.textContent = own.venue;
  for (const [of, html] of couples) {
    document.getElementById('names').outerHTML = html;
    faults.push(...look(`${of}: `));
  }
  document.getElementById('names').outerHTML = own.names;
  return [...new Set(faults)];
}
