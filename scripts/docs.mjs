import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { contractSchemas, contractSchemasFile } from './lib/contract-schemas.mjs';
import { coverage, coverageFile } from './lib/coverage.mjs';
import { decisionProblems } from './lib/decisions.mjs';
import { docNameProblems } from './lib/doc-names.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { licences, licencesFile } from './lib/licences.mjs';
import { at } from './lib/paths.mjs';
import { Problem } from './lib/problem.mjs';
import { runJest } from './lib/runners.mjs';

/**
 * Writes what is made from the code and committed: the schemas of the contract, the examples of the API's description
 * (by making every call on a shop of its own), and the table of the tests.
 */
export async function run() {
  await ensureInstalled();
  mkdirSync(at('test-results'), { recursive: true });
  writeFileSync(at(contractSchemasFile), await contractSchemas());
  const { failed } = await runJest('server', ['openapi/openapi'], { env: { WRITE_EXAMPLES: '1' } });
  const { text, missing, unknown } = await coverage();
  writeFileSync(at(coverageFile), text);
  if (failed > 0) throw new Problem('The API’s description is not true yet, for the reasons above.');
  if (missing.length > 0) throw new Problem(`No test carries ${missing.join(', ')}.`);
  if (unknown.length > 0) throw new Problem(unknownIds(unknown));
  return 0;
}

/**
 * The runner of `npm test`: whether those files and the list of licences are up to date, decision records have their
 * form, names in documents exist, all licences are allowed, and every requirement has a test.
 */
export async function checkDocs() {
  const { text, missing, unknown } = await coverage();
  const shipped = await licences();
  const decisions = decisionProblems();
  const names = docNameProblems();
  const problems = [
    outdated(contractSchemasFile, await contractSchemas()),
    outdated(coverageFile, text),
    outdated(licencesFile, shipped.text, 'licences'),
    decisions.length > 0 && decisions.join('\n'),
    names.length > 0 && names.join('\n'),
    shipped.problems.length > 0 && shipped.problems.join('\n'),
    missing.length > 0 && `No test carries ${missing.join(', ')} in its name.`,
    unknown.length > 0 && unknownIds(unknown),
  ];
  const failures = problems
    .filter((problem) => problem !== false)
    .map((problem) => ({ file: 'docs', name: '', error: problem }));
  return { passed: problems.length - failures.length, failed: failures.length, failures };
}

const unknownIds = (unknown) =>
  `Names of tests begin with ids that docs/requirements.json does not have: ${unknown.join(', ')}.`;

function outdated(file, text, command = 'docs') {
  const same = existsSync(at(file)) && readFileSync(at(file), 'utf8') === text;
  return !same && `${file} is not up to date. Write it with: npm run ${command}`;
}
