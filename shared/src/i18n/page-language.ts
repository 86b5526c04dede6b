import type { Locale } from './language.js';

/** The languages of the shop's pages; the first one is shown without a choice. */
export const PAGE_LANGUAGES: readonly Locale[] = ['ms', 'en'];

/** The cookie with the device's choice: `ms` or `en`, nothing else. */
export const LANGUAGE_COOKIE = 'language';

export function isPageLanguage(value: unknown): value is Locale {
  return PAGE_LANGUAGES.some((language) => language === value);
}

/** The shop's title and description in the head of its HTML. */
export const SHOP_HEAD: Readonly<Record<Locale, { title: string; description: string }>> = {
  ms: {
    title: 'SeriKad · Kad undangan digital, video dan cetakan',
    description:
      'Kad undangan kahwin digital dengan RSVP, video motion dan kad cetak A6. Pilih rekaan, isi nama, terus kongsi di WhatsApp.',
  },
  en: {
    title: 'SeriKad · Digital, video and printed invitations',
    description:
      'Digital wedding invitations with RSVP, motion video and printed A6 cards. Choose a design, fill in your names, share it on WhatsApp.',
  },
};
