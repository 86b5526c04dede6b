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
  overlap: (activity: string, time: string, prayer: Prayer) => `${activity} bertembung dengan ${prayer} (${time}).`,
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
  nextDay: 'Sebelum masa mula, jadi majlis tamat pada hari berikutnya. Semak jika itu tersilap.',
  notLater:
    'Tarikh baharu ini tidak selepas tarikh asal. Jika majlis dipercepat, matikan “Majlis ditunda” dan tukar tarikhnya sahaja.',
  dateHint: 'Kosongkan jika belum ditetapkan: tetamu baca “Tarikh baharu akan dimaklumkan”.',
};

/** The phases of a card in the editor. */
export const phaseTexts = {
  mode: 'Paparan kad',
  hints: {
    off: 'Kad tidak berubah.',
    auto: 'Simpan tarikh sehingga tempat diisi, kemudian jemputan, hari ini pada hari majlis, dan terima kasih selepasnya.',
    'save-the-date': 'Nama dan tarikh sahaja. Tetamu belum boleh menjawab.',
    invitation: 'Semua bahagian kad, walaupun tarikh sudah berlalu.',
    today: 'Peta, atur cara dan nombor telefon dahulu.',
    thanks: 'Ucapan terima kasih, galeri dan ucapan tetamu.',
  },
  thanksHint: 'Kosongkan untuk guna ucapan biasa.',
} as const;

/** The words of the programme in the editor. */
export const programmeTexts = {
  tentativeText: 'Aktiviti disusun mengikut masa. Ubah susunan dengan anak panah.',
  time: 'Masa',
  activity: 'Aktiviti',
  addActivity: 'Tambah aktiviti',
};
