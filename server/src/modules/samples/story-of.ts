import type { DesignSample } from '../designs/design.schema.js';
import type { Story } from '../designs/sample-story.js';

/** Lent to designs that bring no story of their own. */
const LENT: Story = {
  brideFullName: 'Nurul Izzah binti Kamaruddin',
  groomFullName: 'Ahmad Faris bin Abdul Halim',
  hosts: { name1: 'Kamaruddin bin Mat Isa', name2: 'Noraini binti Yusof' },
  coHosts: { name1: 'Abdul Halim bin Salleh', name2: 'Rohana binti Daud' },
  contacts: [
    { name: { malay: 'Encik Kamaruddin (Bapa)', english: 'Encik Kamaruddin (Father)' }, phoneNo: '012-010 5601' },
    { name: { malay: 'Puan Noraini (Ibu)', english: 'Puan Noraini (Mother)' }, phoneNo: '012-010 5602' },
    { name: { malay: 'Faiz (Adik pengantin lelaki)', english: 'Faiz (Groom’s brother)' }, phoneNo: '018-010 5603' },
  ],
  hashtag: '#FarisIzzah',
  venue: 'Dewan Seri Endon',
  address: 'Presint 8, 62250 Putrajaya,\nWilayah Persekutuan',
  weekday: 6,
  programme: 'lunch',
  dressCode: {
    male: { malay: 'Baju Melayu biru gelap', english: 'Baju Melayu in dark blue' },
    female: { malay: 'Baju kurung songket, biru dan emas', english: 'Baju kurung songket in blue and gold' },
  },
  invitationWord: null,
  openingOption: 'glass-window',
  gifts: ['bedding', 'iron', 'lamp'],
  giftDeliveryAddress: 'No. 15, Jalan Diplomatik 5/2, Presint 15, 62050 Putrajaya',
  guestsSoFar: 342,
};

/**
 * The wedding of a design's sample. A design that has none of its own uses another's with the couple and the place on
 * its own cover.
 */
export function storyOf({ story, bride, groom, place }: DesignSample): Story {
  if (story) return story;
  const [venue = place, ...town] = place.split(', ');
  return {
    ...LENT,
    brideFullName: `${bride} binti ${givenName(LENT.hosts.name1)}`,
    groomFullName: `${groom} bin ${givenName(LENT.coHosts?.name1 ?? 'Abdul Halim bin Salleh')}`,
    hashtag: `#${groom}${bride}`.replace(/\s/g, ''),
    venue,
    address: town.join(', ') || place,
  };
}

/** `Kamaruddin bin Mat Isa` → `Kamaruddin`. */
function givenName(fullName: string): string {
  return fullName.split(' bin ')[0] ?? fullName;
}
