/**
 * Draws the catalogue into server/catalogue: `node art/draw.mjs [designId … | common]`, all of it without arguments.
 * Chromium is taken from CHROMIUM_PATH (default /usr/bin/chromium).
 */
import fs from 'node:fs';
import path from 'node:path';
import { drawCommon } from './src/common/common.mjs';
import { closeBrowser } from './src/core/chromium.mjs';
import { writeRole } from './src/core/output.mjs';
import { drawCovers } from './src/cover/covers.mjs';
import { DESIGNS } from './src/designs.mjs';
import { LAYOUTS } from './src/layouts.mjs';
import { CATALOGUE, writeDesignManifest } from './src/manifest.mjs';
import { writeRolesTable } from './src/roles-table.mjs';

async function drawDesign(design) {
  console.log(`${design.id} ${design.name}`);
  const folder = path.join(CATALOGUE, design.id);
  fs.mkdirSync(folder, { recursive: true });
  const drawings = design.draw(design.art);
  for (const spec of LAYOUTS[design.layout].roles) await writeRole(folder, spec, drawings[spec.role]());
  writeDesignManifest(design, await drawCovers(design));
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => id !== 'common' && !DESIGNS.some((design) => design.id === id));
if (unknown.length) {
  console.error(`No such design: ${unknown.join(', ')}. There are: common, ${DESIGNS.map(({ id }) => id).join(', ')}.`);
  process.exit(1);
}
const chosen = (id) => wanted.length === 0 || wanted.includes(id);

try {
  if (chosen('common')) await drawCommon(path.join(CATALOGUE, 'common'));
  for (const design of DESIGNS) if (chosen(design.id)) await drawDesign(design);
  writeRolesTable();
} finally {
  await closeBrowser();
}
