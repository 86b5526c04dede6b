import sharp from 'sharp';

/**
 * A picture of pixels by a rule, as an SVG `<image>`.
 * @param {{x?: number, y?: number, width: number, height: number, columns: number, rows:
 *   number}} box in units, and its pixels
 * @param {(i: number, j: number) => number[]} colourAt [r, g, b] or [r, g, b, a], 0…255
 * @returns {Promise<string>}
 */
export async function pixelImage({ x = 0, y = 0, width, height, columns, rows }, colourAt) {
  const bytes = Buffer.alloc(columns * rows * 4);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const [r, g, b, a = 255] = colourAt(i, j);
      const clamped = [r, g, b, a].map((value) => Math.max(0, Math.min(255, Math.round(value))));
      bytes.set(clamped, (j * columns + i) * 4);
    }
  const png = await sharp(bytes, { raw: { width: columns, height: rows, channels: 4 } })
    .png()
    .toBuffer();
  return `<image href="data:image/png;base64,${png.toString('base64')}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none"/>`;
}

/** [r, g, b], 0…255, of a '#rrggbb' colour. */
export const rgb = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
