/** The pictures that all designs share, drawn with the catalogue: head lines, paper, torn edges. */
const files = import.meta.glob<string>(
  '../../../../server/catalogue/common/{bismillah,bismillah-ruqaa,walimah-jawi,assalamualaikum,paper,edge-torn,edge-torn-b}.*.{svg,webp}',
  { query: '?url', import: 'default', eager: true },
);

/** Their addresses by role; a file is named `<role>.<hash>.<type>`. */
export const COMMON_ART: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1).split('.')[0] ?? '', url]),
);
