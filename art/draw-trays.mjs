/**
 * Draws the tray galleries into web/src/assets/trays: `node art/draw-trays.mjs [tone …]`, all of them
 * without arguments. Each tone has four views of three files each; see README.md.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { closeBrowser, rasterizeSvg } from './src/core/chromium.mjs';
import { TONES } from './src/trays/tones.mjs';
import { drawArrangement, drawMetal } from './src/trays/tray.mjs';

const FOLDER = path.join(import.meta.dirname, '../web/src/assets/trays');
/** Pixels per unit, so that a close view is not blown up. */
const SCALE = 3;
const LARGE = 720;

const other = (finish) => (finish === 'gold' ? 'black' : 'gold');
/** The middle of the crescent, so that a close view looks at its fullest flower. */
const crescent = ({ start }) => {
  const angle = ((start + 64) * Math.PI) / 180;
  return [300 + Math.sin(angle) * 172, 296 - Math.cos(angle) * 172];
};

/** The views of a gallery: which drawing, which square of it in units, and how wide the small file is. */
const VIEWS = {
  whole: { finish: (tone) => tone.finish, square: () => [0, 0, 600], small: 480 },
  flowers: { finish: (tone) => tone.finish, square: (tone) => around(crescent(tone), 230), small: 240 },
  gift: { finish: (tone) => tone.finish, square: () => around([300, 300], 270), small: 240 },
  other: { finish: (tone) => other(tone.finish), square: () => [0, 0, 600], small: 480 },
};

function around([x, y], size) {
  const inside = (value) => Math.max(0, Math.min(600 - size, value - size / 2));
  return [inside(x), inside(y), size];
}

async function writeView(tone, view, drawings) {
  const { finish, square, small } = VIEWS[view];
  const [left, top, size] = square(tone).map((units) => Math.round(units * SCALE));
  const cut = await sharp(drawings[finish(tone)]).extract({ left, top, width: size, height: size }).png().toBuffer();
  const write = async (width, extension, encode) => {
    const bytes = await encode(sharp(cut).resize({ width, kernel: 'lanczos3' })).toBuffer();
    fs.writeFileSync(path.join(FOLDER, `${tone.id}-${view}-${width}.${extension}`), bytes);
    return `${extension} ${width}: ${(bytes.length / 1024).toFixed(1)} KB`;
  };
  const written = [
    await write(small, 'avif', (image) => image.avif({ quality: 48, effort: 6 })),
    await write(LARGE, 'avif', (image) => image.avif({ quality: 44, effort: 6 })),
    await write(small, 'webp', (image) =>
      image.webp({ quality: 72, alphaQuality: 80, effort: 6, smartSubsample: true }),
    ),
  ];
  console.log(`  ${view}: ${written.join(', ')}`);
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !TONES.some((tone) => tone.id === id));
if (unknown.length) {
  console.error(`No such tone: ${unknown.join(', ')}. There are: ${TONES.map(({ id }) => id).join(', ')}.`);
  process.exit(1);
}

try {
  fs.mkdirSync(FOLDER, { recursive: true });
  for (const tone of TONES) {
    if (wanted.length && !wanted.includes(tone.id)) continue;
    console.log(tone.id);
    const arrangement = await rasterizeSvg(drawArrangement(tone), SCALE);
    const drawings = {};
    for (const finish of ['gold', 'black']) {
      const metal = await rasterizeSvg(drawMetal(tone, finish), SCALE);
      drawings[finish] = await sharp(metal)
        .composite([{ input: arrangement }])
        .png()
        .toBuffer();
    }
    for (const view of Object.keys(VIEWS)) await writeView(tone, view, drawings);
  }
} finally {
  await closeBrowser();
}
