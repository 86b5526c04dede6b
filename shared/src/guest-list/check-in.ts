import { DAY_MS } from '../calendar/durations.js';
import { MALAYSIA_OFFSET_MS } from '../invitations/malaysia-day.js';
import type { Arrivals, DoorEvent, DoorFamily, Heads } from './check-in.types.js';
import { foldedName, wordsOfName } from './duplicates.js';
import { isToken } from './guest-list.js';
import { nearlyNamed, tellingWords } from './near-names.js';
import type { SessionView } from './session.types.js';

/** The page of a door link. */
export const DOOR_PAGE = '/d/:token';
/** The header of the calls of a phone at the door. */
export const DOOR_TOKEN_HEADER = 'Door-Token';

/** Crockford's base32: no I, L, O, U. */
const CODE_CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 6;
/** 96 bits of the hash: two links never meet, and none follows from it. */
const LINK_HASH_LENGTH = 16;

const NO_HEADS: Readonly<Heads> = { adults: 0, children: 0 };

/** The events that count: each id once, none that was undone. */
export function standing<E extends Pick<DoorEvent, 'id' | 'undoes'>>(events: Iterable<E>): E[] {
  const byId = new Map<string, E>();
  const undone = new Set<string>();
  for (const event of events) {
    if (event.undoes !== null) undone.add(event.undoes);
    else if (!byId.has(event.id)) byId.set(event.id, event);
  }
  return [...byId.values()].filter(({ id }) => !undone.has(id));
}

/**
 * Who came. The events are a set: their order, repetitions and the place where they were recorded do not matter, and an
 * undoing may be known before what it undoes.
 */
export function arrivalsOf(events: Iterable<DoorEvent>): Arrivals {
  const arrivals: Arrivals = { sessions: {}, families: {}, walkIns: {} };
  for (const event of standing(events)) {
    add(arrivals.sessions, event);
    if (event.family === null) add(arrivals.walkIns, event);
    else add((arrivals.families[event.family] ??= {}), event);
  }
  return arrivals;
}

function add(sums: Record<string, Heads>, { session, adults, children }: DoorEvent): void {
  const sum = (Object.hasOwn(sums, session) ? sums[session] : undefined) ?? NO_HEADS;
  sums[session] = { adults: sum.adults + adults, children: sum.children + children };
}

export function headsOf({ adults, children }: Heads): number {
  return adults + children;
}

/** Whom to expect of a family at a session; what it answered, or its seats. */
export function expectedOf(
  { answers, seats }: Pick<DoorFamily, 'answers' | 'seats'>,
  session: string,
): Heads & { answer: 'coming' | 'maybe' | 'no' | null } {
  const answer = answers.find((each) => each.session === session);
  if (!answer) return { adults: seats, children: 0, answer: null };
  return { adults: answer.adults, children: answer.children, answer: answer.answer };
}

/** What the steppers begin with: those who are expected and did not come yet. At least one. */
export function nextArrival(expected: Heads, came: Heads = NO_HEADS): Heads {
  const children = Math.max(0, expected.children - came.children);
  const adults = Math.max(0, expected.adults - came.adults);
  return { adults: adults + children === 0 ? 1 : adults, children };
}

/** The day of an invitation's last session, YYYY-MM-DD; `null` while the main one has no day. */
export function lastDayOf(mainDay: string | null, sessions: readonly Pick<SessionView, 'details'>[]): string | null {
  if (mainDay === null) return null;
  return sessions.reduce((last, { details }) => (details && details.date > last ? details.date : last), mainDay);
}

/**
 * From this moment on (milliseconds since the epoch) the door link of a day, YYYY-MM-DD, is unknown: a day after it.
 */
export function doorEnd(weddingDay: string): number {
  return Date.parse(`${weddingDay}T00:00:00Z`) + 2 * DAY_MS - MALAYSIA_OFFSET_MS;
}

/** The code and the hash of a personal link. @param sha256 base64url: SHA-256 of the link's token */
export function linkCodes(sha256: string): Pick<DoorFamily, 'code' | 'linkHash'> {
  return { code: codeOf(sha256), linkHash: sha256.slice(0, LINK_HASH_LENGTH) };
}

/** Six characters of 32 kinds, out of the first five bytes of the hash. */
function codeOf(sha256: string): string {
  const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  let code = '';
  // Of the six bits of each character five are taken.
  for (const character of sha256.slice(0, CODE_LENGTH)) {
    code += CODE_CHARACTERS.charAt(BASE64URL.indexOf(character) % CODE_CHARACTERS.length);
  }
  return code;
}

/** A code as it was typed; nothing when it can't be one. */
export function typedCode(text: string): string | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  const isCode = code.length === CODE_LENGTH && [...code].every((character) => CODE_CHARACTERS.includes(character));
  return isCode ? code : undefined;
}

/** The token of the personal link in a QR code; nothing when it is another code. */
export function scannedToken(text: string): string | undefined {
  const [, afterPrefix = ''] = text.trim().split('/i/', 2);
  const [token = ''] = afterPrefix.split(/[/?#]/, 1);
  return isToken(token) ? token : undefined;
}

interface Searched {
  family: DoorFamily;
  names: readonly string[];
  /** The words of title, name and table. */
  words: readonly string[];
}

/**
 * Families by name, title, table or code; where there is none, those spelt nearly so. Names are folded at the first
 * search: a list of 1,500 opens sooner.
 */
export class DoorSearch {
  private searched: readonly Searched[] | undefined;
  private telling: ReadonlyMap<DoorFamily, readonly string[]> | undefined;

  constructor(private readonly families: readonly DoorFamily[]) {}

  /**
   * The best first: a code, the beginning of a name, its middle, then the words of title, name and table in any order.
   */
  find(text: string, limit: number): DoorFamily[] {
    const code = typedCode(text);
    const wanted = folded(text);
    if (code === undefined && wanted === '') return [];
    const wantedWords = wordsOfName(text);
    this.searched ??= this.families.map((family) => ({
      family,
      names: [folded(family.title), folded(family.name)],
      words: wordsOfName(`meja table ${family.table} ${family.title} ${family.name}`),
    }));
    const [byCode, first, later, byWords]: [DoorFamily[], DoorFamily[], DoorFamily[], DoorFamily[]] = [[], [], [], []];
    for (const { family, names, words } of this.searched) {
      if (code !== undefined && family.code === code) byCode.push(family);
      else if (wanted === '') continue;
      else if (names.some((name) => name.startsWith(wanted))) first.push(family);
      else if (names.some((name) => name.includes(wanted))) later.push(family);
      else if (wantedWords.every((start) => words.some((word) => word.startsWith(start)))) byWords.push(family);
    }
    const found = [...byCode, ...first, ...later, ...byWords];
    return (found.length > 0 ? found : this.nearlyNamed(text)).slice(0, limit);
  }

  private nearlyNamed(text: string): DoorFamily[] {
    this.telling ??= new Map(
      this.families.map((family) => [family, tellingWords(`${family.title} ${family.name}`)] as const),
    );
    return nearlyNamed(this.families, (family) => this.telling?.get(family) ?? [], text);
  }
}

/** The name without its titles; of titles alone, such as `Datin`, the letters. */
function folded(name: string): string {
  return foldedName(name) || name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
