/**
 * Checks the committed catalogue: files, hashes, sizes, budgets, contrasts, and that the covers' text stands on calm
 * ground. `node art/check.mjs` prints every fault and exits with 1 if there is any.
 */
import fs from 'node:fs';
import path from 'node:path';
import { checkContrasts } from './src/check/contrast.mjs';
import { checkAssets, checkCovers, checkTotal } from './src/check/files.mjs';
import { checkSeal, checkTextGround } from './src/check/pixels.mjs';
import { LAYOUTS } from './src/layouts.mjs';
import { CATALOGUE, COMMON_ROLES } from './src/manifest.mjs';

const readJson = (...parts) => JSON.parse(fs.readFileSync(path.join(CATALOGUE, ...parts), 'utf8'));
const ids = fs
  .readdirSync(CATALOGUE)
  .filter((name) => /^cv\d{4}$/.test(name))
  .sort();

const faults = [];
const report = (where) => (fault) => faults.push(`${where}: ${fault}`);

await checkAssets('common', readJson('common', 'common.json').assets, COMMON_ROLES, ['common.json'], report('common'));
for (const id of ids) {
  const design = readJson(id, 'design.json');
  const fault = report(id);
  if (design._id !== id) fault(`design.json says _id ${design._id}`);
  await checkAssets(id, design.assets, LAYOUTS[design.layout].roles, ['design.json'], fault);
  await checkCovers(design, fault);
  checkContrasts(design, fault);
  await checkTextGround(design, fault);
  await checkSeal(design, fault);
}
checkTotal(report('catalogue'));

if (faults.length) {
  console.error(faults.join('\n'));
  console.error(`${faults.length} fault(s).`);
  process.exit(1);
}
console.log(`${ids.length} designs and the common pictures are in order.`);
