import type * as malay from '../ms/dates.js';
import type { TextsLike } from '../texts-like.js';

export const dateTexts: TextsLike<typeof malay.dateTexts> = {
  months: 'January February March April May June July August September October November December'.split(' '),
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  days: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  partOfDay: (hours) => (hours < 12 ? 'am' : 'pm'),
};
