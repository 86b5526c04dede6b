// npm run bench [part …]: measures the running shop against floors measured in the same run, and writes the sections of
// those parts into bench/results.md. Without a part: all of them, some twenty-five minutes.
import { benchBackup } from './backup.ts';
import { benchChunks } from './chunks.ts';
import { benchEditor } from './editor.ts';
import { benchEveryDesign, benchGuestPage } from './guest-page.ts';
import { benchMemory } from './memory.ts';
import { benchOrders } from './orders.ts';
import { benchPageBytes } from './page-bytes.ts';
import { benchReads } from './reads.ts';
import { benchRsvp } from './rsvp.ts';
import { benchShopPages } from './shop-pages.ts';
import { benchSnow } from './snow.ts';
import { writeSection, type Row } from './support/report.ts';
import { makeInvitation, type MadeInvitation } from './support/invitation.ts';
import { startStack, type Stack } from './support/stack.ts';
import { benchUploads } from './uploads.ts';
import { benchExport, benchWishes } from './wishes.ts';

type Part = { title: string } & (
  | { measure: (stack: Stack, subject: MadeInvitation) => Promise<Row[]> }
  /** Needs no running shop, and no time. */
  | { weigh: () => Promise<Row[]> }
);

const PARTS: Record<string, Part> = {
  reads: { title: 'Public reads', measure: (stack, { invitationId }) => benchReads(stack, invitationId) },
  orders: { title: 'Orders', measure: benchOrders },
  rsvp: { title: 'Answers', measure: (stack, { invitationId }) => benchRsvp(stack, invitationId) },
  wishes: {
    title: 'Many wishes',
    measure: async (stack, many) => benchWishes(stack, await makeInvitation(stack), many),
  },
  export: { title: 'Export', measure: benchExport },
  uploads: { title: 'Uploads', measure: benchUploads },
  'guest-page': { title: 'Guest page', measure: (stack, { pagePath }) => benchGuestPage(stack, pagePath) },
  designs: { title: 'Guest page of every design', measure: benchEveryDesign },
  'page-bytes': { title: 'Bytes of the guest page', measure: benchPageBytes },
  snow: { title: 'Snow', measure: (stack, { pagePath }) => benchSnow(stack, pagePath) },
  chunks: { title: 'Chunks', weigh: benchChunks },
  'shop-pages': { title: 'Shop pages', measure: benchShopPages },
  backup: { title: 'Backup', measure: benchBackup },
  editor: { title: 'Editor', measure: benchEditor },
  memory: {
    title: 'Memory',
    measure: (stack, { invitationId, pagePath }) => benchMemory(stack, invitationId, pagePath),
  },
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(PARTS, name));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}". Parts: ${Object.keys(PARTS).join(', ')}`);
  process.exit(1);
}

const RESULTS = new URL('./results.md', import.meta.url).pathname;
let missed = 0;
for (const [name, part] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const { title, rows } = await results(part);
  writeSection(RESULTS, title, rows);
  missed += rows.filter(({ ok }) => ok === false).length;
}
process.exitCode = missed === 0 ? 0 : 1;

async function results(part: Part): Promise<{ title: string; rows: Row[] }> {
  if ('weigh' in part) return { title: part.title, rows: await part.weigh() };
  // A shop of its own for each part, so that none measures what another has left behind.
  const stack = await startStack();
  try {
    const rows = await part.measure(stack, await makeInvitation(stack));
    return { title: `${part.title} (${stack.engine})`, rows };
  } finally {
    await stack.stop();
  }
}
