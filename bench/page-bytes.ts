import { ObjectId } from 'mongodb';
import { makeInvitation } from './support/invitation.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';
import { storeRsvps } from './wishes.ts';

const COUNTS = [10, 1_000, 10_000] as const;
/** How many wishes the page itself brings; the others are loaded when a guest asks for them. */
const IN_PAGE = 20;

/** What the guest page weighs as its invitation is wished more and more: the HTML as the server writes it. */
export async function benchPageBytes(stack: Stack): Promise<Row[]> {
  const bytes: number[] = [];
  const zipped: number[] = [];
  for (const count of COUNTS) {
    const { invitationId, pagePath } = await makeInvitation(stack, 0);
    await storeRsvps(stack, new ObjectId(invitationId), count);
    const url = `${stack.url}${pagePath}`;
    bytes.push(await bodyLength(url, 'identity'));
    zipped.push(await wireLength(url));
  }
  const [ten = 0, thousand = 0, most = 0] = bytes;
  const list = (sizes: readonly number[]): string => sizes.map((size) => (size / 1000).toFixed(1)).join(' / ');
  const perWish = (thousand - ten) / (IN_PAGE - COUNTS[0]);
  return [
    {
      what: 'HTML of the guest page with 10 / 1,000 / 10,000 wishes, KB',
      figure: list(bytes),
      goal: 'flat from 1,000 on; below, as many wishes as the page brings',
      ok: Math.abs(most - thousand) <= 0.005 * thousand && thousand - ten <= 0.1 * ten,
    },
    { what: 'the same over the wire, gzip, KB', figure: list(zipped), goal: '–' },
    {
      what: `one of the ${IN_PAGE} wishes in the page, text and data`,
      figure: `${perWish.toFixed(0)} bytes`,
      goal: '–',
    },
  ];
}

async function bodyLength(url: string, encoding: string): Promise<number> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': encoding } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.arrayBuffer()).byteLength;
}

/** `fetch` unpacks what it gets: the length on the wire is what a plain request counts. */
async function wireLength(url: string): Promise<number> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      let length = 0;
      response.on('data', (chunk: Buffer) => (length += chunk.length));
      response.on('end', () => resolve(length));
    }).on('error', reject);
  });
}
