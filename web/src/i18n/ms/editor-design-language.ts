import type { OpeningOption } from '@serikad/shared/invitations/invitation.types';

/** The words of the design section in the editor. */
export const designLanguageTexts = {
  light: 'latar cerah',
  dark: 'latar gelap',
  changeDesign: 'Tukar rekaan',
  redrawn: 'Rekaan ini telah dilukis semula selepas anda menempahnya. Kad anda kekal dengan lukisan asal.',
  seeNewArt: 'Lihat lukisan baharu',
  useNewArt: 'Guna lukisan baharu',
  orderedKept: 'Rekaan asal yang anda tempah masih boleh digunakan.',
  useOrderedArt: 'Kembali kepada rekaan asal',
  byHour: 'Ikut waktu majlis',
  coverPhoto: 'Gambar anda pada muka depan',
  coverPhotoHint:
    'Terus disimpan sebaik sahaja dipilih. Nama diletakkan di tempat yang lapang dan tetap jelas dibaca. Tanpa gambar, lukisan yang dipaparkan.',
  coverPhotoAfterSave: 'Gambar anda boleh ditambah selepas kad ini disimpan. Sementara itu, lukisan yang dipaparkan.',
  photoPlace: 'Yang mesti kelihatan',
  photoPlaceHint:
    'Ketik wajah anda pada gambar. Bahagian itu sentiasa kelihatan, dan nama diletakkan jauh daripadanya.',
  photoPlaceX: 'Kiri ke kanan',
  photoPlaceY: 'Atas ke bawah',
  photoPlaceAutomatic: 'Pilih automatik',
  photoPlaceSaved: 'Kedudukan disimpan.',
  photoPlaceOvertaken: 'Gambar ini telah ditukar dari peranti lain. Yang terbaharu kini dipaparkan.',
  photoSmall: (width: number, height: number) =>
    `Gambar ini kecil (${width} × ${height} piksel) dan akan kelihatan kabur pada kad. Guna fail asal daripada telefon atau jurugambar, bukan tangkapan skrin atau salinan daripada WhatsApp.`,
  languageHint: 'Semua teks tetap, butang dan tarikh pada kad ikut bahasa ini.',
  titleUnsaved: (shown: string) => `Terletak di atas nama pasangan. Selagi belum disimpan, tetamu melihat ${shown}.`,
  titleHint: 'Terletak di atas nama pasangan. Lazimnya UNDANGAN PERKAHWINAN atau WALIMATUL URUS.',
  oneCoupleText: 'Kebanyakan majlis',
  twoCouplesText: 'Majlis adik-beradik',
  openingTexts: {
    'glass-window': 'Dua daun terbuka',
    'fade-out': 'Muka depan pudar perlahan',
  } satisfies Record<OpeningOption, string>,
  openingText: 'Perkara pertama tetamu lihat sebelum kad dibuka.',
  sealText: 'Teks sendiri',
  sealTextLabel: 'Teks pada logo',
  sealTextHint: 'Paling banyak 20 aksara, contohnya A ♥ D.',
};
