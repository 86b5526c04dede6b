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

/** What the couple do with wishes before guests read them. */
export const reviewTexts = {
  waitingTitle: (count: number) => `${count} ucapan menunggu kelulusan anda`,
  waitingText: 'Tetamu lain belum dapat membacanya.',
  riskText: (count: number) =>
    `${count} ucapan ada pautan atau nombor panjang. Semak dan luluskan satu per satu, atau pilih beberapa.`,
  approveAll: (count: number) => `Luluskan semua (${count})`,
  approveAllTitle: (count: number) => `Luluskan ${count} ucapan?`,
  approveAllText: 'Semua tetamu dapat membacanya pada kad. Anda masih boleh menyembunyikannya kemudian.',
  waitingChip: (count: number) => `Menunggu (${count})`,
  hiddenChip: (count: number) => `Disembunyikan (${count})`,
  reasons: {
    approval: 'Menunggu kelulusan',
    link: 'Menunggu: ada pautan',
    number: 'Menunggu: ada nombor panjang',
  },
  hidden: 'Disembunyikan daripada tetamu',
  approve: 'Luluskan',
  approveOf: (name: string) => `Luluskan ucapan ${name}`,
  hide: 'Sembunyikan',
  hideOf: (name: string) => `Sembunyikan ucapan ${name}`,
  show: 'Tunjukkan',
  showOf: (name: string) => `Tunjukkan ucapan ${name}`,
  select: 'Pilih',
  endSelection: 'Selesai memilih',
  selectOf: (name: string) => `Pilih ${name}`,
  selectAll: 'Pilih semua',
  selected: (count: number) => `${count} dipilih`,
  actions: 'Tindakan untuk yang dipilih',
  delete: 'Padam',
  deleteTitle: (count: number) => `Padam ${count} jawapan?`,
  deleteText: 'Ucapan dan kehadiran mereka dibuang. Boleh dipulihkan dalam masa 24 jam di Kawalan jawapan.',
  cancel: 'Batal',
  approved: (count: number) => `${count} ucapan diluluskan`,
  hiddenNow: (count: number) => `${count} ucapan disembunyikan`,
  changed: (count: number) => `${count} ucapan telah diubah oleh tetamu sejak anda membacanya. Sila baca semula.`,
  book: 'Buku Ucapan',
} as const;

/** The page of all wishes, to read, print and keep. */
export const wishBookTexts = {
  title: 'Buku Ucapan',
  back: 'Senarai tetamu dan ucapan',
  lead: 'Semua ucapan yang diluluskan, sedia untuk dicetak atau disimpan sebagai PDF.',
  paper: 'Saiz kertas',
  print: 'Cetak atau simpan PDF',
  count: (count: number) => `${count} ucapan`,
  waiting: (count: number) => `${count} ucapan masih menunggu kelulusan anda dan belum dimasukkan.`,
  review: 'Semak ucapan',
  from: 'Ucapan daripada keluarga dan sahabat',
  thanks: 'Terima kasih atas doa dan ucapan anda',
  empty: 'Belum ada ucapan untuk dibukukan',
  emptyText: 'Ucapan yang diluluskan akan muncul di sini.',
  loadError: 'Ucapan tidak dapat dimuatkan.',
} as const;
