import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { at } from './lib/paths.mjs';
import { Problem } from './lib/problem.mjs';
import { testsOf } from './lib/reports.mjs';

/**
 * Prints the slowest tests and files of the last runs, by the reports in `test-results`:
 * `npm run slow-tests [-- count]`. A file's seconds hold its set-up as well.
 */
export async function run([count = '10']) {
  const folder = at('test-results');
  const reports = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  if (reports.length === 0) throw new Problem('There is no report in test-results: run `npm test` first.');
  const tests = reports.flatMap((file) => testsOf(JSON.parse(readFileSync(at('test-results', file), 'utf8'))));
  const files = new Map();
  for (const { file, seconds, setUp = 0 } of tests) files.set(file, (files.get(file) ?? setUp) + seconds);
  print(
    'tests',
    tests.map(({ file, name, seconds }) => [seconds, `${file}: ${name}`]),
    Number(count),
  );
  print(
    'files',
    [...files].map(([file, seconds]) => [seconds, file]),
    Number(count),
  );
  return 0;
}

function print(title, rows, count) {
  const slowest = rows.sort(([a], [b]) => b - a).slice(0, count);
  console.log(`The slowest ${title}, in seconds:`);
  for (const [seconds, name] of slowest) console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
}
