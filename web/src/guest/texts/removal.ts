import type { Locale } from '@serikad/shared/i18n/language';

const ms = {
  question: 'Padam jawapan dan ucapan tuan/puan? Tempat yang diambil akan dilepaskan.',
  keep: 'Tidak, simpan',
  removeNow: 'Ya, padam',
  removing: 'Memadam…',
  removed: 'Jawapan tuan/puan telah dipadam.',
  failed: 'Jawapan belum dapat dipadam. Sila semak talian dan cuba lagi.',
};

const en: typeof ms = {
  question: 'Remove your answer and your wish? The seats that were taken are given up.',
  keep: 'No, keep it',
  removeNow: 'Yes, remove it',
  removing: 'Removing…',
  removed: 'Your answer was removed.',
  failed: 'Your answer could not be removed yet. Please check the connection and try again.',
};

/** Of the step in which a guest removes their RSVP: apart from the page's texts, because it comes with the sheets. */
export const REMOVAL_TEXTS: Record<Locale, typeof ms> = { ms, en };
