import type { Prayer } from '@serikad/shared/prayer-times/prayer-times.types';

/** Prayer times in the editor's section of date and programme. */
export const prayerTexts = {
  show: 'Tunjukkan waktu solat pada kad',
  showHint: 'Waktu yang jatuh dalam majlis, lebih kurang, di bawah atur cara.',
  state: 'Negeri',
  district: 'Daerah',
  choose: 'Pilih',
  noDate: 'Pilih tarikh majlis dahulu.',
  failed: 'Waktu solat tidak dapat dimuatkan. Kad tetap menunjukkannya selepas disimpan.',
  of: (times: string) => `Lebih kurang: ${times}.`,
  overlaps: 'Bertembung dengan waktu solat',
  overlap: (activity: string, time: string, prayer: Prayer) => `${activity} bermula ketika ${prayer} (${time}).`,
  overMaghrib: (time: string) =>
    `Majlis berlangsung sepanjang Maghrib (${time}). Tetamu mungkin perlu ruang untuk solat.`,
} as const;

/** The Hijri date in the same section. */
export const hijriTexts = {
  show: 'Tunjukkan tarikh Hijrah pada kad',
  hint: (proposal: string) => `Kosongkan untuk guna ${proposal}.`,
  unknown: 'Tiada kiraan untuk tarikh ini. Tulis sendiri tarikh Hijrahnya.',
  noDate: 'Pilih tarikh majlis dahulu.',
  sighted: 'Bulan ini diisytiharkan selepas anak bulan dilihat, jadi tarikhnya mungkin berubah sehari.',
} as const;

/** The words of a postponed wedding in the editor. */
export const postponementTexts = {
  before: 'Tarikh asal',
  hint: 'Tetamu akan nampak makluman di atas kad. Jawapan mereka kekal.',
  date: 'Tarikh baharu',
  dateHint: 'Kosongkan jika belum ditetapkan: tetamu baca “Tarikh baharu akan dimaklumkan”.',
};
