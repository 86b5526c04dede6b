import { availableParallelism } from 'node:os';
import { allGot, rsvpRequest, connectGuests, crowdFor, getRequest, type Guest } from './support/guests.ts';
import { limitedInvitation } from './support/limited.ts';
import { median } from './support/measure.ts';
import type { Row } from './support/report.ts';
import type { ServerProcess } from './support/server-process.ts';
import type { Stack } from './support/stack.ts';

const ROUNDS = 3;
const ROUND_MS = 2_500;
/** At each server. */
const GUESTS = 50;
const ROOM = 90_000;
const GOAL = 1.6;
/** Two servers, a database and the guests themselves: with fewer cores they take them from each other. */
const CORES_FOR_TWO = 4;
const PAGE = { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br' };

interface Speed {
  perSecond: number;
  /** Processor time of one request in the servers, in microseconds. */
  cpu: number;
}

/**
 * What a second server adds. Where the machine has the cores: requests per second of two against one. Else by the
 * processor time of a request, at one server alone against each of two that work at once on the same invitation.
 */
export async function benchServers(stack: Stack): Promise<Row[]> {
  const second = await stack.addServer();
  const { invitationId, pagePath } = await limitedInvitation(stack, ROOM);
  const page = getRequest(pagePath, PAGE);
  const data = getRequest(`/api/invitation/find-one/${invitationId}`);
  // What is asked for in a round.
  const kinds: Record<string, () => Promise<() => string>> = {
    // Each time another one: none takes more than 20,000 RSVPs.
    'RSVPs on one limited invitation': async () => {
      const limited = await limitedInvitation(stack, ROOM);
      return () => rsvpRequest(limited.invitationId, 0);
    },
    "guests' pages": () => Promise.resolve(() => page),
    'reads of an invitation': () => Promise.resolve(() => data),
  };
  const rows: Row[] = [];
  for (const [what, prepare] of Object.entries(kinds)) {
    rows.push(await twoAgainstOne(what, [stack.server, second], prepare));
  }
  await second.stop();
  return rows;
}

async function twoAgainstOne(
  what: string,
  servers: readonly ServerProcess[],
  prepare: () => Promise<() => string>,
): Promise<Row> {
  const guests = await Promise.all(servers.map(({ port }) => connectGuests([port], GUESTS)));
  const [one, two]: [Speed[], Speed[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    // Each of the two alone by turns: both have to be warm.
    const alone = round % servers.length;
    const request = await prepare();
    const speedOfOne = await speedOf(servers.slice(alone, alone + 1), guests.slice(alone, alone + 1), request);
    const speedOfTwo = await speedOf(servers, guests, request);
    if (round === 0) continue;
    one.push(speedOfOne);
    two.push(speedOfTwo);
  }
  for (const guest of guests.flat()) guest.leave();
  const speed = median(two.map(({ perSecond }) => perSecond)) / median(one.map(({ perSecond }) => perSecond));
  const cpuOfOne = median(one.map(({ cpu }) => cpu));
  const cpuOfTwo = median(two.map(({ cpu }) => cpu));
  const bySpeed = availableParallelism() >= CORES_FOR_TWO;
  const ratio = bySpeed ? speed : (2 * cpuOfOne) / cpuOfTwo;
  return {
    what: `${what}: two servers / one, ${bySpeed ? 'requests per second' : `by the processor time of a request (${availableParallelism()} cores do not hold both, the database and the guests)`}`,
    figure: `${ratio.toFixed(2)} (${cpuOfOne.toFixed(0)} µs at one alone, ${cpuOfTwo.toFixed(0)} µs at each of two)`,
    goal: `>= ${GOAL}`,
    ok: ratio >= GOAL,
  };
}

async function speedOf(
  servers: readonly ServerProcess[],
  guests: readonly Guest[][],
  request: () => string,
): Promise<Speed> {
  const cpu = (): number => servers.reduce((sum, server) => sum + server.cpu(), 0);
  const before = cpu();
  const done = await crowdFor(guests.flat(), ROUND_MS, request);
  allGot(200, done);
  return { perSecond: done.perSecond, cpu: ((cpu() - before) * 1e6) / done.got.length };
}
