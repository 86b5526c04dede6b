/** Single wishes and pictures of an invitation, and away with them. */
export const contentTexts = {
  title: 'Kandungan tetamu dan pasangan',
  open: 'Semak kandungan',
  back: 'Pesanan',
  pictures: 'Gambar',
  noPictures: 'Tiada gambar dimuat naik.',
  removals: 'Telah dibuang',
  wishes: 'Ucapan',
  noWishes: 'Belum ada ucapan.',
  hidden: 'Disembunyikan',
  hide: 'Sembunyikan',
  hideOf: (name: string) => `Sembunyikan ucapan ${name}`,
  show: 'Paparkan semula',
  showOf: (name: string) => `Paparkan semula ucapan ${name}`,
  remove: 'Buang',
  removeOf: (what: string, place: number) => `Buang gambar ${place}: ${what}`,
  hideTitle: 'Sembunyikan ucapan ini?',
  hideText: 'Tetamu lain tidak melihatnya lagi. Kehadiran kekal dikira, dan pasangan membaca sebabnya.',
  showTitle: 'Paparkan semula ucapan ini?',
  showText: 'Tetamu melihatnya semula.',
  removeTitle: 'Buang gambar ini?',
  removeText: 'Gambar dan failnya dibuang selama-lamanya. Pasangan membaca sebabnya.',
  removeGiftText: 'Hadiah ini, tempahannya dan gambarnya dibuang selama-lamanya. Pasangan membaca sebabnya.',
  reason: 'Sebab',
  reasonHint: 'Dibaca oleh pasangan, dan direkod dalam jejak audit.',
  hiddenToast: 'Ucapan disembunyikan',
  shownToast: 'Ucapan dipaparkan semula',
  removedToast: 'Gambar telah dibuang',
} as const;

/** The photos of an order's album. */
export const albumContentTexts = {
  failed: 'Album tetamu tidak dapat dimuatkan.',
  newer: 'Yang lebih baharu',
  older: 'Yang lebih lama',
  states: { waiting: 'Menunggu', approved: 'Diluluskan', hidden: 'Disembunyi' },
} as const;
