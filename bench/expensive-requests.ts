import { costOf, type Cost } from './cost.ts';
import { type AnonymousRequest, anonymousRequests, type Limits, nameCouple } from './support/anonymous-requests.ts';
import { makeInvitation } from './support/invitation.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';

const BUDGETS_MODULE = new URL('../server/dist/http/decorators/budgets.js', import.meta.url).href;

/** Processor time that one client may use in a minute: a tenth of a core. */
const MOST_SECONDS = 6;
const SHOWN = 20;
const CONNECTIONS = 10;

interface Burnt {
  row: Row;
  seconds: number;
}

/**
 * What the most expensive anonymous requests cost, times how many of them one client may make in a minute. Measured
 * with the limits off, from ten connections.
 */
export async function benchExpensiveRequests(stack: Stack): Promise<Row[]> {
  const limits = (await import(BUDGETS_MODULE)) as Limits;
  const measured: Burnt[] = [];
  for (const each of await anonymousRequests(stack, limits)) {
    const { what, request, status, total } = each;
    try {
      // The first ones warm up.
      await costOf(stack, { count: CONNECTIONS, total: Math.ceil(total / 4), request, status });
      measured.push(burnt(each, await costOf(stack, { count: CONNECTIONS, total, request, status }), limits));
    } catch (error) {
      throw new Error(`${what} could not be measured`, { cause: error });
    }
  }
  measured.push(burnt(PAINTING, await paintings(stack), limits));
  return measured
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN)
    .map(({ row }) => row);
}

function burnt(
  { what, budget, weight }: Pick<AnonymousRequest, 'what' | 'budget' | 'weight'>,
  { server, database }: Cost,
  { BUDGETS }: Limits,
): Burnt {
  const cost = `server ${(server / 1000).toFixed(2)} ms, database ${(database / 1000).toFixed(2)} ms`;
  // Health checks are never refused, and costs no more than a refusal.
  if (budget === null) return { seconds: 0, row: { what, figure: `${cost}; not counted`, goal: '–' } };
  const found = BUDGETS[budget];
  if (!found) throw new Error(`there is no budget ${budget}`);
  const perMinute = Math.floor((found.client * 60) / found.seconds / weight);
  const seconds = ((server + database) / 1e6) * perMinute;
  const figure = `${cost}; ${budget}, ${perMinute} a minute: ${seconds.toFixed(1)} s`;
  return { seconds, row: { what, figure, goal: `<= ${MOST_SECONDS} s`, ok: seconds <= MOST_SECONDS } };
}

const PAINTING = { what: 'a link’s picture, painted, with the edit before it', budget: 'paintings', weight: 1 };
const PAINTINGS = 20;

async function paintings(stack: Stack): Promise<Cost> {
  const invitation = await makeInvitation(stack, 1);
  const path = `/invitation/preview/${invitation.invitationId}/${'0'.repeat(32)}.jpg`;
  const paint = async (bride: string): Promise<void> => {
    await nameCouple(stack, invitation, bride);
    const { status } = await fetch(`${stack.url}${path}`);
    if (status !== 200) throw new Error(`a picture was ${status}`);
  };
  await paint('Aisya');
  const [server, database] = [stack.server.cpu(), stack.databaseCpu()];
  for (let at = 0; at < PAINTINGS; at += 1) await paint(`Aisyah ${at}`);
  const each = (seconds: number): number => (seconds * 1e6) / PAINTINGS;
  return { server: each(stack.server.cpu() - server), database: each(stack.databaseCpu() - database) };
}
