import { isStorableText, normaliseText } from './text.js';

/**
 * A line without the characters that may not be stored, at most so many characters long: for what is recorded without a
 * network, where no form can show an error of the server.
 */
export function storableLine(text: string, max: number): string {
  const line = normaliseText(text).replace(/[\n\t]/g, ' ');
  const kept = [...line]
    .filter((character) => isStorableText(character, false))
    .slice(0, max)
    .join('')
    .trim();
  return isStorableText(kept, false) ? kept : kept.replace(/\p{M}/gu, '');
}
