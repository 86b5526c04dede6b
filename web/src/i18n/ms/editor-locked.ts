/** The words of a section that the package does not have. */
export const lockedTexts = {
  lockedStoredTitle: 'Kandungan yang disimpan tidak dipaparkan',
  lockedStoredText:
    'Tetamu tidak melihatnya dengan pakej ini. Ia kembali jika pakej ditukar semula, atau padam sekarang.',
  lockedDeleteTitle: (section: string) => `Padam ${section}?`,
  lockedDeleteText: 'Kandungan bahagian ini dipadam dan tidak boleh dikembalikan.',
  lockedTitle: (section: string) => `${section} dalam pakej Premium`,
  lockedText: 'Galeri, hadiah, Bank QR dan kehadiran termasuk dalam RSVP Premium. Tukar pakej untuk membukanya.',
  lockedRsvpTitle: (section: string) => `${section} dalam pakej RSVP`,
  lockedRsvpText:
    'Kod pakaian, bar bawah dan pilihan rekaan termasuk dalam setiap pakej RSVP. Tukar pakej untuk membukanya.',
  lockedDelete: 'Padam kandungan',
  changePackage: 'Change package',
};
