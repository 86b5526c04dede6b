/** What is said of the links of a place, of the wedding or of a further session. */
export const placeLinkTexts = {
  apps: { googleMapLink: 'Google Maps', wazeLink: 'Waze' },
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
  unread: 'Pautan ini tidak dapat dibaca di sini. Buka di telefon dan pastikan pinnya di tempat majlis.',
  open: 'Buka pautan',
} as const;
