/** The frequent questions on the pages of prices and designs. @param pdfPrice in whole RM */
export const frequentQuestions = (pdfPrice: number) => [
  {
    question: 'Berapa lama sebelum kad siap?',
    answer:
      'Kad digital terus siap sebaik sahaja anda menyimpan butiran. PDF mengambil 2–5 hari bekerja dan Motion Video 3–7 hari bekerja.',
  },
  {
    question: 'Bolehkah saya tukar butiran selepas pautan dikongsi?',
    answer:
      'Boleh. Kad digital boleh diedit bila-bila masa dan tetamu melihat perubahan serta-merta. Video, PDF dan kad cetak dimuktamadkan apabila butiran dihantar.',
  },
  {
    question: 'Adakah PDF termasuk?',
    answer: `PDF percuma jika anda menempah kad cetak. Jika tidak, PDF untuk cetakan sendiri (A5 atau A6, 2 muka surat) berharga RM ${pdfPrice}.`,
  },
  {
    question: 'Bagaimana cara bayaran?',
    answer:
      'Bayaran diurus melalui WhatsApp. Tekan Pay Now pada pesanan anda, nombor pesanan disertakan secara automatik.',
  },
  {
    question: 'Bolehkah saya minta rekaan khas?',
    answer: 'Kami tidak menerima rekaan khas, tetapi warna, fon, latar dan lagu boleh diubah suai dalam editor.',
  },
];
