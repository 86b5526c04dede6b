import type { ErrorCode } from './error-statuses.js';

/** The Malay sentence of each failure. A page loads those of its own language alone. */
export const MALAY_ERRORS: Readonly<Record<ErrorCode, string>> = {
  validation: 'Ada maklumat yang belum betul. Sila semak dan cuba lagi.',
  'trial-expired': 'Maaf, tempoh percubaan percuma anda telah tamat. Sila buat bayaran untuk mengedit tanpa had.',
  'payment-required': 'Maaf, sila lengkapkan bayaran anda untuk meneruskan.',
  overpayment: 'Bayaran ini melebihi baki pesanan. Sila semak jumlahnya, atau sahkan dengan overpay: true.',
  'pending-order': 'Anda mempunyai pesanan yang belum dibayar. Sila selesaikannya sebelum membuat pesanan baharu.',
  'package-required': 'Bahagian ini memerlukan pakej yang tiada dalam pesanan. Sila tukar pakej dahulu.',
  'limit-reached': 'Had telah dicapai.',
  'wishes-closed': 'Jemputan ini tidak menerima ucapan.',
  'answers-closed': 'Jawapan untuk jemputan ini telah ditutup. Jawapan baharu dan perubahan tidak diterima lagi.',
  'rsvp-closed': 'Tarikh tutup jawapan telah berlalu. Sila hubungi tuan rumah untuk menjawab atau menambah tetamu.',
  'album-closed': 'Kad ini tidak menerima gambar buat masa ini.',
  'removal-under-way': 'Jawapan sedang dibuang atau dipulihkan. Sila cuba lagi selepas selesai.',
  'sample-read-only': 'Ini jemputan contoh. Jawapan kepadanya tidak disimpan.',
  'already-reserved': 'Hadiah ini telah ditempah.',
  'already-registered': 'Anda sudah berdaftar.',
  'item-locked': 'Item yang sedang disiapkan tidak boleh diubah atau dibuang.',
  'nothing-to-submit': 'Tiada apa-apa untuk dihantar dalam pesanan ini.',
  'invalid-file': 'Fail ini bukan gambar yang boleh dibaca. Sila pilih JPEG, PNG, WebP, AVIF atau HEIC.',
  'invalid-token': 'Sesi anda telah tamat. Sila log masuk semula.',
  'sign-in-again':
    'Untuk menukar akaun bank, sila log masuk semula. Apa yang anda taip masih disimpan; kemudian simpan sekali lagi.',
  'not-found': 'Maaf, perkara yang dicari tidak dijumpai.',
  'method-not-allowed': 'Alamat ini tidak menerima kaedah itu.',
  'request-timeout': 'Permintaan anda tidak sampai tepat pada masanya. Sila cuba lagi.',
  conflict: 'Maklumat ini telah diubah oleh orang lain. Sila bandingkan dan simpan semula.',
  'idempotency-mismatch': 'Idempotency-Key ini telah digunakan untuk permintaan lain. Sila guna kunci baharu.',
  'file-too-large': 'Fail ini terlalu besar.',
  'body-too-large': 'Permintaan ini terlalu besar.',
  'unsupported-media-type':
    'Sila hantar permintaan ini sebagai application/json, atau multipart/form-data jika ada gambar.',
  'too-many-requests': 'Terlalu banyak permintaan. Sila tunggu sebentar dan cuba lagi.',
  internal: 'Sesuatu telah berlaku. Sila cuba sebentar lagi.',
  'google-unavailable': 'Google tidak menjawab buat masa ini. Sila cuba sebentar lagi.',
  unavailable: 'Perkhidmatan tergendala sebentar. Sila cuba sebentar lagi.',
};
