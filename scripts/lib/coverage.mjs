import { readFileSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at, tool } from './paths.mjs';

/** Which tests carry which requirement; made by `npm run docs`. */
export const coverageFile = 'docs/coverage.md';

/** The stage of the work that is done: what is wanted up to it must have a test. */
const DONE = 7;

const FOLDERS = ['server/test', 'shared/src', 'web/src', 'e2e/tests', 'art'];
const SPEC = /\.(spec|test)\.(ts|tsx|mjs)$/;
const ID = /\b(?:[SIDGWC]-\d{2}|X\d{2})\b/g;

/**
 * Reads the names of all tests for the ids of docs/requirements.json. Answers the text of the table, the ids that
 * should have a test by now and have none, and those in names that no requirement has.
 */
export async function coverage() {
  const requirements = JSON.parse(readFileSync(at('docs/requirements.json'), 'utf8'));
  const { default: ts } = await import(pathToFileURL(tool('.', 'typescript/lib/typescript.js')).href);
  /** id → file → how many tests */
  const found = new Map();
  for (const file of specFiles()) {
    for (const title of titlesIn(ts, file)) {
      for (const id of new Set(title.match(ID))) {
        const files = found.get(id) ?? new Map();
        found.set(id, files.set(file, (files.get(file) ?? 0) + 1));
      }
    }
  }
  const known = new Set(requirements.map(({ id }) => id));
  return {
    text: table(requirements, found),
    missing: requirements.filter(({ id, since }) => since <= DONE && !found.has(id)).map(({ id }) => id),
    unknown: [...found.keys()].filter((id) => !known.has(id)),
  };
}

function specFiles() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(at(folder), { recursive: true })
      .filter((file) => SPEC.test(file) && !file.includes('node_modules'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  ).sort();
}

/** The names of a file's tests, each with those of the groups around it. Skipped ones are none. */
function titlesIn(ts, file) {
  const source = ts.createSourceFile(file, readFileSync(at(file), 'utf8'), ts.ScriptTarget.Latest, true);
  const titles = [];
  const visit = (node, around) => {
    const call = ts.isCallExpression(node) ? testCall(ts, node) : undefined;
    if (call?.skipped) return;
    const name = call ? `${around} ${call.title}` : around;
    if (call && !call.isGroup) titles.push(name);
    ts.forEachChild(node, (child) => visit(child, name));
  };
  visit(source, '');
  return titles;
}

/** What a call declares, if it is one of describe, it and test with a name; the rows of `each` count as its name. */
function testCall(ts, { expression, arguments: [first] }) {
  const rows = ts.isCallExpression(expression) ? expression.arguments.map((row) => row.getText()).join(' ') : '';
  const words = (ts.isCallExpression(expression) ? expression.expression : expression).getText().split('.');
  if (!first || !['describe', 'it', 'test'].includes(words[0])) return undefined;
  const named = ts.isStringLiteralLike(first) || ts.isTemplateExpression(first) || ts.isBinaryExpression(first);
  if (!named || words.some((word) => ['step', 'use', 'slow', 'fail', 'beforeEach'].includes(word))) return undefined;
  return {
    title: `${first.getText()} ${rows}`,
    isGroup: words.includes('describe'),
    skipped: words.includes('skip') || words.includes('todo'),
  };
}

function table(requirements, found) {
  const rows = requirements.map(({ id, says, since }) => {
    const files = [...(found.get(id) ?? [])].map(([file, count]) => `\`${file}\` ${count}`);
    return `| ${id} | ${says} | ${files.length > 0 ? files.join('<br>') : since > DONE ? 'later' : '**none**'} |`;
  });
  return `# Which test proves what

Made by \`npm run docs\` from the names of the tests; the number says how many of a file carry the id. \`npm test\` fails
when this file is not up to date, or when something that should work by now has no test. S: shop and account,
I: invitations, G: guest lists, D: the shop itself, X: safety.

| id | what must hold | tests |
|---|---|---|
${rows.join('\n')}
`;
}
