const DAY_PARTS = [
  [12, 'pagi'],
  [14, 'tengah hari'],
  [19, 'petang'],
  [24, 'malam'],
] as const;

export const todayTexts = {
  greeting: (hour: number, name: string) =>
    `Selamat ${DAY_PARTS.find(([until]) => hour < until)?.[1] ?? 'malam'}, ${name}.`,
  newOrders: (count: number) => `${count} pesanan baharu`,
  toMake: (count: number) => `${count} pesanan untuk dibuat`,
  waiting: (count: number) => `${count} semakan`,
  waitingEnd: 'menunggu pelanggan',
  owed: 'belum dijelaskan',
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
  all: (count: number) => `Lihat semua ${count}`,
} as const;
