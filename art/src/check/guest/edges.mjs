import { artRun, hairlineColumns } from '../measures.mjs';
import { artless, withoutLayer } from './views.mjs';

/** An edge of art as long as this, in px, is seen as cut. */
const CUT = 12;
/** A line across so many columns of art, in px, is seen as a slice. */
const HAIRLINE = 7;

/** Takes the pictures of the layers out, but not the grounds that they lie on. */
export const ARTLESS = `
.artless .layer:not([data-pos='ground']), .artless .layer:not([data-pos='ground']) * { background-image: none !important; border-image: none !important; border-color: transparent !important; }
.artless .layer:not([data-pos='ground'])::before, .artless .layer:not([data-pos='ground'])::after { background-image: none !important; border-image: none !important; border-color: transparent !important; }
`;

/**
 * Runs in the page: where pictures of layers end, and where their slices and repeats meet.
 * @param {{selector: string, framed: string[]}} of the layers; framed: roles whose own sides are drawn lines
 * @returns {{ends: {of: number, name: string, side: string, at: number, from: number, to: number}[],
 *   joins: {name: string, x: number, y: number, width: number, height: number}[]}} `ends`: sides of pictures that lie
 *   inside what is shown; `of` is written at their element,
 *   `at` their place across, `from` and `to` along. `joins`: rows, in CSS px of the document
 */
