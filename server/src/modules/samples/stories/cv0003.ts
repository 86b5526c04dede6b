import type { Story } from '../story.js';

/** Two teachers; the akad in the mosque in the morning, the walimah beside it. */
export const cv0003: Story = {
  brideFullName: 'Aina Sofea binti Mohd Nizam',
  groomFullName: 'Fahmi Hakimi bin Abdul Wahab',
  hosts: { name1: 'Mohd Nizam bin Haji Ghazali', name2: 'Rosnah binti Mat Jusoh' },
  coHosts: null,
  contacts: [
    { name: { malay: 'Encik Nizam (Bapa)', english: 'Encik Nizam (Father)' }, phoneNo: '013-010 4501' },
    { name: { malay: 'Ustaz Hafiz (Bapa saudara)', english: 'Ustaz Hafiz (Uncle)' }, phoneNo: '019-010 4502' },
  ],
  hashtag: '#FahmiAinaSofea',
  venue: 'Masjid Putra',
  address: 'Dewan Serbaguna, Presint 1,\n62502 Putrajaya',
  weekday: 6,
  programme: 'mosque',
  dressCode: {
    male: { malay: 'Baju Melayu atau kurta', english: 'Baju Melayu or kurta' },
    female: { malay: 'Jubah atau baju kurung, menutup aurat', english: 'Jubah or baju kurung, modest' },
  },
  invitationWord: null,
  openingOption: 'glass-window',
  gifts: ['iron', 'lamp', 'pot'],
  giftDeliveryAddress: 'No. 22, Jalan P11 C1/4, Presint 11, 62300 Putrajaya',
  guestsSoFar: 276,
};
