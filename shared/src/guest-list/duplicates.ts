import { internationalPhone } from '../users/phone-links.js';
import type { FamilyView } from './family.types.js';

type Named = Pick<FamilyView, 'name' | 'phone'>;

/** What is put before a name and does not tell two families apart. */
const TITLES = new Set(
  (
    'keluarga family tun toh dato datuk datin haji hj hajah hjh tuan puan pn encik en cik dr prof ir ts ustaz ustazah ' +
    'cikgu mr mrs ms miss mdm yb ybhg yab'
  ).split(' '),
);
/** Titles only after another one: `Dato’ Seri`, `Puan Sri`. */
const AFTER_TITLE = new Set(['seri', 'sri']);
const AT_END = new Set(['sekeluarga', 'keluarga', 'family', 'dan', 'and', 'n']);
/** All of them. */
export const AROUND_NAMES: ReadonlySet<string> = new Set([...TITLES, ...AFTER_TITLE, ...AT_END]);

/**
 * Of a longer one, which is no name, the beginning is compared:
 * taking its characters apart would make it 18 times longer.
 */
const MOST_COMPARED = 200;

/** A name as it is compared: without case, marks, titles and spaces. Empty for a name of titles alone. */
export function foldedName(name: string): string {
  const words = wordsOfName(name);
  let start = 0;
  for (let word = words[start]; word !== undefined; word = words[start]) {
    if (TITLES.has(word) || (start > 0 && AFTER_TITLE.has(word))) start += 1;
    else if (word === 'tan' && AFTER_TITLE.has(words[start + 1] ?? '')) start += 2;
    else break;
  }
  let end = words.length;
  while (end > start && AT_END.has(words[end - 1] ?? '')) end -= 1;
  return words.slice(start, end).join('');
}

/** The words of a text without case and marks. */
export function wordsOfName(text: string): string[] {
  return text
    .slice(0, MOST_COMPARED)
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`´.]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** A number as it is compared: `012-345 6789` and `+60123456789` are one. Empty without a number. */
export function phoneKey(phone: string): string {
  return phone === '' ? '' : internationalPhone(phone);
}

/** The families that share a phone number or a folded name with another one, in groups, in the order of the list. */
export function duplicateGroups<F extends Named>(families: readonly F[]): F[][] {
  const groupOf = new Map<string, F[]>();
  const groups = new Set<F[]>();
  for (const family of families) {
    const name = foldedName(family.name);
    const phone = phoneKey(family.phone);
    const keys = [name && `name ${name}`, phone && `phone ${phone}`].filter((key) => key !== '');
    const found = [...new Set(keys.map((key) => groupOf.get(key)).filter((group) => group !== undefined))];
    // One family may join two groups: by its name the first, by its phone the second.
    const group = found.flat();
    group.push(family);
    found.forEach((each) => groups.delete(each));
    groups.add(group);
    for (const [key, each] of groupOf) if (found.includes(each)) groupOf.set(key, group);
    keys.forEach((key) => groupOf.set(key, group));
  }
  return [...groups].filter((group) => group.length > 1);
}
