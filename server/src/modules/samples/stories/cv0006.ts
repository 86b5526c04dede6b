import type { Story } from '../story.js';

/** She from Sabak Bernam, he from Johor; a sunset reception, with the opening that fades. */
export const cv0006: Story = {
  brideFullName: 'Hana Insyirah binti Shahrul Nizam',
  groomFullName: 'Imran Hadif bin Wan Azhar',
  hosts: { name1: 'Shahrul Nizam bin Haji Bakri', name2: 'Maimunah binti Haji Kassim' },
  coHosts: { name1: 'Wan Azhar bin Wan Ahmad', name2: 'Suraya binti Mustafa' },
  contacts: [
    { name: { malay: 'Encik Shahrul (Bapa)', english: 'Encik Shahrul (Father)' }, phoneNo: '019-010 7801' },
    {
      name: { malay: 'Puan Suraya (Ibu pengantin lelaki)', english: 'Puan Suraya (Groom’s mother)' },
      phoneNo: '012-010 7802',
    },
    { name: { malay: 'Irfan (Abang)', english: 'Irfan (Brother)' }, phoneNo: '013-010 7803' },
  ],
  hashtag: '#ImranHana',
  venue: 'Laman Kayangan',
  address: 'Persiaran Kayangan, Seksyen U9,\n40150 Shah Alam, Selangor',
  weekday: 6,
  programme: 'garden',
  dressCode: {
    male: { malay: 'Baju Melayu atau kemeja, coklat dan krim', english: 'Baju Melayu or shirt in brown and cream' },
    female: { malay: 'Kebarung atau baju kurung, warna senja', english: 'Kebarung or baju kurung in sunset colours' },
  },
  invitationWord: {
    malay:
      'Apabila lalang memutih dan senja menyapa, kami menjemput tuan/puan sekeluarga untuk bersama-sama kami meraikan penyatuan anakanda kami yang dikasihi',
    english:
      'As the tall grass turns silver and evening falls, we invite you and your family to celebrate with us the union of our beloved children',
  },
  openingOption: 'fade-out',
  gifts: ['pot', 'iron', 'lamp'],
  giftDeliveryAddress: 'No. 3, Jalan Kayangan 2, Seksyen U9, 40150 Shah Alam, Selangor',
  guestsSoFar: 98,
};
