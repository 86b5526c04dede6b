import { resolve } from 'node:path';
import type { Example } from '../../../src/openapi/described-files.js';
import type { Call } from '../../http/support/calls.js';
import type { RawAnswer } from '../../http/support/raw.js';

/** What the documented calls are about. */
export const EXAMPLE_TEXTS = {
  name: 'Nur Aisyah binti Ahmad',
  phoneNo: '0123456789',
  message: 'Selamat pengantin baru!',
};
export const EXAMPLES_FILE = resolve(import.meta.dirname, '../../../openapi/examples.json');

/** Values that differ from run to run, and what replaces them in the document. The order decides. */
const CHANGING: readonly [pattern: RegExp, written: (n: number) => string][] = [
  // The signed address of a part of an album's archive, and of its pictures.
  [/(?<=\/album\/part\/)[\w-]+\.[\w-]{22}/g, (n) => `contoh-part-${n}`],
  [/(?<=\?t=)\d{1,6}\.[\w-]{22}(?![\w-])/g, (n) => `contoh-signature-${digits(n, 5)}`],
  [/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, (n) => `eyJhbGciOiJIUzI1NiJ9.example.${n}`],
  // The folder of a picture, the first digits of its UUID.
  [/(?<![0-9a-f])[0-9a-f]{2}\/(?=[0-9a-f]{8}-[0-9a-f]{4}-)/g, () => '00/'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, (n) => `00000000-0000-4000-8000-${digits(n, 12)}`],
  [/\b[a-z]+-[0-9a-f]{12}@example\.com/g, (n) => `person-${n}@example.com`],
  [/\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/g, () => '2026-01-02 11:04:05'],
  [
    /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/g,
    (n) => `2026-01-02T03:${digits(Math.floor(n / 60), 2)}:${digits(n % 60, 2)}.000Z`,
  ],
  // The token of a personal, helper, caterer's or door link, or of the hall's screen.
  [/(?<=\/[cdhiw]\/)[0-9A-Za-z]{12}(?![0-9A-Za-z])/g, (n) => `contoh${digits(n, 6)}`],
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, (n) => `example-secret-${digits(n, 28)}`],
  [/(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g, (n) => `64f0c0de${digits(n, 16)}`],
];
const WRITTEN =
  /^(eyJhbGciOiJIUzI1NiJ9\.example\.\d+|example-secret-\d+|64f0c0de\d{16}|(?:\/[cdhiw]\/)?contoh\d{6}|contoh-part-\d+|person-\d+@example\.com|.*00000000-0000-4000-8000-\d{12}.*)$/;
const MOST_ENTRIES = 2;

const digits = (n: number, length: number): string => String(n).padStart(length, '0');

/**
 * Writes down calls for the document: with made-up ids, secrets, moments and origin, and the first entries of lists.
 */
export class ExampleWriter {
  private readonly known = CHANGING.map(() => new Map<string, string>());

  constructor(private readonly origin: string) {}

  write(route: string, { path, body, multipart }: Call, answer: RawAnswer): Example {
    const type = multipart ? 'multipart/form-data' : body ? 'application/json' : undefined;
    const sent = multipart?.fields ?? body;
    const isText = /^(application\/json|text\/csv)/.test(answer.headers['content-type'] ?? '');
    const shown = !isText || route === 'GET /docs-json' ? undefined : (answer.json ?? answer.text);
    return {
      parameters: parametersOf(route, this.stableText(path)),
      ...(type !== undefined && { type }),
      ...(sent && { body: this.stable(sent) as Record<string, unknown> }),
      ...(shown !== undefined && { answer: this.stable(shown) }),
    };
  }

  private stable(value: unknown): unknown {
    if (typeof value === 'string') return this.stableText(value);
    if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map((entry) => this.stable(entry));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, this.stable(child)]));
  }

  private stableText(text: string): string {
    return CHANGING.reduce(
      (written, [pattern, make], kind) => {
        const known = this.known[kind] ?? new Map<string, string>();
        return written.replace(pattern, (found) => {
          const stable = known.get(found) ?? make(known.size + 1);
          return known.set(found, stable).get(found) ?? stable;
        });
      },
      text.replaceAll(this.origin, 'http://localhost:3000'),
    );
  }
}

/** The parameters of a route's path, and of its query, as an address has them. */
export function parametersOf(route: string, address: string): Record<string, string> {
  const [, pattern = ''] = route.split(' ');
  const [path = '', query] = address.split('?');
  const names = [...pattern.matchAll(/[:*]([A-Za-z]+)/g)].map(([, name = '']) => name);
  const values = new RegExp(`^${pattern.replace(/:[A-Za-z]+/g, '([^/]+)').replace(/\*[A-Za-z]+/g, '(.+)')}$`).exec(
    path,
  );
  return Object.fromEntries([
    ...names.map((name, index): [string, string] => [name, values?.[index + 1] ?? '']),
    ...new URLSearchParams(query),
  ]);
}

/** A documented value with what was made up in it replaced by what the same place of a call of now has. */
export function filled(documented: unknown, live: unknown): unknown {
  if (typeof documented === 'string') return WRITTEN.test(documented) && typeof live === 'string' ? live : documented;
  if (Array.isArray(documented)) {
    // A list of texts is one of ids, which is replaced whole, or means something else.
    if (Array.isArray(live) && documented.every((entry) => typeof entry === 'string')) return live;
    return documented.map((entry, index) => filled(entry, Array.isArray(live) ? live[index] : undefined));
  }
  if (typeof documented !== 'object' || documented === null) return documented;
  const source = (typeof live === 'object' && live !== null ? live : {}) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(documented).map(([key, value]) => [key, filled(value, source[key])]));
}

/** The call that an operation of the document shows, filled in from a good call of now. */
export function documentedCall(route: string, { parameters, body }: Example, live: Call): Call {
  const values = filled(parameters, parametersOf(route, live.path)) as Record<string, string>;
  const own = (route.split(' ')[1] ?? '').replace(/[:*]([A-Za-z]+)/g, (_match, name: string) => values[name] ?? '');
  const names = [...new URLSearchParams(live.path.split('?')[1]).keys()];
  const query = new URLSearchParams(names.map((name): [string, string] => [name, values[name] ?? '']));
  const path = names.length > 0 ? `${own}?${query.toString()}` : own;
  const { body: _json, multipart, ...call } = live;
  if (multipart) {
    const fields = filled(body, multipart.fields) as Record<string, string>;
    return { ...call, path, multipart: { ...multipart, fields } };
  }
  return { ...call, path, ...(body && { body: filled(body, live.body) as Record<string, unknown> }) };
}
