import type { Story } from '../story.js';

/** Friends from university; an afternoon in a garden. */
export const cv0005: Story = {
  brideFullName: 'Farah Nabila binti Azman',
  groomFullName: 'Muhammad Hakim bin Roslan',
  hosts: { name1: 'Azman bin Hamzah', name2: 'Zaleha binti Omar' },
  coHosts: null,
  contacts: [
    { name: { malay: 'Encik Azman (Bapa)', english: 'Encik Azman (Father)' }, phoneNo: '016-010 6701' },
    { name: { malay: 'Nabilah (Kakak)', english: 'Nabilah (Sister)' }, phoneNo: '017-010 6702' },
  ],
  hashtag: '#HakimFarah',
  venue: 'Laman Seri Angsana',
  address: 'Jalan Angsana 7, Seksyen 13,\n40100 Shah Alam, Selangor',
  weekday: 6,
  programme: 'garden',
  dressCode: {
    male: { malay: 'Kemeja linen atau baju Melayu, warna bumi', english: 'Linen shirt or baju Melayu in earth tones' },
    female: { malay: 'Baju kurung moden, hijau sage', english: 'Modern baju kurung in sage green' },
  },
  invitationWord: {
    malay:
      'Dengan hati yang penuh kesyukuran, kami menjemput tuan/puan sekeluarga ke majlis kecil kami di laman, untuk meraikan hari bahagia anakanda kami yang dikasihi',
    english:
      'With thankful hearts, we invite you and your family to a small gathering in the garden, to celebrate the happy day of our beloved children',
  },
  openingOption: 'glass-window',
  gifts: ['lamp', 'bedding', 'pot'],
  giftDeliveryAddress: 'No. 41, Jalan Angsana 9, Seksyen 13, 40100 Shah Alam, Selangor',
  guestsSoFar: 126,
};
