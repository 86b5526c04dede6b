/** The bars above the sections: the card that guests can open, and what an order could not save. */
export const liveTexts = {
  unsavedSectionsText: 'Bahagian ini perlu disemak, kemudian tekan Save:',
  liveTitle: 'Kad anda sudah hidup',
  liveText: 'Tetamu boleh membukanya sekarang.',
  liveMissing: 'Tetamu boleh membukanya. Masih perlu diisi:',
  missingNames: 'nama pasangan',
  missingDate: 'tarikh',
  missingVenue: 'tempat',
  missingMapCheck: 'semakan pautan peta',
  see: 'Lihat',
  peek: 'Pratonton kecil',
  peekOpen: 'Pratonton kad',
  peekText: 'Tekan untuk lihat semua',
  peekHide: 'Sembunyikan pratonton kecil',
  peekShow: 'Tunjuk di bawah borang',
} as const;
