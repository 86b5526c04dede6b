import { relative, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

/**
 * The tests of a report of jest or playwright: `file` (from the repository's root), `name`, `seconds`, `setUp` (the
 * seconds of their file besides tests), and `error`, the text of a failure.
 * A file that doesn't load is one test without a name.
 */
export function testsOf(report) {
  if (report.suites) return report.suites.flatMap((suite) => playwrightTests(suite, report.config.rootDir));
  return (report.testResults ?? []).flatMap(({ name: path, status, message, startTime, endTime, assertionResults }) => {
    const file = relative(root, path);
    const tests = assertionResults.map(({ fullName, duration, failureMessages }) => ({
      file,
      name: fullName,
      seconds: (duration ?? 0) / 1000,
      error: failureMessages.length > 0 ? plain(failureMessages[0]) : undefined,
    }));
    if (status === 'failed' && tests.every(({ error }) => error === undefined)) {
      tests.push({ file, name: '', seconds: 0, error: plain(message) });
    }
    const setUp = (endTime - startTime) / 1000 - tests.reduce((sum, { seconds }) => sum + seconds, 0);
    return tests.map((test) => ({ ...test, setUp }));
  });
}

function playwrightTests({ specs = [], suites = [] }, folder) {
  return [
    ...suites.flatMap((suite) => playwrightTests(suite, folder)),
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        file: relative(root, join(folder, file)),
        name: `${title} (${projectName})`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        error: status === 'unexpected' || status === 'flaky' ? plain(errorOf(results)) : undefined,
      })),
    ),
  ];
}

function errorOf(results) {
  return results.map(({ error }) => error?.message ?? '').find((message) => message !== '') ?? 'failed';
}

function plain(text) {
  return stripVTControlCharacters(text);
}
