/**
 * Where the letters of a page stand and what colour they have. Runs in the page, so it stands alone.
 * @param {string} selector parts of the page to look in
 * @returns {{text: string, part: string, x: number, y: number, width: number, height: number, colour: number[],
 *   size: number, line: number}[]} one a line, tight around its letters, in CSS px of the document; part: the classes
 *   of the nearest element that has some; line: its place among those of its text
 */
export function inkBoxes(selector) {
  const { document, getComputedStyle } = globalThis;
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colours = new Map();
  const rgb = (colour) => {
    if (!colours.has(colour)) {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      colours.set(colour, [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3));
    }
    return colours.get(colour);
  };
  const found = [];
  const seen = new Set();
  for (const root of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(root, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (
        seen.has(node) ||
        node.data.trim() === '' ||
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      seen.add(node);
      const style = getComputedStyle(element);
      const text = style.textTransform === 'uppercase' ? node.data.trim().toUpperCase() : node.data.trim();
      pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      pen.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
      const ink = pen.measureText(text);
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      for (const [at, line] of lines.entries()) {
        const base = line.top + globalThis.scrollY + ink.fontBoundingBoxAscent;
        const single = lines.length === 1;
        const left = line.left - (single ? Math.max(0, ink.actualBoundingBoxLeft) : 0);
        const right = single ? line.left + Math.max(ink.actualBoundingBoxRight, 1) : line.right;
        found.push({
          text,
          part: element.closest('[class]')?.className ?? '',
          x: left,
          y: base - ink.actualBoundingBoxAscent,
          width: right - left,
          height: ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent,
          colour: rgb(style.color),
          size: parseFloat(style.fontSize),
          line: at,
        });
      }
    }
  }
  return found;
}

/** Runs in the page: names whose letters the browser may join, as f and i in Safiya. */
export function joinedNames() {
  const { document, getComputedStyle } = globalThis;
  const names = [...document.querySelectorAll('.names .ln, .full > *, .party b, .end-names .ln, .seal-text > *')];
  return names
    .filter((name) => !getComputedStyle(name).fontVariantLigatures.includes('no-common-ligatures'))
    .map(({ textContent }) => textContent.trim());
}

/** Takes the letters, and what moves with them, out of the picture. */
export const INKLESS = `
.cover-alone .pages > * { display: none; }
.inkless *, .inkless *::first-letter { color: transparent !important; text-shadow: none !important; }
.inkless :is(.rule, .seal, .dock, .cue, .jawi, .head-art, .pair-rule, .ic, .fall) { visibility: hidden !important; }
`;
