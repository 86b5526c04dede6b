/** The words of the editor's parts that carry pictures and lists. */
export const mediaTexts = {
  // A picture of its own.
  choose: 'Muat naik gambar',
  orDrop: 'atau seret ke sini',
  formats: 'JPG, PNG, WebP, HEIC hingga 10 MB',
  replace: 'Tukar gambar',
  remove: 'Buang',
  undo: 'Buat asal',
  keepStored: 'Kekalkan yang asal',
  cancel: 'Batal',
  cancelled: 'Muat naik dibatalkan.',
  cancelUpload: (name: string) => `Batal muat naik ${name}`,
  sending: (share: number) => `Memuat naik ${Math.round(share * 100)}%`,
  working: 'Sedang diproses...',
  chosen: 'Akan dimuat naik apabila disimpan.',
  noPreview: 'Pelayar ini tidak dapat memaparkan gambar ini, tetapi ia boleh dimuat naik.',
  chooseAgain: 'Sila pilih semula gambar',
  required: 'Required',

  // Bank QR.
  qr: 'Kod QR',
  secondQr: 'Kod QR akaun kedua',

  // The seal.
  logo: 'Imej logo',
  logoAlt: 'Logo pembukaan anda',
  logoHint: 'Imej sahaja, sebaiknya segi empat sama. Tanpa imej, inisial dipaparkan.',

  // Gifts.
  overtaken: (now: string) =>
    `Hadiah ini telah diubah dari peranti lain: ${now}. Simpan sekali lagi untuk menggunakan versi anda.`,
  gone: 'Hadiah ini telah dibuang dari peranti lain. Simpan untuk menambahnya semula.',
  keep: 'Kekalkan',
  photoSaved: 'Gambar disimpan.',
  photoUnsaved: 'Belum disimpan.',
  photoRetry: 'Cuba lagi',
  photoOvertaken: 'Gambar ini telah ditukar dari peranti lain. Gambar anda belum disimpan.',
  photoChanged: 'Gambar ini telah ditukar dari peranti lain, maka ia tidak dibuang.',
  photoTheirs: 'Gambar dari peranti lain',
  photoOwn: 'Guna gambar saya',
  photoRemove: 'Buang gambar ini?',
  photoRemoveText: 'Tetamu tidak akan melihatnya lagi.',
} as const;
