type Json = Record<string, unknown>;

/** Replacement values: of every type, empty, at and beyond bounds. */
const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1_000_000_000,
  1_000_000_000,
  1.5,
  '',
  ' ',
  'x',
  '3',
  'a'.repeat(41),
  'a'.repeat(5_000),
  [],
  [null],
  ['x'],
  [[]],
  Array.from({ length: 200 }, () => ({})),
  {},
  { $ne: null },
];

/** Copies of a body, each wrong or odd in one place: a field left out, given another value, or one too many. */
export function mutations(body: Json): { name: string; body: Json }[] {
  return placesIn(body).flatMap(({ at, isObject }) => {
    const path = at.join('.');
    const changed = VALUES.map((value) => ({ name: `${path} = ${short(value)}`, body: changedAt(body, at, value) }));
    if (at.length === 0) return [extra(body, at)];
    const without = { name: `${path} left out`, body: changedAt(body, at, undefined) };
    return [without, ...changed, ...(isObject ? [extra(body, at)] : [])];
  });
}

function extra(body: Json, at: readonly string[]): { name: string; body: Json } {
  return { name: `${at.join('.')} and more`, body: changedAt(body, [...at, 'surely'], 1) };
}

interface Place {
  at: string[];
  isObject: boolean;
}

/** Every place in a body, itself first. */
function placesIn(value: unknown, at: string[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return [{ at, isObject: false }];
  const below = Object.entries(value).flatMap(([key, child]) => placesIn(child, [...at, key]));
  return [{ at, isObject: !Array.isArray(value) }, ...below];
}

function changedAt(body: Json, at: readonly string[], value: unknown): Json {
  const copy = structuredClone(body);
  const last = at.at(-1) ?? '';
  const parent = at.slice(0, -1).reduce<Json>((inner, key) => inner[key] as Json, copy);
  if (value !== undefined) parent[last] = value;
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return copy;
}

function short(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 30 ? `${text.slice(0, 30)}…` : text;
}
