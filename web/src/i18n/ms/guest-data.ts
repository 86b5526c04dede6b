/** When the data of a wedding's guests is erased, for the couple. */
export const guestDataTexts = {
  title: (day: string) => `Data tetamu akan dipadam pada ${day}`,
  text: 'Nama, nombor telefon dan nota tetamu tidak disimpan lebih lama selepas majlis. Bilangan dan teks ucapan kekal. Muat turun senarai tetamu dahulu jika anda memerlukannya; tarikh majlis yang baharu menangguhkannya.',
  erased: (day: string) => `Data tetamu telah dipadam pada ${day}`,
  erasedText: 'Nama, nombor telefon dan nota tetamu tiada lagi. Bilangan dan teks ucapan kekal.',
  download: 'Muat turun senarai tetamu',
} as const;

/** How long guests can open the card, for the couple. */
export const publicUntilTexts = {
  label: 'Kad untuk tetamu',
  paid: 'Dibuka tanpa tarikh tamat',
  trial: (end: string) => `Dibuka hingga ${end}`,
  expired: (end: string) => `Ditutup sejak ${end}`,
  hint: 'Bayaran pertama membukanya tanpa tarikh tamat.',
} as const;
