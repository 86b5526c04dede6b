import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { at } from './paths.mjs';

const folder = 'docs/decisions';
const HEADINGS = ['Context', 'Decision', 'Consequences'];
const MOST_LINES = 40;
const COLUMNS = 120;

/** What is wrong with the form, the length or the links of the decision records. */
export function decisionProblems() {
  return readdirSync(at(folder)).flatMap((name) => {
    const text = readFileSync(at(folder, name), 'utf8');
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    const links = [...text.matchAll(/\]\(([^):#]+\.md)\)/g)].map(([, link]) => link);
    const isInForm = text.startsWith('# ') && headings.join() === HEADINGS.join();
    const lines = foldedLines(text);
    return [
      !isInForm && `${folder}/${name} is not a title, ${HEADINGS.join(', ')}.`,
      lines > MOST_LINES && `${folder}/${name} has ${lines} lines of ${COLUMNS} columns, more than ${MOST_LINES}.`,
      ...links.map(
        (link) => !existsSync(at(folder, link)) && `${folder}/${name} links to ${link}, which does not exist.`,
      ),
    ].filter(Boolean);
  });
}

/** How many lines a text has when lines of more than `COLUMNS` are broken between words. */
function foldedLines(text) {
  return text
    .trimEnd()
    .split('\n')
    .reduce((sum, line) => sum + foldsOf(line), 0);
}

function foldsOf(line) {
  let folds = 1;
  let width = 0;
  for (const { length } of line.split(' ')) {
    if (width > 0 && width + 1 + length > COLUMNS) {
      folds += 1;
      width = length;
    } else width += (width > 0 ? 1 : 0) + length;
  }
  return folds;
}
