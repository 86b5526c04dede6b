// npm run bench: measures the running shop against floors measured in the same run, and writes bench/results.md.
import { benchGuestPage } from './guest-page.ts';
import { benchMemory } from './memory.ts';
import { benchReads } from './reads.ts';
import { benchRsvp } from './rsvp.ts';
import { writeReport, type Row } from './support/report.ts';
import { makeInvitation } from './support/invitation.ts';
import { startStack } from './support/stack.ts';

const RESULTS = new URL('./results.md', import.meta.url).pathname;
const stack = await startStack();
let missed = 0;
try {
  const { invitationId, pagePath } = await makeInvitation(stack);
  const parts: readonly [title: string, measure: () => Promise<Row[]>][] = [
    [
      `Server (${stack.engine})`,
      async () => [...(await benchReads(stack, invitationId)), ...(await benchRsvp(stack, invitationId))],
    ],
    ['Guest page', () => benchGuestPage(stack, pagePath)],
    ['Memory', () => benchMemory(stack, invitationId, pagePath)],
  ];
  const sections: { title: string; rows: Row[] }[] = [];
  for (const [title, measure] of parts) {
    sections.push({ title, rows: await measure() });
    // After each part, so that a run that is ended early leaves what it measured.
    writeReport(RESULTS, sections);
  }
  missed = sections.flatMap(({ rows }) => rows).filter(({ ok }) => ok === false).length;
} finally {
  await stack.stop();
}
process.exitCode = missed === 0 ? 0 : 1;
