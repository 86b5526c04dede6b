/** Every path into `T`: `couple.bride.fullName`, `contacts.0.phoneNo`. */
export type PathOf<T> = T extends readonly (infer E)[]
  ? `${number}` | (E extends object ? `${number}.${PathOf<E>}` : never)
  : T extends object
    ? {
        [K in keyof T & string]: K | (NonNullable<T[K]> extends object ? `${K}.${PathOf<NonNullable<T[K]>>}` : never);
      }[keyof T & string]
    : never;

export type ValueAt<T, P extends string> = P extends `${infer K}.${infer Rest}`
  ? ValueAt<NonNullable<Step<T, K>>, Rest>
  : Step<T, P>;
type Step<T, K extends string> = T extends readonly (infer E)[] ? E : K extends keyof T ? T[K] : never;

export type TextPath<T> = { [P in PathOf<T>]: ValueAt<T, P> extends string ? P : never }[PathOf<T>];

/** Reads a path; nothing where a part of it is missing. */
export function getAt(value: unknown, path: string): unknown {
  let here = value;
  for (const key of path.split('.')) {
    if (typeof here !== 'object' || here === null) return undefined;
    here = (here as Record<string, unknown>)[key];
  }
  return here;
}

/** A copy with another value at the path; what is not on the way stays the same object. */
export function setAt<T>(value: T, path: string, next: unknown): T {
  const [key = '', ...rest] = path.split('.');
  const below = rest.join('.');
  const child = rest.length === 0 ? next : setAt(getAt(value, key) ?? {}, below, next);
  if (Array.isArray(value)) {
    const copy: unknown[] = [...(value as unknown[])];
    copy[Number(key)] = child;
    return copy as T;
  }
  return { ...value, [key]: child };
}

/** Whether two values of plain data say the same. */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return (
    Object.keys(one).every((key) => sameData(one[key], other[key])) &&
    Object.keys(other).every((key) => Object.hasOwn(one, key) || other[key] === undefined)
  );
}
