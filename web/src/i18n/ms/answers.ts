/** What the couple can do with many answers at once. */
export const answerTexts = {
  title: 'Kawalan jawapan',
  accept: 'Terima jawapan tetamu',
  acceptHint: 'Jika ditutup, jawapan baharu dan perubahan ditolak serta-merta. Jawapan sedia ada kekal.',
  closed: 'Jawapan ditutup. Tetamu tidak boleh menjawab sehingga anda membukanya semula.',
  nowClosed: 'Jawapan telah ditutup',
  nowOpen: 'Jawapan dibuka semula',
  remove: 'Buang banyak jawapan',
  removeTitle: 'Buang banyak jawapan',
  removeText: 'Untuk jawapan yang bukan daripada tetamu anda. Apa yang dibuang boleh dipulihkan dalam masa 24 jam.',
  floods: 'Jawapan bertubi-tubi dari satu sambungan',
  noFloods: 'Tiada jawapan bertubi-tubi ditemui.',
  flood: (answers: number, minutes: number) =>
    minutes <= 1
      ? `${answers} jawapan dalam seminit dari satu sambungan`
      : `${answers} jawapan dalam ${minutes} minit dari satu sambungan`,
  names: (first: string, last: string) => `Daripada ${first} hingga ${last}`,
  people: (guests: number) => `${guests} orang`,
  hall: 'Tetamu yang berkongsi Wi-Fi juga kelihatan sebagai satu sambungan. Semak nama dahulu.',
  removeAll: 'Buang semua',
  since: 'Atau buang semua jawapan sejak',
  sinceHint: 'Tarikh dan masa Malaysia.',
  removeCount: (count: number) => (count === 0 ? 'Tiada jawapan sejak masa itu' : `Buang ${count} jawapan`),
  close: 'Tutup',
  removing: (count: number) => `Jawapan sedang dibuang … ${count} setakat ini.`,
  restoring: (count: number) => `Jawapan sedang dipulihkan … ${count} lagi.`,
  removed: (count: number) => `${count} jawapan dibuang`,
  undoUntil: (moment: string) => `Boleh dipulihkan hingga ${moment}.`,
  limited: (count: number) =>
    `${count} jawapan tidak muat dalam had tetamu. Naikkan had kehadiran dalam editor, kemudian pulihkan sekali lagi.`,
  undo: 'Pulihkan',
} as const;
