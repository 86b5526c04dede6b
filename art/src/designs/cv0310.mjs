import { drawMoonGate, ROLES_OF_PAPER } from '../classic/papercut/layers.mjs';

const VERMILION = {
  ground: '#fcf5e8',
  upper: '#cf2e1c',
  lower: '#6d0f18',
  back: '#96202a',
  shade: '#4a1208',
  dark: '#3a070c',
};

/** Cream paper over antique gold, before plum. */
const CREAM = {
  ground: '#4b0d20',
  upper: '#f4e5c9',
  lower: '#a8762f',
  back: '#d3a878',
  bricks: '#c99a52',
  shade: '#1c0208',
  dark: '#26040d',
};

const SIGNS = ['pomegranate', 'nutmeg', 'double-happiness', 'none'];

/**
 * Vermilion paper cuts of peony, pomegranate, nutmeg and orchid about a moon gate;
 * closed, its leaves are a lattice of cracked ice.
 */
export default {
  id: 'cv0310',
  name: 'Peoni & Pala',
  category: 'classic',
  theme: 'light',
  motifs: ['anggerik', 'gerbang', 'bulan', 'dedaun'],
  searchWords:
    'peoni, peony, pala, nutmeg, delima, pomegranate, potongan kertas, paper cut, jianzhi, merah, red, gerbang bulan, moon gate, Cina Muslim, Chinese Muslim, rama-rama, butterfly',
  layout: 'classic-moon-gate',
  kit: 'arch',
  order: 310,
  choices: [
    {
      id: 'paper',
      label: { malay: 'Kertas', english: 'Paper' },
      roles: ROLES_OF_PAPER,
      options: [
        { id: 'vermilion', label: { malay: 'Merah di atas krim', english: 'Vermilion on cream' } },
        {
          id: 'cream',
          theme: 'dark',
          label: { malay: 'Krim di atas manggis', english: 'Cream on plum' },
          palette: {
            ground: '#5b1228',
            ground2: '#521024',
            ink: '#f7e9d2',
            inkSoft: '#e6cdb3',
            name: '#fbeed6',
            amp: '#ecc27e',
            accent: '#eec787',
            line: '#b07f5c',
            hair: 'rgb(236 194 126/.32)',
            card: '#67182f',
            cardLine: '#8a3c4c',
            btn: '#e3b86e',
            btnInk: '#3d0a1a',
            band: '#390817',
            bandInk: '#f9ead0',
            bandSoft: '#e5c7a5',
            bandLine: '#b98746',
            bar: '#430c1c',
            barInk: '#f3ddb8',
            barLine: '#6a2236',
            sheet: '#541025',
            tint: '#6b1c34',
            err: '#ffb9a6',
            sealInk: '#f6e3bf',
            door: '#4b0d20',
            shop: '#2d0611',
          },
          finish: {
            wall: 0.14,
            beyond: '#4b0d20',
            reveal: 'rgb(18 0 7/.6)',
            dark: '#2f0713',
            label: '#e3b86e',
            labelInk: '#3d0a1a',
          },
        },
      ],
    },
    {
      id: 'sign',
      label: { malay: 'Tanda', english: 'Sign' },
      roles: ['crest'],
      options: [
        { id: 'pomegranate', label: { malay: 'Buah delima', english: 'Pomegranate' } },
        { id: 'nutmeg', label: { malay: 'Buah pala', english: 'Nutmeg' } },
        { id: 'double-happiness', label: { malay: 'Dua kegembiraan (囍)', english: 'Double happiness (囍)' } },
        { id: 'none', label: { malay: 'Tiada', english: 'None' } },
      ],
    },
  ],
  type: { name: 'Cormorant Garamond', head: 'Cormorant Garamond' },
  palette: {
    ground: '#f8f0e1',
    ground2: '#f6e9d6',
    ink: '#3c1a17',
    inkSoft: '#684039',
    name: '#8e1620',
    amp: '#a82a18',
    accent: '#a32018',
    line: '#c98a72',
    hair: 'rgb(122 30 24/.3)',
    card: '#fdf8ee',
    cardLine: '#e8d2b8',
    btn: '#a91f1a',
    btnInk: '#fff6e6',
    band: '#7a121b',
    bandInk: '#fdf1dd',
    bandSoft: '#f3cfb4',
    bandLine: '#d9785c',
    bar: '#fdf7ec',
    barInk: '#5c1a18',
    barLine: '#ecd6bd',
    sheet: '#fcf6ea',
    tint: '#f6e5d2',
    err: '#96181c',
    sealInk: '#8e1620',
    door: '#fcf5e8',
    shop: '#4a0b12',
  },
  finish: {
    wall: 0.1,
    beyond: '#fdf8ee',
    reveal: 'rgb(110 50 30/.26)',
    dark: '#5a0b14',
    label: '#fcf5e8',
    labelInk: '#8e1620',
  },
  sample: {
    bride: 'Nurlina',
    groom: 'Zaki',
    title: 'WALIMATUL URUS',
    and: '&',
    date: 'Sabtu, 17 April 2027',
    place: 'Dewan Delima, Rawang',
    // Two Chinese-Muslim families: her grandmother cut the paper for windows, his family have a nutmeg orchard.
    story: {
      brideFullName: 'Nurlina Tan binti Abdullah Tan',
      groomFullName: 'Zaki Ma bin Ismail Ma',
      hosts: { name1: 'Abdullah Tan bin Abdul Karim Tan', name2: 'Mariam Lee binti Yunus Lee' },
      coHosts: { name1: 'Ismail Ma bin Ibrahim Ma', name2: 'Rohaya binti Haji Tahir' },
      contacts: [
        {
          name: { malay: 'Encik Abdullah Tan (Bapa)', english: 'Encik Abdullah Tan (Father)' },
          phoneNo: '012-010 3101',
        },
        {
          name: { malay: 'Puan Rohaya (Ibu pengantin lelaki)', english: 'Puan Rohaya (Groom’s mother)' },
          phoneNo: '016-010 3102',
        },
        { name: { malay: 'Amin Tan (Abang)', english: 'Amin Tan (Brother)' }, phoneNo: '011-010 3103' },
      ],
      hashtag: '#ZakiPetikPeoniLina',
      venue: 'Dewan Delima',
      address: 'Jalan Bandar Rawang 4,\n48000 Rawang, Selangor',
      weekday: 6,
      programme: 'lunch',
      dressCode: {
        male: {
          malay: 'Baju Melayu merah saga atau cheongsam lelaki',
          english: 'Baju Melayu in saga red, or a changshan',
        },
        female: {
          malay: 'Baju kurung atau cheongsam labuh, merah dan krim',
          english: 'Baju kurung or a long cheongsam, red and cream',
        },
      },
      invitationWord: {
        malay:
          'Nenek menggunting peoni daripada kertas merah pada setiap hari raya; di kebun datuk, pala masak merekah sendiri. Dengan penuh kesyukuran kami menjemput tuan/puan sekeluarga meraikan perkahwinan anakanda kami',
        english:
          'A grandmother cut peonies out of red paper for every feast; in a grandfather’s orchard the nutmegs open by themselves. With gratitude we invite you and your family to the wedding of our son and daughter',
      },
      openingOption: 'glass-window',
      gifts: ['pot', 'lamp', 'bedding'],
      giftDeliveryAddress: 'No. 22, Jalan Bandar Rawang 9, 48000 Rawang, Selangor',
      guestsSoFar: 214,
    },
  },
  draw: drawMoonGate,
  art: { paint: VERMILION, papers: { vermilion: VERMILION, cream: CREAM }, signs: SIGNS },
};
