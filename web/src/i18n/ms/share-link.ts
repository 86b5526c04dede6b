/** The short address and the QR code of the open link. */
export const shareLinkTexts = {
  chooseShort: 'Pilih alamat pendek',
  changeShort: 'Tukar alamat pendek',
  shortLabel: 'Alamat pendek',
  shortHint: '3 hingga 40 huruf kecil, angka atau sempang. Pautan panjang dan alamat lama terus berfungsi.',
  free: 'Boleh digunakan.',
  taken: 'Alamat ini sudah diambil. Cuba yang lain.',
  problems: {
    addressLength: '3 hingga 40 aksara.',
    addressCharacters: 'Jangan mula atau akhiri dengan sempang.',
    addressReserved: 'Perkataan ini milik kedai. Cuba yang lain.',
  },
  earlier: (addresses: string) => `Masih berfungsi: ${addresses}`,
  saveShort: 'Guna alamat ini',
  cancel: 'Batal',
  qrAlt: 'Kod QR pautan kad',
  qrText: 'Imbas dengan kamera telefon untuk membuka pautan ini.',
  qrFailed: 'Kod QR tidak dapat dimuatkan.',
  qrSvg: 'SVG untuk cetak',
  qrPng: 'PNG untuk cetak',
  retry: 'Cuba lagi',
} as const;
