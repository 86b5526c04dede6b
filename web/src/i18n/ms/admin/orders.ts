export const ordersTexts = {
  count: (count: string) => `${count} pesanan`,
  owed: (amount: string) => `${amount} belum dibayar`,
  search: 'Cari pesanan',
  searchHint: 'Nama, telefon, e-mel atau Order ID',
  clearSearch: 'Kosongkan carian',
  status: 'Status item',
  anyStatus: 'Semua status',
  payments: 'Bayaran',
  show: {
    all: 'Semua',
    outstanding: 'Belum dibayar',
    new: 'Baharu',
    trial: 'Percubaan',
    'trial-expired': 'Percubaan tamat',
    'part-paid': 'Sebahagian',
    settled: 'Dibayar penuh',
    credit: 'Kredit',
  },
  since: (day: string) => `Dibuat sejak ${day}`,
  dropSince: (day: string) => `Buang penapis: dibuat sejak ${day}`,
  sort: 'Susunan',
  newest: 'Terbaharu',
  oldest: 'Terlama',
  couple: 'Pasangan',
  customer: 'Pelanggan',
  payment: 'Bayaran',
  items: 'Item',
  cardItem: (quantity: string) => `Kad ${quantity}`,
  videoItem: 'Video',
  rsvpItem: 'Kad digital',
  total: 'Jumlah',
  balance: 'Baki',
  credit: (amount: string) => `Kredit ${amount}`,
  made: 'Dibuat',
  range: (from: number, to: number, all: string) => `${from}–${to} daripada ${all}`,
  lastPage: ' Halaman terakhir. Untuk yang lain, cari atau ubah susunan.',
  none: 'Tiada pesanan sepadan',
  noneFor: (search: string) => `Tiada pesanan sepadan dengan “${search}”`,
  noneText: 'Cuba nombor tanpa sengkang atau nama sahaja, atau buang penapis.',
  empty: 'Belum ada pesanan',
  emptyText: 'Pesanan pelanggan akan muncul di sini.',
  clear: 'Kosongkan penapis',
  beyond: 'Tiada pesanan pada halaman ini',
  firstPage: 'Ke halaman pertama',
} as const;

export const PAYMENT_PILLS = {
  paid: 'Dibayar',
  part: 'Sebahagian',
  new: 'Baharu',
  trial: 'Percubaan',
  'trial-expired': 'Percubaan tamat',
  credit: 'Kredit',
} as const;

/** By when an item is due. */
export const dueText = {
  on: (day: string) => `Siap sebelum ${day}`,
  in: (days: number) => {
    if (days < 0) return `Lewat ${-days} hari`;
    if (days === 0) return 'Siap hari ini';
    return days === 1 ? 'Siap esok' : `${days} hari lagi`;
  },
} as const;
