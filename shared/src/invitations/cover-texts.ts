import { localeOf, type Locale } from '../i18n/language.js';
import { inOrder } from './couple-names.js';
import { publicTitle } from './defaults.js';
import type { Couple, InvitationView } from './invitation.types.js';
import { shownDay } from './postponement.js';

/** The texts of an invitation's cover, on the guest page and in a link's picture. */
export interface CoverTexts {
  locale: Locale;
  title: string;
  couples: Couple[];
  /** Between two names: an ampersand, or a word where the design sets one. */
  and: string;
  /** Short names of each couple in the order that they chose. */
  shortNames: [string, string][];
  /** `Aisyah & Danial`; two couples are joined by a comma. */
  namesLine: string;
  /** `Sabtu, 12 Disember 2026`; the text while a postponed wedding has no new day. */
  coverDate: string;
  coverPlace: string;
}

type Covered = Pick<
  InvitationView,
  'language' | 'title' | 'couple' | 'couple2' | 'coupleNo' | 'date' | 'postponed' | 'venue'
>;

/** @param designsAnd the word between names that the design sets, `finish.and` */
export function coverTexts(invitation: Covered, designsAnd: string | number | undefined): CoverTexts {
  const locale = localeOf(invitation.language);
  const couples = [invitation.couple, ...(invitation.coupleNo === 2 && invitation.couple2 ? [invitation.couple2] : [])];
  const shortNames = couples.map((couple): [string, string] => {
    const [first, second] = inOrder(couple);
    return [first.shortName, second.shortName];
  });
  const { venue, address } = invitation.venue;
  const town = townOf(address);
  return {
    locale,
    title: publicTitle(invitation),
    couples,
    and: designsAnd === 'dan' && locale === 'ms' ? 'dan' : '&',
    shortNames,
    namesLine: shortNames.map((pair) => pair.filter((name) => name !== '').join(' & ')).join(', '),
    coverDate: shownDay(invitation, locale),
    coverPlace: [venue, town !== '' && !venue.includes(town) ? town : ''].filter((part) => part !== '').join(', '),
  };
}

/** The town of a Malaysian address: what follows the five digits of its postcode. */
function townOf(address: string): string {
  return /\b\d{5}\s+([\p{L}][\p{L} .'-]*)/u.exec(address)?.[1]?.trim() ?? '';
}
