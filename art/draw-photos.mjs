/**
 * Photographs for the galleries of samples, into server/catalogue/common:
 * `node art/draw-photos.mjs [category | floral-2 …] [--draft]`, all of them without arguments. A picture takes a minute
 * or two. `--draft` writes small ones into art/look instead, in a few seconds each.
 */
import fs from 'node:fs';
import path from 'node:path';
import { closeBrowser } from './src/core/chromium.mjs';
import { writePhoto } from './src/core/output.mjs';
import { CATALOGUE, writeCommonManifest } from './src/manifest.mjs';
import { develop } from './src/photo/develop.mjs';
import { PHOTO_PIXELS, PICTURES } from './src/photo/pictures.mjs';
import { trace } from './src/photo/tracer.mjs';
import { writeRolesTable } from './src/roles-table.mjs';

const FINE = { width: 480, samples: 20 };
const DRAFT = { width: 200, samples: 10 };
const LOOK = new URL('./look/', import.meta.url).pathname;

const args = process.argv.slice(2);
const draft = args.includes('--draft');
const words = args.filter((word) => word !== '--draft');
const known = Object.entries(PICTURES).flatMap(([category, list]) =>
  list.map((_, i) => [category, `${category}-${i + 1}`]),
);
const wanted = known.filter((names) => words.length === 0 || names.some((name) => words.includes(name)));
const unknown = words.filter((word) => !known.some((names) => names.includes(word)));
if (unknown.length) {
  console.error(
    `No such category or picture: ${unknown.join(', ')}. There are: ${known.map(([, name]) => name).join(', ')}.`,
  );
  process.exit(1);
}

try {
  for (const [category, name] of wanted) {
    const scenes = await import(`./src/photo/scenes/${category}.mjs`);
    const { scene, grade } = scenes[category][name];
    const made = await scene();
    const { width, samples } = draft ? DRAFT : FINE;
    const size = { width, height: (width * 5) / 4, samples };
    const picture = await develop(
      trace({ ...made, surfaces: made.surfaces.flat(Infinity) }, size),
      grade,
      PHOTO_PIXELS,
    );
    if (draft) {
      fs.mkdirSync(LOOK, { recursive: true });
      fs.writeFileSync(path.join(LOOK, `${name}.png`), picture);
      console.log(path.join(LOOK, `${name}.png`));
    } else await writePhoto(path.join(CATALOGUE, 'common'), `photo-${name}`, picture);
  }
  if (!draft) {
    writeCommonManifest();
    writeRolesTable();
  }
} finally {
  await closeBrowser();
}
