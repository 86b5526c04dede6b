export const shareTexts = {
  share: 'Kongsi',
  title: 'Kongsi kad anda',
  text: 'Tetamu membuka kad dengan pautan ini.',
  link: 'Pautan kad',
  copyLink: 'Salin pautan',
  copied: 'Copied',
  copyFailed: 'Tidak dapat disalin. Tekan lama pada teks untuk menyalinnya.',
  whatsapp: 'WhatsApp',
  system: 'Aplikasi lain',
  qr: 'Kod QR',
  close: 'Tutup',
} as const;
