import type { InvitationView } from './invitation.types.js';

type Named = Pick<InvitationView, 'couple' | 'couple2' | 'coupleNo' | 'jawiNames'>;

/** What stands between two names in Jawi, whatever the invitation's language: "dan". */
export const JAWI_AND = ' دان ';

/** A couple's line in the two parts between which it may be broken: a name, and "dan" with the other one. */
export function jawiParts(line: string): [first: string, andSecond: string] {
  const at = line.indexOf(JAWI_AND);
  return [line.slice(0, at), line.slice(at + 1)];
}

/**
 * `عائشة دان دانيال`: what a page shows of the names in Jawi, a line for each couple in the order that it chose; `null`
 * for none. One name of a couple alone is not shown.
 */
export function shownJawi({ couple, couple2, coupleNo, jawiNames }: Named): string | null {
  const couples = [
    { order: couple.order, ...jawiNames.couple },
    ...(coupleNo === 2 && couple2 ? [{ order: couple2.order, ...jawiNames.couple2 }] : []),
  ];
  const lines = couples
    .filter(({ bride, groom }) => bride !== '' && groom !== '')
    .map(({ order, bride, groom }) => (order === 'bride-first' ? [bride, groom] : [groom, bride]).join(JAWI_AND));
  return lines.length === 0 ? null : lines.join('\n');
}
