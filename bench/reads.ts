import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Row } from './support/report.ts';
import { end, freePort } from './support/server-process.ts';
import type { Stack } from './support/stack.ts';
import { load, median } from './support/measure.ts';

const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 32;

/**
 * Public reads of one invitation per second, against bare node:http with the driver reading the same documents.
 * The two are loaded in turn, so that a drift of the machine's speed meets both.
 */
export async function benchReads(stack: Stack, invitationId: string): Promise<Row[]> {
  const port = await freePort();
  const floor = fork(new URL('./floor/reads-server.mjs', import.meta.url).pathname, [
    String(port),
    stack.mongoUri,
    invitationId,
  ]);
  await once(floor, 'message');
  const shop: number[] = [];
  const bare: number[] = [];
  const p99: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const url = `${stack.url}/api/invitation/find-one/${invitationId}`;
    const ours = await load({ url, connections: CONNECTIONS, duration: SECONDS });
    const theirs = await load({ url: `http://127.0.0.1:${port}/`, connections: CONNECTIONS, duration: SECONDS });
    if (ours.non2xx > 0 || ours.errors > 0) throw new Error(`${ours.non2xx} responses of the shop were no 200`);
    shop.push(ours.requests.average);
    bare.push(theirs.requests.average);
    p99.push(ours.latency.p99);
  }
  await end(floor);
  const ratio = median(shop) / median(bare);
  return [
    {
      what: `public invitation reads (${CONNECTIONS} connections): shop / bare node:http with the driver`,
      figure: `${ratio.toFixed(2)} (${median(shop).toFixed(0)} / ${median(bare).toFixed(0)} per s, p99 ${median(p99)} ms)`,
      goal: '>= 0.5',
      ok: ratio >= 0.5,
    },
  ];
}
