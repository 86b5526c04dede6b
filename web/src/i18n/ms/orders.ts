import type { OrderItemStatus } from '@serikad/shared/orders/order.types';
import type { OrderItemKind } from '@serikad/shared/pricing/order-item.types';
import type { DigitalOptionId } from '@serikad/shared/pricing/price-list';

/** What the digital options are called. */
export const OPTION_NAMES: Readonly<Record<DigitalOptionId, string>> = {
  'rsvp-premium': 'RSVP Premium',
  'video-standard': 'Video Standard',
  'video-premium': 'Video Premium',
  'rsvp-standard': 'RSVP Standard',
  'video-rsvp': 'Video + RSVP',
};

export const OPTION_FEATURES: Readonly<Record<DigitalOptionId, readonly string[]>> = {
  'rsvp-premium': [
    'RSVP, ucapan tetamu dan had kehadiran',
    'Galeri 7 foto, Bank QR dan senarai hadiah',
    'Siap serta-merta, terus boleh dikongsi',
  ],
  'rsvp-standard': [
    'Pembukaan, muzik dan hitung detik',
    'Peta, kalendar dan nombor untuk dihubungi',
    'Siap serta-merta, terus boleh dikongsi',
  ],
  'video-premium': ['Animasi penuh dengan butiran majlis', 'Lagu pilihan anda', 'Siap 3-7 hari bekerja'],
  'video-standard': ['Nama, tarikh dan lokasi', 'Lagu latar', 'Siap 3-7 hari bekerja'],
  'video-rsvp': ['Semua ciri RSVP Premium', 'Motion Video Premium', 'Jimat lagi RM 15 bersama kad cetak'],
};

const ITEM_NAMES: Readonly<Record<OrderItemKind, string>> = {
  rsvp: 'RSVP',
  video: 'Video',
  card: 'Kad cetak A6',
  pdf: 'PDF',
};

/** An item in words, in two parts: `Video` and `Premium`. */
export function itemName(item: OrderItemKind, itemPackage: string, price?: number): [name: string, detail: string] {
  const name = ITEM_NAMES[item];
  if (item === 'card') return [name, `${itemPackage} keping`];
  if (item === 'pdf') return [name, price === 0 ? 'percuma' : ''];
  return [name, itemPackage === 'premium' ? 'Premium' : 'Standard'];
}

export const STATUS_NAMES: Readonly<Record<OrderItemStatus, string>> = {
  draft: 'Draf',
  'in-progress': 'Sedang disiapkan',
  approval: 'Menunggu kelulusan',
  completed: 'Siap',
};

/** What an item's status means for the customer. */
export function statusText(item: OrderItemKind, status: OrderItemStatus): string {
  switch (status) {
    case 'draft':
      return item === 'card'
        ? 'Semak nama, tarikh dan tempat pada kad, kemudian hantar untuk dicetak.'
        : 'Lengkapkan butiran jemputan, kemudian hantar supaya kami boleh mula menyiapkannya.';
    case 'in-progress':
      return `${ITEM_NAMES[item]} anda sedang disiapkan.`;
    case 'approval':
      return `${ITEM_NAMES[item]} telah dihantar melalui WhatsApp. Sila semak dan beritahu kami jika ada pembetulan.`;
    case 'completed':
      return item === 'pdf'
        ? `${ITEM_NAMES[item]} telah siap dan dihantar melalui WhatsApp.`
        : `${ITEM_NAMES[item]} telah siap dan dihantar.`;
  }
}

/** Why an item of the order form cannot be changed any more. */
export function lockedText(item: OrderItemKind, status: OrderItemStatus): string {
  const how = status === 'completed' ? 'telah siap' : status === 'approval' ? 'dalam semakan' : 'sedang disiapkan';
  return `${ITEM_NAMES[item]} ${how}, tidak boleh diubah lagi.`;
}

