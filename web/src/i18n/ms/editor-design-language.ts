/** The words of the design section in the editor. */
export const designLanguageTexts = {
  changeDesign: 'Tukar rekaan',
  languageHint: 'Semua teks tetap, butang dan tarikh pada kad ikut bahasa ini.',
  titleUnsaved: (shown: string) => `Terletak di atas nama pasangan. Selagi belum disimpan, tetamu melihat ${shown}.`,
  titleHint: 'Terletak di atas nama pasangan. Lazimnya UNDANGAN PERKAHWINAN atau WALIMATUL URUS.',
  openingText: 'Perkara pertama tetamu lihat sebelum kad dibuka.',
  sealText: 'Teks sendiri',
  sealTextLabel: 'Teks pada logo',
  sealTextHint: 'Paling banyak 20 aksara, contohnya A ♥ D.',
};
