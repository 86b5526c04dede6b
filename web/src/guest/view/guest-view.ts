import { coverTexts, type CoverTexts } from '@serikad/shared/invitations/cover-texts';
import { DEFAULT_VERSE } from '@serikad/shared/invitations/defaults';
import type { GuestPageBundle } from '@serikad/shared/api/guest-page.types';
import { rsvpPackage, showsGiftButton, showsRsvpButton, type GuestButtons } from '@serikad/shared/invitations/packages';
import type { BankAccount, InvitationView } from '@serikad/shared/invitations/invitation.types';
import { isWebLink } from '@serikad/shared/validation/web-link';
import { isYoutubeVideoId } from '@serikad/shared/invitations/youtube';

/** What the page makes of an invitation: texts put together, and which sections are shown. */
export interface GuestView extends CoverTexts {
  /** Venue and address on one line. */
  fullAddress: string;
  /**
   * Where the place is shown: the couple's own links, else a search for the address; nothing where there is neither.
   */
  places: { maps: string | null; waze: string | null };
  shows: {
    rsvp: boolean;
    gift: boolean;
    /** The gifts that may be reserved; the bank account for salam kaut. */
    giftList: boolean;
    account: boolean;
    /** The section with the RSVP button for attendance. */
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
export function guestView(bundle: GuestPageBundle): GuestView {
  const { invitation } = bundle;
  const texts = coverTexts(invitation, bundle.design.finish['and']);
  const { venue, address } = invitation.venue;
  const fullAddress = [venue, address.replace(/\s*\n\s*/g, ' ')].filter((part) => part !== '').join(', ');
  return {
    ...texts,
    fullAddress,
    places: bundle.phase === 'thanks' ? { maps: null, waze: null } : placesOf(invitation.location, fullAddress),
    shows: shownParts(bundle),
    verse: verseOf(invitation),
  };
}

function placesOf({ googleMapLink, wazeLink }: InvitationView['location'], fullAddress: string): GuestView['places'] {
  const query = encodeURIComponent(fullAddress);
  // The same rule as when the links were stored, so that no other scheme shows.
  const own = (link: string): string | null => (isWebLink(link) ? link : null);
  const search = (address: string): string | null => (query === '' ? null : address);
  return {
    maps: own(googleMapLink) ?? search(`https://www.google.com/maps/search/?api=1&query=${query}`),
    waze: own(wazeLink) ?? search(`https://waze.com/ul?q=${query}&navigate=yes`),
  };
}

function shownParts(bundle: GuestPageBundle): GuestView['shows'] {
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

function buttonFacts({ invitation, order, gifts, attendance }: GuestPageBundle): GuestButtons {
  return {
    isSample: invitation.isSample,
    rsvp: order ? rsvpPackage(order.items) : invitation.package,
    wishEnabled: invitation.wishEnabled,
    full: attendance.full,
    hasGifts: gifts.length > 0,
    hasBankAccount: [invitation.bankAccount, invitation.secondBankAccount].some(hasAccount),
    viewSalamKaut: invitation.viewSalamKaut,
  };
}

function verseOf({ customVerse, language }: GuestPageBundle['invitation']): { verse: string; surah: string } {
  return customVerse ?? DEFAULT_VERSE[language];
}

/** Whether guests can send money to it. */
export function hasAccount({ accountNo, qrUrl }: BankAccount): boolean {
  return accountNo !== '' || qrUrl !== null;
}
