import { drawCouple } from '../modern/couple/couple-layers.mjs';

const SKINS = {
  light: { malay: 'Cerah', english: 'Light' },
  tan: { malay: 'Sawo matang', english: 'Tan' },
  deep: { malay: 'Hitam manis', english: 'Deep' },
};
const skins = (whose, tones) => tones.map((tone) => ({ id: `${whose}-${tone}`, label: SKINS[tone] }));

/** Colours of names, buttons and countdown that go with a baju. */
const inks = (name, band, shop) => ({ name, btn: band, band, barInk: name, sealInk: name, shop });

/** A painted couple, arm in arm before their pelamin, at the beach or in the departure hall; they wave at the RSVP. */
export default {
  id: 'cv0408',
  name: 'Dua Sejoli',
  category: 'modern',
  theme: 'light',
  motifs: ['pelamin', 'mawar', 'melati', 'songket', 'laut'],
  searchWords:
    'pasangan, couple, ilustrasi, illustrated, kartun, cartoon, lukisan, pengantin, bride and groom, tudung, songkok, tengkolok, sanggul, bunga manggar, pantai, beach, klia, lapangan terbang, airport',
  layout: 'modern-couple',
  kit: 'letter',
  order: 408,
  type: { name: 'Gilda Display', head: 'Gilda Display' },
  choices: [
    {
      id: 'baju',
      label: { malay: 'Warna baju', english: 'Colour of the clothes' },
      roles: ['bride-dress', 'groom-baju', 'trim'],
      options: [
        { id: 'blue', label: { malay: 'Biru', english: 'Blue' } },
        {
          id: 'rose',
          label: { malay: 'Merah jambu', english: 'Rose' },
          palette: inks('#8a3d44', '#8a3d44', '#4d2026'),
        },
        { id: 'green', label: { malay: 'Hijau', english: 'Green' }, palette: inks('#2b5342', '#2b5342', '#183427') },
        { id: 'ivory', label: { malay: 'Gading', english: 'Ivory' }, palette: inks('#6e4a22', '#6e4a22', '#3d2812') },
        {
          id: 'maroon',
          label: { malay: 'Merah manggis', english: 'Maroon' },
          palette: inks('#752a37', '#6b2733', '#3d141c'),
        },
      ],
    },
    {
      id: 'bride-skin',
      label: { malay: 'Warna kulit pengantin perempuan', english: "The bride's skin" },
      roles: ['bride'],
      options: skins('bride', ['light', 'tan', 'deep']),
    },
    {
      id: 'bride-head',
      label: { malay: 'Hiasan kepala pengantin perempuan', english: "The bride's head" },
      roles: ['bride'],
      options: [
        { id: 'tudung', label: { malay: 'Tudung', english: 'Tudung' } },
        { id: 'hair', label: { malay: 'Sanggul', english: 'Hair up, with flowers' } },
      ],
    },
    {
      id: 'groom-skin',
      label: { malay: 'Warna kulit pengantin lelaki', english: "The groom's skin" },
      roles: ['groom'],
      options: skins('groom', ['tan', 'light', 'deep']),
    },
    {
      id: 'groom-head',
      label: { malay: 'Hiasan kepala pengantin lelaki', english: "The groom's head" },
      roles: ['groom'],
      options: [
        { id: 'songkok', label: { malay: 'Songkok', english: 'Songkok' } },
        { id: 'tengkolok', label: { malay: 'Tengkolok', english: 'Tengkolok' } },
      ],
    },
    {
      id: 'place',
      label: { malay: 'Tempat', english: 'Place' },
      roles: ['scene'],
      options: [
        { id: 'pelamin', label: { malay: 'Pelamin', english: 'Pelamin' } },
        { id: 'beach', label: { malay: 'Pantai', english: 'Beach' } },
        { id: 'airport', label: { malay: 'Balai berlepas KLIA', english: 'Departure hall of KLIA' } },
      ],
    },
  ],
  palette: {
    ground: '#fbf2e4',
    ground2: '#f7e6d3',
    ink: '#3c2a25',
    inkSoft: '#5f483f',
    name: '#2f4d69',
    amp: '#9c4530',
    accent: '#9c4530',
    line: '#cf9c63',
    hair: 'rgb(180 120 80/.4)',
    card: '#fffaf1',
    cardLine: '#ead3b8',
    btn: '#34526e',
    btnInk: '#fbf3e4',
    band: '#34526e',
    bandInk: '#fbf1de',
    bandSoft: '#ecdabc',
    bandLine: '#d3a860',
    bar: '#fff9ef',
    barInk: '#2f4d69',
    barLine: '#ead9c0',
    sheet: '#fff9ef',
    tint: '#f5e8d6',
    err: '#a3282f',
    sealInk: '#2f4d69',
    door: '#f8e3d0',
    shop: '#22374b',
  },
  finish: {
    bright: '#fffaf0',
    jamb: '#efc6aa',
    panel: '#fcf0e1',
    floor: '#e3b292',
    stamp: '#f0c9af',
  },
  sample: {
    bride: 'Wardina',
    groom: 'Irsyad',
    title: 'WALIMATUL URUS',
    and: '&',
    date: 'Sabtu, 25 September 2027',
    place: 'Dewan Seri Sejoli, Bandar Baru Bangi',
    // Two cabin crew who missed each other at every gate; their hall has a pelamin in the colours of a dawn flight.
    story: {
      brideFullName: 'Wardina Sofiyyah binti Kamarulzaman',
      groomFullName: 'Irsyad Hilmi bin Roslan',
      hosts: { name1: 'Kamarulzaman bin Yahya', name2: 'Norsiah binti Mahmud' },
      coHosts: null,
      contacts: [
        {
          name: { malay: 'Encik Kamarulzaman (Bapa)', english: 'Encik Kamarulzaman (Father)' },
          phoneNo: '013-010 4081',
        },
        { name: { malay: 'Sumayyah (Kakak)', english: 'Sumayyah (Sister)' }, phoneNo: '017-010 4082' },
      ],
      hashtag: '#DuaSejoliDinaIrsyad',
      venue: 'Dewan Seri Sejoli',
      address: 'Persiaran Bangi Perdana,\n43650 Bandar Baru Bangi, Selangor',
      weekday: 6,
      programme: 'lunch',
      dressCode: {
        male: { malay: 'Baju Melayu, biru lembut', english: 'Baju Melayu in soft blue' },
        female: { malay: 'Kurung atau kebaya, warna tanah liat', english: 'Kurung or kebaya in clay tones' },
      },
      invitationWord: {
        malay:
          'Bertahun mereka bekerja di lapangan terbang yang sama dan sentiasa berselisih di balai berlepas. Kini mereka berlepas bersama. Dengan penuh kesyukuran, kami menjemput tuan/puan sekeluarga ke majlis perkahwinan anakanda kami',
        english:
          'For years they worked at the same airport and kept passing each other in the departure hall. Now they depart together. With grateful hearts we invite you and your family to the wedding of our children',
      },
      openingOption: 'glass-window',
      gifts: ['bedding', 'lamp', 'pot'],
      giftDeliveryAddress: 'No. 17, Jalan 4/7B, 43650 Bandar Baru Bangi, Selangor',
      guestsSoFar: 143,
    },
  },
  draw: drawCouple,
  art: {
    baju: ['blue', 'rose', 'green', 'ivory', 'maroon'],
    brideSkins: ['light', 'tan', 'deep'],
    groomSkins: ['tan', 'light', 'deep'],
    brideHeads: ['tudung', 'hair'],
    groomHeads: ['songkok', 'tengkolok'],
    places: ['pelamin', 'beach', 'airport'],
  },
};
