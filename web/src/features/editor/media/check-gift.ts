import { pageLanguage } from '../../../i18n/texts-of.js';
import type { GiftField, GiftValues } from './gift-state.js';

/** The errors of a gift's texts by the class that the server checks with, too; it loads with the first check. */
export async function checkGift(values: GiftValues): Promise<Partial<Record<GiftField, string>>> {
  const [{ validateDto, fieldErrorsIn }, { CreateGiftDto }] = await Promise.all([
    import('@serikad/shared/validation/validate'),
    import('@serikad/shared/gifts/gift.dto'),
  ]);
  // The form has no invitation id.
  const checked = validateDto(CreateGiftDto, { ...values, invitationId: '-' });
  if (checked.ok) return {};
  return Object.fromEntries(
    fieldErrorsIn(pageLanguage(), checked.fields).map(({ field, message }) => [field, message]),
  );
}
