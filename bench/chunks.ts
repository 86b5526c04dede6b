import type { Row } from './support/report.ts';
import { bundleWeights, type Weight } from './support/weights.ts';

const SHOWN = 5;
const WHAT: Record<Weight['kind'], (name: string) => string> = {
  route: (name) => `page ${name} with what it imports beyond the shared entry, scripts and styles`,
  chunk: (name) => `later chunk ${name}`,
  entry: () => 'shared entry of the shop, scripts and styles',
  landing: (name) => `first load of ${name}, scripts and styles`,
  guest: () => 'JavaScript of the guest page with all its sheets, in one language',
};

/** The heaviest parts of the built web app, and all that are too heavy. Needs no shop: the build's files say it. */
export async function benchChunks(): Promise<Row[]> {
  const weights = (await bundleWeights()).toSorted((a, b) => b.bytes - a.bytes);
  const shown = (['route', 'chunk', 'entry', 'landing', 'guest'] as const).flatMap((kind) =>
    weights
      .filter((weight) => weight.kind === kind)
      .filter(({ bytes, budget }, index) => bytes > budget || index < (kind === 'chunk' ? 1 : SHOWN)),
  );
  return shown.map(({ kind, name, bytes, budget }) => ({
    what: `${WHAT[kind](name)}, gzip`,
    figure: kib(bytes),
    goal: `<= ${budget / 1024} KiB`,
    ok: bytes <= budget,
  }));
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
