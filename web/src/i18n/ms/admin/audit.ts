import type { PicturePlace } from '@serikad/shared/orders/removal.types';
import type { AuditAction } from '@serikad/shared/admin/audit.types';
import type { PaymentMethod } from '@serikad/shared/payments/payment.types';
import { PICTURE_NAMES } from '../removals.js';
import { ringgit } from '@serikad/shared/payments/ringgit';
import { METHOD_NAMES } from './common.js';

const subjectOf = (item: unknown): string =>
  ({ rsvp: 'RSVP', video: 'Video', card: 'Kad cetak A6', pdf: 'PDF' })[String(item)] ?? String(item);
const statusOf = (status: unknown): string =>
  ({ draft: 'draf', 'in-progress': 'sedang disiapkan', approval: 'semakan', completed: 'siap' })[String(status)] ??
  String(status);
const methodOf = (method: unknown): string => METHOD_NAMES[method as PaymentMethod] ?? String(method);
const pictureOf = (place: unknown): string => PICTURE_NAMES[place as PicturePlace] ?? String(place);
const placeOf = (place: unknown): string => (place === 'cover' ? 'muka depan' : `lapisan ${String(place)}`);

/** What a seller did, in words. */
export function auditText(action: AuditAction, details: Readonly<Record<string, unknown>>): string {
  const { amount, method, item, from, to, name, count, place, reason } = details;
  const why = typeof reason === 'string' ? reason : '';
  switch (action) {
    case 'order.payment-recorded':
      return `merekod bayaran ${ringgit(Number(amount))} (${methodOf(method)})`;
    case 'order.payment-reversed':
      return `membatalkan bayaran ${ringgit(Math.abs(Number(amount)))} (${methodOf(method)})`;
    case 'order.item-moved':
      return to === 'draft'
        ? `memulangkan ${subjectOf(item)} kepada pelanggan: ${why}`
        : `memindahkan ${subjectOf(item)} daripada ${statusOf(from)} kepada ${statusOf(to)}`;
    case 'order.wish-withheld':
      return `menyembunyikan ucapan tetamu: ${why}`;
    case 'order.wish-shown':
      return `memaparkan semula ucapan tetamu: ${why}`;
    case 'order.picture-removed':
      return `membuang gambar (${pictureOf(place)}): ${why}`;
    case 'order.bank-account-changed':
      return 'pelanggan menukar akaun bank pada kad';
    case 'customer.exported':
      return 'mengeksport data pelanggan';
    case 'customer.deleted':
      return 'memadam data pelanggan';
    case 'design.created':
      return `membuat rekaan “${String(name)}”`;
    case 'design.edited':
      return `mengubah rekaan: ${Object.keys(details).join(', ')}`;
    case 'design.hidden':
      return 'menyembunyikan rekaan';
    case 'design.shown':
      return 'memaparkan rekaan semula';
    case 'design.ordered':
      return `menyusun semula ${String(count)} rekaan`;
    case 'design.file-uploaded':
      return `memuat naik ${placeOf(place)} rekaan`;
    case 'design.file-removed':
      return `membuang ${placeOf(place)} yang dimuat naik`;
  }
}

export const auditTexts = {
  kinds: { all: 'Semua', order: 'Pesanan', design: 'Rekaan', customer: 'Pelanggan' },
  kindsLabel: 'Jenis perubahan',
  count: (count: string) => `${count} perubahan`,
  none: 'Belum ada perubahan',
  noneText: 'Setiap perubahan oleh penjual direkod di sini dan tidak boleh dipadam.',
  goneActor: 'Akaun yang dipadam',
  operator: 'Operator (arahan pelayan)',
  subject: (kind: 'order' | 'design' | 'customer', id: string) => {
    if (kind === 'design') return id === 'all' ? 'Semua rekaan' : `Rekaan ${id}`;
    return `${kind === 'order' ? 'Pesanan' : 'Pelanggan'} …${id.slice(-7)}`;
  },
  only: (subject: string) => `Hanya ${subject}`,
  dropOnly: (subject: string) => `Buang penapis: hanya ${subject}`,
} as const;
