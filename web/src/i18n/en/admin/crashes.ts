import type * as malay from '../../ms/admin/crashes.js';
import type { TextsLike } from '../../texts-like.js';
import { counted } from '../plural.js';

export const crashTexts: TextsLike<typeof malay.crashTexts> = {
  title: 'Crashed pages',
  hint: (days) => `Errors in browsers of customers and guests, last ${counted(days, 'day')}. No personal data is kept.`,
  none: (days) => `No page crashed in the last ${counted(days, 'day')}.`,
  times: (count) => counted(count, 'time'),
  chunk: 'File did not load',
  all: (count) => `Show all ${counted(count, 'error')}`,
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
