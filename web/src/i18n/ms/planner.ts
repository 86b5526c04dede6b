export const plannerTexts = {
  // The seed's notice, for who is signed out.
  soon: 'Akan Datang',
  soonText:
    'Senarai semak dan bajet majlis ini sedang dibuka sedikit demi sedikit. Log masuk untuk mula menggunakannya.',
  browse: 'Lihat kad undangan',

  title: 'Senarai semak kahwin',
  daysLeft: (date: string, days: number) =>
    days === 0 ? `${date}, hari ini` : days === 1 ? `${date}, esok` : `${date}, ${days} hari lagi`,
  add: 'Tambah perkara',
  listLabel: 'Perkara',

  // The sums.
  budgetLabel: 'Bajet',
  balance: 'Baki perlu dibayar',
  paidSum: (amount: string) => `Dibayar ${amount}`,
  budgetSum: (amount: string) => `Bajet ${amount}`,
  ofBudget: (paid: string, budget: string) => `${paid} / ${budget}`,
  ofBudgetLabel: (paid: string, budget: string) => `Dibayar ${paid} daripada ${budget}`,
  budgetRule: 'Hanya perkara bertanda dikira dalam bajet.',
  settled: 'Semua yang ditanda sudah dibayar.',

  // What is shown, and how.
  filterLabel: 'Tunjukkan',
  filters: { all: 'Semua', open: 'Belum siap', owing: 'Ada baki', done: 'Siap' },
  sortLabel: 'Susun',
  sorts: { added: 'Ikut ditambah', balance: 'Baki tertinggi', price: 'Harga tertinggi', title: 'Ikut abjad' },
  noneShown: 'Tiada perkara di sini.',
  showAll: 'Tunjuk semua',
  noCategory: 'Lain-lain',

  // An entry.
  doneLabel: (title: string) => `Siap: ${title}`,
  select: (title: string) => `Kira dalam bajet: ${title}`,
  more: (title: string) => `Lagi untuk ${title}`,
  paid: (amount: string) => `Dibayar ${amount}`,
  paidInFull: 'Dibayar penuh',
  unpaid: 'Belum dibayar',
  noPrice: 'Belum ada harga',

  // Adding and editing.
  addTitle: 'Perkara baharu',
  itemTitle: 'Perkara',
  titlePlaceholder: 'Contoh: Dulang hantaran',
  price: 'Harga (RM)',
  category: 'Kategori',
  ownCategory: 'Kategori sendiri…',
  ownCategoryLabel: 'Nama kategori',
  description: 'Catatan',
  descriptionHint: 'Contoh: Deposit sudah, baki sebelum 1 Disember.',
  count: 'Kira dalam bajet',
  cancel: 'Batal',
  addAction: 'Tambah',
  adding: 'Saving...',
  // The seed's sentence for an entry that could not be added.
  addFailed: 'Error to add item',
  addUnsure: 'Semak senarai sebelum menambahnya sekali lagi.',
  added: (title: string) => `${title} ditambah.`,
  addedUncounted: (title: string) => `${title} ditambah, tetapi belum dikira dalam bajet.`,
  edit: 'Edit',
  editTitle: 'Edit perkara',
  save: 'Simpan',
  saving: 'Saving...',
  saved: 'Disimpan.',

  // Payments.
  pay: 'Rekod bayaran',
  payOf: (title: string, balance: string) => `${title}, baki ${balance}`,
  payMode: 'Apa yang direkod',
  payModes: { add: 'Bayaran baharu', total: 'Jumlah setakat ini' },
  amount: 'Jumlah (RM)',
  record: (amount: string) => `Rekod ${amount}`,
  recordTotal: (amount: string) => `Tetapkan ${amount}`,
  afterwards: (paid: string, price: string) => `Selepas ini: dibayar ${paid} daripada ${price}.`,
  recorded: (amount: string) => `Bayaran ${amount} direkod.`,
  paidSetTo: (amount: string) => `Jumlah dibayar kini ${amount}.`,

  // Ticking off.
  completed: 'Siap.',
  completedAndPaid: (amount: string) => `Siap. Bayaran ${amount} direkod.`,
  reopened: 'Dibuka semula. Bayaran kekal direkod.',
  undo: 'Buat asal',

  remove: 'Padam',
  removeTitle: (title: string) => `Padam ${title}?`,
  removeText: 'Perkara ini dan bayaran yang direkod untuknya akan hilang.',
  removed: (title: string) => `${title} dipadam.`,

  notSaved: (title: string, reason: string) => `Perubahan pada ${title} tidak disimpan. ${reason}`,
  retry: 'Cuba lagi',
  dismiss: 'Tutup mesej',

  emptyTitle: 'Mulakan dengan satu perkara',
  emptyText: 'Dewan, katering, baju. Tulis harga, dan kami kira bakinya.',
  suggestions: 'Cadangan',
  suggestionsText: 'Satu sentuhan untuk menambahnya; harga boleh diisi kemudian.',
} as const;

/** The shop's categories by what an entry stores; a person may write others. */
export const categoryNames = {
  'Dewan & katering': 'Dewan & katering',
  'Busana & solekan': 'Busana & solekan',
  'Kad & cenderahati': 'Kad & cenderahati',
  'Hantaran & cincin': 'Hantaran & cincin',
  'Foto & hiburan': 'Foto & hiburan',
  'Urusan nikah': 'Urusan nikah',
} as const;

/** What most couples need, to begin with. */
export const suggestionTitles = {
  hall: 'Dewan atau khemah',
  catering: 'Katering',
  dais: 'Pelamin',
  outfits: 'Baju nikah dan sanding',
  makeUp: 'Mak andam',
  cards: 'Kad undangan',
  favours: 'Cenderahati tetamu',
  rings: 'Cincin dan hantaran',
  photographer: 'Jurugambar',
  course: 'Kursus dan borang nikah',
} as const;
