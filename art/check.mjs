/**
 * Checks the committed catalogue: `node art/check.mjs [designId …]` prints every fault and exits with 1 if there is
 * any. Files: hashes, sizes, budgets, drawings that their box cuts off. Colours: contrasts. Pixels: the guest view of
 * each design in a browser, closed and open, in every shape, with the names that couples type.
 */
import fs from 'node:fs';
import path from 'node:path';
import { faultsOfChoices, optionalOnCover, optionsOf, skinsOf, withVariants } from './src/choices.mjs';
import { checkColours } from './src/check/colours.mjs';
import { checkContrasts } from './src/check/contrast.mjs';
import { checkArtWeight, checkAssets, checkCovers, checkTotal, checkWide, filesOfWide } from './src/check/files.mjs';
import { checkGuestView, checkPairs } from './src/check/guest/guest.mjs';
import { checkLinkPicture } from './src/check/guest/link-picture.mjs';
import { checkMotion } from './src/check/guest/motion.mjs';
import { checkSeal, checkTextGround } from './src/check/pixels.mjs';
import { checkStylesheet } from './src/check/stylesheet.mjs';
import { checkTargets } from './src/check/targets.mjs';
import { closeBrowser, openPage } from './src/core/chromium.mjs';
import { DESIGNS } from './src/designs.mjs';
import { closeSite } from './src/guest/site.mjs';
import { LAYOUTS } from './src/layouts.mjs';
import { CATALOGUE, COMMON_ROLES, designManifest } from './src/manifest.mjs';

/** Pages at once: as many as a small machine has cores. */
const AT_ONCE = 2;

const readJson = (...parts) => JSON.parse(fs.readFileSync(path.join(CATALOGUE, ...parts), 'utf8'));
const faults = [];
const report = (where) => (fault) => faults.push(`${where}: ${fault}`);

async function checkDesign(source, page) {
  const { id } = source;
  const fault = report(id);
  if (!fs.existsSync(path.join(CATALOGUE, id, 'design.json'))) return fault(`isn't drawn: node art/draw.mjs ${id}`);
  const design = readJson(id, 'design.json');
  if (JSON.stringify(design) !== JSON.stringify(designManifest(source)))
    fault('design.json is not what its source says; draw it again');
  const { roles } = LAYOUTS[design.layout];
  const optional = optionalOnCover(source, roles);
  const skins = skinsOf(source).map(({ designChoices: [{ option }] }) => option);
  const { wide } = design.cover;
  const optionFiles = [
    ...(wide ? filesOfWide(wide, optional) : []),
    ...Object.entries(wide?.skins ?? {}).flatMap(([option, skin]) => filesOfWide(skin, [], option)),
  ];
  faultsOfChoices(source, roles).forEach(fault);
  const pictures = withVariants(source, design, roles);
  await checkAssets(id, pictures.assets, pictures.roles, ['design.json', ...optionFiles], fault);
  checkArtWeight(design.assets, fault);
  await checkCovers(design, fault);
  await checkWide(design, optional, skins, fault);
  for (const option of optionsOf(design)) await checkContrasts(option.design, (found) => fault(option.name + found));
  await checkColours(design, fault);
  await checkTextGround(design, fault);
  await checkSeal(design, fault);
  await checkGuestView(source, fault, page);
  await checkMotion(source, fault, page);
}

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const checkOf = process.argv.includes('--links')
  ? (design) => checkLinkPicture(design, report(design.id))
  : process.argv.includes('--pairs')
    ? (design, page) => checkPairs(design, report(design.id), page)
    : checkDesign;
const chosen = DESIGNS.filter(
  ({ id, category, layout }) => words.length === 0 || [id, category, layout].some((word) => words.includes(word)),
);
const waiting = [...chosen];
try {
  const worker = async () => {
    const page = await openPage({ width: 320, height: 568 });
    for (let design = waiting.shift(); design; design = waiting.shift()) await checkOf(design, page);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
} finally {
  await closeBrowser();
  await closeSite();
}
for (const [layout, spec] of Object.entries(LAYOUTS)) {
  const designs = chosen.filter((design) => design.layout === layout);
  if (designs.length > 0) checkStylesheet(layout, spec, designs, report(layout));
}
if (words.length === 0) {
  await checkAssets(
    'common',
    readJson('common', 'common.json').assets,
    COMMON_ROLES,
    ['common.json'],
    report('common'),
  );
  const drawn = fs.readdirSync(CATALOGUE).filter((name) => /^cv\d{4}(-\d)?$/.test(name));
  for (const id of drawn)
    if (!DESIGNS.some((design) => design.id === id)) report(id)('no source draws it; delete its folder');
  checkTargets(
    DESIGNS.filter(({ earlierOf, base }) => !earlierOf && !base),
    report('catalogue'),
  );
  checkTotal(DESIGNS.filter(({ earlierOf }) => !earlierOf).length, report('catalogue'));
}

if (faults.length) {
  console.error(faults.sort().join('\n'));
  console.error(`${faults.length} fault(s).`);
  process.exit(1);
}
console.log(`${chosen.length} designs${words.length === 0 ? ' and the common pictures' : ''} are in order.`);
