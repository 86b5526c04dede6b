/** What kinds of fields there are, and the values that each must refuse. */
export type Field =
  | { kind: 'id' }
  | { kind: 'text'; max: number; mayBeEmpty?: boolean; multiline?: boolean; optional?: boolean; nullable?: boolean }
  | { kind: 'whole'; min: number; max: number; optional?: boolean; nullable?: boolean }
  | { kind: 'flag'; optional?: boolean }
  | { kind: 'choice'; optional?: boolean }
  | { kind: 'choices'; max: number }
  | { kind: 'colour'; optional?: boolean; nullable?: boolean }
  | { kind: 'link'; optional?: boolean }
  | { kind: 'youtube' }
  | { kind: 'video' }
  | { kind: 'date'; mayBeEmpty?: boolean }
  | { kind: 'time' }
  | { kind: 'phone' }
  | { kind: 'part'; optional?: boolean; nullable?: boolean }
  | { kind: 'list'; max: number; optional?: boolean };

export interface BadBody {
  /** For the test's name. */
  name: string;
  /** The field that must be named in the answer. */
  field: string;
  /** JSON as sent: it may hold what `JSON.stringify` can't write. */
  json: string;
}

export type Body = Record<string, unknown>;

/** Placeholder for a number that JSON can write and a double can't hold. */
const TOO_LARGE = '@1e309@';
const MISSING = Symbol('missing');

const NO_TEXT: [string, unknown][] = [
  ['a number', 5],
  ['yes', true],
  ['a list', ['x']],
  ['an object', {}],
  ['an operator', { $ne: null }],
  ['a pattern', { $regex: '.*' }],
];

/** Bad values of a kind: [what it is, the value]. */
function badValues(field: Field): [string, unknown][] {
  const missing: [string, unknown][] = 'optional' in field && field.optional ? [] : [['missing', MISSING]];
  const none: [string, unknown][] = 'nullable' in field && field.nullable ? [] : [['null', null]];
  switch (field.kind) {
    case 'id':
      return [...missing, ...none, ...NO_TEXT, ['empty', ''], ['too long', 'a'.repeat(101)], ['a NUL', 'a\u0000']];
    case 'text': {
      const { max, mayBeEmpty, multiline } = field;
      const empty: [string, unknown][] = mayBeEmpty
        ? []
        : [
            ['empty', ''],
            ['blank', ' \u00a0 '],
          ];
      return [
        ...missing,
        ...none,
        ...NO_TEXT,
        ...empty,
        ['too long', 'a'.repeat(max + 1)],
        ['too many emoji', '💍'.repeat(max + 1)],
        ['a NUL', 'a\u0000b'],
        ['an escape', 'a\u001b[2Jb'],
        ['a bidi override', 'a\u202eb'],
        ['half a character', 'a\ud83d'],
        ...(multiline ? [] : ([['a line break', 'a\nb']] as [string, unknown][])),
      ];
    }
    case 'whole':
      return [
        ...missing,
        ...none,
        ['text', '3'],
        ['empty text', ''],
        ['yes', true],
        ['a list', [3]],
        ['an operator', { $gt: 0 }],
        ['a part', 1.5],
        ['beyond a double', TOO_LARGE],
        ['too small', field.min - 1],
        ['too large', field.max + 1],
      ];
    case 'flag':
      return [
        ...missing,
        ...none,
        ['text', 'true'],
        ['one', 1],
        ['zero', 0],
        ['a list', [true]],
        ['an operator', { $ne: false }],
      ];
    case 'choice':
      return [
        ...missing,
        ...none,
        ...NO_TEXT,
        ['empty', ''],
        ['unknown', 'something-else'],
        ['beyond a double', TOO_LARGE],
      ];
    case 'choices':
      return [
        ...missing,
        ...none,
        ['text', 'verse'],
        ['an object', {}],
        ['an operator', { $in: ['verse'] }],
        ['unknown in it', ['something-else']],
        ['null in it', [null]],
        ['a number in it', [1]],
        ['a list in it', [['verse']]],
        ['an operator in it', [{ $ne: null }]],
        ['too many', Array.from({ length: field.max + 1 }, () => 'verse')],
      ];
    case 'colour':
      return [
        ...missing,
        ...none,
        ...NO_TEXT,
        ['a word', 'red'],
        ['short', '#fff'],
        ['CSS', '#fff;background:url(//x)'],
      ];
    case 'link':
      return [
        ...missing,
        ...none,
        ...NO_TEXT,
        ['a script', 'javascript:alert(1)'],
        ['data', 'data:text/html,x'],
        ['credentials', 'https://bank.com@evil.com'],
        ['no scheme', 'www.example.com'],
        ['too long', `https://example.com/${'a'.repeat(2048)}`],
        ['a NUL', 'https://example.com/\u0000'],
      ];
    case 'youtube':
      return [
        ...badValues({ kind: 'link' }),
        ['a bare id', 'ScMzIvxBSi4'],
        ['another site', 'https://vimeo.com/watch?v=ScMzIvxBSi4'],
        ['a look-alike', 'https://youtube.com.evil.com/watch?v=ScMzIvxBSi4'],
        ['the player', 'https://www.youtube.com/embed/ScMzIvxBSi4'],
        ['an attribute', 'https://youtu.be/ScMzIvxBSi4"onload="x'],
        ['a short id', 'https://youtu.be/ScMzIvxBSi'],
      ];
    case 'video':
      return [
        ...missing,
        ...none,
        ...NO_TEXT,
        ['empty', ''],
        ['another one', 'AAAAAAAAAAA'],
        ['a link', 'https://youtu.be/ScMzIvxBSi4'],
        ['an attribute', 'ScMzIvxBSi4" onload="x'],
        ['a NUL', 'ScMzIvxBSi4\u0000'],
      ];
    case 'date':
      return [
        ...missing,
        ...none,
        ...NO_TEXT,
        ...(field.mayBeEmpty ? [] : ([['empty', '']] as [string, unknown][])),
        ['no day', '2026-02-30'],
        ['another order', '31-12-2026'],
      ];
    case 'time':
      return [
        ...missing,
        ...none,
        ...NO_TEXT,
        ['empty', ''],
        ['24 hours', '24:00'],
        ['one digit', '9:00'],
        ['seconds', '11:00:00'],
      ];
    case 'phone':
      return [
        ...missing,
        ...none,
        ...NO_TEXT,
        ['empty', ''],
        ['short', '123'],
        ['long', '1'.repeat(31)],
        ['letters', 'abcdefghij'],
      ];
    case 'part':
      return [...missing, ...none, ['text', 'x'], ['a number', 5], ['a list', []], ['an operator', { $ne: null }]];
    case 'list':
      return [
        ...missing,
        ...none,
        ['text', 'x'],
        ['an object', {}],
        ['null in it', [null]],
        ['text in it', ['x']],
        ['a list in it', [[]]],
        ['too many', Array.from({ length: field.max + 1 }, () => ({}))],
      ];
  }
}

