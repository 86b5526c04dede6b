import type { Body, Field } from './fields.js';

export interface EditRoute {
  path: string;
  /** The section whose revision it counts. */
  section: string;
  /** A good body but for the id. */
  body: Body;
  fields: Record<string, Field>;
  /** The same section with other content. */
  other: Body;
}

const couple = {
  groom: { shortName: 'Danial', fullName: "Muhammad Danial Hakimi bin Dato' Seri Zulkifli" },
  bride: { shortName: "'Aisyah", fullName: 'Siti Nur ‘Aisyah binti Haji Ahmad 💍' },
  order: 'bride-first',
};
const style = { font: 'Great Vibes', size: 36, color: '#A16207', bold: true };
const personFields = (at: string): Record<string, Field> => ({
  [at]: { kind: 'part' },
  [`${at}.shortName`]: { kind: 'text', max: 40 },
  [`${at}.fullName`]: { kind: 'text', max: 120 },
});
const styleFields = (at: string): Record<string, Field> => ({
  [at]: { kind: 'part', nullable: true },
  [`${at}.font`]: { kind: 'choice' },
  [`${at}.size`]: { kind: 'choice' },
  [`${at}.color`]: { kind: 'colour' },
  [`${at}.bold`]: { kind: 'flag' },
});
const coupleFields = (at: string, nullable: boolean): Record<string, Field> => ({
  [at]: { kind: 'part', nullable },
  ...personFields(`${at}.groom`),
  ...personFields(`${at}.bride`),
  [`${at}.order`]: { kind: 'choice' },
});

const jawiFields = (couple: string): Record<string, Field> => ({
  [`jawiNames.${couple}`]: { kind: 'part' },
  [`jawiNames.${couple}.groom`]: { kind: 'text', max: 40, mayBeEmpty: true },
  [`jawiNames.${couple}.bride`]: { kind: 'text', max: 40, mayBeEmpty: true },
});

export const NAMES = {
  couple,
  couple2: null,
  inviter: {
    inviter1: { name1: 'Haji Ahmad bin Abdullah', name2: 'Hajah Fatimah binti Omar' },
    inviter2: { name1: "Dato' Seri Zulkifli bin Hassan", name2: '' },
  },
  contacts: [{ name: 'Pak Long (ayah)', phoneNo: '012-345 6789' }],
  hashtag: '#AisyahDanial2026',
  shortNameStyle: style,
  fullNameStyle: null,
};

/** Made anew each time: a test changes a value in one of them. */
const pageStyle = () => ({
  title: { ...style },
  coupleName: null,
  fullName: { ...style, size: 20 },
  dateTimeTitle: null,
  paddingTop: 40,
  paddingBottom: null,
});

/** Without a hashtag, as a new invitation is, the verse is the footer. */
export const OTHERS = {
  footer: ['verse'],
  viewSnowEffects: false,
  page2Header1: 3,
  page2Header2: 6,
  hideIslamicItem: true,
  viewWishes: false,
  wishEnabled: false,
  approveWishes: true,
  countdownLabel: 'Menghitung hari ‘bahagia’ 💍',
  customVerse: { verse: 'Dan Kami ciptakan kamu\nberpasang-pasangan', surah: 'Surah An-Naba’, 78:8' },
  backgroundColor: '#FAF6EE',
  contentTextColor: '#3b2f2a',
  coverPage: { category: 'colour', backgroundImage: null, backgroundColor: '#102030', hideText: true },
  page1Style: pageStyle(),
  page2Style: { ...pageStyle(), title: null, paddingTop: 0 },
  page3Style: null,
};

