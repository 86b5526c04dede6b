import { shownHijriDate } from '@serikad/shared/invitations/hijri-date';
import { NOT_POSTPONED } from '@serikad/shared/invitations/postponement';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import { NO_PLACE_NOTES } from '@serikad/shared/invitations/new-invitation';
import { DomainError } from '../common/domain-error.js';
import { shownPrayerTimes } from '../common/prayer-times.js';
import type { SessionSeats } from '../modules/rsvp/seats/seats.schema.js';

/**
 * An invitation for families that are not invited to its main session: with the day, the place, the programme and the
 * limits of another one in place of the main session's.
 * @throws DomainError not-found when that session was removed
 */
export function bundleOfSession(
  bundle: InvitationBundle,
  session: Partial<SessionSeats> | undefined,
): InvitationBundle {
  if (!session?.about) throw new DomainError('not-found');
  const { date, startTime, endTime, place, tentative } = session.about;
  const { language, prayers } = bundle.invitation;
  // The couple's own text is of the main day.
  const hijri = { show: bundle.invitation.hijri.show, text: '' };
  return {
    ...bundle,
    invitation: {
      ...bundle.invitation,
      date,
      // That of the main session.
      postponed: { ...NOT_POSTPONED },
      hijri,
      hijriDate: shownHijriDate({ date, language, hijri }),
      // The couple's district is where the main session is; a place of the session's own may be in another one.
      prayerTimes: place ? null : shownPrayerTimes({ date, prayers, startTime, endTime, tentative }),
      startTime,
      endTime,
      tentative,
      ...(place && {
        venue: { venue: place.venue, address: place.address },
        location: { googleMapLink: place.googleMapLink, wazeLink: place.wazeLink },
        placeNotes: NO_PLACE_NOTES,
        placePhoto: '',
      }),
      // Those of the main session; a family's own are its seats.
      attendanceLimit: 0,
      totalAttendanceLimit: 0,
    },
    attendance: { total: 0, full: false },
  };
}
