/** The words of the attendance section in the editor. */
export const attendanceTexts = {
  attendanceShowHint: 'Jika ditutup, tetamu hanya boleh menulis ucapan.',
  limit: 'Hadkan bilangan setiap tetamu',
  limitUnit: 'orang setiap jawapan',
  total: 'Hadkan jumlah keseluruhan',
  totalUnit: 'orang',
  seats: (taken: number, all: number) => `${taken} daripada ${all} telah diisi`,
  closing: 'Tutup jawapan pada satu tarikh',
  closingHint: 'Selepas hari itu jawapan baharu dan tambahan ditolak. Mengurangkan bilangan masih boleh.',
  closingPast: 'Hari ini telah berlalu: jawapan ditutup sebaik sahaja disimpan.',
  closingNoContact:
    'Kad ini belum ada kenalan: selepas jawapan ditutup, tetamu tidak tahu siapa untuk dihubungi. Tambah di bahagian Kenalan.',
};
