/**
 * Draws the catalogue into server/catalogue: `node art/draw.mjs [designId … | category … | layout … | common]`, all of
 * it without arguments. `--covers` draws only the covers again, from the layers on disk; `--wide` only the wide cover
 * without texts, for link previews; `--blank` only the cover without texts, for a couple's own names; `--facts` draws
 * nothing and writes design.json again, with the cover's colours and where its texts stand; `--print` leaves the
 * catalogue as it is and draws the layers and the cover at 300 dpi for an A6 card, into art/print.
 * Chromium is taken from CHROMIUM_PATH (default /usr/bin/chromium).
 */
import fs from 'node:fs';
import path from 'node:path';
import { variantsOf } from './src/choices.mjs';
import { drawCommon } from './src/common/common.mjs';
import { closeBrowser } from './src/core/chromium.mjs';
import { writeRole } from './src/core/output.mjs';
import { pictureFolder } from './src/core/picture-file.mjs';
import { measureColours } from './src/cover/cover-colours.mjs';
import { drawBlank, drawCovers, drawWide, measureText } from './src/cover/covers.mjs';
import { closeSite } from './src/guest/site.mjs';
import { DESIGNS } from './src/designs.mjs';
import { LAYOUTS } from './src/layouts.mjs';
import { CATALOGUE, storedMeasures, writeDesignManifest } from './src/manifest.mjs';
import { drawForPrint } from './src/print/print-layers.mjs';
import { writeRolesTable } from './src/roles-table.mjs';

async function drawLayers(design, folder) {
  const layout = LAYOUTS[design.layout];
  if (!layout) throw new Error(`${design.id}: there is no src/layouts/${design.layout}.mjs.`);
  const drawings = design.draw(design.art);
  const boxOf = (spec) => ({ ...spec, ...design.art.boxes?.[spec.role] });
  for (const spec of layout.roles) {
    const draw = drawings[spec.role];
    if (!draw) throw new Error(`${design.id}: its drawing has no ${spec.role}, which layout ${design.layout} needs.`);
    await writeRole(folder, boxOf(spec), await draw(), pictureFolder(design.id));
  }
  for (const { role, key, file } of variantsOf(design)) {
    const draw = drawings[key];
    if (!draw) throw new Error(`${design.id}: its drawing has no ${key}, which its choices need.`);
    const spec = layout.roles.find((known) => known.role === role);
    await writeRole(folder, { ...boxOf(spec), role: file }, await draw(), pictureFolder(design.id));
  }
}

async function drawDesign(design) {
  console.log(`${design.id} ${design.name}`);
  const folder = path.join(CATALOGUE, design.id);
  fs.mkdirSync(folder, { recursive: true });
  if (forPrint) {
    for (const { role, pixels, dpi } of await drawForPrint(design)) console.log(`  ${role} ${pixels} px, ${dpi} dpi`);
    return;
  }
  if (factsOnly) {
    const [text, colours] = [await measureText(design), await measureColours(design.id)];
    return writeDesignManifest(design, { ...storedMeasures(design.id), text, colours });
  }
  if (wideOnly) return writeDesignManifest(design, { ...storedMeasures(design.id), wide: await drawWide(design) });
  if (blankOnly) {
    const setting = await drawBlank(design);
    const colours = await measureColours(design.id);
    return writeDesignManifest(design, { ...storedMeasures(design.id), setting, colours });
  }
  if (!coversOnly) await drawLayers(design, folder);
  const measures = await drawCovers(design);
  writeDesignManifest(design, { ...measures, colours: await measureColours(design.id) });
}

const args = process.argv.slice(2);
const coversOnly = args.includes('--covers');
const wideOnly = args.includes('--wide');
const factsOnly = args.includes('--facts');
const blankOnly = args.includes('--blank');
const forPrint = args.includes('--print');
const wanted = args.filter((word) => !['--covers', '--wide', '--blank', '--facts', '--print'].includes(word));
const words = ({ id, category, layout }) => [id, category, layout];
const unknown = wanted.filter((word) => word !== 'common' && !DESIGNS.some((design) => words(design).includes(word)));
if (unknown.length) {
  console.error(
    `No such design, category or layout: ${unknown.join(', ')}. Designs: ${DESIGNS.map(({ id }) => id).join(', ')}.`,
  );
  process.exit(1);
}
const all = wanted.length === 0;

try {
  if (wanted.includes('common') || (all && !coversOnly && !wideOnly && !blankOnly && !factsOnly && !forPrint))
    await drawCommon(path.join(CATALOGUE, 'common'));
  for (const design of DESIGNS)
    if (all || words(design).some((word) => wanted.includes(word))) await drawDesign(design);
  if (!forPrint) writeRolesTable();
} finally {
  await closeBrowser();
  await closeSite();
}
