import { allGot, answerRequest, connectGuests, type Crowd, crowd, getRequest } from './support/guests.ts';
import type { MadeInvitation } from './support/invitation.ts';
import { limitedInvitation } from './support/limited.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';

const VISITS = 4_000;
const ANSWERS = 2_000;
const CARDS = 40;
const GUESTS = 50;
const ROOM = 90_000;
const PAGE = { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br' };
/** What a document takes beside itself is measured once there are enough of them. */
const STORED = 'wishes';

/** What one guest costs: processor time of server and database, and what an answer takes on the disk. */
export async function benchCost(stack: Stack): Promise<Row[]> {
  const cards: MadeInvitation[] = [];
  for (let at = 0; at < CARDS; at += 1) cards.push(await limitedInvitation(stack, ROOM));
  const pages = cards.map(({ pagePath }) => getRequest(pagePath, PAGE));
  const one = cards[0]?.invitationId ?? '';
  const answer = (index: number): string => answerRequest(one, index);
  const anyCard = (index: number): string => pages[index % CARDS] ?? '';
  const each = (index: number): string => answerRequest(cards[index % CARDS]?.invitationId ?? '', index);
  // The first of each warm up.
  for (const request of [anyCard, answer, each]) await costOf(stack, { count: GUESTS, total: 1_000, request });
  const rows = [
    row(
      "a guest's page, many cards in turn, one guest at a time",
      await costOf(stack, { count: 1, total: VISITS, request: anyCard }),
    ),
    row(
      `a guest's page, one card, ${GUESTS} guests at a time`,
      await costOf(stack, { count: GUESTS, total: VISITS, request: () => pages[0] ?? '' }),
    ),
    row(
      'an answer, many cards in turn, one guest at a time',
      await costOf(stack, { count: 1, total: ANSWERS, request: each }),
    ),
    row(
      `an answer, one card, ${GUESTS} guests at a time`,
      await costOf(stack, { count: GUESTS, total: ANSWERS, request: answer }),
    ),
  ];
  return [...rows, await storedAnswer(stack)];
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
  /** Of every answer; 200 unless said. */
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

async function storedAnswer({ db }: Stack): Promise<Row> {
  const [stats] = await db
    .collection(STORED)
    .aggregate<{ storageStats: { count: number; size: number; totalIndexSize: number } }>([
      { $collStats: { storageStats: {} } },
    ])
    .toArray();
  const { count, size, totalIndexSize } = stats?.storageStats ?? { count: NaN, size: NaN, totalIndexSize: NaN };
  return {
    what: 'an answer as stored, before compression',
    figure: `${(size / count).toFixed(0)} bytes, and ${(totalIndexSize / count).toFixed(0)} bytes in its indexes`,
    goal: '–',
  };
}
