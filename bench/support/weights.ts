const MODULE = new URL('../../scripts/lib/bundle-weights.mjs', import.meta.url).href;

/** What a part of the built web app weighs; `bytes` and `budget` in bytes of gzip. */
export interface Weight {
  kind: 'route' | 'chunk' | 'entry' | 'landing' | 'guest';
  name: string;
  bytes: number;
  budget: number;
}

/** The weights that `npm test -- budgets` holds against their budgets. */
export async function bundleWeights(): Promise<Weight[]> {
  const module = (await import(MODULE)) as { bundleWeights: () => Weight[] };
  return module.bundleWeights();
}
