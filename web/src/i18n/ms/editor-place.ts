/** What the editor says of the links of a place; it loads with the section. */
export const placeTexts = {
  apps: { googleMapLink: 'Google Maps', wazeLink: 'Waze' },
  nowhere: (app: string) =>
    `Pautan ${app} ini tidak membuka mana-mana tempat. Cari tempat majlis di ${app}, tekan Kongsi, dan salin pautan itu di sini.`,
  swapped: (app: string) =>
    `Koordinat dalam pautan ${app} ini nampaknya terbalik. Cari tempat majlis di ${app} sekali lagi dan salin pautannya.`,
  outside: (app: string) =>
    `Pautan ${app} ini: di luar Malaysia? Titiknya di laut atau di negara lain. Jika majlis memang di sana, biarkan sahaja.`,
  apart: (distance: string) =>
    `Pautan Google Maps dan Waze menunjukkan dua tempat yang berbeza, kira-kira ${distance} jaraknya. Semak kedua-duanya.`,
  confirmTitle: (app: string) => `Sahkan pautan ${app}`,
  confirmText: 'Pautan ini tidak dapat dibaca di sini. Buka di telefon dan pastikan pinnya di tempat majlis.',
  open: 'Buka pautan',
  confirm: 'Betul tempatnya',
  confirmed: (app: string) => `Pautan ${app} sudah anda sahkan.`,
  notesText: 'Semuanya tidak wajib. Tetamu membacanya di bawah alamat.',
  landmark: 'Pintu masuk atau mercu tanda',
  parking: 'Letak kereta',
  prayerRoom: 'Surau',
  wheelchair: 'Kemudahan OKU',
  landmarkExample: 'cth. Pintu 2, sebelah stesen minyak',
  parkingExample: 'cth. Percuma di belakang dewan',
  prayerRoomExample: 'cth. Aras 1, sebelah lif',
  wheelchairExample: 'cth. Tanjakan di pintu utama',
} as const;