export const orderFormTexts = {
  title: 'Choose Package',
  text: 'Pilih pakej: gabungkan kad atau video digital dengan kad cetak. Harga berubah serta-merta.',
  back: 'Kad Undangan',
  digital: 'Kad dan video digital',
  digitalText: 'Kad digital dengan RSVP, Motion Video, atau kedua-duanya.',
  digitalOff: 'Tandakan untuk memilih pakej.',
  digitalSelect: 'Pakej digital',
  from: 'dari',
  cards: 'Kad cetak A6',
  cardsText: 'Cetakan dua muka, art card berkilat, sampul putih percuma.',
  quantity: 'Kuantiti',
  pieces: (count: number) => `${count} keping`,
  pdf: 'PDF cetak sendiri',
  pdfText: 'A5 atau A6, 2 muka surat, untuk dicetak sendiri.',
  pdfFree: 'Percuma dengan kad cetak, jadi tidak perlu dipilih.',
  facts: 'Maklumat',
  factList: [
    'Kad digital siap serta-merta. PDF 2-5 hari bekerja, Motion Video 3-7 hari bekerja.',
    'Rekaan khas tidak diterima. Pilih daripada katalog kami.',
    'Pakej boleh ditukar sehingga butiran dihantar untuk dicetak.',
  ],
  customer: 'Maklumat pelanggan',
  name: 'Nama',
  phone: 'No. WhatsApp',
  notes: 'Nota kepada penjual',
  notesHint: 'Contohnya tarikh kad diperlukan.',
  summary: 'Ringkasan',
  chosenDesign: 'Rekaan pilihan',
  change: 'Tukar',
  designGone: 'Rekaan ini tidak lagi ditawarkan',
  chooseDesign: 'Pilih rekaan lain',
  cardsShipping: 'Sampul dan penghantaran percuma',
  free: 'Percuma',
  discount: 'Diskaun RSVP Premium + kad cetak',
  total: 'Jumlah',
  nothing: 'Pilih sekurang-kurangnya satu item.',
  order: 'Order',
  trial: 'Percubaan percuma 7 hari. Bayar kemudian melalui WhatsApp.',
  kept: 'Pilihan anda disimpan semasa log masuk.',
  notKept: 'Pelayar ini tidak menyimpan pilihan anda. Pilih semula selepas log masuk.',
  pendingTitle: 'Selesaikan pesanan tertangguh dahulu',
  pendingText: 'Please complete your pending orders before creating a new one.',
  pendingOrder: (names: string, day: string) => `Pesanan ${names} (${day}) masih belum dibayar.`,
  goToProfile: 'Go to profile page',
  created: 'Pesanan anda telah dibuat',
} as const;

