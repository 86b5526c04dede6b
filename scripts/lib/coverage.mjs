import { readFileSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at, tool } from './paths.mjs';

/** Which tests carry which requirement; made by `npm run docs`. */
export const coverageFile = 'docs/coverage.md';

/** The stage of the work that is done: what is wanted up to it must have a test. */
const DONE = 7;

const FOLDERS = ['server/src', 'server/test', 'shared/src', 'web/src', 'e2e/tests', 'e2e/engines', 'art'];
const SPEC = /\.(spec|test)\.(ts|tsx|mjs)$/;
const ID = /\b(?:[SIDGWC]-\d{2}|X\d{2})\b/g;
/** What looks like an id at the beginning of a name: `S7:`, `B-12 `, `5.1 `, `18.crash`, `X: `. */
const LIKE_ID = /^(?:[A-Z]{1,2}-?\d+|\d+\.\w+(?: [a-d](?=:))?|[A-Z](?=:))(?=[\s,:]|$)/;

/**
 * Reads the names of all tests for the ids of docs/requirements.json. Answers the text of the table, the ids that
 * should have a test by now and have none, and those in names that no requirement has, each with its file.
 */
export async function coverage() {
  const requirements = JSON.parse(readFileSync(at('docs/requirements.json'), 'utf8'));
  const { default: ts } = await import(pathToFileURL(tool('.', 'typescript/lib/typescript.js')).href);
  const known = new Set(requirements.map(({ id }) => id));
  /** id → file → how many tests */
  const found = new Map();
  /** `id in file` */
  const unknown = new Set();
  for (const file of specFiles()) {
    const { titles, names } = titlesIn(ts, file);
    for (const title of titles) {
      for (const id of new Set(title.match(ID))) {
        const files = found.get(id) ?? new Map();
        found.set(id, files.set(file, (files.get(file) ?? 0) + 1));
      }
    }
    const ids = [...titles.flatMap((title) => title.match(ID) ?? []), ...names.flatMap(firstIds)];
    for (const id of ids) if (!known.has(id)) unknown.add(`${id} in ${file}`);
  }
  return {
    text: table(requirements, found),
    missing: requirements.filter(({ id, since }) => since <= DONE && !found.has(id)).map(({ id }) => id),
    unknown: [...unknown],
  };
}

/** The ids that a name begins with, and what looks like one. */
function firstIds(name) {
  const id = LIKE_ID.exec(name)?.[0];
  return id ? [id, ...firstIds(name.slice(id.length).replace(/^[\s,:]+/, ''))] : [];
}

function specFiles() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(at(folder), { recursive: true })
      .filter((file) => SPEC.test(file) && !file.includes('node_modules'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  ).sort();
}

/** The titles of a file's tests, each with those of the groups around it, and the name of each test and group. */
function titlesIn(ts, file) {
  const source = ts.createSourceFile(file, readFileSync(at(file), 'utf8'), ts.ScriptTarget.Latest, true);
  const titles = [];
  const names = [];
  const visit = (node, around) => {
    const call = ts.isCallExpression(node) ? testCall(ts, node) : undefined;
    if (call?.skipped) return;
    const title = call ? `${around} ${call.title}` : around;
    if (call) names.push(call.title.slice(1));
    if (call && !call.isGroup) titles.push(title);
    ts.forEachChild(node, (child) => visit(child, title));
  };
  visit(source, '');
  return { titles, names };
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
when this file is not up to date, when something that should work by now has no test, or when a name begins with an id
that is not in \`docs/requirements.json\`. S: shop and account, I: invitations, G: guest lists, C: further parts of a
card, D: demo, admin pages and operation, W: public pages, X: safety.

| id | what must hold | tests |
|---|---|---|
${rows.join('\n')}
`;
}