/** Fields that no client may set, anywhere (X07). */
export const FORBIDDEN_FIELDS = [
  '_id',
  'user',
  'userId',
  'owner',
  'orderId',
  'paidAmount',
  'price',
  'createdAt',
  'updatedAt',
  'status',
  'taken',
  'reservation',
  'revisions',
  'isSample',
  'role',
  '__v',
  'email',
  'googleId',
  '$set',
] as const;

/**
 * Every way in which a body can be wrong: each field with each value that its kind refuses, and at every depth an
 * unknown field and one that reaches a prototype.
 * @param fields by path, list entries as `contacts.0.name`
 * @param ignored fields that the server sends with the object: they are accepted back and ignored
 */
export function badBodies(good: Body, fields: Record<string, Field>, ignored: readonly string[] = []): BadBody[] {
  const wrong = Object.entries(fields).flatMap(([path, field]) =>
    badValues(field).map(([name, value]) => ({
      name: `${path}: ${name}`,
      field: path,
      json: write(put(good, path, value)),
    })),
  );
  const forbidden = FORBIDDEN_FIELDS.filter((name) => !ignored.includes(name));
  const depths = ['', ...objectsIn(good)];
  const unknown = depths.flatMap((depth) =>
    (depth === '' ? forbidden : ['extra', '$where', '_id']).map((key) => {
      const path = depth === '' ? key : `${depth}.${key}`;
      return { name: `unknown ${path}`, field: path, json: write(put(good, path, 1)) };
    }),
  );
  const polluting = depths.map((depth) => {
    const path = depth === '' ? '@proto@' : `${depth}.@proto@`;
    return {
      name: `prototype at ${depth === '' ? 'the top' : depth}`,
      field: path.replace('@proto@', '__proto__'),
      json: write(put(good, path, { polluted: true })).replace('@proto@', '__proto__'),
    };
  });
  return [...wrong, ...unknown, ...polluting];
}

function write(body: unknown): string {
  return JSON.stringify(body).replaceAll(`"${TOO_LARGE}"`, '1e309');
}

/** A copy of a body with another value at a path. */
function put(body: Body, path: string, value: unknown): Body {
  const copy = structuredClone(body);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Body>((at, key) => at[key] as Body, copy);
  if (value === MISSING) delete parent[last];
  else parent[last] = value;
  return copy;
}

/** The paths of all objects below a body. */
function objectsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, child]) => objectsIn(child, path === '' ? key : `${path}.${key}`));
  return path === '' || Array.isArray(value) ? below : [path, ...below];
}