export const orderTexts = {
  back: 'My Orders',
  view: 'Lihat kad',
  edit: 'Edit kad',
  tabs: 'Bahagian pesanan',
  tabDetails: 'Invitation Details',
  tabItems: 'Items',
  tabGuests: 'Senarai tetamu',
  tabWishes: 'Wish & Attendance',
  loadError: 'Pesanan tidak dapat dimuatkan.',
  notFound: 'Pesanan tidak dijumpai',
  notFoundText: 'Pesanan ini tidak wujud, atau dibuat dengan akaun Google yang lain.',
  noNames: 'Nama belum diisi',
  noDate: 'Tarikh belum ditetapkan',
  notSet: 'Belum diisi',
  dayOpen: 'Ditunda, tarikh baharu akan dimaklumkan',
  postponedFrom: (day: string) => `Ditunda daripada ${day}`,

  details: 'Butiran jemputan',
  editDetails: 'Edit',
  couple: 'Pasangan',
  secondCouple: 'Pasangan kedua',
  date: 'Tarikh',
  time: 'Masa',
  until: 'hingga',
  venue: 'Tempat',
  design: 'Rekaan',

  wishList: 'Senarai hadiah',
  manageGifts: 'Urus hadiah',
  reservedOf: (reserved: number, all: number) => `${reserved} daripada ${all} ditempah`,
  notAvailable: 'Not Available',
  noReservation: 'No reservation yet',
  reserved: 'Ditempah',

  orderDetails: 'Order details',
  discount: 'Diskaun',
  totalPrice: 'Total price',
  paidAmount: 'Paid amount',
  outstanding: 'Outstanding payment',
  credit: 'Credit',
  creditHint: 'Anda telah membayar lebih daripada jumlah pesanan. Hubungi penjual melalui WhatsApp.',
  payNow: 'Pay Now',
  payHint: 'Membuka WhatsApp dengan nombor pesanan anda.',
  changePackage: 'Change package',
  orderId: 'Order ID',
  created: 'Created',

  trialTitle: (days: number) => `Percubaan percuma tamat dalam ${days} hari`,
  trialLastDay: 'Percubaan percuma tamat dalam masa kurang 24 jam',
  trialText: (end: string) => `(${end}). Selepas itu kad tidak boleh diedit atau dilihat tetamu.`,
  expiredTitle: 'Tempoh percubaan percuma anda telah tamat.',
  expiredText: 'Kad tidak lagi boleh dilihat tetamu dan tidak boleh diedit.',
  expiredEditing: 'Tempoh percubaan percuma anda telah tamat. Kad tidak lagi boleh diedit.',

  production: 'Video, PDF dan kad',
  progress: 'Kemajuan',
  steps: ['Draf', 'Disiapkan', 'Semakan', 'Siap'],
  noProduction: 'Pesanan ini hanya mengandungi kad digital.',
  openChat: 'Buka WhatsApp',
  itemChat: (item: string, orderId: string) =>
    `Assalamualaikum, saya ingin bertanya tentang ${item} dalam pesanan ini.\nOrder ID: ${orderId}`,
  submit: 'Submit details',
  reviewDetails: 'Semak butiran',
  submitHint: 'Selepas dihantar, butiran tidak boleh diubah lagi.',
  payFirst: (amount: number) => `Baki RM ${amount} perlu dibayar dahulu.`,
  confirmTitle: 'Semak kali terakhir',
  confirmText:
    'Please review all the details carefully. Once finalized, no further changes can be made. Do you confirm that all details are correct and ready for submission?',
  confirmNo: 'No, Cancel',
  confirmYes: 'Yes, Confirm',
  confirmedTitle: 'Tajuk',
  confirmNames: 'Nama',
  confirmMissing: 'Ada butiran yang belum diisi. Lengkapkan dahulu sebelum menghantar.',
  confirmKnown: (missing: string) => `Ya, saya tahu butiran belum lengkap: ${missing}.`,
  missingDetails: { names: 'nama', date: 'tarikh', venue: 'tempat' },
  returned: (moment: string) => `Dipulangkan oleh penjual, ${moment}`,
  returnedNext: 'Betulkan butiran, kemudian hantar semula.',
  submitted: 'Butiran telah dihantar',
  frozen: 'Butiran yang dihantar',
  frozenAt: (moment: string) => `Disahkan ${moment}`,
  frozenError: 'Butiran yang dihantar tidak dapat dimuatkan.',
  tryAgain: 'Cuba lagi',
  ecard: 'Kad digital',
  active: 'Aktif',
  link: 'Pautan jemputan',
  copyLink: 'Salin pautan',
  inviteText: 'Teks jemputan untuk WhatsApp',
  copyText: 'Salin teks',
  copied: 'Copied',
  copyFailed: 'Tidak dapat disalin. Tekan lama pada teks untuk menyalinnya.',
  closedToGuests: 'Pautan ini ditutup kepada tetamu sehingga bayaran dibuat.',
  closed: 'Ditutup',
  fillFirst: 'Isi nama, tarikh dan tempat dahulu supaya teks ini lengkap.',

  attendance: 'Kehadiran',
  attending: 'Hadir',
  notAttending: 'Tidak Hadir',
  unsure: 'Belum pasti',
  otherSession: 'Hadir majlis lain',
  seats: (limit: number) => `daripada had ${limit} orang`,
  wishCount: (count: number) => `${count} ucapan diterima`,
  people: (count: number) => `Hadir · ${count} orang`,
  search: 'Cari nama tetamu',
  all: 'Semua',
  showMore: (count: number) => `Papar ${count} lagi`,
  noWishes: 'Belum ada ucapan',
  noWishesText: 'Kongsi pautan jemputan. Jawapan tetamu akan muncul di sini.',
  noMatches: 'No matches',
  export: 'Export (CSV)',
  exportMalay: 'Muat turun dalam Bahasa Melayu',
  exported: 'Senarai tetamu telah dimuat turun',
  exportTitle: 'Senarai tetamu (CSV)',
  exportText: 'Pelayar ini tidak boleh menyimpan fail. Kongsi fail itu, atau salin teksnya ke nota atau e-mel.',
  shareFile: 'Kongsi fail',
  guestListError: 'Senarai tetamu tidak dapat dimuatkan.',
  guestListLockedTitle: 'Senarai tetamu dalam pakej Premium',
  guestListLockedText: 'Senarai tetamu, pautan setiap keluarga dan jawapannya termasuk dalam RSVP Premium.',
  wishesError: 'Senarai tetamu tidak dapat dimuatkan.',
  deleteOf: (name: string) => `Padam RSVP ${name}`,
  deleteTitle: 'Padam RSVP',
  deleteText: (name: string) => `Are you sure to delete RSVP from ${name} ?`,
  cancel: 'Batal',
  delete: 'Padam',
  deleted: 'RSVP telah dipadam',
} as const;

export const changePackageTexts = {
  title: 'Change Package',
  text: 'Tukar pakej: tambah, tukar atau buang item. Harga berubah serta-merta.',
  back: 'Pesanan',
  before: 'Jumlah lama',
  after: 'Jumlah baharu',
  more: 'Tambahan',
  less: 'Pengurangan',
  save: 'Simpan perubahan',
  unchanged: 'Pilih pakej lain untuk menukarnya.',
  payLater: 'Selepas disimpan, bayar baki melalui WhatsApp.',
  restored: 'Pilihan anda yang belum disimpan telah dikembalikan.',
  revert: 'Guna pakej asal',
  noRsvp: 'Kad digital akan dikeluarkan daripada pesanan ini, bersama tab Wish & Attendance.',
  noPremium: 'Bank QR, hadiah, galeri foto dan kehadiran hanya ada dalam RSVP Premium.',
  overpaid: (amount: number) =>
    `Anda telah membayar RM ${amount} lebih daripada jumlah baharu. Hubungi penjual melalui WhatsApp.`,
  changedMeanwhile: 'Pesanan ini baru sahaja berubah. Semak pilihan anda, kemudian simpan semula.',
  changed: 'Pakej anda telah ditukar',
} as const;
