import type { OrderView } from '@serikad/shared/orders/order.types';
import { shortNames } from '@serikad/shared/invitations/couple-names';
import { CoupleNames } from '../../../components/couple-names.js';
import { adminTexts as t } from '../../../i18n/admin/common.js';

/** The couple's names, as the order's invitation has them. */
export function OrderNames({ order }: { order: OrderView }) {
  const couple = order.invitation[0]?.couple;
  return couple ? <CoupleNames couple={couple} fallback={t.noNames} /> : t.noNames;
}

/** The same as a text, for titles and labels. */
export function namesText(order: OrderView): string {
  const couple = order.invitation[0]?.couple;
  return (couple && shortNames(couple)) || t.noNames;
}
