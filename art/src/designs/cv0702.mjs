import { drawRiver } from '../minimal/melati-line.mjs';

/**
 * One navy line from head to foot: it draws melati, a boat and a bend of the river; two flat tints miss it on purpose.
 */
export default {
  id: 'cv0702',
  name: 'Seutas Garis',
  category: 'minimalist',
  theme: 'light',
  motifs: ['melati'],
  searchWords:
    'melati, jasmine, satu garis, one line, line art, lukisan garis, sungai, river, perahu, boat, Kuching, bunga, flowers',
  layout: 'minimal-river',
  kit: 'poster',
  order: 22,
  type: { name: 'Bodoni Moda', head: 'Josefin Sans' },
  palette: {
    ground: '#f8eee5',
    ground2: '#f3e2d5',
    ink: '#26344a',
    inkSoft: '#4d5a6c',
    name: '#22324a',
    amp: '#8a3d24',
    accent: '#8a3d24',
    line: '#93a0b0',
    hair: 'rgb(34 50 74/.24)',
    card: '#fdf9f2',
    cardLine: '#e5d9c8',
    btn: '#22324a',
    btnInk: '#f9f2e6',
    band: '#22324a',
    bandInk: '#f9f1e4',
    bandSoft: '#cfd7e0',
    bandLine: '#d99f8c',
    bar: '#fdf9f2',
    barInk: '#22324a',
    barLine: '#e5d9c8',
    sheet: '#fdf9f2',
    tint: '#f3e4d8',
    err: '#a3281f',
    sealInk: '#22324a',
    door: '#f0d5c5',
    shop: '#182438',
  },
  finish: {
    page: '#f3e0d3',
    line: '#22324a',
    clay: '#dd9f85',
    fold: 'rgb(120 66 48/.4)',
  },
  sample: {
    bride: 'Dina',
    groom: 'Azlan',
    title: 'RAIKAN CINTA',
    and: '&',
    date: 'Sabtu, 22 Mei 2027',
    place: 'Rumah Tepi Sungai, Kuching',
    // She draws, he frames pictures; they met over one that hung askew.
    story: {
      brideFullName: 'Dina Karmila binti Abang Sulaiman',
      groomFullName: 'Azlan Shafiq bin Bujang',
      hosts: { name1: 'Abang Sulaiman bin Abang Drahman', name2: 'Dayang Fatimah binti Awang Zaini' },
      coHosts: null,
      contacts: [
        { name: { malay: 'Abang Sulaiman (Bapa)', english: 'Abang Sulaiman (Father)' }, phoneNo: '019-010 7021' },
        { name: { malay: 'Dayang Nora (Adik)', english: 'Dayang Nora (Sister)' }, phoneNo: '013-010 7022' },
      ],
      hashtag: '#SeutasGarisDinaAzlan',
      venue: 'Rumah Tepi Sungai',
      address: 'Jalan Astana Lama, Petra Jaya,\n93050 Kuching, Sarawak',
      weekday: 6,
      programme: 'garden',
      dressCode: {
        male: { malay: 'Kemeja linen atau baju Melayu, biru laut', english: 'Linen shirt or baju Melayu in navy' },
        female: { malay: 'Baju kurung atau jubah, merah jambu lembut', english: 'Baju kurung or jubah in soft rose' },
      },
      invitationWord: {
        malay:
          'Dina melukis dengan satu garisan tanpa mengangkat pen; Azlan membingkaikannya tanpa bertanya. Dari situ garisan itu tidak pernah putus. Kami menjemput tuan/puan sekeluarga ke majlis perkahwinan mereka',
        english:
          'Dina drew with a single line, never lifting her pen; Azlan framed it without asking why. The line has not been broken since. We invite you and your family to their wedding',
      },
      openingOption: 'glass-window',
      gifts: ['lamp', 'pot', 'bedding'],
      giftDeliveryAddress: 'Lot 27, Kampung Boyan, 93050 Kuching, Sarawak',
      guestsSoFar: 74,
    },
  },
  draw: drawRiver,
  art: { ink: '#22324a', clay: '#dd9f85', indigo: '#aebfd9', paper: '#fffaf1', dish: '#fbf0e4' },
};
