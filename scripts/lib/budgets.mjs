import { bundleWeights } from './bundle-weights.mjs';

const KINDS = {
  route: { one: 'The page', all: 'pages' },
  chunk: { one: 'The later chunk', all: 'later chunks' },
  entry: { one: 'The shop:', all: 'entry' },
  landing: { one: 'The first load of', all: 'first loads' },
  guest: { one: 'The scripts of', all: 'guest' },
  links: { one: 'The page of a secret link', all: 'secret links' },
};

/** Holds the weights of the built web app against their budgets; says which chunk is too heavy, and by how much. */
export function checkBudgets() {
  const weights = bundleWeights();
  for (const [kind, { all }] of Object.entries(KINDS)) {
    const own = weights.filter((weight) => weight.kind === kind);
    const [heaviest] = own.toSorted((a, b) => b.bytes - a.bytes);
    if (!heaviest) throw new Error(`The build has no ${all}: is its manifest read as it is written?`);
    console.log(
      `${all.padEnd(14)}${String(own.length).padStart(3)}, the heaviest ${heaviest.name}: ${kib(heaviest.bytes)} of ${kib(heaviest.budget)}`,
    );
  }
  const missed = weights.filter(({ bytes, budget }) => bytes > budget);
  for (const { kind, name, bytes, budget } of missed) {
    console.error(
      `${KINDS[kind].one} ${name} weighs ${kib(bytes)} (gzip), ${kib(bytes - budget)} over its budget of ${kib(budget)}. Load part of it later, or see in web/vite.config.ts what else its chunks bring along.`,
    );
  }
  return { passed: weights.length - missed.length, failed: missed.length };
}

function kib(bytes) {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
