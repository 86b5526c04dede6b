// npm run bench: measures the running shop against floors measured in the same run, and writes bench/results.md.
import { benchGuestPage } from './guest-page.ts';
import { benchMemory } from './memory.ts';
import { benchReads } from './reads.ts';
import { benchRsvp } from './rsvp.ts';
import { writeReport } from './support/report.ts';
import { makeInvitation } from './support/invitation.ts';
import { startStack } from './support/stack.ts';

const stack = await startStack();
let missed = 0;
try {
  const { invitationId, pagePath } = await makeInvitation(stack);
  const sections = [
    { title: 'Guest page', rows: await benchGuestPage(stack, pagePath) },
    {
      title: `Server (${stack.engine})`,
      rows: [...(await benchReads(stack, invitationId)), ...(await benchRsvp(stack, invitationId))],
    },
    { title: 'Memory', rows: await benchMemory(stack, invitationId, pagePath) },
  ];
  missed = sections.flatMap(({ rows }) => rows).filter(({ ok }) => ok === false).length;
  writeReport(new URL('./results.md', import.meta.url).pathname, sections);
} finally {
  await stack.stop();
}
process.exitCode = missed === 0 ? 0 : 1;
