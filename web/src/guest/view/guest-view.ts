import { localeOf, type Locale } from '@serikad/shared/i18n/language';
import { inOrder } from '@serikad/shared/invitations/couple-names';
import { DEFAULT_VERSE, PUBLIC_TITLES } from '@serikad/shared/invitations/defaults';
import { longDate } from '@serikad/shared/invitations/event-dates';
import type { Couple, InvitationBundle, InvitationView } from '@serikad/shared/invitations/invitation.types';
import { rsvpPackage, showsGiftButton, showsRsvpButton, type GuestButtons } from '@serikad/shared/invitations/packages';
import { isYoutubeVideoId } from '@serikad/shared/invitations/youtube';

/** What the page makes of an invitation: texts put together, and which parts are shown. */
export interface GuestView {
  locale: Locale;
  title: string;
  couples: Couple[];
  /** What stands between two names: an ampersand, or the word where the design is quieter. */
  and: string;
  /** Short names of each couple in the order that they chose. */
  shortNames: [string, string][];
  /** `Aisyah & Danial`; two couples are joined by a comma. */
  namesLine: string;
  coverDate: string;
  coverPlace: string;
  /** Venue and address on one line. */
  fullAddress: string;
  shows: {
    rsvp: boolean;
    gift: boolean;
    /** The gifts that may be reserved; the bank account for salam kaut. */
    giftList: boolean;
    account: boolean;
    /** The card that asks whether the guest comes. */
    attendance: boolean;
    wishes: boolean;
    islamic: boolean;
    hashtag: boolean;
    verse: boolean;
    snow: boolean;
    music: boolean;
  };
  verse: { verse: string; surah: string };
}

/** Puts together what the page of an invitation shows. */
export function guestView(bundle: InvitationBundle): GuestView {
  const { invitation } = bundle;
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
    title: invitation.title.trim() === '' ? PUBLIC_TITLES[invitation.language] : invitation.title,
    couples,
    and: bundle.design.finish['and'] === 'dan' && locale === 'ms' ? 'dan' : '&',
    shortNames,
    namesLine: shortNames.map((pair) => pair.filter((name) => name !== '').join(' & ')).join(', '),
    coverDate: invitation.date === null ? '' : longDate(invitation.date, locale),
    coverPlace: [venue, town !== '' && !venue.includes(town) ? town : ''].filter((part) => part !== '').join(', '),
    fullAddress: [venue, address.replace(/\s*\n\s*/g, ' ')].filter((part) => part !== '').join(', '),
    shows: shownParts(bundle),
    verse: verseOf(invitation),
  };
}

function shownParts(bundle: InvitationBundle): GuestView['shows'] {
  const { invitation } = bundle;
  const buttons = buttonFacts(bundle);
  const rsvp = showsRsvpButton(buttons) && (invitation.viewAttendance || invitation.wishEnabled);
  const islamic = !invitation.hideIslamicItem;
  return {
    rsvp,
    gift: showsGiftButton(buttons),
    giftList: buttons.isSample || buttons.rsvp === 'premium',
    account: buttons.hasBankAccount && buttons.viewSalamKaut,
    attendance: invitation.viewAttendance && rsvp,
    wishes: invitation.viewWishes && invitation.wishEnabled,
    islamic,
    hashtag: invitation.hashtag !== '' && invitation.footer.includes('hashtag'),
    verse: invitation.footer.includes('verse') && (islamic || invitation.customVerse !== null),
    snow: invitation.viewSnowEffect,
    music: isYoutubeVideoId(invitation.music.videoId),
  };
}

function buttonFacts({ invitation, order, gifts, attendance }: InvitationBundle): GuestButtons {
  return {
    isSample: invitation.isSample,
    rsvp: order ? rsvpPackage(order.items) : invitation.package,
    wishEnabled: invitation.wishEnabled,
    full: attendance.full,
    hasGifts: gifts.length > 0,
    hasBankAccount: invitation.bankAccount.accountNo !== '' || invitation.bankAccount.qrUrl !== null,
    viewSalamKaut: invitation.viewSalamKaut,
  };
}

function verseOf({ customVerse, language }: InvitationView): { verse: string; surah: string } {
  return customVerse ?? DEFAULT_VERSE[language];
}

/** The town of a Malaysian address: what stands behind the five digits of its postcode. */
function townOf(address: string): string {
  return /\b\d{5}\s+([\p{L}][\p{L} .'-]*)/u.exec(address)?.[1]?.trim() ?? '';
}
