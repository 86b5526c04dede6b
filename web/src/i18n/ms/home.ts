/** Each tagline is typed as two lines. */
export const TAGLINES: readonly (readonly [string, string])[] = [
  ['Satu pautan,', 'semua terjemput.'],
  ['Undangan indah,', 'siap hari ini.'],
  ['RSVP terkumpul,', 'hati pun tenang.'],
];

export const homeTexts = {
  lead: 'Kad undangan digital dengan RSVP, Motion Video dan kad cetak A6. Pilih rekaan, isi nama, terus kongsi di WhatsApp.',
  choose: 'Pilih rekaan',
  prices: 'Lihat harga',
  pauseTyping: 'Jeda animasi',
  resumeTyping: 'Sambung animasi',
  note: '24 jam pertama percuma, semua ciri dibuka. Bayar kemudian.',
  tryFree: 'Cuba percuma',
  printed: 'Kad cetak A6 di belakang telefon yang menunjukkan kad digital',
  countdown: [
    ['22', 'hari'],
    ['06', 'jam'],
    ['41', 'minit'],
    ['18', 'saat'],
  ],
  bar: ['Kalendar', 'Hubungi', 'RSVP', 'Hadiah', 'Lokasi'],
  stats: 'Statistik',
  customers: 'pelanggan',
  trays: 'dulang disewa',
  orders: 'pesanan kad',

  how: 'Dari pilih rekaan hingga tetamu menjawab',
  steps: [
    ['Pilih rekaan', 'Tujuh gaya, daripada floral lembut hingga songket klasik. Boleh ditukar bila-bila masa.'],
    ['Isi butiran majlis', 'Nama, tarikh, atur cara dan lokasi. Pratonton berubah ketika anda menaip.'],
    ['Kongsi pautan', 'Satu pautan untuk semua kumpulan WhatsApp. Tetamu terus buka, tanpa aplikasi.'],
    ['Terima RSVP', 'Jumlah hadir dikira sendiri, bersama ucapan setiap tetamu.'],
  ],
  demo: {
    names: 'Nama Pasangan',
    saved: 'Disimpan',
    bride: 'Pengantin perempuan',
    groom: 'Pengantin lelaki',
    message: 'Jemput hadir ke majlis kami ya, tuan/puan.',
    link: '…/aisyah-danial',
    attendance: 'Kehadiran',
    attending: 'Hadir',
    absent: 'Tidak Hadir',
    guests: [
      ['Mak Long Rohana', '5 orang'],
      ['Pn. Suriani', '2 orang'],
    ],
  },

  shelf: 'Pilih gaya hari bahagia anda',
  showAll: 'Lihat semua rekaan',
  shelfError: 'Rekaan tidak dapat dimuatkan.',

  honest: 'Harga yang terus terang',
  honestText: 'Bayar sekali untuk setiap majlis. Bayaran diurus melalui WhatsApp, tanpa yuran tersembunyi.',
  save: 'jimat paling banyak, untuk gabungan video dan kad RSVP',
  allPrices: 'Semua harga',
  bestValue: 'Paling jimat',
  priceNotes: {
    'video-rsvp': 'Kad digital penuh bersama Motion Video',
    'rsvp-premium': 'Galeri, hadiah, salam kaut dan senarai hadir',
    'rsvp-standard': 'Kad digital dengan peta dan kalendar',
  },
  video: 'Motion Video',
  videoNote: (standard: number, premium: number) => `Standard RM${standard}, Premium RM${premium}`,
  cards: 'Kad cetak A6',
  cardsNote: (quantity: number) => `${quantity} keping, sampul putih dan penghantaran percuma`,

  trial: 'Cuba dahulu, bayar kemudian',
  trialText: 'Tiada bayaran pendahuluan dan tiada kad kredit. Buat pesanan, terus edit kad anda.',
  trialSteps: [
    ['24 jam pertama', 'Semua ciri pakej dibuka, sama seperti pesanan yang sudah dibayar.'],
    [
      'Hingga hari ketujuh',
      'Tempoh percubaan. Kad masih boleh dibuka tetamu, dan pesanan anda menunjukkan bila ia tamat.',
    ],
    ['Selepas tujuh hari', 'Edit dan pautan tetamu direhatkan sehingga bayaran dibuat. Butiran anda kekal tersimpan.'],
  ],

  rent: 'Dulang hantaran untuk disewa',
  rentText: 'Dulang hitam atau emas dalam sebelas tona warna, dengan pilihan tambahan sirih.',
  rentPictures: 'Tiga dulang hantaran tona ungu, putih dan merah jambu lembut',
  rentButton: 'Lihat dulang',

  closing: 'Tarikh sudah ada, jemputannya bagaimana?',
  closingText: 'Kad digital siap serta-merta. Mulakan malam ini, kongsi esok pagi.',
  ask: 'Tanya kami',
  askText: 'Assalamualaikum, saya ingin bertanya tentang kad undangan.',
} as const;
