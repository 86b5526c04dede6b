const DAY_PARTS = [
  [12, 'pagi'],
  [14, 'tengah hari'],
  [19, 'petang'],
  [24, 'malam'],
] as const;

export const todayTexts = {
  greeting: (hour: number, name: string) =>
    `Selamat ${DAY_PARTS.find(([until]) => hour < until)?.[1] ?? 'malam'}, ${name}.`,
  newOrders: (count: string) => `${count} pesanan baharu`,
  toMake: (count: string) => `${count} pesanan untuk dibuat`,
  waiting: (count: string) => `${count} semakan`,
  waitingEnd: 'menunggu pelanggan',
  owed: 'belum dibayar',
  and: 'dan',
  toMakeTitle: 'Untuk dibuat',
  toMakeHint: 'Paling awal perlu siap di atas',
  toMakeNone: 'Tiada item yang perlu dibuat.',
  waitingTitle: 'Menunggu kelulusan pelanggan',
  waitingNone: 'Tiada item yang menunggu pelanggan.',
  newTitle: 'Pesanan baharu hari ini',
  newNone: 'Belum ada pesanan hari ini.',
  trialTitle: 'Percubaan hampir tamat',
  trialNone: 'Tiada percubaan yang sedang berjalan.',
  trialEnds: (moment: string) => `Tamat ${moment}`,
  ordered: (moment: string) => `Dibuat ${moment}`,
  handedIn: (day: string) => `Dihantar ${day}`,
  event: (day: string) => `majlis ${day}`,
  paidToday: 'Bayaran hari ini',
  paidHint: 'Setelah ditolak pembatalan',
  noPayments: 'Belum ada bayaran hari ini.',
  recordPayment: 'Rekod bayaran',
  reversal: 'Pembatalan',
  customerGone: 'Pelanggan dipadam',
  allPayments: (count: number) => `Lihat semua ${count} bayaran`,
  newestPayments: (shown: number, count: number) => `${shown} bayaran terbaharu daripada ${count}`,
  persons: (count: number) => `Data peribadi kira-kira ${count.toLocaleString('en')} orang disimpan.`,
  personsTitle: (count: number, most: number) =>
    `Data peribadi kira-kira ${count.toLocaleString('en')} orang disimpan; had ialah ${most.toLocaleString('en')}`,
  personsText: (most: number) =>
    `Melebihi ${most.toLocaleString('en')} orang, Akta Perlindungan Data Peribadi mewajibkan pegawai perlindungan data. Lantik seorang dan daftarkan dengan Jabatan, atau kurangkan GUEST_DATA_MONTHS.`,
  all: (count: string) => `Lihat semua ${count}`,
} as const;