/** Every edit of an invitation: a good body, and what each of its fields takes. */
export const EDIT_ROUTES: EditRoute[] = [
  {
    path: 'design-language',
    section: 'designLanguage',
    body: {
      design: 'cv0001',
      language: 'english',
      title: 'WEDDING OF THE YEAR',
      coupleNo: 1,
      openingOption: 'fade-out',
      customOpeningLogo: false,
      openingText: 'A & D',
    },
    fields: {
      id: { kind: 'id' },
      design: { kind: 'text', max: 20 },
      language: { kind: 'choice' },
      title: { kind: 'text', max: 60 },
      coupleNo: { kind: 'choice' },
      openingOption: { kind: 'choice' },
      customOpeningLogo: { kind: 'flag' },
      openingText: { kind: 'text', max: 20, mayBeEmpty: true, optional: true },
    },
    other: {
      design: 'cv0002',
      language: 'malay',
      title: 'MAJLIS LAIN',
      coupleNo: 1,
      openingOption: 'glass-window',
      customOpeningLogo: false,
    },
  },
  {
    path: 'names',
    section: 'names',
    body: {
      ...NAMES,
      jawiNames: {
        couple: { groom: 'دانيال', bride: 'سيتي نور عائشه' },
        couple2: { groom: '', bride: '' },
      },
    },
    fields: {
      id: { kind: 'id' },
      ...coupleFields('couple', false),
      couple2: { kind: 'part', optional: true, nullable: true },
      jawiNames: { kind: 'part', optional: true },
      ...jawiFields('couple'),
      ...jawiFields('couple2'),
      inviter: { kind: 'part' },
      'inviter.inviter1': { kind: 'part' },
      'inviter.inviter1.name1': { kind: 'text', max: 120 },
      'inviter.inviter1.name2': { kind: 'text', optional: true, max: 120, mayBeEmpty: true },
      'inviter.inviter2': { kind: 'part', optional: true, nullable: true },
      'inviter.inviter2.name1': { kind: 'text', max: 120 },
      'inviter.inviter2.name2': { kind: 'text', optional: true, max: 120, mayBeEmpty: true },
      contacts: { kind: 'list', optional: true, max: 10 },
      'contacts.0.name': { kind: 'text', max: 60 },
      'contacts.0.phoneNo': { kind: 'phone' },
      hashtag: { kind: 'text', optional: true, max: 60, mayBeEmpty: true },
      ...styleFields('shortNameStyle'),
      shortNameStyle: { kind: 'part', optional: true, nullable: true },
      fullNameStyle: { kind: 'part', optional: true, nullable: true },
    },
    other: { ...NAMES, hashtag: '#lain', contacts: [] },
  },
  {
    path: 'date-time',
    section: 'dateTime',
    body: {
      date: '2026-12-31',
      postponed: { on: false, date: '' },
      phases: { mode: 'auto', thanks: 'Terima kasih\nsemua 💍' },
      hijri: { show: true, text: '21 Rejab 1448' },
      prayers: { show: true, district: 'Larut, Matang dan Selama, Perak' },
      startTime: '11:30',
      endTime: '17:00',
      tentative: [
        { time: '12:00', activity: 'Makan beradab' },
        { time: '11:30', activity: "Ketibaan 'raja sehari' 💍" },
      ],
    },
    fields: {
      id: { kind: 'id' },
      date: { kind: 'date' },
      postponed: { kind: 'part', optional: true },
      'postponed.on': { kind: 'flag' },
      'postponed.date': { kind: 'date', mayBeEmpty: true },
      phases: { kind: 'part', optional: true },
      'phases.mode': { kind: 'choice' },
      'phases.thanks': { kind: 'text', max: 500, mayBeEmpty: true, multiline: true },
      hijri: { kind: 'part', optional: true },
      'hijri.show': { kind: 'flag' },
      'hijri.text': { kind: 'text', max: 60, mayBeEmpty: true },
      prayers: { kind: 'part', optional: true },
      'prayers.show': { kind: 'flag' },
      'prayers.district': { kind: 'choice' },
      startTime: { kind: 'time' },
      endTime: { kind: 'time' },
      tentative: { kind: 'list', optional: true, max: 20 },
      'tentative.1.time': { kind: 'time' },
      'tentative.1.activity': { kind: 'text', max: 80 },
    },
    other: {
      date: '2027-01-01',
      postponed: { on: false, date: '' },
      phases: { mode: 'off', thanks: '' },
      hijri: { show: false, text: '' },
      prayers: { show: false, district: '' },
      startTime: '10:00',
      endTime: '15:00',
      tentative: [],
    },
  },
  {
    path: 'location',
    section: 'location',
    body: {
      venue: 'Dewan Seri Endon, Puspanitapuri',
      address: 'Presint 8\n62250 Putrajaya',
      googleMapLink: 'https://maps.app.goo.gl/AbC123',
      wazeLink: 'https://waze.com/ul?ll=2.93,101.68&navigate=yes',
      checkedLinks: { googleMapLink: 'https://maps.app.goo.gl/AbC123', wazeLink: '' },
      liveLink: 'https://us02web.zoom.us/j/81234567890?pwd=aB9-_x',
      convoy: {
        enabled: true,
        meetingPoint: 'Stesen minyak Petronas, Jalan ‘Bakri’',
        mapLink: 'https://maps.app.goo.gl/XyZ789',
        time: '8.30 pagi, bertolak 9.00',
        cars: '8 kereta\nKereta pengantin di depan 🚗',
        contactName: 'Pak Su',
        contactPhone: '012-345 6789',
      },
      placeNotes: {
        landmark: 'Pintu 2, sebelah Masjid ‘Putra’',
        parking: 'Aras B1, percuma',
        prayerRoom: 'Aras 1, berdekatan lif',
        wheelchair: 'Tanjakan di pintu utama ♿',
      },
    },
    fields: {
      id: { kind: 'id' },
      venue: { kind: 'text', max: 120 },
      address: { kind: 'text', optional: true, max: 400, mayBeEmpty: true, multiline: true },
      googleMapLink: { kind: 'link', optional: true },
      wazeLink: { kind: 'link', optional: true },
      checkedLinks: { kind: 'part', optional: true },
      'checkedLinks.googleMapLink': { kind: 'link' },
      'checkedLinks.wazeLink': { kind: 'link' },
      liveLink: { kind: 'link', optional: true },
      convoy: { kind: 'part', optional: true },
      'convoy.enabled': { kind: 'flag' },
      'convoy.meetingPoint': { kind: 'text', max: 160, mayBeEmpty: true },
      'convoy.mapLink': { kind: 'link' },
      'convoy.time': { kind: 'text', max: 80, mayBeEmpty: true },
      'convoy.cars': { kind: 'text', max: 400, mayBeEmpty: true, multiline: true },
      'convoy.contactName': { kind: 'text', max: 60, mayBeEmpty: true },
      placeNotes: { kind: 'part', optional: true },
      'placeNotes.landmark': { kind: 'text', max: 160, mayBeEmpty: true },
      'placeNotes.parking': { kind: 'text', max: 160, mayBeEmpty: true },
      'placeNotes.prayerRoom': { kind: 'text', max: 160, mayBeEmpty: true },
      'placeNotes.wheelchair': { kind: 'text', max: 160, mayBeEmpty: true },
    },
    other: { venue: 'Rumah', address: '', googleMapLink: '', wazeLink: '' },
  },
  {
    path: 'main-page',
    section: 'mainPage',
    body: { title: 'Majlis Kesyukuran & Walimatul Urus' },
    fields: { id: { kind: 'id' }, title: { kind: 'text', max: 60 } },
    other: { title: 'UNDANGAN' },
  },
  {
    path: 'second-page',
    section: 'secondPage',
    body: { invitationWord: 'Dengan segala hormatnya\nkami menjemput' },
    fields: { id: { kind: 'id' }, invitationWord: { kind: 'text', max: 1000, multiline: true, nullable: true } },
    other: { invitationWord: null },
  },
  {
    path: 'attendance-info',
    section: 'attendance',
    body: {
      show: true,
      limit: 5,
      message: 'Sila jawab\nsebelum 1 Disember',
      totalLimit: 300,
      messageAlignment: 'text-left',
    },
    fields: {
      id: { kind: 'id' },
      show: { kind: 'flag' },
      limit: { kind: 'whole', min: 0, max: 1000 },
      message: { kind: 'text', optional: true, max: 500, mayBeEmpty: true, multiline: true },
      totalLimit: { kind: 'whole', min: -1, max: 100_000 },
      messageAlignment: { kind: 'choice', optional: true },
    },
    other: { show: false, limit: 0, message: '', totalLimit: -1 },
  },
  {
    path: 'gift-receiver-info',
    section: 'giftReceiver',
    body: { name: "Nur 'Aisyah binti Ahmad", address: 'No. 12, Jalan Mawar 3/1,\n40150 Shah Alam' },
    fields: {
      id: { kind: 'id' },
      name: { kind: 'text', max: 100 },
      address: { kind: 'text', max: 500, multiline: true },
    },
    other: { name: 'Pak Long', address: 'Kajang' },
  },
  {
    path: 'music',
    section: 'music',
    body: { videoId: 'aZ09_-aZ09_', link: 'https://www.youtube.com/watch?v=aZ09_-aZ09_&list=PLx', startTime: 83 },
    fields: {
      id: { kind: 'id' },
      videoId: { kind: 'video' },
      link: { kind: 'youtube' },
      startTime: { kind: 'whole', min: 0, max: 86_400 },
    },
    other: { videoId: '', link: '', startTime: 0 },
  },
  {
    path: 'doa',
    section: 'doa',
    body: { doa: 'Ya Allah,\nberkatilah majlis kami' },
    fields: { id: { kind: 'id' }, doa: { kind: 'text', max: 1000, multiline: true, nullable: true } },
    other: { doa: null },
  },
  {
    path: 'dress-code',
    section: 'dressCode',
    body: { enabled: true, male: 'Baju Melayu hijau pucuk pisang', female: 'Kurung / kebaya ‘pastel’' },
    fields: {
      id: { kind: 'id' },
      enabled: { kind: 'flag' },
      male: { kind: 'text', max: 200, multiline: true },
      female: { kind: 'text', max: 200, multiline: true },
    },
    other: { enabled: false, male: '', female: 'Kebaya' },
  },
  {
    path: 'bottom-bar',
    section: 'bottomBar',
    body: { bottomBar: { showLabel: false, color: '#1b3a2f', iconColor: '#FFF8F1', iconSize: 30 } },
    fields: {
      id: { kind: 'id' },
      bottomBar: { kind: 'part' },
      'bottomBar.showLabel': { kind: 'flag' },
      'bottomBar.color': { kind: 'colour', optional: true, nullable: true },
      'bottomBar.iconColor': { kind: 'colour', optional: true, nullable: true },
      'bottomBar.iconSize': { kind: 'whole', min: 16, max: 40, optional: true },
    },
    other: { bottomBar: { showLabel: true, color: null, iconColor: null } },
  },
  {
    path: 'others',
    section: 'others',
    // Open for wishes, so that the calls that follow an edit can add one.
    body: { ...OTHERS, viewWishes: true, wishEnabled: true, approveWishes: false },
    fields: {
      id: { kind: 'id' },
      footer: { kind: 'choices', max: 2 },
      viewSnowEffects: { kind: 'flag' },
      page2Header1: { kind: 'whole', min: 0, max: 6 },
      page2Header2: { kind: 'whole', min: 0, max: 6 },
      hideIslamicItem: { kind: 'flag', optional: true },
      viewWishes: { kind: 'flag', optional: true },
      wishEnabled: { kind: 'flag', optional: true },
      approveWishes: { kind: 'flag', optional: true },
      countdownLabel: { kind: 'text', max: 60, mayBeEmpty: true, optional: true },
      customVerse: { kind: 'part', optional: true, nullable: true },
      'customVerse.verse': { kind: 'text', max: 600, multiline: true },
      'customVerse.surah': { kind: 'text', max: 80 },
      backgroundColor: { kind: 'colour', optional: true, nullable: true },
      contentTextColor: { kind: 'colour', optional: true, nullable: true },
      coverPage: { kind: 'part', optional: true, nullable: true },
      'coverPage.category': { kind: 'choice' },
      'coverPage.backgroundImage': { kind: 'text', optional: true, max: 200, nullable: true },
      'coverPage.backgroundColor': { kind: 'colour' },
      'coverPage.hideText': { kind: 'flag' },
      page1Style: { kind: 'part', optional: true, nullable: true },
      ...styleFields('page1Style.title'),
      'page1Style.title': { kind: 'part', optional: true, nullable: true },
      'page1Style.coupleName': { kind: 'part', optional: true, nullable: true },
      'page1Style.fullName': { kind: 'part', optional: true, nullable: true },
      'page1Style.dateTimeTitle': { kind: 'part', optional: true, nullable: true },
      'page1Style.paddingTop': { kind: 'whole', optional: true, min: 0, max: 400, nullable: true },
      'page1Style.paddingBottom': { kind: 'whole', optional: true, min: 0, max: 400, nullable: true },
      page2Style: { kind: 'part', optional: true, nullable: true },
      page3Style: { kind: 'part', optional: true, nullable: true },
    },
    other: { footer: ['verse'], viewSnowEffects: true, page2Header1: 0, page2Header2: 0 },
  },
];
