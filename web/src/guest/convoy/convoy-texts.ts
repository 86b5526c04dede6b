import type { Locale } from '@serikad/shared/i18n/language';

/** The texts of the page for those who drive together. */
export interface ConvoyTexts {
  title: string;
  meetingPoint: string;
  time: string;
  cars: string;
  contact: string;
  map: string;
  wedding: string;
  card: string;
}

export const CONVOY_TEXTS: Readonly<Record<Locale, ConvoyTexts>> = {
  ms: {
    title: 'Rombongan',
    meetingPoint: 'Tempat berkumpul',
    time: 'Masa',
    cars: 'Kereta',
    contact: 'Hubungi',
    map: 'Peta tempat berkumpul',
    wedding: 'Majlis',
    card: 'Buka kad jemputan',
  },
  en: {
    title: 'Convoy',
    meetingPoint: 'Meeting point',
    time: 'Time',
    cars: 'Cars',
    contact: 'Contact',
    map: 'Map of the meeting point',
    wedding: 'The wedding',
    card: 'Open the invitation',
  },
};
