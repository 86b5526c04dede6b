import type * as malay from '../ms/home.js';
import type { TextsLike } from '../texts-like.js';

export const TAGLINES: TextsLike<typeof malay.TAGLINES> = [
  ['One link,', 'everyone is invited.'],
  ['A lovely invitation,', 'ready today.'],
  ['RSVPs in one place,', 'and a mind at ease.'],
];

export const homeTexts: TextsLike<typeof malay.homeTexts> = {
  lead: 'Digital invitations with RSVP, Motion Video and printed A6 cards. Choose a design, fill in your names, share it on WhatsApp.',
  choose: 'Choose a design',
  prices: 'See the prices',
  pauseTyping: 'Pause the animation',
  resumeTyping: 'Resume the animation',
  note: 'The first 24 hours are free with every feature open. Pay later.',
  tryFree: 'Try it free',
  printed: 'A printed A6 card behind a phone that shows the E-Card',
  countdown: [
    ['22', 'days'],
    ['06', 'hours'],
    ['41', 'minutes'],
    ['18', 'seconds'],
  ],
  bar: ['Calendar', 'Contact', 'RSVP', 'Gifts', 'Location'],
  stats: 'Statistics',
  customers: 'customers',
  trays: 'trays rented',
  orders: 'card orders',

  how: 'From choosing a design to your guests’ replies',
  steps: [
    ['Choose a design', 'Seven styles, from soft florals to classic songket. Change it whenever you like.'],
    ['Fill in the details', 'Names, date, programme and venue. The preview changes while you type.'],
    ['Share the link', 'One link for every WhatsApp group. Guests simply open it, without an app.'],
    ['Receive RSVPs', 'The number of guests adds up by itself, with a wish from each of them.'],
  ],
  demo: {
    names: 'The couple’s names',
    saved: 'Saved',
    bride: 'Bride',
    groom: 'Groom',
    message: 'Please join us at our wedding.',
    link: '…/aisyah-danial',
    attendance: 'Attendance',
    attending: 'Attending',
    absent: 'Not attending',
    guests: [
      ['Mak Long Rohana', '5 guests'],
      ['Pn. Suriani', '2 guests'],
    ],
  },

  shelf: 'Choose the style of your happy day',
  showAll: 'See all designs',
  shelfError: 'The designs could not be loaded.',

  honest: 'Honest prices',
  honestText: 'Pay once for each event. Payment is arranged on WhatsApp, with no hidden fees.',
  save: 'the largest saving, for video and RSVP card together',
  allPrices: 'All prices',
  bestValue: 'Best value',
  priceNotes: {
    'video-rsvp': 'The full E-Card with Motion Video',
    'rsvp-premium': 'Gallery, gifts, salam kaut and guest list',
    'rsvp-standard': 'The E-Card with map and calendar',
  },
  video: 'Motion Video',
  videoNote: (standard, premium) => `Standard for RM${standard}, Premium for RM${premium}`,
  cards: 'Printed A6 cards',
  cardsNote: (quantity) => `${quantity} cards, white envelopes and free shipping`,

  trial: 'Try first, pay later',
  trialText: 'No deposit and no credit card. Create an order and start editing your card.',
  trialSteps: [
    ['The first 24 hours', 'Every feature of the package is open, just as in an order that is paid.'],
    ['Until the seventh day', 'The free trial. Guests can still open the card, and your order shows when it ends.'],
    ['After seven days', 'Editing and the guests’ link rest until payment is made. Your details stay saved.'],
  ],

  rent: 'Gift trays to rent',
  rentText: 'Black or gold trays in eleven colours, with sirih as an extra.',
  rentPictures: 'Three gift trays in purple, white and soft pink',
  rentButton: 'See the trays',

  closing: 'The date is set. And the invitation?',
  closingText: 'An E-Card is ready at once. Begin tonight, share it tomorrow morning.',
  ask: 'Ask us',
  askText: 'Assalamualaikum, I would like to ask about invitation cards.',
};
