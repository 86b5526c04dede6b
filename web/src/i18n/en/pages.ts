import type * as malay from '../ms/pages.js';
import type { TextsLike } from '../texts-like.js';

export const catalogTexts: TextsLike<typeof malay.catalogTexts> = {
  title: 'Catalogue',
  text: 'Find wedding services by category and state.',
  category: 'Category',
  state: 'State',
  search: 'Search',
  categories: ['Invitation Cards', 'Gift Trays', 'Motion Video', 'Printed A6 Cards'],
  states: [
    'Johor',
    'Kedah',
    'Kelantan',
    'Melaka',
    'Negeri Sembilan',
    'Pahang',
    'Perak',
    'Perlis',
    'Pulau Pinang',
    'Sabah',
    'Sarawak',
    'Selangor',
    'Terengganu',
    'W.P. Kuala Lumpur',
    'W.P. Labuan',
    'W.P. Putrajaya',
  ],
  notYet: (category, state) =>
    `Nothing is listed for ${category} in ${state} yet. Our invitation cards can be ordered from any state.`,
  browse: 'See the invitation cards',
};

export const appsTexts: TextsLike<typeof malay.appsTexts> = {
  title: 'Apps',
  text: 'There is no app to download. Invitations, orders and guest lists open right in your phone’s browser.',
  home: 'To the homepage',
};

export const contactTexts: TextsLike<typeof malay.contactTexts> = {
  title: 'Contact Us',
  text: 'Questions about designs, prices or your order are answered on WhatsApp.',
  chat: 'Chat with us',
  chatText: 'Assalamualaikum, I have a question.',
};

export const privacyTexts: TextsLike<typeof malay.privacyTexts> = {
  title: 'Privacy Policy',
  updated: 'Last updated: October 2024',
  intro: 'This policy explains what we keep when you use this site, why it is needed, and the choices you have.',
  sections: [
    {
      title: 'Age limit',
      text: 'This service is for people aged 13 and over. We do not knowingly collect information about children under 13. If you find that a child has registered, tell us and the account will be deleted.',
    },
    {
      title: 'Account details',
      text: 'When you sign in with Google, we receive your name and email address. At registration we keep the name and WhatsApp number that you give, so that the seller can contact you about your order.',
    },
    {
      title: 'Invitation details',
      text: 'The couple’s names, date, venue, numbers to call and the other details you fill in are shown to anyone who has the link to your invitation. Fill in only what you want your guests to see.',
    },
    {
      title: 'Guests’ details',
      text: 'The names, numbers of guests and wishes that guests send are kept for the inviting couple. Other guests can read the wishes; only the couple see the numbers. To detect floods of false replies, we keep a secret code of the guest’s internet connection for 30 days; it does not reveal the real address and is shared with no one.',
    },
    {
      title: 'On your device',
      text: 'We keep your sign-in, drafts of forms and the language you chose (a cookie) on your device, so that nothing is lost when a page is closed. Clear the site’s data in your browser’s settings to remove them.',
    },
    {
      title: 'Sharing',
      text: 'We do not sell your information. Conversations and payments go through WhatsApp, and sign-in through Google, under their own privacy policies.',
    },
    {
      title: 'Your rights',
      text: 'You can ask for a copy of your information, correct it or delete your account by contacting us on WhatsApp.',
    },
    {
      title: 'Random code and guests’ replies',
      text: 'To count visits to the shop, your browser makes one random code of eight characters and keeps it. It is sent to us with the kind of browser and the address of the shop’s page that is opened; it does not contain your name. A guest’s browser keeps the replies and gift reservations that were sent, so that they can be seen and changed later. All this is gone when the site’s data is cleared in the browser’s settings.',
    },
    {
      title: 'Reports of broken pages',
      text: 'When a page of the shop or a card breaks, the browser sends the kind of error, its place in our code, the kind of page and the version of the browser. The report contains no name, number, full address or anything you type, is not linked to you, and is deleted after 30 days.',
    },
  ],
};
