import type { DesignPage } from '@serikad/shared/designs/design.types';
import type { Stack } from './stack.ts';

/** The designs that the catalogue shows, in its order. */
export async function designIds({ url }: Stack): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const answer = await fetch(`${url}/api/design/find?skip=${ids.length}`);
    const { count, design } = ((await answer.json()) as { data: DesignPage }).data;
    ids.push(...design.map(({ _id }) => _id));
    if (design.length === 0 || ids.length >= count) return ids;
  }
}
