import type { Story } from '../story.js';

/** Colleagues in the city; a dinner in a ballroom, both families inviting. */
export const cv0002: Story = {
  brideFullName: 'Sofia Alia binti Zainuddin',
  groomFullName: 'Muhammad Haziq bin Kamal Ariffin',
  hosts: { name1: 'Zainuddin bin Haji Yaakob', name2: 'Norlida binti Sulaiman' },
  coHosts: { name1: 'Kamal Ariffin bin Othman', name2: 'Faridah binti Hassan' },
  contacts: [
    { name: { malay: 'Encik Zainuddin (Bapa)', english: 'Encik Zainuddin (Father)' }, phoneNo: '012-010 3401' },
    {
      name: { malay: 'Puan Faridah (Ibu pengantin lelaki)', english: 'Puan Faridah (Groom’s mother)' },
      phoneNo: '017-010 3402',
    },
    { name: { malay: 'Syafiq (Abang)', english: 'Syafiq (Brother)' }, phoneNo: '011-1010 3403' },
  ],
  hashtag: '#HaziqSofiaForever',
  venue: 'Dewan Perdana',
  address: 'Tingkat 3, Jalan Sultan Ismail,\n50250 Kuala Lumpur',
  weekday: 0,
  programme: 'dinner',
  dressCode: {
    male: { malay: 'Baju Melayu bersamping atau kot', english: 'Baju Melayu with samping, or a suit' },
    female: { malay: 'Kebaya atau jubah, merah anggur dan emas', english: 'Kebaya or jubah in burgundy and gold' },
  },
  invitationWord: null,
  openingOption: 'glass-window',
  gifts: ['lamp', 'pot', 'bedding'],
  giftDeliveryAddress: 'A-12-3, Residensi Anggerik, Jalan Setiawangsa, 54200 Kuala Lumpur',
  guestsSoFar: 388,
};
