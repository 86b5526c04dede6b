import { setTimeout as pause } from 'node:timers/promises';
import { bytesKept, type Sample } from './flatness.ts';
import type { Heap } from './server-process.ts';
import { startStack } from './stack.ts';
import { startTraffic, type TrafficOptions } from './traffic.ts';

const HEAP = new URL('./heap.mjs', import.meta.url).href;
const LEAK = new URL('./leak.mjs', import.meta.url).href;

export interface SoakOptions extends TrafficOptions {
  /** Samples after the warm-up, and what has to happen between two of them. */
  samples: number;
  every: { seconds: number } | { requests: number };
  /** Samples before; their figures don't count. */
  warmUp: number;
  /** Has the server keep four kilobytes of every request. */
  leak?: boolean;
  sampled?: (sample: Sample & Heap, index: number) => void;
}

export interface Soaked {
  requests: number;
  /** What was answered otherwise than it should be. */
  wrong: string[];
  /** Bytes that the server keeps of each request. */
  kept: number;
  samples: (Sample & Heap)[];
}

/** Believable traffic on a shop of its own, and what stays of it in the server's memory. */
export async function soak(options: SoakOptions): Promise<Soaked> {
  const stack = await startStack({ preload: options.leak ? [HEAP, LEAK] : [HEAP] });
  try {
    const traffic = await startTraffic(stack.url, options);
    const samples: (Sample & Heap)[] = [];
    const { every, warmUp } = options;
    for (let index = 0; index < warmUp + options.samples; index += 1) {
      if ('seconds' in every) await pause(every.seconds * 1000);
      else for (const until = traffic.requests + every.requests; traffic.requests < until;) await pause(50);
      const sample = { requests: traffic.requests, ...(await stack.heap()) };
      samples.push(sample);
      options.sampled?.(sample, index);
    }
    await traffic.stop();
    return { requests: traffic.requests, wrong: traffic.wrong, kept: bytesKept(samples.slice(warmUp)), samples };
  } finally {
    await stack.stop();
  }
}
