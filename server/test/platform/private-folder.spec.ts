import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../src/config/load-config.js';
import { makePrivateFolder } from '../../src/config/private-folder.js';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'private-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const modeOf = (path: string): string => (statSync(path).mode & 0o7777).toString(8);
/** A folder with these rights, whatever the umask says. */
function folder(name: string, mode: number): string {
  const path = join(root, name);
  mkdirSync(path, { recursive: true });
  chmodSync(path, mode);
  return path;
}

describe('the data folder, which other users of the machine cannot read', () => {
  it('is made with 0700', () => {
    const dataDir = join(root, 'new/data');
    loadConfig({ DATA_DIR: dataDir });
    expect(modeOf(dataDir)).toBe('700');
  });

  it('gets 0700 with its folders where an earlier version made it', () => {
    const dataDir = folder('data', 0o755);
    for (const name of ['files', 'mongodb']) folder(`data/${name}`, 0o755);
    loadConfig({ DATA_DIR: dataDir });
    for (const name of ['', 'files', 'mongodb']) expect([name, modeOf(join(dataDir, name))]).toEqual([name, '700']);
  });

  it('is left as it is where it also serves others', () => {
    const shared = folder('shared', 0o1777);
    folder('shared/files', 0o755);
    makePrivateFolder(shared);
    expect(modeOf(shared)).toBe('1777');
    const foreign = folder('foreign', 0o755);
    makePrivateFolder(foreign);
    expect(modeOf(foreign)).toBe('755');
  });
});
