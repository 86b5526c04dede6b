import { drawBlackSongket } from '../classic/black/black-songket.mjs';

/**
 * Matt black and very large capitals; one band of antique gold songket at the foot,
 * and light that passes over its thread.
 */
export default {
  id: 'cv0307',
  name: 'Songket Hitam',
  category: 'classic',
  theme: 'dark',
  motifs: ['songket'],
  searchWords:
    'hitam, black, benang emas, gold thread, pecah lapan, tampuk manggis, butang, onyx, mewah, luxury, minimal, Bodoni',
  layout: 'classic-black',
  kit: 'poster',
  order: 307,
  type: { name: 'Bodoni Moda', head: 'Bodoni Moda' },
  palette: {
    ground: '#0f0e0d',
    ground2: '#161412',
    ink: '#ebe2ce',
    inkSoft: '#c5b99c',
    name: '#f4e9cd',
    amp: '#d6b36c',
    accent: '#d9b871',
    line: '#8f733a',
    hair: 'rgb(203 166 85/.3)',
    card: '#1a1815',
    cardLine: '#3a3021',
    btn: '#cfac60',
    btnInk: '#171207',
    band: '#0b0a09',
    bandInk: '#f4e9cd',
    bandSoft: '#cdb88a',
    bandLine: '#8f733a',
    bar: '#131110',
    barInk: '#e3cf9f',
    barLine: '#3a3021',
    sheet: '#161412',
    tint: '#262019',
    err: '#ff9f8f',
    sealInk: '#f0dca6',
    door: '#0c0b0a',
    shop: '#080706',
  },
  finish: {
    lit: '#1c1a17',
    light: '#9c9076',
  },
  sample: {
    bride: 'Naurah',
    groom: 'Azhari',
    title: 'WALIMATUL URUS',
    and: '&',
    date: 'Ahad, 10 Oktober 2027',
    place: 'Dewan Sri Tanjung, Kemaman',
    // Weavers on her mother's side, tailors of men's clothes on his father's; an evening in black and gold.
    story: {
      brideFullName: 'Naurah Kamelia binti Wan Rosdan',
      groomFullName: 'Muhammad Azhari bin Latif',
      hosts: { name1: 'Wan Rosdan bin Wan Musa', name2: 'Puan Saripah binti Embong' },
      coHosts: { name1: 'Latif bin Haji Sidek', name2: 'Norlida binti Mansur' },
      contacts: [
        { name: { malay: 'Encik Wan Rosdan (Bapa)', english: 'Encik Wan Rosdan (Father)' }, phoneNo: '019-010 3071' },
        {
          name: { malay: 'Norlida (Ibu pengantin lelaki)', english: 'Norlida (Groom’s mother)' },
          phoneNo: '013-010 3072',
        },
        { name: { malay: 'Aqil (Abang)', english: 'Aqil (Brother)' }, phoneNo: '011-010 3073' },
      ],
      hashtag: '#NaurahAzhariBertaut',
      venue: 'Dewan Sri Tanjung',
      address: 'Jalan Sulaimani, Chukai,\n24000 Kemaman, Terengganu',
      weekday: 0,
      programme: 'dinner',
      dressCode: {
        male: { malay: 'Baju Melayu hitam bersamping songket', english: 'Black baju Melayu with a songket samping' },
        female: { malay: 'Baju kurung hitam atau emas lama', english: 'Baju kurung in black or old gold' },
      },
      invitationWord: {
        malay:
          'Benang emas ditenun nenek pada kain hitam ini, dan butang bajunya dijahit ayah sendiri. Dengan segala hormat kami menjemput tuan/puan sekeluarga ke jamuan malam anakanda kami',
        english:
          'A grandmother wove the gold into this black cloth, and a father sewed the buttons himself. With all respect we invite you and your family to an evening in honour of our children',
      },
      openingOption: 'glass-window',
      gifts: ['pot', 'lamp', 'bedding'],
      giftDeliveryAddress: 'Lot 7, Kampung Geliga Besar, 24000 Kemaman, Terengganu',
      guestsSoFar: 268,
    },
  },
  draw: drawBlackSongket,
  art: {
    dye: { seed: 7, gold: ['#4a3413', '#93702f', '#cba655', '#fbecc0'], warp: '#0a0908', weft: '#1b1815' },
    dark: { seed: 3, gold: ['#0b0a09', '#191715', '#262320', '#2e2b28'], warp: '#0b0a09', weft: '#131110' },
    button: { gold: ['#4a3413', '#a07a34', '#dbb866'], onyx: ['#0a0a0b', '#8d8a86'] },
  },
};
