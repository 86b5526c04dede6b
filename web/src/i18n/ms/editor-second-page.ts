/** The words of the second page's section in the editor. */
export const secondPageTexts = {
  wordChoice: 'Teks jemputan',
  wordHint: 'Kembali ke Teks asal akan membuang ayat ini apabila disimpan.',
};
