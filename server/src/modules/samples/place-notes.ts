import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import type { PlaceNotes } from '@serikad/shared/invitations/invitation.types';

/** What the samples that show it have about the way to their hall. */
export const SAMPLE_PLACE_NOTES: Readonly<Record<InvitationLanguage, PlaceNotes>> = {
  malay: {
    landmark: 'Masuk dari pintu 2, di sebelah padang',
    parking: 'Percuma, di belakang dewan',
    prayerRoom: 'Di sebelah kiri pintu utama',
    wheelchair: 'Tanjakan di pintu utama',
  },
  english: {
    landmark: 'Enter by gate 2, next to the field',
    parking: 'Free, behind the hall',
    prayerRoom: 'To the left of the main entrance',
    wheelchair: 'Ramp at the main entrance',
  },
};
