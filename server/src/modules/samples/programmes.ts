import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import type { TentativeEntry } from '@serikad/shared/invitations/invitation.types';
import type { ProgrammeName } from '../designs/sample-story.js';

interface Programme {
  startTime: string;
  endTime: string;
  entries: readonly { time: string; malay: string; english: string }[];
}

/** The day's programme, by the forms of Malay weddings. */
const PROGRAMMES: Readonly<Record<ProgrammeName, Programme>> = {
  lunch: {
    startTime: '11:00',
    endTime: '16:30',
    entries: [
      { time: '11:00', malay: 'Kehadiran Tetamu', english: 'Arrival of Guests' },
      { time: '12:30', malay: 'Ketibaan Pengantin', english: 'Arrival of the Couple' },
      { time: '13:00', malay: 'Makan Beradab', english: 'Wedding Lunch' },
      { time: '16:30', malay: 'Majlis Bersurai', english: 'End of Reception' },
    ],
  },
  dinner: {
    startTime: '19:30',
    endTime: '23:00',
    entries: [
      { time: '19:30', malay: 'Kehadiran Tetamu', english: 'Arrival of Guests' },
      { time: '20:30', malay: 'Perarakan Masuk Pengantin', english: 'Entrance of the Couple' },
      { time: '21:00', malay: 'Santapan Malam', english: 'Wedding Dinner' },
      { time: '22:00', malay: 'Persembahan & Potong Kek', english: 'Performances & Cake' },
      { time: '23:00', malay: 'Majlis Bersurai', english: 'End of Reception' },
    ],
  },
  mosque: {
    startTime: '09:30',
    endTime: '16:00',
    entries: [
      { time: '09:30', malay: 'Akad Nikah', english: 'Solemnisation' },
      { time: '11:30', malay: 'Kehadiran Tetamu', english: 'Arrival of Guests' },
      { time: '12:15', malay: 'Ketibaan Pengantin', english: 'Arrival of the Couple' },
      { time: '12:45', malay: 'Jamuan Walimah', english: 'Walimah Lunch' },
      { time: '14:00', malay: 'Bacaan Doa & Bergambar', english: 'Prayer & Photographs' },
      { time: '16:00', malay: 'Majlis Bersurai', english: 'End of Reception' },
    ],
  },
  garden: {
    startTime: '16:30',
    endTime: '20:30',
    entries: [
      { time: '16:30', malay: 'Kehadiran Tetamu', english: 'Arrival of Guests' },
      { time: '17:15', malay: 'Ketibaan Pengantin', english: 'Arrival of the Couple' },
      { time: '17:45', malay: 'Minum Petang di Laman', english: 'Garden High Tea' },
      { time: '19:20', malay: 'Solat Maghrib Berjemaah', english: 'Maghrib Prayer' },
      { time: '20:30', malay: 'Majlis Bersurai', english: 'End of Reception' },
    ],
  },
};

/** The hours of a programme, and its lines in a language. */
export function programmeIn(
  name: ProgrammeName,
  language: InvitationLanguage,
): { startTime: string; endTime: string; tentative: TentativeEntry[] } {
  const { startTime, endTime, entries } = PROGRAMMES[name];
  return { startTime, endTime, tentative: entries.map((entry) => ({ time: entry.time, activity: entry[language] })) };
}
