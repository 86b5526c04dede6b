/** The door link and who has come. */
export const guestDoorTexts = {
  title: 'Daftar masuk',
  none: 'Pembantu menyambut tetamu di pintu dewan dengan telefon, walaupun tanpa internet.',
  arrived: (came: number, expected: number) => `${came} daripada ${expected} orang sudah sampai`,
  families: (count: number) => `${count} keluarga`,
  walkIns: (count: number) => `${count} orang tanpa senarai`,
  open: 'Buka',
  failed: 'Ketibaan tidak dapat dimuatkan.',
  tryAgain: 'Cuba lagi',
  text: 'Beri pautan ini kepada pembantu di pintu sahaja. Ia menunjukkan nama, jawapan dan meja, tanpa nombor telefon dan nota.',
  hasEnded: 'Pautan pintu sudah tamat.',
  ended: (day: string) =>
    `Pautan pintu tamat pada akhir ${day}, sehari selepas majlis. Jika majlis ditunda, ubah tarikhnya: pautan berfungsi semula hingga sehari selepas tarikh baharu.`,
  changeDay: 'Ubah tarikh majlis',
  close: 'Tutup',
  until: (day: string) => `Pautan tamat pada akhir ${day}, sehari selepas majlis.`,
  message: (names: string, link: string) =>
    `Pautan untuk menyambut tetamu${names === '' ? '' : ` majlis ${names}`}. Buka sekali sebelum ke dewan: ${link}`,
  renewText:
    'Pautan lama tidak berfungsi lagi. Telefon yang menggunakannya memadam senarai, dan sambutan yang belum dihantar tidak dapat dihantar.',
  revokeText:
    'Semua telefon di pintu memadam senarai, dan sambutan yang belum dihantar tidak dapat dihantar. Ketibaan yang sudah dihantar kekal di sini.',
  latest: 'Terkini',
  noneYet: 'Belum ada yang sampai.',
  heads: (adults: number, children: number) =>
    children === 0 ? `${adults} dewasa` : `${adults} dewasa, ${children} kanak-kanak`,
  nameless: 'Tanpa nama',
  unlisted: 'tanpa senarai',
  goneFamily: 'Keluarga yang sudah dibuang',
  by: (name: string) => `oleh ${name}`,
  undone: 'dibuat asal',
  code: (code: string) => `Kod di pintu: ${code}`,
};