export function artEdges({ selector, framed }) {
  const { document, getComputedStyle, scrollX, scrollY, innerWidth } = globalThis;
  const shift = ({ left, top, right, bottom }) => ({
    left: left + scrollX,
    top: top + scrollY,
    right: right + scrollX,
    bottom: bottom + scrollY,
  });
  const barHeight = parseFloat(getComputedStyle(document.querySelector('.bar')).height) || 0;
  const isOpen = document.documentElement.classList.contains('is-open');
  const within = (element) => {
    const part = element.closest('.door, .cover, .sec, .pages');
    const box = shift(part.getBoundingClientRect());
    if (isOpen && part.classList.contains('cover') && innerWidth < 900) box.bottom -= barHeight;
    return { ...box, left: Math.max(0, box.left), right: Math.min(innerWidth, box.right) };
  };
  /** The parts of a list between its commas, not those within brackets. */
  const list = (value) => {
    const parts = [''];
    let depth = 0;
    for (const letter of value) {
      if (letter === '(') depth++;
      if (letter === ')') depth--;
      if (letter === ',' && depth === 0) parts.push('');
      else parts[parts.length - 1] += letter;
    }
    return parts.map((part) => part.trim());
  };
  const ratioOf = (image) => {
    const url = /url\("?([^")]+)"?\)/.exec(image)?.[1];
    const picture = (globalThis.pictures ?? []).find(({ src }) => url && src.endsWith(url));
    return picture?.naturalWidth > 0 ? picture.naturalHeight / picture.naturalWidth : 0;
  };
  const ends = [];
  const joins = [];
  for (const numbered of document.querySelectorAll('[data-edge]')) delete numbered.dataset.edge;
  const elements = [...document.querySelectorAll(selector)].flatMap((layer) => [layer, ...layer.querySelectorAll('b')]);
  for (const element of elements) {
    const style = getComputedStyle(element);
    if (style.visibility === 'hidden' || style.display === 'none') continue;
    const images = list(style.backgroundImage);
    if (!images.some((image) => image.includes('url('))) continue;
    const box = shift(element.getBoundingClientRect());
    if (box.right - box.left < 2 || box.bottom - box.top < 2) continue;
    const layer = element.closest('.layer');
    const part = layer.closest('.door, .cover, .sec, .pages').classList[0];
    const name = `${part} ${layer.dataset.pos}${element === layer ? '' : ' slice'}`;
    const clip = within(element);
    const [repeats, sizes] = [list(style.backgroundRepeat), list(style.backgroundSize)];
    const repeated = { x: false, y: false };
    images.forEach((image, n) => {
      if (!image.includes('url(')) return;
      const repeat = repeats[n % repeats.length].split(' ');
      const [rx, ry = rx] =
        repeat[0] === 'repeat-x'
          ? ['repeat', 'no-repeat']
          : repeat[0] === 'repeat-y'
            ? ['no-repeat', 'repeat']
            : repeat;
      if (rx !== 'no-repeat') repeated.x = true;
      if (ry === 'no-repeat') return;
      repeated.y = true;
      // Beside other pictures of the same box its tiles lie below them.
      if (rx !== 'no-repeat' || images.filter((other) => other.includes('url(')).length > 1) return;
      const [w, h = 'auto'] = sizes[n % sizes.length].split(' ');
      const [room, height] = [box.right - box.left, box.bottom - box.top];
      const width = w.endsWith('%') ? (room * parseFloat(w)) / 100 : parseFloat(w);
      const natural = h === 'auto' ? width * ratioOf(image) : parseFloat(h);
      if (!(natural > 20) || h.endsWith('%')) return;
      const tile = ry === 'round' ? height / Math.max(1, Math.round(height / natural)) : natural;
      const at = list(style.backgroundPositionX)[n % images.length] ?? '0px';
      const x = box.left + (at.endsWith('%') ? ((room - width) * parseFloat(at)) / 100 : parseFloat(at) || 0);
      for (let y = box.top + tile; y < box.bottom - 3; y += tile) joins.push({ name, x, y, width, height: 1 });
    });
    if (element !== layer && element.previousElementSibling)
      joins.push({ name, x: box.left, y: box.top, width: box.right - box.left, height: 1 });
    const inside = {
      left: box.left > clip.left + 3,
      right: box.right < clip.right - 3,
      top: box.top > clip.top + 3,
      bottom: box.bottom < clip.bottom - 3,
    };
    // Bands have straight sides, frames are lines, and the sides of a frame's slices are its own.
    const whole =
      !repeated.x &&
      !repeated.y &&
      element === layer &&
      !framed.some((role) => images.some((image) => image.includes(`/${role}.`)));
    if (style.borderImageSource !== 'none') continue;
    const of = ends.length;
    for (const side of ['left', 'right', 'top', 'bottom']) {
      if (!inside[side] || !whole) continue;
      const [start, end] = side === 'left' || side === 'right' ? ['top', 'bottom'] : ['left', 'right'];
      const [from, to] = [Math.max(box[start], clip[start]), Math.min(box[end], clip[end])];
      ends.push({ of, name, side, at: box[side], from, to });
    }
    if (ends.length > of) element.dataset.edge = String(of);
  }
  return { ends, joins };
}

/**
 * What ends on a straight line inside the screen, and hairlines where slices or repeats of a picture meet.
 * @param {import('playwright-core').Page} page
 * @param {import('../measures.mjs').Pixels} pixels the page without letters
 * @param {{ends: object[], joins: object[]}} edges of `artEdges`
 * @param {{fullPage?: boolean}} [options]
 * @returns {Promise<string[]>}
 */
export async function edgeFaults(page, pixels, { ends, joins }, options) {
  const faults = [];
  const bare = ends.length > 0 && (await artless(page, options));
  for (const end of ends.filter((each) => artRun(pixels, bare, each) > CUT)) {
    // Another layer's art may stand there; so that only this one is missing costs a picture more.
    const run = artRun(pixels, await withoutLayer(page, end.of, options), end);
    if (run > CUT) faults.push(`${end.name} ends on a straight line at its ${end.side} (${run} px long)`);
  }
  for (const join of joins) {
    const columns = hairlineColumns(pixels, Math.round(join.y), join);
    if (columns > HAIRLINE) faults.push(`a hairline at ${Math.round(join.y)} px in ${join.name} (${columns} px long)`);
  }
  return [...new Set(faults)];
}
