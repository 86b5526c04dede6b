import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');
const floors = JSON.parse(readFileSync(resolve(ROOT, 'docs/version-floors.json'), 'utf8')) as Record<string, string>;
const lockfile = readFileSync(resolve(ROOT, 'pnpm-lock.yaml'), 'utf8');

/** Every version of a package that the lockfile installs. */
function lockedVersions(name: string): string[] {
  const entries = lockfile.matchAll(/^ {2}'?(@?[\w./-]+)@(\d+\.\d+\.\d+)[^:]*'?:/gm);
  return [...new Set([...entries].flatMap(([, locked, version = '']) => (locked === name ? [version] : [])))];
}

function isBelow(version: string, floor: string): boolean {
  const [is, least] = [version, floor].map((text) => text.split('.').map(Number)) as [number[], number[]];
  const place = is.findIndex((part, index) => part !== least[index]);
  return place !== -1 && (is[place] ?? 0) < (least[place] ?? 0);
}

describe('X60 packages with known holes', () => {
  it.each(Object.entries(floors))('X60 %s is not installed below %s, anywhere in the tree', (name, floor) => {
    const versions = lockedVersions(name);
    expect(versions.length).toBeGreaterThan(0);
    expect(versions.filter((version) => isBelow(version, floor))).toEqual([]);
  });

  it('X60 control: an older version is told', () => {
    expect([isBelow('2.4.9', '2.5.0'), isBelow('2.5.0', '2.5.0'), isBelow('10.0.0', '9.9.2')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
