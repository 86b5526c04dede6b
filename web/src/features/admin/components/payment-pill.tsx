import type { AdminOrder } from '@serikad/shared/admin/admin-order.types';
import { Pill, type PillTone } from '../../../components/ui/states.js';
import { PAYMENT_PILLS } from '../../../i18n/admin/orders.js';
import { standingOf } from './payment-standing.js';

const TONES: Readonly<Record<keyof typeof PAYMENT_PILLS, PillTone>> = {
  paid: 'ok',
  part: 'wait',
  new: 'mute',
  trial: 'info',
  'trial-expired': 'bad',
  credit: 'wait',
};

export function PaymentPill({ order }: { order: AdminOrder }) {
  const standing = standingOf(order);
  return <Pill tone={TONES[standing]}>{PAYMENT_PILLS[standing]}</Pill>;
}
