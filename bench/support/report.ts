import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

/** One measured figure beside what it is to reach. `ok` is missing where there is no goal. */
export interface Row {
  what: string;
  figure: string;
  goal: string;
  ok?: boolean;
}

const SECTION = /^## /m;
const word = (title: string): string => title.split(' (')[0] ?? title;

/** The rows of a section as they were written before; none when there is no such section. */
export function earlierRows(file: string, title: string): Row[] {
  const sections = existsSync(file) ? readFileSync(file, 'utf8').split(SECTION).slice(1) : [];
  const lines = sections.find((each) => word(each.split('\n')[0] ?? '') === word(title))?.split('\n') ?? [];
  return lines
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => {
      const [what = '', figure = '', goal = '', verdict = ''] = line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim());
      return { what, figure, goal, ...(verdict !== '' && { ok: verdict === 'reached' }) };
    });
}

/** Writes a section into the Markdown file of results in the place of its earlier one, and prints it. */
export function writeSection(file: string, title: string, rows: readonly Row[]): void {
  const table = rows.map(
    ({ what, figure, goal, ok }) =>
      `| ${what} | ${figure} | ${goal} | ${ok === undefined ? '' : ok ? 'reached' : '**missed**'} |`,
  );
  const section = [title, '', '| what | measured | goal | |', '|---|---|---|---|', ...table, ''].join('\n');
  const sections = existsSync(file) ? readFileSync(file, 'utf8').split(SECTION).slice(1) : [];
  const same = sections.findIndex((each) => word(each.split('\n')[0] ?? '') === word(title));
  if (same === -1) sections.push(section);
  else sections[same] = section;
  const head = [
    '# Measured',
    '',
    'Written by `npm run bench [part …]`. Ratios are against a floor measured in the same run; absolute figures depend on the machine.',
    `Machine: ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}.`,
  ].join('\n');
  writeFileSync(file, [head, ...sections.map((each) => `## ${each.trim()}`)].join('\n\n') + '\n');
  console.log(`## ${section}`);
}
