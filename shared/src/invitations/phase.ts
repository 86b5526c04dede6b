import { DAY_MS } from '../calendar/durations.js';
import { eventMoments } from './calendar.js';
import type { InvitationContent } from './invitation-content.types.js';
import type { InvitationView, Phase } from './invitation.types.js';
import { malaysiaMoment } from './malaysia-time.js';
import { newInvitationContent } from './new-invitation.js';

/**
 * What a page that only asks to save the date leaves out:
 * one object each, so that a comparison by identity sees no change.
 */
const EMPTY = newInvitationContent();
const NO_LIST: readonly never[] = [];
const WITHOUT_DETAILS = {
  venue: EMPTY.venue,
  location: EMPTY.location,
  placeNotes: EMPTY.placeNotes,
  placePhoto: '',
  convoy: EMPTY.convoy,
  liveLink: '',
  tentative: [],
  prayers: EMPTY.prayers,
  prayerTimes: null,
  contacts: EMPTY.contacts,
  dressCode: EMPTY.dressCode,
  viewAttendance: false,
  wishEnabled: false,
  viewSalamKaut: false,
  bankAccount: EMPTY.bankAccount,
  secondBankAccount: EMPTY.secondBankAccount,
  giftReceiverName: '',
  giftDeliveryAddress: '',
  album: false,
} satisfies Partial<InvitationView>;
/** The titles that take the place of the couple's. */
const TITLES = {
  'save-the-date': { malay: 'SIMPAN TARIKH', english: 'SAVE THE DATE' },
  thanks: { malay: 'TERIMA KASIH', english: 'THANK YOU' },
} as const;

type Timed = Pick<InvitationView, 'date' | 'startTime' | 'endTime' | 'venue' | 'location' | 'phases'>;

/**
 * What an invitation is at a moment, as the couple chose, or by its day in Malaysia: today from the day's midnight on,
 * and thanks from the next one, or from the wedding's end where that is later. Before, an invitation with a place.
 * @param now milliseconds since the epoch
 */
export function phaseAt({ date, startTime, endTime, venue, location, phases }: Timed, now: number): Phase {
  if (phases.mode === 'off') return 'invitation';
  if (phases.mode !== 'auto') return phases.mode;
  if (date !== null) {
    const begin = malaysiaMoment(date, '00:00');
    const end = Math.max(begin + DAY_MS, eventMoments(date, startTime, endTime).end || 0);
    if (now >= end) return 'thanks';
    if (now >= begin) return 'today';
  }
  const place = venue.venue + venue.address + location.googleMapLink + location.wazeLink;
  return place.trim() === '' ? 'save-the-date' : 'invitation';
}

/** What guests get of an invitation at a moment: with its phase, and without what that leaves out. */
export function inPhase<Bundle extends InvitationContent & { phase?: Phase }>(bundle: Bundle, now: number): Bundle {
  const { invitation } = bundle;
  if (invitation.phases.mode === 'off') return bundle;
  const phase = phaseAt(invitation, now);
  if (phase === 'save-the-date') {
    const title = TITLES[phase][invitation.language];
    return {
      ...bundle,
      phase,
      invitation: { ...invitation, ...WITHOUT_DETAILS, title },
      gifts: NO_LIST,
      photos: NO_LIST,
    };
  }
  if (phase !== 'thanks') return { ...bundle, phase };
  const title = TITLES[phase][invitation.language];
  const { tentative, prayerTimes, contacts } = WITHOUT_DETAILS;
  const left = { tentative, prayerTimes, contacts, viewAttendance: false, title };
  return { ...bundle, phase, invitation: { ...invitation, ...left } };
}
