/** What a family reads on its personal page in Malay, beside the texts of every guest page. */
export const ms = {
  for: 'Khas buat',
  lead: (title: string) => `${title}, kehadiran sekeluarga amat kami nantikan.`,
  seats: (count: number) => `${count} tempat untuk keluarga ini`,
  weCome: 'Kami akan hadir',
  weMayCome: 'Belum pasti',
  weDoNotCome: 'Maaf, tidak dapat hadir',
  answers: { coming: 'Hadir', maybe: 'Belum pasti', no: 'Tidak dapat hadir' },
  adults: 'Dewasa',
  children: 'Kanak-kanak',
  childrenHint: '12 tahun ke bawah',
  fewer: (what: string) => `Kurangkan: ${what}`,
  more: (what: string) => `Tambah: ${what}`,
  used: (count: number, all: number) => `${count} daripada ${all} tempat`,
  needMore: 'Perlu lebih?',
  contact: (name: string) => `Hubungi ${name}`,
  maybeTitle: 'Tidak mengapa',
  maybeText: 'Tempat belum disimpan. Sila beritahu kami melalui pautan ini apabila sudah pasti.',
  maybeTextBy: (day: string) =>
    `Tempat belum disimpan. Sila beritahu kami hingga ${day} (termasuk hari itu) melalui pautan ini.`,
  sessions: 'Majlis untuk keluarga ini',
  comesTo: (title: string) => `Hadir: ${title}`,
  sessionFull: 'Tempat untuk majlis ini telah penuh. Hubungi kami, mungkin masih ada ruang.',
  unsureOfThis: 'Belum pasti untuk majlis ini',
  guess: 'Jika hadir, mungkin berapa orang?',
  people: (adults: number, children: number) =>
    children > 0 ? `${adults} dewasa dan ${children} kanak-kanak` : `${adults} dewasa`,
  stored: { coming: 'Hadir', maybe: 'Belum pasti, mungkin', no: 'Tidak dapat hadir' },
  answeredAt: (moment: string) => `Dijawab ${moment}.`,
  onBehalf: (moment: string) => `Dicatat oleh tuan rumah pada ${moment}.`,
  changeable: 'Boleh diubah oleh sesiapa dalam keluarga ini.',
  changeableBy: (day: string) => `Boleh diubah oleh sesiapa dalam keluarga ini hingga ${day} (termasuk hari itu).`,
  offline: 'Belum dihantar, tiada internet. Jawapan tuan/puan selamat pada telefon ini.',
  sendAgain: 'Cuba hantar lagi',
  loading: 'Memuatkan jawapan…',
  loadFailed: 'Jawapan keluarga ini belum dapat dimuatkan. Sila semak talian dan cuba lagi.',
  linkGone: 'Pautan ini tidak sah lagi. Sila minta pautan yang baharu daripada tuan rumah.',
  full: 'Tempat majlis telah penuh. Maafkan kami. Hubungi kami, mungkin masih ada ruang.',
  closedTitle: 'Senarai Telah Ditutup',
  yourAnswer: 'Jawapan tuan/puan',
  lower: 'Kurangkan',
  notComing: 'Tak jadi hadir?',
  notComingHint: 'Masih boleh diberitahu',
  tell: 'Beritahu',
  sentYes: 'Tempat untuk keluarga ini telah disimpan.',
  sentMaybe: 'Kami catat dahulu. Tempat belum disimpan.',
  changed: 'Berubah? Buka pautan ini semula.',
  changedBy: (day: string) => `Berubah? Buka pautan ini semula, hingga ${day} (termasuk hari itu).`,
  saveDate: 'Simpan tarikh',
  wishSent: 'Ucapan tuan/puan telah kami terima.',
  removeQuestion: 'Padam jawapan keluarga ini? Tempat yang disimpan akan dilepaskan.',
  removeNow: 'Ya, padam',
  removed: 'Jawapan keluarga ini telah dipadam.',
  keep: 'Tidak, simpan',
  privacy: 'Jawapan ini dilihat oleh pasangan pengantin sahaja; ucapan dilihat oleh tetamu lain.',
};

type Widened<T> = T extends string
  ? string
  : T extends Record<string, string>
    ? { readonly [K in keyof T]: string }
    : T;
export type PersonalTexts = { readonly [Key in keyof typeof ms]: Widened<(typeof ms)[Key]> };
