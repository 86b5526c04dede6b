import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SERVER_FLOORS, wantedServerVersion } from '../../src/database/server-floors.js';
import { announcement } from '../../src/start/announcement.js';
import { loadConfig } from '../../src/config/load-config.js';

const ROOT = resolve(__dirname, '../../..');
const floors = JSON.parse(readFileSync(resolve(ROOT, 'docs/version-floors.json'), 'utf8')) as {
  packages: Record<string, string>;
  mongodb: string[];
};
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

describe('X60 packages with known vulnerabilities', () => {
  it.each(Object.entries(floors.packages))('X60 %s is not installed below %s, anywhere in the tree', (name, floor) => {
    const versions = lockedVersions(name);
    expect(versions.length).toBeGreaterThan(0);
    expect(versions.filter((version) => isBelow(version, floor))).toEqual([]);
  });

  it('X60 control: an older version is reported', () => {
    expect([isBelow('2.4.9', '2.5.0'), isBelow('2.5.0', '2.5.0'), isBelow('10.0.0', '9.9.2')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('X60 a MongoDB server with known vulnerabilities', () => {
  it('X60 is reported by the floors that are checked in', () => {
    expect([...SERVER_FLOORS]).toEqual(floors.mongodb);
  });

  it.each([
    ['8.2.3', undefined],
    ['8.2.2', '8.2.3'],
    ['8.3.0', undefined],
    ['9.0.0', undefined],
    ['8.1.9', '8.2.3'],
    ['8.0.17', undefined],
    ['8.0.16', '8.0.17'],
    ['7.0.28', undefined],
    ['7.0.9', '7.0.28'],
    ['7.1.1', '8.0.17'],
    ['6.0.27', '7.0.28'],
    ['8.2.3-rc1', undefined],
  ])('X60 of version %s is asked to be %s', (version, wanted) => {
    expect(wantedServerVersion(version)).toBe(wanted);
  });

  it('X60 is named at the start', () => {
    const config = loadConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'floors-')) });
    const uri = 'mongodb://database.example/serikad';
    expect(announcement(config, { uri, version: '8.0.4' })).toContain('update it to 8.0.17 or newer');
    expect(announcement(config, { uri, version: '8.0.17' })).not.toContain('update it');
  });
});
