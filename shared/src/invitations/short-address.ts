import { shortNames } from './couple-names.js';
import type { Couple } from './invitation.types.js';

/** The page of a short address: it leads to the invitation. */
export const SHORT_ADDRESS_PAGE = '/k/:address';
export const SHORTEST_ADDRESS = 3;
export const LONGEST_ADDRESS = 40;
/** How many an invitation may have: the current one, and those that were chosen before it. */
export const MOST_ADDRESSES = 5;

/** What could be taken for a page of the shop. */
const RESERVED = new Set(
  `about account admin api app apps assets auth bantuan billing caterer catalog checkout config contact contact-us
  demo design designs docs dulang editor faq favicon files google health help home hubungi invitation invitations
  invite jemputan kad katerer login logout mail metrics motion null official order orders password payment pentadbir
  plan planner pricing privacy privacy-policy profile promo rasmi register robots root sample seller serikad settings
  shop sign-in sign-out sitemap staff static status storage support system terms test undefined user users visitor www`.split(
    /\s+/,
  ),
);

/** One way to write an address: `Aisyah-Danial` is `aisyah-danial`. */
export function normaliseAddress(text: string): string {
  return text.trim().toLowerCase();
}

/** What is wrong with an address, as a field message; nothing when it may be chosen. */
export function addressProblem(address: string): 'addressLength' | 'addressCharacters' | 'addressReserved' | undefined {
  if (!/^[a-z0-9-]*$/.test(address) || /^-|-$/.test(address)) return 'addressCharacters';
  if (address.length < SHORTEST_ADDRESS || address.length > LONGEST_ADDRESS) return 'addressLength';
  return RESERVED.has(address) ? 'addressReserved' : undefined;
}

/** What is typed of an address, as it can be: `Aisyah & Danial` becomes `aisyah-danial`. A hyphen at the end stays. */
export function typedAddress(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘`]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, LONGEST_ADDRESS);
}

/** Addresses for a couple, the first that is free is proposed; none before their names are filled in. */
export function proposedAddresses(couple: Couple, date: string | null): string[] {
  const names = typedAddress(shortNames(couple)).replace(/-$/, '');
  const year = date?.slice(0, 4);
  const day = date === null ? undefined : `${date.slice(8, 10)}${date.slice(5, 7)}`;
  const proposals = [names, ...(year && day ? [`${names}-${year}`, `${names}-${day}${year}`] : [`${names}-kahwin`])];
  return names === '' ? [] : proposals.filter((address) => addressProblem(address) === undefined);
}
