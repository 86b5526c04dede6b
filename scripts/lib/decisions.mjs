import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { at } from './paths.mjs';

const folder = 'docs/decisions';
const HEADINGS = ['Context', 'Decision', 'Consequences'];

/** What is wrong with the form, the length or the links of the decision records. */
export function decisionProblems() {
  return readdirSync(at(folder)).flatMap((name) => {
    const text = readFileSync(at(folder, name), 'utf8');
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    const links = [...text.matchAll(/\]\(([^):#]+\.md)\)/g)].map(([, link]) => link);
    const isInForm = text.startsWith('# ') && headings.join() === HEADINGS.join() && text.split('\n').length <= 41;
    return [
      !isInForm && `${folder}/${name} is not a title, ${HEADINGS.join(', ')} in at most 40 lines.`,
      ...links.map(
        (link) => !existsSync(at(folder, link)) && `${folder}/${name} links to ${link}, which does not exist.`,
      ),
    ].filter(Boolean);
  });
}
