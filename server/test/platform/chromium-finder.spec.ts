import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');

/** What there is on a machine, and what works there. */
interface Machine {
  found?: string;
  files?: string[];
  installs?: 0 | 1 | 'fails';
  npm?: boolean;
}
interface Outcome {
  env?: Record<string, string>;
  problem?: string;
  steps: string[];
}

/** Runs the finder in a process of its own, as the scripts do: they are plain modules. */
function finder({ found, files = [], installs = 1, npm = false }: Machine): Outcome {
  const code = `
    import { findChromium } from '${join(ROOT, 'scripts/lib/chromium-finder.mjs')}';
    import { Problem } from '${join(ROOT, 'scripts/lib/problem.mjs')}';
    const steps = [];
    const machine = {
      exists: (file) => ${JSON.stringify(files)}.includes(file),
      playwrightPath: () => '/cache/playwright/chrome',
      playwrightInstall: () => {
        steps.push('install');
        return ${installs === 'fails' ? 'Promise.reject(new Error("no such program"))' : `Promise.resolve(${installs})`};
      },
      fromNpm: () => {
        steps.push('npm');
        return ${npm} ? Promise.resolve('/cache/npm/chromium.sh') : Promise.reject(new Error('no network'));
      },
      log: () => undefined,
    };
    const outcome = await findChromium(${JSON.stringify(found) ?? 'undefined'}, machine).then(
      (env) => ({ env }),
      (error) => ({ problem: error instanceof Problem ? error.message : 'another error: ' + error }),
    );
    console.log(JSON.stringify({ ...outcome, steps }));
    process.exit();`;
  return JSON.parse(run(code)) as Outcome;
}

function run(code: string): string {
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: ROOT, encoding: 'utf8' });
}

describe('a Chromium for the browser tests', () => {
  const SYSTEM = '/usr/bin/chromium';

  it.each<[string, Machine, Outcome]>([
    ["the system's", { found: SYSTEM, files: [SYSTEM] }, { env: { CHROMIUM_PATH: SYSTEM }, steps: [] }],
    ["Playwright's cached one", { files: ['/cache/playwright/chrome'] }, { env: {}, steps: [] }],
    ['one that Playwright downloads', { installs: 0 }, { env: {}, steps: ['install'] }],
    [
      "the npm registry's",
      { installs: 1, npm: true },
      { env: { CHROMIUM_PATH: '/cache/npm/chromium.sh' }, steps: ['install', 'npm'] },
    ],
    [
      "the npm registry's where Playwright's program does not start",
      { installs: 'fails', npm: true },
      { env: { CHROMIUM_PATH: '/cache/npm/chromium.sh' }, steps: ['install', 'npm'] },
    ],
  ])('is %s', (_which, machine, outcome) => {
    expect(finder(machine)).toEqual(outcome);
  });

  it('that is not found is reported in one sentence that says what to do', () => {
    const { problem, steps } = finder({});
    expect(steps).toEqual(['install', 'npm']);
    expect(problem).toMatch(/^No Chromium was found.*apt-get install chromium.*CHROMIUM_PATH.*\(no network\)$/);
  });

  it('that CHROMIUM_PATH names and that does not exist is not replaced by another', () => {
    expect(finder({ found: '/opt/none', files: ['/cache/playwright/chrome'] })).toEqual({
      problem: 'CHROMIUM_PATH names /opt/none, which is not there.',
      steps: [],
    });
  });

  it('from npm is refused when its file is not the one that was checked, and nothing is left of it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
    try {
      const said = run(`
        import { writeFileSync } from 'node:fs';
        import { chromiumFromNpm } from '${join(ROOT, 'scripts/lib/chromium-from-npm.mjs')}';
        const npm = async (command, args) => {
          if (command !== 'npm') throw new Error('unpacked although it was not checked');
          writeFileSync(args.at(-1) + '/sparticuz-chromium-153.0.0.tgz', 'something else');
          return 0;
        };
        const machine = { platform: 'linux', arch: 'x64' };
        await chromiumFromNpm(npm, '${join(folder, 'cache')}', machine).catch((error) => console.log(error.message));`);
      expect(said).toMatch(/is not the file that was checked/);
      expect(readdirSync(folder)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
