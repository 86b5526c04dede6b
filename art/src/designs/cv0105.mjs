import { withOptions } from '../choices.mjs';
import { drawInai } from '../floral/inai/inai-layers.mjs';

const THREADS = ['#f2b631', '#f8edd6'];
const GLASS = { sky: '#dfeaf2', room: '#7c8590' };
const TEAL = '#0f5f62';
const MAGENTA = '#9a1b5c';
const MUSTARD = '#d0911c';

/** The cloth of mirror work: of its scallops and of its band. */
const cloth = (scallops, second) => ({
  cloth: { cloth: scallops, second, threads: THREADS, ...GLASS, dish: '#fff5dc' },
});

/** Henna that grows over an arch, a toran of marigold and jasmine, mirror work: an Indian-Muslim wedding. */
export default {
  id: 'cv0105',
  name: 'Inai Kasturi',
  category: 'floral',
  theme: 'light',
  motifs: ['melati', 'gerbang'],
  searchWords:
    'inai, henna, mehndi, toran, marigold, bunga tahi ayam, jasmine, mirror work, shisha, cermin, mamak, India Muslim, Indian Muslim, kasturi, paisley, magenta, kunyit, mustard, firus, teal',
  layout: 'floral-henna',
  kit: 'arch',
  order: 105,
  type: { name: 'Cormorant Upright', head: 'Cormorant Upright' },
  palette: {
    ground: '#fdf4e3',
    ground2: '#f9e9cb',
    ink: '#4a1c10',
    inkSoft: '#6b3822',
    name: '#85134b',
    amp: '#74290d',
    accent: '#8b1650',
    line: '#c48730',
    hair: 'rgb(156 82 26/.36)',
    card: '#fff9ee',
    cardLine: '#eed7ad',
    btn: '#8b1650',
    btnInk: '#fff6e4',
    band: '#8b1650',
    bandInk: '#fff3d8',
    bandSoft: '#f8dc98',
    bandLine: '#e0a637',
    bar: '#fdf4e3',
    barInk: '#8b1650',
    barLine: '#ecd2a2',
    sheet: '#fff8ea',
    tint: '#f7e4bf',
    err: '#a3211f',
    sealInk: '#8b1650',
    door: '#f4cd74',
    shop: '#3f0a26',
  },
  finish: {
    wall: '#951a57',
    wallDeep: '#6f0f3f',
    clothLit: '#efb84c',
    clothDeep: '#e5a63a',
    archShade: 'rgb(40 4 20/.5)',
    lamp: 'rgb(255 170 110/.2)',
  },
  choices: [
    {
      id: 'colour',
      label: { malay: 'Warna', english: 'Colour' },
      roles: ['hem', 'valance', 'seal'],
      options: [
        { id: 'magenta', label: { malay: 'Magenta', english: 'Magenta' } },
        {
          id: 'mustard',
          label: { malay: 'Kuning kunyit', english: 'Mustard' },
          palette: {
            name: '#7a2f10',
            accent: '#7d3a0c',
            btn: '#7d3a0c',
            band: '#8a4a0c',
            bandSoft: '#fbe2a6',
            bandLine: '#f0bd4e',
            barInk: '#7d3a0c',
            sealInk: '#7d3a0c',
            door: '#f5e4c4',
            shop: '#3b1d06',
          },
          finish: {
            wall: '#d8a02e',
            wallDeep: '#b97a14',
            clothLit: '#ecd6ac',
            clothDeep: '#e0c48f',
            archShade: 'rgb(70 36 0/.46)',
            lamp: 'rgb(255 240 190/.3)',
          },
        },
        {
          id: 'teal',
          label: { malay: 'Firus tua', english: 'Deep teal' },
          palette: {
            name: '#0c4d52',
            accent: '#0c5458',
            btn: '#0c5458',
            band: '#0d5256',
            barInk: '#0c5458',
            sealInk: '#0c5458',
            shop: '#05282b',
          },
          finish: {
            wall: '#12646a',
            wallDeep: '#083f45',
            archShade: 'rgb(0 26 30/.5)',
            lamp: 'rgb(255 214 140/.16)',
          },
        },
      ],
    },
  ],
  sample: {
    bride: 'Shahira',
    groom: 'Imtiyaz',
    title: 'WALIMATUL URUS',
    and: '&',
    date: 'Sabtu, 13 November 2027',
    place: 'Dewan Mahligai Kasturi, Butterworth',
    // Her great-grandfather carried rice on a pole at the harbour; the family's stall cooks for the wedding.
    story: {
      brideFullName: 'Shahira Banu binti Mohamed Kassim',
      groomFullName: 'Imtiyaz Ahmad bin Abdul Kader',
      hosts: { name1: 'Mohamed Kassim bin Sheikh Dawood', name2: 'Noorjahan binti Abdul Rahman' },
      coHosts: { name1: 'Abdul Kader bin Mohamed Ghouse', name2: 'Fathima Bee binti Mohamed Sultan' },
      contacts: [
        { name: { malay: 'Encik Kassim (Bapa)', english: 'Encik Kassim (Father)' }, phoneNo: '012-010 1051' },
        { name: { malay: 'Puan Noorjahan (Ibu)', english: 'Puan Noorjahan (Mother)' }, phoneNo: '016-010 1052' },
        { name: { malay: 'Dr. Irshad (Abang)', english: 'Dr. Irshad (Brother)' }, phoneNo: '017-010 1053' },
      ],
      hashtag: '#ImtiyazInaiShahira',
      venue: 'Dewan Mahligai Kasturi',
      address: 'Jalan Bagan Dalam, Taman Kasturi,\n12100 Butterworth, Pulau Pinang',
      weekday: 6,
      programme: 'lunch',
      dressCode: {
        male: { malay: 'Kurta atau baju Melayu, kuning kunyit', english: 'Kurta or baju Melayu in mustard' },
        female: {
          malay: 'Sari, kurung atau lehenga, magenta atau firus',
          english: 'Sari, kurung or lehenga in magenta or teal',
        },
      },
      invitationWord: {
        malay:
          'Moyang Shahira mengandar nasi di tepi pelabuhan; hari ini periuk beriani keluarga dijerang semula untuk cicitnya, dan inai di tangannya sudah merah. Dengan penuh kesyukuran kami menjemput tuan/puan sekeluarga ke walimatul urus anakanda kami',
        english:
          'Shahira’s great-grandfather carried rice on his shoulder pole along the harbour; today the family’s briyani pots are on the fire again for her, and the henna on her hands is red. With thankful hearts we invite you and your family to the wedding of our children',
      },
      openingOption: 'glass-window',
      gifts: ['pot', 'lamp', 'bedding'],
      giftDeliveryAddress: 'No. 18, Lorong Kampung Gajah 3, 12200 Butterworth, Pulau Pinang',
      guestsSoFar: 412,
    },
  },
  draw: withOptions(drawInai, ['hem', 'valance', 'seal'], {
    mustard: cloth(MUSTARD, MAGENTA),
    teal: cloth(TEAL, MAGENTA),
  }),
  art: {
    henna: '#74290d',
    plaster: { face: '#f4dcae', field: ['#fff7e6', '#fffaf0'], shade: '#7d4a22', edge: '#e2c08a' },
    ...cloth(MAGENTA, TEAL),
    beads: '#0f6a6a',
    shade: '#3a0a12',
    cone: { foil: '#a81e62', band: '#f0b83a', henna: '#5a1f0a' },
  },
};
