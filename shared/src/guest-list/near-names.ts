import { AROUND_NAMES, wordsOfName } from './duplicates.js';

/** Between a name and the father's. `a/l` and `a/p` are letters by themselves, which are left out with all such. */
const PARENTS = new Set('bin binti bt bte bta anak al ap'.split(' '));
/** One letter in so many may be another one. */
const LETTERS_PER_CHANGE = 4;

/** The words that tell a name from others: without titles, `bin` and the like, and single letters. */
export function tellingWords(text: string): string[] {
  return wordsOfName(text).filter((word) => word.length > 1 && !PARENTS.has(word) && !AROUND_NAMES.has(word));
}

/**
 * Those whose words are spelt nearly as those searched for; the most words first, then the fewest changes.
 * @param wordsOf one's `tellingWords`
 */
export function nearlyNamed<F>(all: readonly F[], wordsOf: (one: F) => readonly string[], text: string): F[] {
  const wanted = [...new Set(tellingWords(text))];
  const found: { one: F; hits: number; changes: number }[] = [];
  for (const one of all) {
    const words = wordsOf(one);
    let [hits, changes] = [0, 0];
    for (const word of wanted) {
      const fewest = Math.min(...words.map((each) => changesBetween(word, each)));
      if (fewest === Infinity) continue;
      hits += 1;
      changes += fewest;
    }
    if (hits > 0) found.push({ one, hits, changes });
  }
  return found.sort((a, b) => b.hits - a.hits || a.changes - b.changes).map(({ one }) => one);
}

/** Letters to add, leave out or change between two words (Levenshtein); `Infinity` for more than are allowed. */
function changesBetween(wanted: string, word: string): number {
  const most = Math.floor(wanted.length / LETTERS_PER_CHANGE);
  if (wanted === word) return 0;
  if (most === 0 || Math.abs(wanted.length - word.length) > most) return Infinity;
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let at = 1; at <= wanted.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= word.length; to += 1) {
      const changed = (row[to - 1] ?? 0) + (wanted[at - 1] === word[to - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return Infinity;
    row = next;
  }
  const changes = row[word.length] ?? Infinity;
  return changes > most ? Infinity : changes;
}
