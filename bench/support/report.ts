import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

/** One measured figure beside what it is to reach. `ok` is missing where there is no goal. */
export interface Row {
  what: string;
  figure: string;
  goal: string;
  ok?: boolean;
}

/** Writes the results as a Markdown table, and prints it. */
export function writeReport(file: string, sections: readonly { title: string; rows: readonly Row[] }[]): void {
  const lines = [
    '# Measured',
    '',
    'Written by `npm run bench`. Ratios are against a floor measured in the same run; absolute figures depend on the machine.',
    `Machine: ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}.`,
    '',
  ];
  for (const { title, rows } of sections) {
    lines.push(`## ${title}`, '', '| what | measured | goal | |', '|---|---|---|---|');
    for (const row of rows) {
      lines.push(
        `| ${row.what} | ${row.figure} | ${row.goal} | ${row.ok === undefined ? '' : row.ok ? 'reached' : '**missed**'} |`,
      );
    }
    lines.push('');
  }
  const text = lines.join('\n');
  writeFileSync(file, text);
  console.log(text);
}
