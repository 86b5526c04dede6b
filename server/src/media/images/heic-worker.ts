import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

// A thread of its own, so plain Node runs this file, in tests as TypeScript: it imports nothing of ours but types.
// The decoder is WebAssembly: a broken picture can at worst end its own memory, and this thread.

interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(into: HeifPixels, done: (pixels: HeifPixels | null) => void): void;
}
interface HeifPixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}
interface Libheif {
  HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}

/** What the thread is asked. */
export interface HeicTask {
  bytes: Uint8Array;
  mostPixels: number;
}
/** What it answers, once. */
export type HeicResult =
  { kind: 'pixels'; data: ArrayBuffer; width: number; height: number } | { kind: 'too-large' } | { kind: 'unreadable' };

const { HeifDecoder } = createRequire(import.meta.url)('libheif-js/wasm-bundle') as Libheif;
const { bytes, mostPixels } = workerData as HeicTask;

const images = new HeifDecoder().decode(bytes);
const image = images.find((one) => one.is_primary()) ?? images[0];
if (!image) answer({ kind: 'unreadable' });
else decode(image);

function decode(found: HeifImage): void {
  const width = found.get_width();
  const height = found.get_height();
  if (!(width > 0 && height > 0)) return answer({ kind: 'unreadable' });
  if (width * height > mostPixels) return answer({ kind: 'too-large' });
  found.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, (pixels) => {
    if (pixels) answer({ kind: 'pixels', data: pixels.data.buffer, width, height });
    else answer({ kind: 'unreadable' });
  });
}

function answer(result: HeicResult): void {
  parentPort?.postMessage(result, result.kind === 'pixels' ? [result.data] : []);
}
