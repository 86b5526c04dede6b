import type * as malay from '../ms/designs.js';
import type { TextsLike } from '../texts-like.js';

export { CATEGORY_NAMES } from '@serikad/shared/i18n/en/category-names';
export { designTitles } from '@serikad/shared/i18n/en/design-titles';

export const THEME_NAMES: TextsLike<typeof malay.THEME_NAMES> = { light: 'light theme', dark: 'dark theme' };

export const catalogueTexts: TextsLike<typeof malay.catalogueTexts> = {
  title: 'Invitation Cards',
  text: 'Every design can be an RSVP card, a Motion Video and matching printed A6 cards.',
  categories: 'Categories',
  all: 'All',
  count: (from, to, all) => `${from}–${to} of ${all} designs`,
  design: (code, category) => `Design ${code}, ${category}`,
  packages: 'Packages',
  packagesOf: (code) => `Packages of ${code}`,
  noMatches: 'No matches',
  beyondText: 'There are no designs on this page. Its link may be an old one.',
  firstPage: 'To the first page',
  showAll: 'See all designs',
  error: 'The designs could not be loaded.',
  tryAgain: 'Try again',
  promoTitle: 'Make your card, free for the first 24 hours',
  promoText: 'Choose any design and change it later. Your details move along.',
  promoButton: 'Try it free',
  chosen: (plan, price) => `Your chosen package: ${plan} (RM${price}). Choose a design to go on.`,
  orderChosen: 'Order this package',
};

export const popupTexts: TextsLike<typeof malay.popupTexts> = {
  tabs: 'Kinds of invitation',
  video: 'Motion Video',
  rsvp: 'RSVP',
  rsvpSample: 'See the card as your guests do',
  sample: 'Sample',
  videoSample: 'Watch the sample video',
  play: 'Play',
  noVideo: 'The sample video of this design is coming soon',
  subs: {
    video: {
      'video-standard': 'Motion Video with a song of your choice',
      'video-premium': 'Full animation and the details of your event',
      'video-rsvp': 'Motion Video with RSVP Premium',
    },
    rsvp: {
      'rsvp-standard': 'E-Card, map and calendar',
      'rsvp-premium': 'Adds attendance, gallery, gifts, salam kaut',
      'video-rsvp': 'RSVP Premium with Motion Video',
    },
  },
  buy: (price) => `Buy now (RM ${price})`,
  chatPrices: 'Prices of orders on WhatsApp',
  tryFree: 'Try it free',
  orderHere: (price) => `Order here (RM ${price})`,
  packages: 'See the packages',
  order: (plan, price, code, name) =>
    `Assalamualaikum, I would like to buy ${plan} (RM ${price}) for design ${code} (${name}).`,
};

export const detailsTexts: TextsLike<typeof malay.detailsTexts> = {
  title: (code) => `Design ${code}`,
  cover: (name) => `Cover of the design ${name}`,
  views: { cover: 'Cover', video: 'Video', card: 'E-Card', print: 'A6 print' },
  viewsLabel: 'Views of the design',
  play: 'Play Motion Video',
  noVideo: 'Motion Video coming soon',
  onPhone: (name) => `E-Card of the design ${name} on a phone`,
  printed: (name) => `Printed A6 card of the design ${name}, front and back, with a white envelope`,
  back: {
    title: 'Programme',
    entries: [
      ['11.00 am', 'Guests arrive'],
      ['12.30 pm', 'Arrival of the couple'],
      ['4.30 pm', 'End of the event'],
    ],
  },
  sample: 'See a sample of the E-Card',
  sampleMalay: 'Bahasa Melayu',
  sampleEnglish: 'English',
  newTab: 'opens in a new tab',
  packages: 'Packages',
  tryNow: 'Try Now For Free',
  order: 'Order this package',
  chat: 'Chat with us',
  chatText: (code, name) => `Assalamualaikum, I am interested in design ${code} (${name}).`,
  fine: [
    'The first 24 hours are free, with every feature open',
    'E-Card ready at once, video in 3–7 working days',
    'Save RM15 when you add printed A6 cards',
  ],
  optionSubs: {
    'video-rsvp': 'The full E-Card and Motion Video',
    'rsvp-premium': 'Attendance, gallery, gifts, salam kaut',
    'rsvp-standard': 'E-Card, map and calendar',
    'video-premium': 'Full animation and the details of your event',
    'video-standard': 'Motion Video with a song of your choice',
  },
  choices: 'What you can choose',
  ownPhoto: 'Your own photo on the cover',
  choicesText: 'All of it is included, and can be changed at any time.',
  features: 'What you receive',
  featureColumns: [
    {
      name: 'Motion Video',
      text: 'For status posts and family groups',
      points: [
        'Made for WhatsApp and status posts',
        'Names, date and venue edited for you',
        'Background music of your choice',
        'Checked with you on WhatsApp before it is finished',
      ],
    },
    {
      name: 'RSVP Standard',
      text: 'One link with all the essentials',
      points: [
        'Opening animation and background music',
        'Programme and countdown',
        'Google Maps, Waze and calendar',
        'Dress code and numbers to call',
      ],
    },
    {
      name: 'RSVP Premium',
      text: 'Everything in Standard, and',
      points: [
        'Guests’ attendance with a limit',
        'Gallery of up to 7 photos',
        'Salam kaut with your bank’s QR code',
        'A list of gifts that guests can reserve',
      ],
    },
  ],
  cards: 'Matching printed A6 cards',
  allPrices: 'All prices and extras',
  notFound: 'Design not found',
  notFoundText: 'This design is not in our catalogue.',
};
