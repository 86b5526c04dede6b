const MALAY: Readonly<Record<string, string>> = {
  // Account and orders.
  Browse: 'Lihat rekaan',
  'In Progress': 'Tertangguh',
  'My Orders': 'Pesanan saya',
  'No records': 'Tiada rekod',
  Paid: 'Dibayar',
  'Please sign in to view this page.': 'Sila log masuk untuk melihat halaman ini.',
  'Please sign in to view ths page': 'Sila log masuk untuk melihat halaman ini.',
  Register: 'Daftar',
  'Sign Out': 'Log keluar',
  'Change package': 'Tukar pakej',
  Copied: 'Disalin',
  Created: 'Dibuat',
  Credit: 'Kredit',
  'Export (CSV)': 'Eksport',
  'Go to profile page': 'Ke halaman profil',
  'Invitation Details': 'Butiran jemputan',
  Items: 'Item pesanan',
  'No reservation yet': 'Belum ditempah',
  'Not Available': 'Tiada',
  Order: 'Tempah',
  'Order ID': 'Nombor pesanan',
  'Order details': 'Butiran pesanan',
  'Outstanding payment': 'Baki belum dibayar',
  'Paid amount': 'Jumlah dibayar',
  'Pay Now': 'Bayar sekarang',
  'Submit details': 'Hantar butiran',
  'Total price': 'Jumlah harga',
  'Wish & Attendance': 'Ucapan & kehadiran',
  'Please review all the details carefully. Once finalized, no further changes can be made. Do you confirm that all details are correct and ready for submission?':
    'Selepas dihantar, butiran tidak boleh diubah.',

  // Editor and designs.
  'Sign In Required': 'Perlu log masuk',
  'You have reached the maximum': 'Had foto telah dicapai',
  'Please wait... This might take a while.': 'Sila tunggu, ini mungkin mengambil masa.',
  'Please complete your pending orders before creating a new one.':
    'Sila selesaikan pesanan tertangguh sebelum membuat pesanan baharu.',
  Close: 'Tutup',
  Preview: 'Pratonton',
  Save: 'Simpan',
  'Unable to save info. Please sign in or register to continue.':
    'Log masuk supaya kad anda disimpan. Tiada yang hilang.',
  'Play Motion Video': 'Mainkan Motion Video',
  'Try Now For Free': 'Cuba percuma sekarang',
  All: 'Semua',
  Floral: 'Bunga-bungaan',
  Minimalist: 'Minimalis',
  Islamic: 'Islamik',
  Vintage: 'Vintaj',
  Modern: 'Moden',
  Classic: 'Klasik',
  Rustic: 'Desa',
};

/** The Malay of a text that the specification prescribes in English, to be shown beside it; empty for any other. */
export function besideText(text: string): string {
  return MALAY[text] ?? '';
}
