import type { AlbumTexts } from './album-texts.js';
import type { Refused } from './chosen-files.js';

/** Names of files that are listed in one sentence. */
const MOST_NAMES = 3;

/** What is said of chosen files that are not sent, a sentence for each reason. */
export function refusedTexts({ tooLarge, noPicture, empty, known, beyond }: Refused, texts: AlbumTexts): string[] {
  const list = (names: readonly string[]): string => {
    const shown = names.slice(0, MOST_NAMES).join(', ');
    return names.length > MOST_NAMES ? `${shown} ${texts.andMore(names.length - MOST_NAMES)}` : shown;
  };
  return [
    ...(tooLarge.length > 0 ? [texts.tooLarge(list(tooLarge))] : []),
    ...(noPicture.length > 0 ? [texts.noPicture(list(noPicture))] : []),
    ...(empty.length > 0 ? [texts.empty(list(empty))] : []),
    ...(known.length > 0 ? [texts.known(list(known))] : []),
    ...(beyond.length > 0 ? [texts.beyond(beyond.length)] : []),
  ];
}
