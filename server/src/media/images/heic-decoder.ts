import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { HeicResult, HeicTask } from './heic-worker.js';

/** Beside this file, built or not. */
const WORKER = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? 'heic-worker.ts' : 'heic-worker.js');

/** A picture of 40 megapixels takes about 5 s of one core. */
const LONGEST_MS = 20_000;

/**
 * Decodes a HEIC picture as phones make them (HEVC), which sharp's own libheif can't, in a thread that ends with the
 * picture. Pixels are upright, RGBA, in the picture's own colours. A crash, or a picture that takes too long, counts as
 * unreadable.
 */
export function decodeHeic(bytes: Buffer, mostPixels: number, longestMs = LONGEST_MS): Promise<HeicResult> {
  return new Promise((settle) => {
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
    let isDone = false;
    const done = (result: HeicResult): void => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      // The thread's memory is ten times the picture's: the next one may begin when it has been given back.
      void worker.terminate().then(() => settle(result));
    };
    const timer = setTimeout(() => done({ kind: 'unreadable' }), longestMs);
    worker.once('message', (result: HeicResult) => done(result));
    worker.once('error', () => done({ kind: 'unreadable' }));
    worker.once('exit', () => done({ kind: 'unreadable' }));
  });
}
