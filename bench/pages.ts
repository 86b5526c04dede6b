import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { allGot, connectGuests, crowdFor, getRequest, type Guest } from './support/guests.ts';
import { median, percentile } from './support/measure.ts';
import type { Row } from './support/report.ts';
import { end, freePort } from './support/server-process.ts';
import type { Stack } from './support/stack.ts';

const ROUNDS = 5;
const ROUND_MS = 1_500;
const GUESTS = 50;
/** As browsers ask. */
const ACCEPT = { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br, zstd' };
/** The server's own, which node:http writes by itself. */
const NOT_COPIED = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

interface Floor {
  port: number;
  stop(): Promise<void>;
}

/**
 * Guests' pages per second, whole (compressed as browsers ask for it) and requested again with the ETag,
 * against bare node:http that sends the same bytes. The two are loaded in turn.
 */
export function benchPages(stack: Stack, pagePath: string): Promise<Row[]> {
  return benchServed(stack, pagePath, { what: "a guest's page", goal: 0.2 });
}

/** What is asked of a page. */
interface Asked {
  what: string;
  /** Lowest ratio to bare node:http; absent: none. */
  goal?: number;
  /** Fewest pages per second; absent: none. */
  perSecond?: number;
}

/** The same of any page that is sent with an ETag. */
export async function benchServed(stack: Stack, pagePath: string, { what, ...goals }: Asked): Promise<Row[]> {
  const etag = String((await fetched(stack.server.port, pagePath, ACCEPT)).headers.etag);
  const floor = await bareServer(stack, pagePath, etag);
  try {
    const headers = { ...ACCEPT, Host: `localhost:${stack.server.port}` };
    const whole = getRequest(pagePath, headers);
    const again = getRequest(pagePath, { ...headers, 'If-None-Match': etag });
    return [
      await compared(stack, floor, {
        what: `${what}, whole, compressed`,
        request: whole,
        status: 200,
        ...goals,
      }),
      await compared(stack, floor, { what: `${what} asked for again (304)`, request: again, status: 304 }),
    ];
  } finally {
    await floor.stop();
  }
}

interface Case {
  what: string;
  request: string;
  status: number;
  goal?: number;
  perSecond?: number;
}

async function compared(stack: Stack, floor: Floor, { what, request, status, goal, perSecond }: Case): Promise<Row> {
  const guests = await connectGuests([stack.server.port], GUESTS);
  const bareGuests = await connectGuests([floor.port], GUESTS);
  const shop: number[] = [];
  const bare: number[] = [];
  const slowest: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ours = await crowdFor(guests, ROUND_MS, () => request);
    const theirs = await crowdFor(bareGuests, ROUND_MS, () => request);
    allGot(status, ours);
    allGot(status, theirs);
    if (round === 0) continue;
    shop.push(ours.perSecond);
    bare.push(theirs.perSecond);
    slowest.push(
      percentile(
        ours.got.map(({ ms }) => ms),
        99,
      ),
    );
  }
  leave([...guests, ...bareGuests]);
  const ratio = median(shop) / median(bare);
  return {
    what: `${what} (${GUESTS} guests at a time): shop / bare node:http sending the same bytes`,
    figure: `${ratio.toFixed(2)} (${median(shop).toFixed(0)} / ${median(bare).toFixed(0)} per s, p99 ${median(slowest).toFixed(1)} ms)`,
    ...verdict(ratio, goal, median(shop), perSecond),
  };
}

function verdict(ratio: number, goal?: number, rate = 0, perSecond?: number): Pick<Row, 'goal' | 'ok'> {
  if (goal !== undefined) return { goal: `>= ${goal}`, ok: ratio >= goal };
  if (perSecond !== undefined) return { goal: `>= ${perSecond} per s`, ok: rate >= perSecond };
  return { goal: '–' };
}

async function bareServer(stack: Stack, pagePath: string, etag: string): Promise<Floor> {
  const whole = await fetched(stack.server.port, pagePath, ACCEPT);
  const unchanged = await fetched(stack.server.port, pagePath, { ...ACCEPT, 'If-None-Match': etag });
  const encoding = whole.headers['content-encoding'];
  if (encoding === undefined || unchanged.status !== 304) {
    throw new Error(`the page came as ${encoding ?? 'plain'}, and then ${unchanged.status}`);
  }
  const port = await freePort();
  const server = fork(new URL('./floor/bytes-server.mjs', import.meta.url).pathname, [String(port)]);
  await once(server, 'message');
  server.send({
    headers: { ...copied(whole.headers), 'content-length': whole.body.length },
    unchanged: copied(unchanged.headers),
    body: whole.body.toString('base64'),
    etag,
  });
  await once(server, 'message');
  return { port, stop: () => end(server) };
}

const copied = (headers: IncomingHttpHeaders): Record<string, unknown> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_COPIED.has(name)));

function fetched(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    // The shop leads visitors from other names of this machine to its own origin.
    const named = { Host: `localhost:${port}`, ...headers };
    get({ host: '127.0.0.1', port, path, headers: named, agent: false }, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject);
    }).on('error', reject);
  });
}

function leave(guests: readonly Guest[]): void {
  for (const guest of guests) guest.leave();
}
