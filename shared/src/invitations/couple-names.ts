import type { Couple } from './invitation.types.js';

/** The two persons of a couple in the order that they chose. */
export function inOrder(couple: Couple): [first: Couple['bride'], second: Couple['bride']] {
  return couple.order === 'bride-first' ? [couple.bride, couple.groom] : [couple.groom, couple.bride];
}

/** `Aisyah & Danial`: short names in the couple's order; empty when there are none yet. */
export function shortNames(couple: Couple): string {
  return inOrder(couple)
    .map(({ shortName }) => shortName)
    .filter((name) => name !== '')
    .join(' & ');
}

/** The names in an invitation's address: `aisyah-danial`, `jemputan` when there are none yet. */
export function namesSlug(couple: Couple): string {
  const slug = shortNames(couple)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'jemputan' : slug;
}
