import type { AuditAction } from '@serikad/shared/audit/audit.types';
import type { OrderItemStatus } from '@serikad/shared/orders/order.types';
import type { PaymentMethod } from '@serikad/shared/payments/payment.types';
import type { VisitedPage } from '@serikad/shared/visitors/visits';

/** `RM 1,250` of whole ringgit; a sum below zero with its sign before it. */
export const ringgit = (amount: number): string =>
  `${amount < 0 ? '− ' : ''}RM ${Math.abs(amount).toLocaleString('en-MY')}`;

export const METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  'bank-transfer': 'Pindahan bank',
  duitnow: 'DuitNow',
  'e-wallet': 'E-dompet',
  card: 'Kad bank',
  cash: 'Tunai',
  other: 'Lain-lain',
};

export const deskTexts = {
  desk: 'Meja penjual',
  today: 'Hari ini',
  orders: 'Pesanan',
  designs: 'Design',
  figures: 'Angka',
  audit: 'Jejak audit',
  auditShort: 'Audit',
  shop: 'Lihat kedai',
  shortcuts: 'Pintasan papan kekunci',
  loadError: 'Tidak dapat dimuatkan. Semak sambungan internet anda.',
  noNames: 'Nama belum diisi',
  copy: (what: string) => `Salin ${what}`,
  copied: 'Disalin',
  copyFailed: 'Tidak dapat disalin. Tekan lama pada teks untuk menyalinnya.',
  cancel: 'Batal',
  close: 'Tutup',
  notFound: 'Tidak dijumpai',
} as const;

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
  toMakeHint: 'Pesanan paling lama di atas',
  toMakeNone: 'Tiada item yang perlu dibuat.',
  waitingTitle: 'Menunggu kelulusan pelanggan',
  waitingNone: 'Tiada item yang menunggu pelanggan.',
  newTitle: 'Pesanan baharu hari ini',
  newNone: 'Belum ada pesanan hari ini.',
  trialTitle: 'Percubaan hampir tamat',
  trialNone: 'Tiada percubaan yang sedang berjalan.',
  trialEnds: (moment: string) => `Tamat ${moment}`,
  ordered: (moment: string) => `Dibuat ${moment}`,
  event: (day: string) => `majlis ${day}`,
  paidToday: 'Bayaran hari ini',
  paidHint: 'Setelah ditolak pembatalan',
  all: (count: number) => `Lihat semua ${count}`,
} as const;

