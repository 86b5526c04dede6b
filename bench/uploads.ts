import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { MadeInvitation } from './support/invitation.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';

/** The little of sharp that draws the photo; it is the server's own copy. */
interface Drawing {
  blur(sigma: number): Drawing;
  jpeg(options: { quality: number }): Drawing;
  withMetadata(options: { orientation: number }): Drawing;
  toBuffer(): Promise<Buffer>;
}
type Sharp = (options: object) => Drawing;
const sharp = createRequire(new URL('../server/package.json', import.meta.url))('sharp') as Sharp;

const AT_ONCE = 10;
const ROUNDS = 3;

/** 10 parallel uploads of photos of 12 megapixels, three times: how late the event loop is, and the most memory. */
export async function benchUploads(stack: Stack, { invitationId, token }: MadeInvitation): Promise<Row[]> {
  const photo = await phonePhoto();
  const upload = async (index: number): Promise<number> => {
    const form = new FormData();
    form.set('invitationId', invitationId);
    form.set('title', `Hadiah ${index}`);
    form.set('url', 'https://example.com/hadiah');
    form.set('notes', randomUUID());
    form.set('image', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
    const began = performance.now();
    const answer = await fetch(`${stack.url}/api/gift/create`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    });
    if (!answer.ok) throw new Error(`an upload was answered ${answer.status}: ${await answer.text()}`);
    return performance.now() - began;
  };
  await upload(0);
  await stack.loopDelay();

  let most = 0;
  let over = false;
  const watch = (async (): Promise<void> => {
    while (!over) {
      most = Math.max(most, stack.serverMemory());
      await pause(20);
    }
  })();
  const began = performance.now();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const indexes = Array.from({ length: AT_ONCE }, (_, i) => round * AT_ONCE + i + 1);
    times.push(...(await Promise.all(indexes.map(upload))));
  }
  const seconds = (performance.now() - began) / 1000;
  over = true;
  await watch;
  const { p99, max } = await stack.loopDelay();
  const photos = `${ROUNDS} times ${AT_ONCE} uploads at once of ${(photo.byteLength / 1e6).toFixed(1)} MB, 12 megapixels`;
  return [
    {
      what: `event loop delay p99, ${photos}`,
      figure: `${p99.toFixed(1)} ms (longest ${max.toFixed(0)} ms)`,
      goal: '< 50 ms',
      ok: p99 < 50,
    },
    { what: 'server memory, the most', figure: `${most.toFixed(0)} MB`, goal: '< 600 MB', ok: most < 600 },
    {
      what: 'photos stored',
      figure: `${((ROUNDS * AT_ONCE) / seconds).toFixed(1)} a second (longest wait ${(Math.max(...times) / 1000).toFixed(1)} s)`,
      goal: '–',
    },
  ];
}

/**
 * A photo as a phone makes it: by default 4032 x 3024 and some megabytes, with a camera's noise, turned by its EXIF.
 */
export async function phonePhoto(width = 4032, height = 3024): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 18 } as const;
  const jpeg = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .blur(0.6)
    .jpeg({ quality: 88 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return new Uint8Array(jpeg);
}
