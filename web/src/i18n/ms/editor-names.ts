/** The words of the names section in the editor. */
export const namesTexts = {
  coupleNoChange: 'Tukar',
  firstCouple: 'Pasangan 1',
  stylesText: 'Nama anda sendiri, dalam 21 fon. Pilih yang terasa seperti anda berdua.',
  styleOf: 'Gaya untuk',
  ownStyle: 'Gaya sendiri',
  styleChoice: 'Pilihan gaya',
  colours: 'Warna nama',
  moreFonts: (count: number) => `Papar ${count} fon lagi`,
  invitersText: 'Ibu bapa atau wakil keluarga, seperti tertulis pada kad.',
  oneParty: 'Satu pihak',
  firstParty: 'Pihak pertama',
  name2: 'Nama 2',
  contactsText: 'Tetamu boleh telefon atau WhatsApp terus dari kad.',
  contactName: 'Nama kenalan',
  contactPhone: 'Nombor telefon',
  addContact: 'Tambah kenalan',
};
