import { load } from './support/measure.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';

const REQUESTS = 100_000;

/** The server's resident memory after 100,000 requests: reads of the invitation and whole guest pages. */
export async function benchMemory(stack: Stack, invitationId: string, pagePath: string): Promise<Row[]> {
  const before = stack.serverMemory();
  const reads = await load({
    url: `${stack.url}/api/invitation/find-one/${invitationId}`,
    connections: 32,
    amount: REQUESTS * 0.9,
  });
  const pages = await load({ url: `${stack.url}${pagePath}`, connections: 16, amount: REQUESTS * 0.1 });
  const after = stack.serverMemory();
  const served = reads.requests.total + pages.requests.total;
  return [
    {
      what: `server memory after ${served.toLocaleString('en')} requests`,
      figure: `${after.toFixed(0)} MB (${before.toFixed(0)} MB before)`,
      goal: '< 250 MB',
      ok: after < 250,
    },
  ];
}
