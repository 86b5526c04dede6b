import type * as malay from '../ms/editor-attendance.js';
import type { TextsLike } from '../texts-like.js';

export const attendanceTexts: TextsLike<typeof malay.attendanceTexts> = {
  attendanceShowHint: 'When it is closed, guests can only write a wish.',
  limit: 'Limit the number per guest',
  limitUnit: 'people per reply',
  total: 'Limit the total',
  totalUnit: 'people',
  seats: (taken, all) => `${taken} of ${all} taken`,
  closing: 'Close replies on a date',
  closingHint: 'After that day new replies and more guests are refused. Lowering the number stays possible.',
  closingPast: 'This day has passed: replies close as soon as you save.',
  closingNoContact:
    'This card has no contacts yet: after closing, guests do not know whom to contact. Add one under Contacts.',
};
