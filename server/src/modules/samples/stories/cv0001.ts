import type { Story } from '../story.js';

/** Childhood neighbours on the east coast; a lunch reception by the sea road. */
export const cv0001: Story = {
  brideFullName: 'Nur Aisyah binti Mohd Rosli',
  groomFullName: 'Ahmad Danial bin Ismail',
  hosts: { name1: 'Mohd Rosli bin Abdul Rahman', name2: 'Siti Hajar binti Ibrahim' },
  coHosts: null,
  contacts: [
    { name: { malay: 'Encik Rosli (Bapa)', english: 'Encik Rosli (Father)' }, phoneNo: '012-010 2301' },
    { name: { malay: 'Puan Hajar (Ibu)', english: 'Puan Hajar (Mother)' }, phoneNo: '013-010 2302' },
    { name: { malay: 'Amir (Abang)', english: 'Amir (Brother)' }, phoneNo: '019-010 2303' },
  ],
  hashtag: '#DanialAisyah',
  venue: 'Dewan Seri Melati',
  address: 'Jalan Sultan Zainal Abidin,\n20000 Kuala Terengganu, Terengganu',
  weekday: 6,
  programme: 'lunch',
  dressCode: {
    male: { malay: 'Baju Melayu atau batik', english: 'Baju Melayu or batik' },
    female: { malay: 'Baju kurung, merah jambu lembut', english: 'Baju kurung in soft pink' },
  },
  invitationWord: null,
  openingOption: 'glass-window',
  gifts: ['pot', 'bedding', 'iron'],
  giftDeliveryAddress: 'No. 7, Lorong Melati 3, 21300 Kuala Terengganu, Terengganu',
  guestsSoFar: 214,
};
