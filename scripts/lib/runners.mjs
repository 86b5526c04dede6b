import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { run } from './children.mjs';
import { testChromiumPath } from './chromium.mjs';
import { chromiumEnv } from './chromium-finder.mjs';
import { findEngines } from './engines.mjs';
import { at, node, tool, toolEnv } from './paths.mjs';
import { testsOf } from './reports.mjs';

/**
 * The native compiler, some ten times as fast; the one written in TypeScript stays for the linter, which needs its API.
 */
const typescript = tool('.', '@typescript/native/bin/tsc');

/** The type check of every workspace, its tests included. */
export async function runTypes() {
  const projects = [
    'shared/tsconfig.test.json',
    'server/tsconfig.test.json',
    'tools/embedded-mongodb',
    'web',
    'e2e',
    'bench',
  ];
  let broken = 0;
  for (const project of projects) {
    if ((await run(node(), [typescript, '--noEmit', '-p', project])) !== 0) broken++;
  }
  return broken === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** ESLint, Prettier, which file imports which, and what is used by none: files, exports, dependencies. */
export async function runLint() {
  const codes = [
    await run(node(), [tool('.', 'eslint/bin/eslint.js'), '.']),
    await run(node(), [tool('.', 'prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']),
    await checkImports(),
    await run(node(), [tool('.', 'knip/bin/knip.js')]),
  ];
  return codes.every((code) => code === 0) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function checkImports() {
  const { readImports } = await import('./module-graph.mjs');
  const { problems } = await readImports();
  problems.forEach((problem) => console.error(problem));
  return problems.length;
}

/** The catalogue's check, then the tests that the check finds what it is for. */
export async function runArtCheck() {
  const env = { ...toolEnv('art'), ...(await chromiumEnv(testChromiumPath())) };
  const tests = readdirSync(at('art/test')).map((file) => at('art/test', file));
  const codes = [
    await run(node(), [at('art/check.mjs')], { env }),
    await run(node(), ['--test', '--test-reporter=dot', ...tests], { env }),
  ];
  return { passed: codes.filter((code) => code === 0).length, failed: codes.filter((code) => code !== 0).length };
}

/**
 * Further arguments go to jest, such as a part of a file's name.
 * @param shard a part of the files, such as `2/8`
 */
export async function runJest(workspace, args, { env = {}, shard } = {}) {
  const report = at('test-results', `${workspace}${shard ? `-${shard.replace('/', '-of-')}` : ''}.json`);
  rmSync(report, { force: true });
  // A test that fails half way may leave a server open: the report is written, so the run need not wait for it.
  const options = ['--ci', '--forceExit', '--json', `--outputFile=${report}`, ...args];
  if (shard) options.push(`--shard=${shard}`);
  const code = await run(node(), [tool(workspace, 'jest/bin/jest.js'), ...options], {
    cwd: at(workspace),
    env: { ...toolEnv(workspace), ...env },
  });
  const result = readReport(report, `jest in ${workspace}`, code);
  const passed = result.numPassedTests;
  // A file that doesn't even load has no tests to fail.
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  const skipped = result.numPendingTests + result.numTodoTests;
  return { passed, failed: failedAtLeast(failed, code), skipped, failures: failuresOf(result) };
}

/** The browser tests, in Chromium. Further arguments go to playwright. */
export async function runPlaywright(args) {
  return playwrightTests('e2e', args, await chromiumEnv(testChromiumPath()));
}

/**
 * The same product in the engines beside Chromium that this machine has; each missing one counts as one skipped test.
 */
export async function runEngines(args) {
  const { present, missing, line } = findEngines();
  if (line !== undefined) console.log(line);
  if (present.length === 0) return { passed: 0, failed: 0, skipped: missing };
  // As one word each: what follows `--project` would be taken for further projects.
  const projects = present.map((name) => `--project=${name}`);
  const result = await playwrightTests('engines', ['--config', 'engines.config.ts', ...projects, ...args], {});
  return { ...result, skipped: result.skipped + missing };
}

async function playwrightTests(name, args, variables) {
  const report = at(`test-results/${name}.json`);
  rmSync(report, { force: true });
  const env = { ...toolEnv('e2e'), ...variables, PLAYWRIGHT_JSON: report };
  const code = await run(node(), [tool('e2e', '@playwright/test/cli.js'), 'test', ...args], { cwd: at('e2e'), env });
  const result = readReport(report, 'playwright', code);
  const { stats, errors } = result;
  // A test that passes only when it is tried again is broken, too.
  const failed = stats.unexpected + stats.flaky + errors.length;
  const failures = [...failuresOf(result), ...errors.map(({ message }) => ({ file: '', name, error: message ?? '' }))];
  return { passed: stats.expected, failed: failedAtLeast(failed, code), skipped: stats.skipped, failures };
}

/** Takes the pictures of every screen, or of those whose name holds what is given; answers the exit code. */
export async function runScreens(args) {
  return takePictures('screens.config.ts', [], args);
}

/** The pictures of docs/details.md. */
export async function runDetailScreens(args) {
  return takePictures('details-screens.config.ts', [], args);
}

/** As `runScreens`, in Chromium and in the other engines that this machine has. */
export async function runEngineScreens(args) {
  const { present, line } = findEngines();
  if (line !== undefined) console.log(line);
  return takePictures('engine-screens.config.ts', ['chromium', ...present], args);
}

async function takePictures(config, projects, words) {
  const env = { ...toolEnv('e2e'), ...(await chromiumEnv(testChromiumPath())) };
  const chosen = [
    ...projects.map((name) => `--project=${name}`),
    ...(words.length > 0 ? ['--grep', words.join('|')] : []),
  ];
  return run(node(), [tool('e2e', '@playwright/test/cli.js'), 'test', '--config', config, ...chosen], {
    cwd: at('e2e'),
    env,
  });
}

function readReport(file, name, code) {
  if (!existsSync(file)) throw new Error(`${name} ended with code ${code} and wrote no report`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The tests that failed, as `testsOf` has them. */
function failuresOf(report) {
  return testsOf(report).filter(({ error }) => error !== undefined);
}

/** A runner that ends with an error has failed, even where its report counts nothing. */
function failedAtLeast(failed, code) {
  return code !== 0 && failed === 0 ? 1 : failed;
}
