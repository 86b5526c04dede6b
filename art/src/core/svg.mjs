/** A complete SVG document. `defs` and `body` are markup. */
export function svgDocument({ width, height, body, defs = '' }) {
  const definitions = defs ? `<defs>${defs}</defs>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${definitions}${body}</svg>`;
}

const gradientStops = (colours) =>
  colours
    .map((colour, i) => `<stop offset="${+(i / (colours.length - 1)).toFixed(3)}" stop-color="${colour}"/>`)
    .join('');

/** A vertical gradient with evenly spaced stops. */
export const verticalGradient = (id, ...colours) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${gradientStops(colours)}</linearGradient>`;

/** A gradient from the upper left to the lower right, in the object's box or over a `box` of user units. */
export const diagonalGradient = (id, colours, box) =>
  box
    ? `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${box[0]}" y2="${box[1]}">${gradientStops(colours)}</linearGradient>`
    : `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${gradientStops(colours)}</linearGradient>`;

export const blurFilter = (id, deviation, margin = 30) =>
  `<filter id="${id}" x="-${margin}%" y="-${margin}%" width="${100 + 2 * margin}%" height="${100 + 2 * margin}%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** Drops whitespace between tags and needless digits. Our drawings hold no text content that this could harm. */
export const minifySvg = (svg) =>
  svg
    .replace(/\s*\n\s*/g, ' ')
    .replace(/>\s+</g, '><')
    .replace(/\d+\.\d{3,}/g, (digits) => String(+(+digits).toFixed(2)))
    .trim();
