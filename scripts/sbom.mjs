import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { billOfMaterials } from './lib/sbom.mjs';

/** Writes the bill of materials to a file: `npm run sbom [-- file]`. */
export async function run([file = 'sbom.cdx.json']) {
  await ensureInstalled();
  const bill = await billOfMaterials();
  writeFileSync(resolve(file), `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${file}: ${bill.components.length} packages, CycloneDX ${bill.specVersion}`);
  return 0;
}
