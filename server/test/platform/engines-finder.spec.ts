import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const FINDER = resolve(__dirname, '../../../scripts/lib/engines.mjs');

/**
 * Runs the finder in a process of its own, as the scripts do.
 * @param engines name, packages and whether it is installed
 */
function find(engines: [name: string, packages: string[], isHere: boolean][]): unknown {
  const code = `
    import { findEngines } from '${FINDER}';
    const engines = ${JSON.stringify(engines)}.map(([name, packages, here]) =>
      ({ name, label: name.toUpperCase(), packages, isHere: () => here }));
    console.log(JSON.stringify(findEngines(engines)));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }));
}

describe('which engines beside Chromium a machine has', () => {
  it('names the packages of the missing ones in one line, and runs the others', () => {
    const found = find([
      ['one', ['first', 'second'], false],
      ['two', ['third'], true],
      ['three', ['fourth'], false],
    ]);
    expect(found).toEqual({
      present: ['two'],
      missing: 2,
      line: 'Not tested in ONE, THREE: not installed (Debian: apt-get install --no-install-recommends first second fourth).',
    });
  });

  it('has no line where all are there', () => {
    expect(find([['one', ['first'], true]])).toEqual({ present: ['one'], missing: 0 });
  });
});
