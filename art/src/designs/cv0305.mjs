import { drawDiraja } from '../classic/diraja/diraja-layers.mjs';

/** The royal parasol over yellow silk, its fringe of gold thread, and a border of cindai. */
export default {
  id: 'cv0305',
  name: 'Kuning Diraja',
  category: 'classic',
  theme: 'light',
  motifs: ['diraja'],
  searchWords:
    'payung kuning, parasol, payung, kain cindai, limar, patola, rambu, fringe, bunga cengkih, sutera, silk, kuning, kerabat, royalty',
  layout: 'classic-parasol',
  kit: 'textile',
  order: 305,
  type: { name: 'Cinzel', head: 'Cinzel' },
  palette: {
    ground: '#fffaec',
    ground2: '#fbf0cf',
    ink: '#42210f',
    inkSoft: '#5f3d1f',
    name: '#6a1222',
    amp: '#4d2806',
    accent: '#7c1628',
    line: '#bf9138',
    hair: 'rgb(170 120 40/.5)',
    card: '#fffdf5',
    cardLine: '#e4cd92',
    btn: '#7c1628',
    btnInk: '#fff3d4',
    band: '#6a1222',
    bandInk: '#fdf0cd',
    bandSoft: '#ecd0a4',
    bandLine: '#c99a45',
    bar: '#fff7e0',
    barInk: '#6a1222',
    barLine: '#e6cf94',
    sheet: '#fffaeb',
    tint: '#f8ecc6',
    err: '#a3282f',
    sealInk: '#fdeec0',
    door: '#f2c544',
    shop: '#3d0a14',
  },
  finish: {
    lit: '#fbdf8c',
    silk: '#f4c956',
    honey: '#dc9f2e',
  },
  sample: {
    bride: 'Tunku Zara',
    groom: 'Raja Fahd',
    title: 'WALIMATUL URUS',
    and: '&',
    date: 'Sabtu, 13 November 2027',
    place: 'Balairung Seri Alam, Arau',
    // Two old families of the royal town; a formal lunch with nobat and silat.
    story: {
      brideFullName: 'Tunku Zara Adiba binti Tunku Harun',
      groomFullName: 'Raja Fahd Iskandar bin Raja Lope',
      hosts: { name1: 'Tunku Harun bin Tunku Yahya', name2: 'Cik Puan Salmah binti Osman' },
      coHosts: { name1: 'Raja Lope bin Raja Nong', name2: 'Raja Noor Asiah binti Raja Kamarul' },
      contacts: [
        { name: { malay: 'Tunku Harun (Ayahanda)', english: 'Tunku Harun (Father)' }, phoneNo: '012-010 3051' },
        {
          name: { malay: 'Raja Noor Asiah (Bonda)', english: 'Raja Noor Asiah (Groom’s mother)' },
          phoneNo: '019-010 3052',
        },
        {
          name: { malay: 'Encik Badrul (Setiausaha majlis)', english: 'Encik Badrul (Secretary)' },
          phoneNo: '013-010 3053',
        },
      ],
      hashtag: '#ZaraFahdSeiringan',
      venue: 'Balairung Seri Alam',
      address: 'Jalan Istana, Bukit Lagi,\n02600 Arau, Perlis',
      weekday: 6,
      programme: 'lunch',
      dressCode: {
        male: {
          malay: 'Baju Melayu lengkap, bersamping dan bersongkok',
          english: 'Full baju Melayu with samping and songkok',
        },
        female: {
          malay: 'Baju kurung songket, selain warna kuning',
          english: 'Songket baju kurung, any colour but yellow',
        },
      },
      invitationWord: {
        malay:
          'Tepak sirih telah bersambut, nobat pun mengalun di balairung. Dengan penuh hormat dan takzim kami mempersilakan Dato’/Datin/tuan/puan ke majlis persandingan anakanda kami',
        english:
          'The betel has been offered and received, and the court’s music fills the hall. With respect and affection we request the honour of your presence at the wedding of our children',
      },
      openingOption: 'glass-window',
      gifts: ['lamp', 'pot', 'iron'],
      giftDeliveryAddress: 'No. 1, Persiaran Wira, 02600 Arau, Perlis',
      guestsSoFar: 612,
    },
  },
  draw: drawDiraja,
  art: {
    payung: {
      tones: { silk: '#e6a922', figure: '#f8d568', seam: '#9a640e', metal: '#c9952f' },
      dyes: {
        red: '#7d1522',
        wine: '#4a0812',
        ink: '#2c0a14',
        ivory: '#f1e3bd',
        amber: '#d58f2c',
        leaf: '#4c6a3c',
        gold: '#e6bb57',
      },
    },
    dye: {
      seed: 5,
      gold: ['#8a5f1e', '#b98228', '#cf9d45', '#d6a94f', '#e9c878', '#f4dd9a', '#ffedb8'],
      shade: '#5a3606',
    },
    petal: { light: '#fff6d4', deep: '#e6bf62' },
  },
};
