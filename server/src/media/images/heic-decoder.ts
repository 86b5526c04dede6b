import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { withTimeout } from '../../common/with-timeout.js';
import type { HeicResult, HeicTask } from './heic-worker.js';

/** Beside this file, built or not. */
const WORKER = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? 'heic-worker.ts' : 'heic-worker.js');

/** A picture of 40 megapixels takes about 5 s of one core. */
const LONGEST_MS = 20_000;

const UNREADABLE: HeicResult = { kind: 'unreadable' };

/**
 * Decodes a HEIC picture as phones make them (HEVC), which sharp's own libheif can't, in a thread that ends with the
 * picture. Pixels are upright, RGBA, in the picture's own colours. A crash, or a picture that takes too long, counts as
 * unreadable.
 */
export async function decodeHeic(bytes: Buffer, mostPixels: number, longestMs = LONGEST_MS): Promise<HeicResult> {
  const workerData: HeicTask = { bytes, mostPixels };
  const worker = new Worker(WORKER, {
    workerData,
    // Neither the options of the server's start nor its secrets are the decoder's.
    execArgv: [],
    env: {},
    // What libheif prints about a bad picture is no log of ours.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 256, stackSizeMb: 4 },
  });
  const decoded = new Promise<HeicResult>((resolve) => {
    worker.once('message', resolve);
    worker.once('error', () => resolve(UNREADABLE));
    worker.once('exit', () => resolve(UNREADABLE));
  });
  const result = await withTimeout(decoded, longestMs, () => UNREADABLE);
  // The thread's memory is ten times the picture's: the next one may begin when it has been given back.
  await worker.terminate();
  return result;
}
