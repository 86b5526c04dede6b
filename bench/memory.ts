import { setTimeout as pause } from 'node:timers/promises';
import { allGot, rsvpRequest, connectGuests, crowd, getRequest } from './support/guests.ts';
import { limitedInvitation } from './support/limited.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';

const GUESTS = 50;
const READS = 12_000;
const PAGES = 30_000;
const RSVPS = 8_000;
const ROOM = 90_000;
const REST_MS = 5_000;
const MOST_IDLE = 160;
const MOST_LOADED = 300;
const LOOK_MS = 50;

/** The server's resident memory: when it has just started, the most while it is loaded, and when that is over. */
export async function benchMemory(stack: Stack): Promise<Row[]> {
  const fresh = await stack.addServer();
  await pause(REST_MS);
  const idle = fresh.memory();
  const { invitationId, pagePath } = await limitedInvitation(stack, ROOM);
  const guests = await connectGuests([fresh.port], GUESTS);
  let most = idle;
  const watch = setInterval(() => (most = Math.max(most, fresh.memory())), LOOK_MS);
  const read = getRequest(`/api/invitation/find-one/${invitationId}`);
  const page = getRequest(pagePath, { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br' });
  allGot(200, await crowd(guests, RSVPS, (index) => rsvpRequest(invitationId, index)));
  allGot(200, await crowd(guests, READS, () => read));
  allGot(200, await crowd(guests, PAGES, () => page));
  clearInterval(watch);
  for (const guest of guests) guest.leave();
  await pause(REST_MS);
  const after = fresh.memory();
  await fresh.stop();
  return [
    {
      what: `server memory ${REST_MS / 1000} s after its start`,
      figure: `${idle.toFixed(0)} MB`,
      goal: `<= ${MOST_IDLE} MB`,
      ok: idle <= MOST_IDLE,
    },
    {
      what: `the most during ${(RSVPS + READS + PAGES).toLocaleString('en')} requests of ${GUESTS} guests at a time (RSVPs, reads, pages)`,
      figure: `${most.toFixed(0)} MB (${after.toFixed(0)} MB ${REST_MS / 1000} s later)`,
      goal: `<= ${MOST_LOADED} MB`,
      ok: most <= MOST_LOADED,
    },
  ];
}
