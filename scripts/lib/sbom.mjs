import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pnpm } from './install.mjs';
import { root } from './paths.mjs';

/** What runs where the shop runs; the other workspaces test, measure and draw. */
const shipped = ['@serikad/server', '@serikad/shared', '@serikad/web'];

/**
 * The bill of materials of what is shipped, as pnpm makes it from the lockfile and the installed packages: CycloneDX.
 */
export async function billOfMaterials() {
  const filters = shipped.flatMap((name) => ['--filter', name]);
  const args = ['-y', pnpm, ...filters, 'sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod'];
  const { stdout } = await promisify(execFile)('npx', args, {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    // npx is a shell script on Windows.
    shell: process.platform === 'win32',
  });
  const bill = JSON.parse(stdout);
  // Our own workspaces are what the bill is about, not what it is made of.
  const own = (reference) => reference.startsWith('pkg:npm/%40serikad/');
  return {
    ...bill,
    components: bill.components.filter((component) => !own(component['bom-ref'])),
    dependencies: withoutOwn(bill.dependencies, own, bill.metadata.component['bom-ref']),
  };
}

/** What our workspaces depend on becomes what the shop depends on. */
function withoutOwn(dependencies, own, root) {
  const onesOf = (reference) => dependencies.find(({ ref }) => ref === reference)?.dependsOn ?? [];
  const direct = [root, ...dependencies.map(({ ref }) => ref).filter(own)].flatMap(onesOf);
  const others = dependencies.filter(({ ref }) => ref !== root && !own(ref));
  return [{ ref: root, dependsOn: [...new Set(direct)].filter((ref) => !own(ref)).sort() }, ...others];
}
