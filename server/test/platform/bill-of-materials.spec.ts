import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

interface Component {
  type: string;
  group?: string;
  name: string;
  version: string;
  purl: string;
  'bom-ref': string;
  externalReferences?: { type: string; hashes?: { alg: string; content: string }[] }[];
}
interface Bill {
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  metadata: { component: { name: string; 'bom-ref': string } };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

/** One block of the lockfile: the lines between a key of some depth and the next of the same or a lesser one. */
function blocks(text: string, indent: number): Map<string, string> {
  const key = new RegExp(`^ {${indent}}(?! )'?(.+?)'?:(?: \\{\\})?$`, 'gm');
  const found = [...text.matchAll(key)];
  return new Map(
    found.map((match, index) => [match[1] ?? '', text.slice(match.index + match[0].length, found[index + 1]?.index)]),
  );
}

const lockfile = readFileSync(resolve(ROOT, 'pnpm-lock.yaml'), 'utf8');
const sections = blocks(lockfile, 0);
const importers = blocks(sections.get('importers') ?? '', 2);
const packages = blocks(sections.get('packages') ?? '', 2);
const snapshots = blocks(sections.get('snapshots') ?? '', 2);

/** `name@version` of a snapshot or of a dependency, without its peers in brackets. */
const bare = (key: string): string => key.replace(/\(.*$/, '');

/** What workspaces ask for to be built and tested with: `name@version`. */
const tools = new Set(
  [...importers.values()].flatMap((importer) =>
    [...blocks(blocks(importer, 4).get('devDependencies') ?? '', 6)].map(
      ([name, lines]) => `${name}@${bare(/version: (.+)/.exec(lines)?.[1] ?? '')}`,
    ),
  ),
);

/** Everything that the shipped workspaces need, as the lockfile has it: `name@version`. */
function lockedForProduction(): Set<string> {
  const waiting = ['server', 'shared', 'web'].flatMap((workspace) => {
    const kinds = blocks(importers.get(workspace) ?? '', 4);
    return ['dependencies', 'optionalDependencies'].flatMap((kind) =>
      [...blocks(kinds.get(kind) ?? '', 6)].map(([name, lines]) => keyOf(name, /version: (.+)/.exec(lines)?.[1] ?? '')),
    );
  });
  const seen = new Set<string>();
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key) || key.includes('@link:')) continue;
    seen.add(key);
    const kinds = blocks(snapshots.get(key) ?? '', 4);
    for (const kind of ['dependencies', 'optionalDependencies']) {
      for (const [, name = '', version = ''] of (kinds.get(kind) ?? '').matchAll(/^ {6}'?(.+?)'?: (.+)$/gm)) {
        // Types that only we ask for, for the build, are listed here as an optional peer, and in the brackets of the
        // key.
        const peer = keyOf(name, bare(version));
        const isOurTool = kind === 'optionalDependencies' && key.includes(`(${peer}`) && tools.has(peer);
        if (!isOurTool) waiting.push(keyOf(name, version));
      }
    }
  }
  return new Set([...seen].map(bare));
}

/** An alias has the name of what it is an alias of. */
const keyOf = (name: string, version: string): string =>
  /^'?(@[^/]+\/)?[^@(]+@/.test(version) ? version.replace(/'/g, '') : `${name}@${version.replace(/'/g, '')}`;

/** Packages that the shop does without where they can't be: those for other platforms are not installed. */
const isOptional = (key: string): boolean =>
  [...snapshots].some(([snapshot, lines]) => bare(snapshot) === key && /\n {4}optional: true/.test(lines));

const nameOf = ({ group, name, version }: Component): string => `${group ? `${group}/` : ''}${name}@${version}`;

describe('X60 the bill of materials', () => {
  let folder: string;
  let bill: Bill;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'bill-'));
    const file = join(folder, 'sbom.json');
    execFileSync(process.execPath, [join(ROOT, 'scripts/run.mjs'), 'sbom', file], { cwd: ROOT, stdio: 'pipe' });
    bill = JSON.parse(readFileSync(file, 'utf8')) as Bill;
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('X60 is CycloneDX: every reference resolves, nothing is in it twice', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.7' });
    expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
    const references = bill.components.map((component) => component['bom-ref']);
    expect(new Set(references).size).toBe(references.length);
    const known = new Set([...references, bill.metadata.component['bom-ref']]);
    const targets = bill.dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn]);
    expect(targets.filter((target) => !known.has(target))).toEqual([]);
    // Everything is needed by something, or by the shop itself.
    const reached = new Set<string>();
    const waiting = [bill.metadata.component['bom-ref']];
    for (let ref = waiting.pop(); ref !== undefined; ref = waiting.pop()) {
      if (reached.has(ref)) continue;
      reached.add(ref);
      waiting.push(...(bill.dependencies.find((entry) => entry.ref === ref)?.dependsOn ?? []));
    }
    expect(references.filter((reference) => !reached.has(reference))).toEqual([]);
  });

  it('X60 names what the lockfile installs for production, and nothing else', () => {
    const locked = lockedForProduction();
    const named = new Set(bill.components.map(nameOf));
    expect(named.size).toBeGreaterThan(150);
    expect([...named].filter((name) => !locked.has(name))).toEqual([]);
    expect([...locked].filter((name) => !named.has(name) && !isOptional(name))).toEqual([]);
    // Tools of the tests and the build are none of it.
    expect([...named].filter((name) => /^(jest|typescript|eslint|vite|supertest)@/.test(name))).toEqual([]);
  });

  it('X60 carries the lockfile’s checksum of every package', () => {
    const wrong = bill.components.filter((component) => {
      const integrity = /integrity: sha512-([^}]+)\}/.exec(packages.get(nameOf(component)) ?? '')?.[1] ?? '';
      const hashes = (component.externalReferences ?? []).flatMap((reference) => reference.hashes ?? []);
      const hex = Buffer.from(integrity, 'base64').toString('hex');
      return hex.length !== 128 || !hashes.some(({ alg, content }) => alg === 'SHA-512' && content === hex);
    });
    expect(wrong.map(nameOf)).toEqual([]);
  });
});

describe('X60 licences', () => {
  // In a process of its own, as `npm run licences` runs it: the scripts are plain modules.
  const judged = (components: unknown[]): string[] => {
    const code = `import { judge } from '${join(ROOT, 'scripts/lib/licences.mjs')}';
      const lists = { licences: { MIT: 'fine' }, packages: { odd: { licence: 'LGPL-3.0', why: 'unchanged' } } };
      console.log(JSON.stringify(judge(${JSON.stringify(components)}, lists).problems));`;
    return JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
    ) as string[];
  };
  const component = (name: string, id?: string): object => ({
    name,
    version: '1.0.0',
    ...(id !== undefined && { licenses: [{ license: { id } }] }),
  });

  it('X60 control: one that is not allowed, not stated or changed is reported', () => {
    const odd = component('odd', 'LGPL-3.0');
    expect(judged([component('a', 'MIT'), odd])).toEqual([]);
    expect(judged([component('a', 'AGPL-3.0'), odd])).toHaveLength(1);
    expect(judged([component('a', 'LGPL-3.0'), odd])).toHaveLength(1);
    expect(judged([component('a'), odd])).toHaveLength(1);
    expect(judged([component('odd', 'SSPL-1.0')])).toHaveLength(1);
    expect(judged([component('a', 'MIT')])).toHaveLength(1);
  });
});