export const ordersTexts = {
  count: (count: number) => `${count} pesanan`,
  search: 'Cari pesanan',
  searchHint: 'Nama, telefon, e-mel atau order ID',
  clearSearch: 'Kosongkan carian',
  status: 'Status item',
  anyStatus: 'Semua status',
  payments: 'Bayaran',
  show: {
    all: 'Semua',
    outstanding: 'Belum dijelaskan',
    trial: 'Trial',
    'trial-expired': 'Trial tamat',
    settled: 'Dijelaskan',
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
  total: 'Jumlah',
  balance: 'Baki',
  made: 'Dibuat',
  range: (from: number, to: number, all: number) => `${from}–${to} daripada ${all}`,
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
  trial: 'Trial',
  'trial-expired': 'Trial tamat',
  over: 'Lebih bayar',
} as const;

/** What the button says that moves an item to a status, from another. */
export function moveLabel(from: OrderItemStatus, to: OrderItemStatus): string {
  if (to === 'approval') return from === 'completed' ? 'Undur ke semakan' : 'Ke semakan';
  if (to === 'completed') return 'Tanda siap';
  return 'Undur';
}

export const orderTexts = {
  made: (moment: string) => `dibuat ${moment}`,
  view: 'Lihat kad',
  whatsapp: 'WhatsApp',
  whatsappTo: (name: string) => `WhatsApp ${name}`,
  chat: (name: string, orderId: string) =>
    `Assalamualaikum ${name}, kami menghubungi anda tentang tempahan SeriKad ini.\nOrder ID: ${orderId}`,
  previous: 'Pesanan sebelumnya',
  next: 'Pesanan seterusnya',
  neighbours: 'Pesanan dalam senarai',
  items: 'Item',
  eventIn: (days: number) =>
    days === 0 ? 'Majlis hari ini' : days > 0 ? `Majlis dalam ${days} hari` : `Majlis ${-days} hari lalu`,
  active: 'Aktif',
  closed: 'Ditutup',
  waitsForCustomer: 'Pelanggan belum menghantar butiran.',
  moved: (item: string, status: string) => `${item}: ${status}`,
  movedElsewhere: 'Pesanan ini baru sahaja berubah. Keadaan terkini dipaparkan.',
  details: 'Butiran yang disahkan',
  frozenAt: (moment: string, items: string) => `Dibekukan ${moment} untuk ${items}`,
  copyAll: 'Salin semua',
  noDetails: 'Butiran dibekukan apabila pelanggan menghantarnya.',
  changedSince: 'Kad digital telah diubah selepas disahkan:',
  askFirst: 'Tanya pelanggan sebelum menyiapkan item ini.',
  lines: {
    title: 'Tajuk',
    bride: 'Pengantin perempuan',
    groom: 'Pengantin lelaki',
    inviter: 'Penjemput',
    date: 'Tarikh',
    time: 'Masa',
    venue: 'Tempat',
    tentative: 'Tentatif',
    contacts: 'Untuk dihubungi',
    hashtag: 'Hashtag',
    design: 'Design',
    language: 'Bahasa',
    word: 'Kata jemputan',
    doa: 'Doa',
    dressCode: 'Kod pakaian',
    music: 'Lagu',
    map: 'Google Maps',
    waze: 'Waze',
  },
  languages: { malay: 'Bahasa Melayu', english: 'English' },
  until: 'hingga',
  pageTo: (rsvp: string) => rsvp,
  history: 'Sejarah',
  noHistory: 'Belum ada perubahan oleh penjual.',
  sums: 'Bayaran',
  price: 'Harga',
  discount: 'Diskaun',
  total: 'Jumlah',
  paid: 'Dibayar',
  balance: 'Baki',
  overpaid: 'Lebih bayar',
  ledger: 'Lejar',
  noPayments: 'Belum ada bayaran.',
  reversed: 'Dibatalkan',
  reversal: 'Pembatalan',
  reverse: 'Batalkan',
  reverseOf: (amount: string) => `Batalkan bayaran ${amount}`,
  reverseTitle: 'Batalkan bayaran',
  reverseText: (amount: string, method: string) =>
    `Bayaran ${amount} (${method}) kekal dalam lejar, dan satu baris baharu menolaknya.`,
  reason: 'Sebab',
  reasonHint: 'Contohnya: salah taip.',
  reversedToast: 'Bayaran telah dibatalkan',
  record: 'Rekod bayaran',
  recordAmount: (amount: string) => `Rekod ${amount}`,
  amount: 'Jumlah (RM)',
  method: 'Kaedah',
  reference: 'Rujukan',
  referenceHint: 'No. transaksi',
  note: 'Nota',
  recorded: (amount: string) => `Bayaran ${amount} telah direkod`,
  recordHint: 'Lejar tidak boleh dipadam. Bayaran yang salah dibatalkan dengan baris baharu.',
  customer: 'Pelanggan',
  name: 'Nama',
  email: 'E-mel',
  accountGone: 'Akaun pelanggan telah dipadam.',
  notes: 'Nota pelanggan',
  orderId: 'Order ID',
  link: 'Pautan jemputan',
  copyLink: 'Salin pautan',
  notFoundText: 'Tiada pesanan dengan nombor ini.',
  allOrders: 'Semua pesanan',
} as const;

export const customerTexts = {
  export: 'Eksport data',
  exported: 'Data pelanggan dimuat turun. Folder guests ialah data peribadi tetamu.',
  remove: 'Padam data',
  removeTitle: 'Padam data pelanggan?',
  removeText:
    'Akaun, jemputan, jawapan tetamu, hadiah dan gambar dipadam, dan pelanggan dilog keluar serta-merta. Pesanan yang berbayar dan lejar disimpan untuk akaun kedai, tanpa nama, telefon atau catatan. Tidak boleh dibatalkan.',
  typeEmail: (email: string) => `Taip e-mel pelanggan (${email}) untuk mengesahkan`,
  alsoOpen: 'Tekan “Padam data” sekali lagi untuk memadamkannya juga.',
  removed: 'Data pelanggan telah dipadam',
  removedButFiles: 'Data dipadam; baki gambar dibuang sendiri selepas sandaran selesai',
} as const;

export const shortcutTexts = {
  title: 'Pintasan papan kekunci',
  text: 'Berfungsi apabila tiada medan yang sedang ditaip.',
  on: 'Pintasan hidup',
  onHint: 'Padamkan jika kekunci ini mengganggu pembaca skrin atau kawalan suara.',
  groups: { everywhere: 'Di mana-mana', list: 'Senarai pesanan', order: 'Pesanan' },
  help: 'Tunjuk senarai ini',
  search: 'Cari pesanan',
  nextRow: 'Baris seterusnya',
  previousRow: 'Baris sebelumnya',
  open: 'Buka baris',
  rows: 'Dari carian ke baris pertama',
  leave: 'Keluar dari medan',
  back: 'Kembali ke senarai',
  record: 'Rekod bayaran',
  chat: 'WhatsApp pelanggan',
  card: 'Lihat kad pelanggan',
  copy: 'Salin butiran',
} as const;

const subjectOf = (item: unknown): string =>
  ({ rsvp: 'E-Card', video: 'Motion Video', card: 'Kad A6', pdf: 'PDF' })[String(item)] ?? String(item);
const statusOf = (status: unknown): string =>
  ({ draft: 'draf', 'in-progress': 'sedang disiapkan', approval: 'semakan', completed: 'siap' })[String(status)] ??
  String(status);
const methodOf = (method: unknown): string => METHOD_NAMES[method as PaymentMethod] ?? String(method);
const placeOf = (place: unknown): string => (place === 'cover' ? 'kulit' : `lapisan ${String(place)}`);

/** What a seller did, in words. */
export function auditText(action: AuditAction, details: Readonly<Record<string, unknown>>): string {
  const { amount, method, item, from, to, name, count, place } = details;
  switch (action) {
    case 'order.payment-recorded':
      return `merekod bayaran ${ringgit(Number(amount))} (${methodOf(method)})`;
    case 'order.payment-reversed':
      return `membatalkan bayaran ${ringgit(Math.abs(Number(amount)))} (${methodOf(method)})`;
    case 'order.item-moved':
      return `memindahkan ${subjectOf(item)} daripada ${statusOf(from)} kepada ${statusOf(to)}`;
    case 'customer.exported':
      return 'mengeksport data pelanggan';
    case 'customer.deleted':
      return 'memadam data pelanggan';
    case 'design.created':
      return `membuat design “${String(name)}”`;
    case 'design.edited':
      return `mengubah design: ${Object.keys(details).join(', ')}`;
    case 'design.hidden':
      return 'menyembunyikan design';
    case 'design.shown':
      return 'memaparkan design semula';
    case 'design.ordered':
      return `menyusun semula ${String(count)} design`;
    case 'design.file-uploaded':
      return `memuat naik ${placeOf(place)} design`;
    case 'design.file-removed':
      return `membuang ${placeOf(place)} yang dimuat naik`;
  }
}

export const auditTexts = {
  kinds: { all: 'Semua', order: 'Pesanan', design: 'Design', customer: 'Pelanggan' },
  kindsLabel: 'Jenis perubahan',
  count: (count: number) => `${count} perubahan`,
  none: 'Belum ada perubahan',
  noneText: 'Setiap perubahan oleh penjual direkod di sini dan tidak boleh dipadam.',
  goneActor: 'Akaun yang dipadam',
  operator: 'Operator (arahan pelayan)',
  subject: (kind: 'order' | 'design' | 'customer', id: string) => {
    if (kind === 'design') return id === 'all' ? 'Semua design' : `Design ${id}`;
    return `${kind === 'order' ? 'Pesanan' : 'Pelanggan'} …${id.slice(-7)}`;
  },
  only: (subject: string) => `Hanya ${subject}`,
  dropOnly: (subject: string) => `Buang penapis: hanya ${subject}`,
} as const;

export const figuresTexts = {
  range: 'Tempoh',
  days: (count: number) => `${count} hari`,
  from: 'Dari',
  to: 'Hingga',
  shown: (from: string, to: string) => `${from} – ${to}`,
  refused:
    'Semak tempoh: hari pertama mesti sebelum hari terakhir, paling banyak 366 hari, dan bukan pada masa hadapan.',
  orders: 'Pesanan',
  revenue: 'Hasil',
  revenueHint: 'Bayaran yang direkod, setelah ditolak pembatalan',
  visitors: 'Pelawat',
  conversion: 'Pelawat kepada pesanan',
  conversionHint: 'Pesanan bagi setiap 100 pelawat',
  noVisitors: 'Tiada pelawat dalam tempoh ini.',
  pages: 'Lawatan mengikut halaman',
  visits: (count: string) => `${count} lawatan`,
  outstanding: 'Belum dijelaskan',
  outstandingHint: 'Semua pesanan hingga kini',
  seeOutstanding: 'Lihat pesanan',
  per: { day: 'sehari', week: 'seminggu', month: 'sebulan' },
  up: (percent: string, days: number) => `naik ${percent}% daripada ${days} hari sebelumnya`,
  down: (percent: string, days: number) => `turun ${percent}% daripada ${days} hari sebelumnya`,
  same: (days: number) => `sama seperti ${days} hari sebelumnya`,
  before: (amount: string, days: number) => `${amount} dalam ${days} hari sebelumnya`,
  chart: (what: string, per: string, from: string, to: string, most: string, at: string) =>
    `${what} ${per}, ${from} hingga ${to}. Paling tinggi ${most} pada ${at}.`,
  table: 'Lihat sebagai jadual',
  period: 'Tempoh',
  weekOf: (day: string) => `Minggu ${day}`,
  percent: (share: number) => `${(share * 100).toFixed(1)}%`,
} as const;

/** The shop's pages, as visits are counted. */
export const PAGE_NAMES: Readonly<Record<VisitedPage, string>> = {
  '/': 'Laman utama',
  '/cardvideo': 'Katalog',
  '/invitation-design/details/:id': 'Butiran rekaan',
  '/invitation/create-order': 'Borang pesanan',
  '/invitation/change-package': 'Tukar pakej',
  '/invitation/form/:id': 'Edit kad',
  '/invitation-order/view/invitation-details/:id': 'Pesanan: butiran',
  '/invitation-order/view/items/:id': 'Pesanan: item',
  '/invitation-order/view/wish-attendance/:id': 'Pesanan: kehadiran',
  '/invitation-order/view/order-details/:id': 'Pesanan: bayaran',
  '/dulang': 'Dulang hantaran',
  '/dulang/form': 'Tempah dulang',
  '/catalog': 'Katalog lama',
  '/planner': 'Planner',
  '/apps': 'Apps',
  '/contact-us': 'Hubungi kami',
  '/pricing': 'Harga',
  '/privacy-policy': 'Dasar privasi',
  '/login': 'Log masuk',
  '/user/form/register': 'Pendaftaran',
  '/user/sign-in': 'Selesai log masuk',
  '/user/profile/:id': 'Profil',
  other: 'Halaman lain',
};

export const designTexts = {
  count: (count: number) => `${count} design`,
  categories: 'Kategori',
  all: 'Semua',
  hidden: 'Tersembunyi',
  edited: 'Diedit',
  own: 'Sendiri',
  empty: 'Tiada design di sini',
  sort: 'Susun',
  sortTitle: 'Susun design',
  sortText: 'Susunan ini ialah susunan katalog. Seret, atau gunakan butang.',
  saveSort: 'Simpan susunan',
  sorted: 'Susunan telah disimpan',
  sortConflict: 'Katalog telah berubah sementara anda menyusun. Susunan terkini dipaparkan; susun semula.',
  up: (name: string) => `Naikkan ${name}`,
  down: (name: string) => `Turunkan ${name}`,
  drag: (name: string) => `Seret ${name}`,
  place: (place: number, all: number, name: string) => `${name}: tempat ${place} daripada ${all}`,
  dragInstructions:
    'Tekan ruang untuk mengangkat, anak panah untuk memindahkan, ruang sekali lagi untuk meletak, Escape untuk batal.',
  cancelled: 'Dibatalkan',
  hide: 'Sembunyikan',
  show: 'Paparkan',
  hideOf: (name: string) => `Sembunyikan ${name}`,
  showOf: (name: string) => `Paparkan ${name}`,
  isHidden: (name: string) => `${name} disembunyikan daripada katalog`,
  isShown: (name: string) => `${name} dipaparkan dalam katalog`,
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  create: 'Design baharu',
  createText: 'Bermula tersembunyi, dengan lukisan design yang dipilih. Tukar warna dan gambarnya kemudian.',
  createButton: 'Buat design',
  created: (name: string) => `${name} telah dibuat`,
  basedOn: 'Berdasarkan',
  name: 'Nama',
  category: 'Kategori',
  theme: 'Tema',
  themes: { light: 'Cerah', dark: 'Gelap' },
  video: 'Pautan video',
  videoHint: 'Kosongkan jika tiada video.',
  sample: 'Lihat contoh',
  facts: 'Butiran',
  colours: 'Warna',
  coloursText: 'Sebagai #rrggbb, atau rgb(199 161 92/.55) jika lut sinar.',
  palette: 'Warna halaman',
  pick: (name: string) => `Pilih ${name}`,
  save: 'Simpan',
  saved: 'Design telah disimpan',
  unchanged: 'Tiada perubahan',
  unsaved: 'Perubahan belum disimpan',
  revert: 'Buang perubahan',
  editedNote: 'Medan yang anda ubah kekal milik anda apabila design ini dilukis semula.',
  pictures: 'Gambar',
  cover: 'Kulit',
  coverHint: 'Dipotong kepada 2:3 dari tengah.',
  layers: 'Lapisan',
  layersHint: (width: number, height: number) => `${width} × ${height} px`,
  upload: 'Muat naik',
  replace: 'Tukar',
  uploadOf: (what: string) => `Muat naik gambar untuk ${what}`,
  remove: 'Guna lukisan asal',
  removeOf: (what: string) => `Guna lukisan asal untuk ${what}`,
  cancelUpload: 'Batal',
  sending: (share: number) => `Menghantar ${Math.round(share * 100)}%`,
  working: 'Memproses gambar...',
  uploaded: 'Gambar telah dimuat naik',
  removed: 'Lukisan asal digunakan semula',
  ownPicture: 'Dimuat naik',
  notFoundText: 'Tiada design dengan kod ini.',
  allDesigns: 'Semua design',
  fields: {
    buttonColor: 'Butang',
    buttonTextColor: 'Teks butang',
    outlinedButtonColor: 'Butang bergaris',
    outlinedButtonTextColor: 'Teks butang bergaris',
    backgroundColor: 'Latar halaman',
    firstPageBackgroundColor: 'Latar kulit',
    navbarColor: 'Bar bawah',
    navbarText: 'Teks bar bawah',
  },
} as const;
