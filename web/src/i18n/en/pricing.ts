import { frequentQuestions } from '@serikad/shared/i18n/en/frequent-questions';
import type * as malay from '../ms/pricing.js';
import type { TextsLike } from '../texts-like.js';

export { PLAN_NAMES } from '@serikad/shared/i18n/en/plan-names';

export const PLAN_TEXTS: TextsLike<typeof malay.PLAN_TEXTS> = {
  'video-rsvp': {
    what: 'RSVP Premium with Motion Video: all that you need to invite.',
    points: [
      'Every feature of RSVP Premium',
      'Premium Motion Video',
      'Attendance with a limit',
      'Gallery, gifts and salam kaut',
      'Save another RM15 with printed cards',
    ],
  },
  'rsvp-premium': {
    what: 'The full E-Card',
    points: ['Attendance with a limit', 'Gallery of up to 7 photos', 'Gifts and salam kaut'],
  },
  'rsvp-standard': {
    what: 'The simple E-Card',
    points: ['Opening, music, countdown', 'Map, calendar, contacts', 'Dress code and bottom bar'],
  },
  'video-premium': {
    what: 'The full Motion Video',
    points: ['Full animation', 'All details of your event', 'A song of your choice'],
  },
  'video-standard': {
    what: 'The simple Motion Video',
    points: ['Names, date and venue', 'Background music', 'Ready in 3–7 working days'],
  },
};

export const pricingTexts: TextsLike<typeof malay.pricingTexts> = {
  title: 'Prices',
  text: 'Pay once for each event. Try it free first, and pay when you are happy with it.',
  headline: 'the largest saving, for Video + RSVP together',
  plans: 'Digital packages',
  choose: 'Choose a design',
  order: 'Order this package',
  tryFree: 'Try it free',
  trialTitle: 'Free trial',
  trialText: 'Try first, pay later: create an order today and pay within seven days.',
  trialSteps: [
    ['The first 24 hours', 'Every feature is open'],
    ['Until the seventh day', 'The free trial'],
    ['After seven days', 'Pay to go on'],
  ],
  print: 'Printed cards and extras',
  printText: 'Printed in the same design as your E-Card. The minimum order is 50 cards.',
  deal: (off) => `RM${off} off when printed cards are ordered together with RSVP Premium or Video + RSVP`,
  dealExample: (digital, cards, off) =>
    `For example: RSVP Premium RM${digital} + 100 cards RM${cards} − RM${off} = RM${digital + cards - off}`,
  cards: 'A6 cards',
  stickers: 'Stickers',
  cardTable: 'Prices of printed A6 cards',
  stickerTable: 'Prices of stickers',
  quantity: 'Quantity',
  each: 'Each',
  price: 'Price',
  pieces: (count) => `${count} pieces`,
  recommended: 'Recommended',
  cardProperties: ['Printed on both sides', 'Size A6', 'Glossy art card', 'Free white envelopes', 'Free shipping'],
  pictures: {
    card: 'Illustration: an A6 card and its white envelope',
    stickers: 'Illustration: round stickers with the couple’s names',
    sign: 'Illustration: an arrow sign to the event by the road',
  },
  picturesNote: 'The pictures are illustrations. Prints follow the design of your card.',
  pdf: 'PDF',
  pdfText: 'Print it yourself, A5 or A6, 2 pages. Free with printed cards.',
  sign: 'Arrow banner',
  signText: 'A sign that shows the way to your event.',
  delivery: 'When is it ready?',
  deliveries: [
    ['E-Card', 'At once'],
    ['PDF', '2–5 working days'],
    ['Motion Video', '3–7 working days'],
  ],
  faq: 'Frequently asked questions',
  faqText: 'Is your question not here? Ask us on WhatsApp.',
  chat: 'Chat with us',
  chatText: 'Assalamualaikum, I would like to ask about the prices of invitation cards.',
  questions: frequentQuestions,
};
