import type { TextsLike } from '../../texts-like.js';
import type * as malay from '../../ms/desk/crashes.js';

export const crashTexts: TextsLike<typeof malay.crashTexts> = {
  title: 'Crashed pages',
  hint: (days) => `Errors in browsers of customers and guests, last ${days} days. No personal data is kept.`,
  none: (days) => `No page crashed in the last ${days} days.`,
  times: (count) => `${count} times`,
  chunk: 'File did not load',
  all: (count) => `Show all ${count} errors`,
  message: 'Message',
  frames: 'Place',
  page: 'Page',
  browsers: 'Browsers',
  build: 'Build',
  older: 'Older build',
  firstSeen: 'First time',
  lastSeen: 'Last time',
};

export const CRASH_PART_NAMES: TextsLike<typeof malay.CRASH_PART_NAMES> = {
  shop: 'Shop',
  editor: 'Editor',
  desk: 'Seller’s desk',
  guest: 'Guest page',
};
