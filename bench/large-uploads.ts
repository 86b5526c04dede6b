import { cgroupPeak } from './support/cgroup.ts';
import { makeInvitation, type MadeInvitation } from './support/invitation.ts';
import { LARGE_PICTURES } from './support/large-pictures.ts';
import { peakMegabytes } from './support/processes.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';
import { phonePhoto } from './uploads.ts';

const MOST_MEMORY = 600;
const LONGEST_WAIT_MS = 3_000;
/** Uploads of the one couple that are under way at the same time. */
const AT_ONCE = 2;
/** A memory cgroup with the container's limit, to run the server in: docs/memory-limited.md. */
const CGROUP = process.env['SERVER_CGROUP'];

/**
 * One couple uploads the pictures that take the most memory, two at a time, while another couple uploads a photo again
 * and again: the most memory of the server, and how long the other couple waits.
 */
export async function benchLargeUploads(stack: Stack, couple: MadeInvitation): Promise<Row[]> {
  const server = await stack.addServer({ cgroup: CGROUP });
  const other = await makeInvitation(stack);
  const photo = await phonePhoto(800, 600);
  const before = server.memory();
  const answers: string[] = [];
  const waits: number[] = [];
  let over = false;
  const others = (async (): Promise<void> => {
    for (let photos = 0; !over && photos < 95; photos += 1) {
      const began = performance.now();
      const status = await upload(server.url, other, photo);
      if (status !== 200) throw new Error(`the other couple's photo was answered ${status}`);
      waits.push(performance.now() - began);
    }
  })();
  for (const { what, make, isStored } of LARGE_PICTURES) {
    const picture = new Uint8Array(await make());
    const statuses = await Promise.all(Array.from({ length: AT_ONCE }, () => upload(server.url, couple, picture)));
    const wanted = isStored ? 200 : 400;
    if (statuses.some((status) => status !== wanted)) answers.push(`${what}: ${statuses.join(', ')}`);
    console.log(
      `${what}, ${picture.length} bytes: ${statuses.join(', ')}; peak ${peakMegabytes(server.pid).toFixed(0)} MB`,
    );
  }
  over = true;
  await others;
  const peak = peakMegabytes(server.pid);
  const longest = Math.max(...waits);
  if (CGROUP !== undefined) console.log(`other couple's photos: ${waits.map((ms) => ms.toFixed(0)).join(' ')} ms`);
  const limited = CGROUP === undefined ? undefined : cgroupPeak(CGROUP);
  await server.stop();
  return [
    {
      what: `${LARGE_PICTURES.length} pictures of the largest sizes, ${AT_ONCE} at once: the most memory (VmHWM; ${before.toFixed(0)} MB before)`,
      figure: `${peak.toFixed(0)} MB`,
      goal: `<= ${MOST_MEMORY} MB`,
      ok: peak <= MOST_MEMORY,
    },
    {
      what: `another couple's photo meanwhile (${waits.length} of them): the longest time`,
      figure: `${(longest / 1000).toFixed(1)} s`,
      goal: `<= ${LONGEST_WAIT_MS / 1000} s`,
      ok: longest <= LONGEST_WAIT_MS,
    },
    ...(limited
      ? [
          {
            what: `in a memory cgroup of ${limited.limit} MB: the most that it held, files in the page cache included`,
            figure: `${limited.peak} MB; ${limited.failures} failed charges, ${limited.kills} processes killed`,
            goal: '0 killed',
            ok: limited.kills === 0,
          },
        ]
      : []),
    {
      what: 'answered otherwise than they should be',
      figure: answers.join('; ') || 'none',
      goal: 'none',
      ok: answers.length === 0,
    },
  ];
}

async function upload(
  url: string,
  { invitationId, token }: MadeInvitation,
  picture: Uint8Array<ArrayBuffer>,
): Promise<number> {
  const form = new FormData();
  form.set('invitationId', invitationId);
  form.set('title', 'Hadiah');
  form.set('url', 'https://example.com/hadiah');
  form.set('notes', '');
  form.set('image', new Blob([picture]), 'photo');
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/gift/create`, { method: 'POST', headers, body: form });
  await answer.arrayBuffer();
  return answer.status;
}
