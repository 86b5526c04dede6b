import { drawPua } from '../classic/pua/pua-layers.mjs';

/**
 * Engkudu red, soot and undyed cotton: a pua kumbu between its stripes,
 * its fringe at the foot. Borders without figures.
 */
export default {
  id: 'cv0308',
  name: 'Pua Rajang',
  category: 'classic',
  theme: 'dark',
  motifs: ['geometri'],
  searchWords:
    'pua kumbu, ikat, tenun, tenunan, woven, Iban, Sarawak, Kapit, Sibu, Kuching, Borneo, engkudu, merah bata, brick red, selampat, rumbai, fringe',
  layout: 'classic-woven-panel',
  kit: 'textile',
  order: 308,
  type: { name: 'Marcellus', head: 'Marcellus' },
  palette: {
    ground: '#5a1812',
    ground2: '#641d15',
    ink: '#f6e6c8',
    inkSoft: '#e6cda6',
    name: '#fbeccd',
    amp: '#eeb27c',
    accent: '#f1c691',
    line: '#c07a48',
    hair: 'rgb(232 190 140/.42)',
    card: '#6a2118',
    cardLine: '#8f4630',
    btn: '#ecd6ac',
    btnInk: '#3f0f0b',
    band: '#270b09',
    bandInk: '#f8e7c6',
    bandSoft: '#e0c095',
    bandLine: '#b4693c',
    bar: '#240a08',
    barInk: '#f2dcb4',
    barLine: '#6b3022',
    sheet: '#511510',
    tint: '#74281c',
    err: '#ffbda6',
    sealInk: '#f6e2b8',
    door: '#5a1812',
    shop: '#1f0a08',
  },
  finish: {
    below: '#1f0a08',
    fringe: '0.112',
    nameShadow: '0 1px 6px rgb(40 6 3/.55)',
    stitch: '#d9b98a',
    stitchGap: '#3b0d09',
  },
  sample: {
    bride: 'Zahirah',
    groom: 'Haikal',
    title: 'WALIMATUL URUS',
    and: '&',
    date: 'Sabtu, 11 September 2027',
    place: 'Dewan Suarah, Kapit',
    // She is from Kuching; his mother’s family has lived by the upper Rajang for generations.
    story: {
      brideFullName: 'Dayang Zahirah binti Awang Morshidi',
      groomFullName: 'Haikal Empading bin Yusuf Empading',
      hosts: { name1: 'Yusuf Empading bin Abdullah', name2: 'Sendi Mariam binti Abdullah Ngumbang' },
      coHosts: { name1: 'Awang Morshidi bin Awang Sahari', name2: 'Dayang Fatmah binti Abang Bol' },
      contacts: [
        { name: { malay: 'Encik Yusuf (Bapa)', english: 'Encik Yusuf (Father)' }, phoneNo: '013-010 3081' },
        { name: { malay: 'Puan Sendi Mariam (Ibu)', english: 'Puan Sendi Mariam (Mother)' }, phoneNo: '019-010 3082' },
        { name: { malay: 'Awang Hafizi (Abang)', english: 'Awang Hafizi (Brother)' }, phoneNo: '014-010 3083' },
      ],
      hashtag: '#ZahirahHaikalSehulu',
      venue: 'Dewan Suarah',
      address: 'Jalan Bleteh,\n96800 Kapit, Sarawak',
      weekday: 6,
      programme: 'lunch',
      dressCode: {
        male: { malay: 'Baju Melayu merah bata atau hitam', english: 'Baju Melayu in brick red or black' },
        female: { malay: 'Baju kurung merah bata atau gading', english: 'Baju kurung in brick red or ivory' },
      },
      invitationWord: {
        malay:
          'Pua yang ditenun indai di tepi Batang Rajang kini terbentang menyambut menantu dari Kuching. Dengan penuh hormat kami menjemput tuan/puan sekeluarga ke majlis perkahwinan anakanda kami yang dikasihi',
        english:
          'The pua that a mother wove beside the Batang Rajang is spread to welcome a daughter from Kuching. With deep respect we invite you and your family to the wedding of our beloved children',
      },
      openingOption: 'glass-window',
      gifts: ['pot', 'iron', 'lamp'],
      giftDeliveryAddress: 'Lot 214, Kampung Baru, 96800 Kapit, Sarawak',
      guestsSoFar: 236,
    },
  },
  draw: drawPua,
  art: {
    cloth: {
      seed: 5,
      dyes: { ground: '#661b13', resist: '#ecd9b4', rust: '#b4552c', black: '#1c0b0a', yellow: '#cf9440' },
      behind: '#1f0a08',
    },
    seal: { seed: 9, wood: ['#1d0c09', '#5b2d1c'] },
  },
};
