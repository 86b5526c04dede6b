import { allGot, rsvpRequest, connectGuests, type Crowd, crowd, getRequest } from './support/guests.ts';
import type { MadeInvitation } from './support/invitation.ts';
import { limitedInvitation } from './support/limited.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';

const VISITS = 4_000;
const RSVPS = 2_000;
const INVITATIONS = 40;
const GUESTS = 50;
const ROOM = 90_000;
const PAGE = { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br' };
/** What a document takes beside itself is measured once there are enough of them. */
const STORED = 'wishes';

/** What one guest costs: processor time of server and database, and what an RSVP takes on the disk. */
export async function benchCost(stack: Stack): Promise<Row[]> {
  const invitations: MadeInvitation[] = [];
  for (let at = 0; at < INVITATIONS; at += 1) invitations.push(await limitedInvitation(stack, ROOM));
  const pages = invitations.map(({ pagePath }) => getRequest(pagePath, PAGE));
  const one = invitations[0]?.invitationId ?? '';
  const rsvp = (index: number): string => rsvpRequest(one, index);
  const anyInvitation = (index: number): string => pages[index % INVITATIONS] ?? '';
  const each = (index: number): string => rsvpRequest(invitations[index % INVITATIONS]?.invitationId ?? '', index);
  // The first of each warm up.
  for (const request of [anyInvitation, rsvp, each]) await costOf(stack, { count: GUESTS, total: 1_000, request });
  const rows = [
    row(
      "a guest's page, many invitations in turn, one guest at a time",
      await costOf(stack, { count: 1, total: VISITS, request: anyInvitation }),
    ),
    row(
      `a guest's page, one invitation, ${GUESTS} guests at a time`,
      await costOf(stack, { count: GUESTS, total: VISITS, request: () => pages[0] ?? '' }),
    ),
    row(
      'an RSVP, many invitations in turn, one guest at a time',
      await costOf(stack, { count: 1, total: RSVPS, request: each }),
    ),
    row(
      `an RSVP, one invitation, ${GUESTS} guests at a time`,
      await costOf(stack, { count: GUESTS, total: RSVPS, request: rsvp }),
    ),
  ];
  return [...rows, await storedRsvp(stack)];
}

/** Processor time of a request, in microseconds. */
export interface Cost {
  server: number;
  database: number;
}

interface Requests {
  /** Connections that make them. */
  count: number;
  total: number;
  request: (index: number) => string;
  /** Of every response; 200 unless said. */
  status?: number;
}

export async function costOf(stack: Stack, { count, total, request, status = 200 }: Requests): Promise<Cost> {
  const guests = await connectGuests([stack.server.port], count);
  const [server, database] = [stack.server.cpu(), stack.databaseCpu()];
  const done: Crowd = await crowd(guests, total, request);
  for (const guest of guests) guest.leave();
  allGot(status, done);
  const each = (seconds: number): number => (seconds * 1e6) / total;
  return { server: each(stack.server.cpu() - server), database: each(stack.databaseCpu() - database) };
}

function row(what: string, { server, database }: Cost): Row {
  return {
    what: `processor time of ${what}`,
    figure: `server ${server.toFixed(0)} µs, database ${database.toFixed(0)} µs`,
    goal: '–',
  };
}

async function storedRsvp({ db }: Stack): Promise<Row> {
  const [stats] = await db
    .collection(STORED)
    .aggregate<{ storageStats: { count: number; size: number; totalIndexSize: number } }>([
      { $collStats: { storageStats: {} } },
    ])
    .toArray();
  const { count, size, totalIndexSize } = stats?.storageStats ?? { count: NaN, size: NaN, totalIndexSize: NaN };
  return {
    what: 'an RSVP as stored, before compression',
    figure: `${(size / count).toFixed(0)} bytes, and ${(totalIndexSize / count).toFixed(0)} bytes in its indexes`,
    goal: '–',
  };
}
