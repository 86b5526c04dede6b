// npm run bench [part …]: measures the running shop against floors measured in the same run, and writes the sections
// of those parts into bench/results.md. Without a part: all of them but `soak` and `growth`, some thirty minutes.
// `designs` and `motion` may be followed by ids of designs: those are measured, and the rows of the others stay.
// `soak` may be followed by its minutes, 30 else.
import { benchBackup } from './backup.ts';
import { benchChunks } from './chunks.ts';
import { benchCost } from './cost.ts';
import { benchExpensiveRequests } from './expensive-requests.ts';
import { benchCrowded } from './crowded.ts';
import { benchDoor } from './door.ts';
import { benchEditor } from './editor.ts';
import { benchGrowth } from './growth.ts';
import { benchDesigns, benchGuestPage } from './guest-page.ts';
import { benchLargeUploads } from './large-uploads.ts';
import { benchMemory } from './memory.ts';
import { benchMotion } from './motion.ts';
import { benchNames } from './names.ts';
import { benchOrders } from './orders.ts';
import { benchPageBytes } from './page-bytes.ts';
import { benchReads } from './reads.ts';
import { benchPages } from './pages.ts';
import { benchPersonalPages } from './personal-pages.ts';
import { benchGuestList } from './guest-list.ts';
import { benchGuests } from './guests.ts';
import { benchRsvp } from './rsvp.ts';
import { benchServers } from './servers.ts';
import { benchShopPages } from './shop-pages.ts';
import { benchShopServed } from './shop-served.ts';
import { benchSnow } from './snow.ts';
import { benchSoak } from './soak.ts';
import { benchStart } from './start.ts';
import { benchSweep } from './sweep.ts';
import { earlierRows, writeSection, type Row } from './support/report.ts';
import { makeInvitation, type MadeInvitation } from './support/invitation.ts';
import { startStack, type Stack } from './support/stack.ts';
import { benchUploads } from './uploads.ts';
import { benchExport, benchWishes } from './wishes.ts';

type Part = { title: string } & (
  | { measure: (stack: Stack, subject: MadeInvitation) => Promise<Row[]> }
  /** Each row is written as soon as it is there, and stays until it is measured anew. */
  | { each: (stack: Stack) => AsyncIterable<Row> }
  /** Needs no running shop, or has its own. */
  | { weigh: () => Promise<Row[]>; onlyWhenAsked?: boolean }
);

const PARTS: Record<string, Part> = {
  reads: { title: 'Public reads', measure: (stack, { invitationId }) => benchReads(stack, invitationId) },
  orders: { title: 'Orders', measure: benchOrders },
  pages: { title: 'Guest pages served', measure: (stack, { pagePath }) => benchPages(stack, pagePath) },
  'personal-pages': { title: 'Pages of personal links', measure: benchPersonalPages },
  rsvp: { title: 'RSVPs', measure: benchRsvp },
  guests: { title: 'Guest lists', measure: benchGuests },
  'guest-list': { title: 'Page of a guest list', measure: (stack) => benchGuestList(stack) },
  door: { title: 'Check-in', measure: benchDoor },
  wishes: {
    title: 'Many wishes',
    measure: async (stack, many) => benchWishes(stack, await makeInvitation(stack), many),
  },
  export: { title: 'Export', measure: benchExport },
  uploads: { title: 'Uploads', measure: benchUploads },
  'large-uploads': { title: 'Large uploads', measure: benchLargeUploads },
  'guest-page': { title: 'Guest page', measure: (stack, { pagePath }) => benchGuestPage(stack, pagePath) },
  designs: {
    title: 'Guest page of every design',
    each: (stack) => benchDesigns(stack, designs),
  },
  motion: {
    title: 'Animated version of every design',
    each: (stack) => benchMotion(stack, designs),
  },
  'page-bytes': { title: 'Bytes of the guest page', measure: benchPageBytes },
  snow: { title: 'Snow', measure: (stack, { pagePath }) => benchSnow(stack, pagePath) },
  chunks: { title: 'Chunks', weigh: benchChunks },
  'shop-served': { title: 'Shop pages served', measure: benchShopServed },
  'shop-pages': { title: 'Shop pages', measure: benchShopPages },
  backup: { title: 'Backup', measure: benchBackup },
  editor: { title: 'Editor', measure: benchEditor },
  names: { title: 'Names on covers', measure: (stack) => benchNames(stack) },
  memory: { title: 'Memory', measure: benchMemory },
  crowded: { title: 'An invitation while it gets RSVPs and is exported', measure: benchCrowded },
  sweep: { title: 'Sweep of files', measure: benchSweep },
  start: { title: 'Start', measure: benchStart },
  servers: { title: 'Two servers', measure: benchServers },
  cost: {
    title: 'Cost of a guest, and of the most expensive anonymous requests',
    measure: async (stack) => [...(await benchCost(stack)), ...(await benchExpensiveRequests(stack))],
  },
  growth: { title: 'Growth', weigh: benchGrowth, onlyWhenAsked: true },
  soak: { title: 'Soak', weigh: () => benchSoak(minutes), onlyWhenAsked: true },
};

const DESIGN_ID = /^cv\d{4}$/;
/** Below two there is nothing to compare. */
const MINUTES = /^([2-9]|[1-9]\d{1,2})$/;
const designs = process.argv.slice(2).filter((name) => DESIGN_ID.test(name));
const minutes = Number(process.argv.slice(2).find((name) => MINUTES.test(name)) ?? 30);
const named = process.argv.slice(2).filter((name) => !DESIGN_ID.test(name) && !MINUTES.test(name));
const asked = designs.length > 0 && named.length === 0 ? ['designs'] : named;
const unknown = asked.find((name) => !Object.hasOwn(PARTS, name));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}". Parts: ${Object.keys(PARTS).join(', ')}`);
  process.exit(1);
}

const RESULTS = new URL('./results.md', import.meta.url).pathname;
let missed = 0;
for (const [name, part] of Object.entries(PARTS)) {
  const isOptional = 'onlyWhenAsked' in part && part.onlyWhenAsked === true;
  if (asked.length > 0 ? !asked.includes(name) : isOptional) continue;
  const rows = await results(part);
  missed += rows.filter(({ ok }) => ok === false).length;
}
process.exitCode = missed === 0 ? 0 : 1;

/** Measures a part, and writes its section. */
async function results(part: Part): Promise<Row[]> {
  if ('weigh' in part) {
    const rows = await part.weigh();
    writeSection(RESULTS, part.title, rows);
    return rows;
  }
  // A shop of its own for each part, so that none measures what another has left behind.
  const stack = await startStack();
  const title = `${part.title} (${stack.engine})`;
  try {
    const rows = 'each' in part ? [] : await part.measure(stack, await makeInvitation(stack));
    if (!('each' in part)) writeSection(RESULTS, title, rows);
    else
      for await (const row of part.each(stack)) {
        rows.push(row);
        const others = earlierRows(RESULTS, title).filter(({ what }) => what !== row.what);
        writeSection(
          RESULTS,
          title,
          [...others, row].sort((a, b) => a.what.localeCompare(b.what)),
        );
      }
    return rows;
  } finally {
    await stack.stop();
  }
}
