/** What the editor says of the links of a place; it loads with the section. */
export const placeTexts = {
  apps: { googleMapLink: 'Google Maps', wazeLink: 'Waze' },
  linkHelp: 'Buka Google Maps, cari dewan, tekan',
  linkHelpShare: 'Kongsi',
  linkHelpEnd: 'dan salin pautan di sini.',
  testMaps: 'Uji pautan Google Maps',
  testWaze: 'Uji pautan Waze',
  problems: {
    nowhere: (app: string) =>
      `Pautan ${app} ini tidak membuka mana-mana tempat. Cari tempat majlis di ${app}, tekan Kongsi, dan salin pautan itu di sini.`,
    swapped: (app: string) =>
      `Koordinat dalam pautan ${app} ini nampaknya terbalik. Cari tempat majlis di ${app} sekali lagi dan salin pautannya.`,
    outside: (app: string) =>
      `Pautan ${app} ini: di luar Malaysia? Titiknya di laut atau di negara lain. Jika majlis memang di sana, biarkan sahaja.`,
  },
  apart: (distance: string) =>
    `Pautan Google Maps dan Waze menunjukkan dua tempat yang berbeza, kira-kira ${distance} jaraknya. Semak kedua-duanya.`,
  confirmTitle: (app: string) => `Sahkan pautan ${app}`,
  confirmText: 'Pautan ini tidak dapat dibaca di sini. Buka di telefon dan pastikan pinnya di tempat majlis.',
  open: 'Buka pautan',
  confirm: 'Betul tempatnya',
  confirmed: (app: string) => `Pautan ${app} sudah anda sahkan.`,
  notesText: 'Semuanya tidak wajib. Tetamu membacanya di bawah alamat.',
  notes: {
    landmark: 'Pintu masuk atau mercu tanda',
    parking: 'Letak kereta',
    prayerRoom: 'Surau',
    wheelchair: 'Kemudahan OKU',
  },
  noteExamples: {
    landmark: 'cth. Pintu 2, sebelah stesen minyak',
    parking: 'cth. Percuma di belakang dewan',
    prayerRoom: 'cth. Aras 1, sebelah lif',
    wheelchair: 'cth. Tanjakan di pintu utama',
  },
  live: 'Siaran langsung',
  liveText:
    'Untuk tetamu yang tidak dapat hadir. Pautan dipaparkan pada kad sejam sebelum majlis bermula hingga tengah malam hari itu, dan tidak pada masa lain.',
  liveLink: 'Pautan siaran langsung',
  liveHint: 'YouTube, Facebook, TikTok, Zoom, Google Meet atau lain-lain.',
  testLive: 'Uji pautan siaran langsung',
  convoy: 'Rombongan',
  convoyText:
    'Halaman berasingan untuk mereka yang bertolak bersama: pautannya untuk dikongsi dengan rombongan sahaja.',
  convoyShow: 'Buka halaman rombongan',
  meetingPoint: 'Tempat berkumpul',
  meetingPointExample: 'cth. Stesen minyak Petronas, Jalan Bakri',
  mapLink: 'Pautan peta tempat berkumpul',
  convoyTime: 'Masa',
  convoyTimeExample: 'cth. Berkumpul 8.30 pagi, bertolak 9.00 pagi',
  cars: 'Kereta',
  carsHint: 'Berapa buah, susunannya, dan apa yang pemandu perlu tahu.',
  carsExample: 'cth. 8 kereta. Kereta pengantin di depan, lampu dipasang.',
  contactName: 'Nama untuk dihubungi',
  contactPhone: 'Nombor telefon',
  convoyAfterSave: 'Pautan boleh dibuka selepas disimpan.',
  copy: 'Salin pautan',
  copied: 'Disalin',
  copyFailed: 'Pautan tidak dapat disalin.',
  see: 'Lihat halaman',
} as const;
