import type * as malay from '../ms/guest-door.js';
import type { TextsLike } from '../texts-like.js';
import { counted } from './plural.js';

export const guestDoorTexts: TextsLike<typeof malay.guestDoorTexts> = {
  title: 'Check-in',
  none: 'Helpers welcome guests at the entrance of the hall with their phones, even without internet.',
  arrived: (came, expected) => `${came} of ${expected} guests have arrived`,
  families: (count) => counted(count, 'family', 'families'),
  walkIns: (count) => `${counted(count, 'guest', 'guests')} not listed`,
  open: 'Open',
  failed: 'The arrivals could not be loaded.',
  tryAgain: 'Try again',
  text: 'Give this link only to the helpers at the entrance. It shows names, answers and tables, without phone numbers and notes.',
  hasEnded: 'The door link has ended.',
  ended: (day) =>
    `The door link ended at the end of ${day}, a day after the wedding. If the wedding is put off, change its date: the link works again until a day after the new one.`,
  changeDay: 'Change the date',
  close: 'Close',
  until: (day) => `The link ends at the end of ${day}, a day after the wedding.`,
  message: (names, link) =>
    `The link to welcome guests${names === '' ? '' : ` of the wedding of ${names}`}. Open it once before you go to the hall: ${link}`,
  renewText:
    'The old link no longer works. Phones that use it delete the list, and check-ins that were not sent cannot be sent.',
  revokeText:
    'All phones at the entrance delete the list, and check-ins that were not sent cannot be sent. Arrivals that were sent stay here.',
  latest: 'Latest',
  noneYet: 'No one has arrived yet.',
  heads: (adults, children) =>
    children === 0
      ? counted(adults, 'adult', 'adults')
      : `${counted(adults, 'adult', 'adults')}, ${counted(children, 'child', 'children')}`,
  nameless: 'No name',
  unlisted: 'not listed',
  goneFamily: 'A family that was removed',
  by: (name) => `by ${name}`,
  undone: 'undone',
  code: (code) => `Code at the entrance: ${code}`,
};
