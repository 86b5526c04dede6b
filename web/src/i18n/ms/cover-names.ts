export const coverNamesTexts = {
  title: 'Tulis nama anda',
  hint: 'dan lihat hasilnya',
  bride: 'Pengantin perempuan',
  groom: 'Pengantin lelaki',
  date: 'Tarikh majlis',
  remove: 'Buang nama',
  shown: 'Nama anda kini pada semua muka depan rekaan.',
  removed: 'Nama anda telah dibuang. Muka depan menunjukkan nama contoh semula.',
  onRealCard: (names: string) => `Pada kad sebenar: ${names}`,
} as const;
