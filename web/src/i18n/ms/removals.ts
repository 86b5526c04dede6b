import type { PicturePlace } from '@serikad/shared/orders/removal.types';

/** The place of a picture in an invitation, in words. */
export const PICTURE_NAMES: Readonly<Record<PicturePlace, string>> = {
  photo: 'Galeri',
  gift: 'Hadiah',
  'opening-logo': 'Logo pembukaan',
  'place-photo': 'Gambar pintu masuk atau mercu tanda',
  'cover-photo': 'Gambar muka depan',
  'bank-qr': 'Kod QR bank',
  album: 'Album tetamu',
};

/** What the shop has taken out of an invitation, for the couple to read. */
export const removalTexts = {
  title: 'Gambar yang dibuang oleh SeriKad',
  text: 'Tetamu tidak melihatnya lagi. Anda boleh memuat naik gambar lain.',
  wish: 'Ucapan ini disembunyikan daripada tetamu oleh SeriKad.',
  aGuest: 'Tetamu',
  reason: (reason: string) => `Sebab: ${reason}`,
} as const;
