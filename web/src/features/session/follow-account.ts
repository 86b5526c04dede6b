import type { Locale } from '@serikad/shared/i18n/language';
import { pageLanguage } from '../../i18n/texts-of.js';
import { storeForReload } from '../../lib/language.js';

/**
 * Whether a page must be reloaded after a sign-in, because the account's language is another; keeps it on the device.
 * @param language the account's; nothing without a choice
 */
export async function followAccount(language: Locale | undefined): Promise<boolean> {
  if (language === undefined || language === pageLanguage()) return false;
  // Without an answer the page is tried all the same.
  await storeForReload(language).catch(() => undefined);
  return true;
}
