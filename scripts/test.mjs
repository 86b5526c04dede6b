import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { checkDocs } from './docs.mjs';
import { holdingOutput, Stopped } from './lib/children.mjs';
import { checkBudgets } from './lib/budgets.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at } from './lib/paths.mjs';
import { Problem } from './lib/problem.mjs';
import { runArtCheck, runEngines, runJest, runLint, runPlaywright, runTypes } from './lib/runners.mjs';

const ONE_WORKER = ['--workers=1'];

/**
 * In this order; each answers `{ passed, failed, skipped, failures }`. What is `beside` the server's tests runs while
 * they do: those wait for their database, for time-outs and for processes that start, and use hardly more than one
 * core. They come in `parts`, so that both sides can share the rest, and because jest keeps some 30 MB of each file
 * that it has run. What failed of those with `repeat` runs once more at the end, alone and with these arguments.
 */
const runners = [
  { name: 'types', beside: true, run: runTypes },
  { name: 'lint', beside: true, run: runLint },
  { name: 'docs', beside: true, run: checkDocs },
  { name: 'art', beside: true, run: runArtCheck, when: () => existsSync(at('art/check.mjs')) },
  { name: 'budgets', beside: true, run: checkBudgets },
  { name: 'shared', beside: true, run: (args) => runJest('shared', args) },
  {
    name: 'web',
    beside: true,
    run: (args) => runJest('web', args),
    when: () => hasTests('web/src') || hasTests('web/test'),
  },
  { name: 'server', parts: 8, repeat: [], run: (args, shard) => runJest('server', args, { shard }) },
  { name: 'e2e', beside: true, repeat: ONE_WORKER, run: runPlaywright },
  { name: 'engines', beside: true, repeat: ONE_WORKER, run: runEngines },
];

/** How many failures the summary shows, and how many lines of each one's text. */
const MOST_SHOWN = 10;
const ERROR_LINES = 8;

/**
 * Runs every runner, or the one named first, to its end and sums up in one last line. A runner that breaks counts as
 * one failure; the others still run, so that one run shows everything.
 */
export async function run([only, ...args]) {
  const chosen = runners.filter(({ name, when }) => (only === undefined ? (when?.() ?? true) : name === only));
  if (chosen.length === 0) {
    throw new Problem(`There is no test runner "${only}". There are: ${runners.map(({ name }) => name).join(', ')}`);
  }
  mkdirSync(at('test-results'), { recursive: true });
  await ensureInstalled();
  const results = new Map();
  const one = async (runner) => {
    const result = await timed(runner, args);
    const former = results.get(runner.name);
    results.set(runner.name, former ? sumOf([former, result]) : result);
  };
  await one({ name: 'build', run: runBuild });
  const inTurn = chosen.filter((runner) => !runner.beside || chosen.length === 1);
  const beside = chosen.filter((runner) => !inTurn.includes(runner));
  const rest = beside.length > 0 ? inTurn.flatMap(inParts) : inTurn;
  const inFront = takeAll(rest, (runner) => {
    console.log(heading(runner));
    return one(runner);
  });
  const held = (runner) => holdingOutput(heading(runner), inFront, () => one(runner));
  await Promise.all([inFront, takeAll(beside, held).then(() => takeAll(rest, held))]);
  const passedAlone = only === undefined ? await repeatFailed(results) : [];
  const lines = ['build', ...chosen.map(({ name }) => name)].map((name) => {
    const result = results.get(name);
    return `${name.padEnd(8)}${line(result).padEnd(36)}${result.seconds.toFixed(1)} s`;
  });
  const total = sumOf([...results.values()]);
  printFailures('Failed beside others, passed alone', passedAlone, 1);
  printFailures('Failed', total.failures, ERROR_LINES);
  console.log(`\n${lines.join('\n')}\n\n${line(total)}`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

/**
 * Runs the spec files with failures once more, now that nothing runs beside them, and replaces their failures in the
 * results (docs/decisions/178-failures-beside-others.md).
 * @returns the failures that did not come again
 */
async function repeatFailed(results) {
  const passed = [];
  for (const runner of runners.filter(({ repeat }) => repeat)) {
    const result = results.get(runner.name);
    const files = [...new Set(result?.failures.map(({ file }) => file))];
    if (files.length === 0 || files.includes('')) continue;
    console.log(heading({ name: `${runner.name} alone` }));
    const { failed, failures, seconds } = await timed(runner, [...files, ...runner.repeat]);
    result.seconds += seconds;
    // It broke before its report: the first failures stay.
    if (failed > failures.length) continue;
    const fewer = result.failures.length - failed;
    passed.push(...result.failures.filter(({ name }) => failures.every((failure) => failure.name !== name)));
    results.set(runner.name, {
      ...result,
      passed: result.passed + fewer,
      failed: result.failed - fewer,
      failures,
    });
  }
  return passed;
}

function printFailures(title, failures, errorLines) {
  if (failures.length === 0) return;
  console.log(`\n${title}:`);
  for (const { file, name, error } of failures.slice(0, MOST_SHOWN)) {
    const shown = error.split('\n').filter((text) => text.trim() !== '');
    console.log(`\n${file}: ${name}\n${shown.slice(0, errorLines).join('\n')}`);
  }
  for (const { file, name } of failures.slice(MOST_SHOWN)) console.log(`${file}: ${name}`);
}

async function timed(runner, args) {
  const began = performance.now();
  const result = await counted(runner, args);
  return { skipped: 0, failures: [], ...result, seconds: (performance.now() - began) / 1000 };
}

function sumOf(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    seconds: sum('seconds'),
    failures: results.flatMap(({ failures }) => failures),
  };
}

/** Takes one after the other off a list that may be shared. */
async function takeAll(list, work) {
  for (let next = list.shift(); next; next = list.shift()) await work(next);
}

/** A runner's parts as runners, each with its number, such as `2/8`. */
function inParts(runner) {
  const { parts = 1 } = runner;
  if (parts === 1) return [runner];
  return Array.from({ length: parts }, (_, index) => {
    const part = `${index + 1}/${parts}`;
    return { ...runner, part, run: (args) => runner.run(args, part) };
  });
}

function heading({ name, part }) {
  const title = part ? `${name} ${part}` : name;
  return `\n── ${title} ${'─'.repeat(70 - title.length)}`;
}

async function runBuild() {
  await ensureBuilt();
  return { passed: 1, failed: 0 };
}

async function counted(runner, args) {
  try {
    return await runner.run(args);
  } catch (error) {
    if (error instanceof Stopped) throw error;
    console.error(error instanceof Problem ? error.message : error);
    return { passed: 0, failed: 1, failures: [{ file: '', name: runner.name, error: String(error) }] };
  }
}

function line({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function hasTests(folder) {
  if (!existsSync(at(folder))) return false;
  return readdirSync(at(folder), { recursive: true }).some((file) => /\.(spec|test)\.tsx?$/.test(file));
}
