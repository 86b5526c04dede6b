import { type Counted, MOST_COUNTED } from '@serikad/shared/admin/counted';
import type { PaymentMethod } from '@serikad/shared/payments/payment.types';

/** `12`; `kira-kira 12,345` of an estimate; `1,000+` of a count that ended there. */
export function countText({ count, countIs }: Counted): string {
  const number = count.toLocaleString('en-MY');
  return countIs === 'exact' ? number : countIs === 'estimate' ? `kira-kira ${number}` : `${number}+`;
}

/** A number that is counted up to 1,000: `1,000+` from there on. */
export const cappedCount = (count: number): string =>
  countText({ count, countIs: count < MOST_COUNTED ? 'exact' : 'at-least' });

export const METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  'bank-transfer': 'Pindahan bank',
  duitnow: 'DuitNow',
  'e-wallet': 'E-dompet',
  card: 'Kad bank',
  cash: 'Tunai',
  other: 'Lain-lain',
};

export const adminTexts = {
  admin: 'Meja penjual',
  today: 'Hari ini',
  orders: 'Pesanan',
  designs: 'Rekaan',
  figures: 'Angka',
  audit: 'Jejak audit',
  auditShort: 'Audit',
  shop: 'Lihat kedai',
  shortcuts: 'Pintasan papan kekunci',
  loading: 'Loading...',
  saving: 'Saving...',
  loadError: 'Tidak dapat dimuatkan.',
  noNames: 'Nama belum diisi',
  copy: (what: string) => `Salin ${what}`,
  copied: 'Disalin',
  copyFailed: 'Tidak dapat disalin. Tekan lama pada teks untuk menyalinnya.',
  cancel: 'Batal',
  notFound: 'Tidak dijumpai',
  /** What is read after an entry of the menu. */
  waiting: (count: number) => `${count} pesanan menunggu`,
  ordersInAll: (count: string, made: number) => `${count} semuanya${made > 0 ? `, ${made} baharu hari ini` : ''}`,
  /** What is announced when it comes. */
  cameIn: (made: number, toMake: number) =>
    [made > 0 && `${made} pesanan baharu masuk.`, toMake > 0 && `${toMake} pesanan lagi untuk dibuat.`]
      .filter((said) => said !== false)
      .join(' '),
} as const;
