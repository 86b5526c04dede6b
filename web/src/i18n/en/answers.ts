import type * as malay from '../ms/answers.js';
import type { TextsLike } from '../texts-like.js';
import { counted } from './plural.js';

export const answerTexts: TextsLike<typeof malay.answerTexts> = {
  title: 'Managing replies',
  accept: 'Accept guests’ replies',
  acceptHint: 'When this is off, new replies and changes are refused at once. The replies you have are kept.',
  closed: 'Replies are closed. Guests cannot reply until you open them again.',
  nowClosed: 'Replies are closed',
  nowOpen: 'Replies are open again',
  remove: 'Remove many replies',
  removeTitle: 'Remove many replies',
  removeText: 'For replies that are not from your guests. What you remove can be restored within 24 hours.',
  floods: 'Many replies in a row from one connection',
  noFloods: 'No floods of replies were found.',
  flood: (answers, minutes) =>
    minutes <= 1
      ? `${counted(answers, 'reply', 'replies')} within a minute from one connection`
      : `${counted(answers, 'reply', 'replies')} within ${minutes} minutes from one connection`,
  names: (first, last) => `From ${first} to ${last}`,
  people: (guests) => counted(guests, 'guest'),
  hall: 'Guests who share Wi-Fi also look like one connection. Check the names first.',
  removeAll: 'Remove all',
  since: 'Or remove all replies since',
  sinceHint: 'Malaysian date and time.',
  removeCount: (count) => (count === 0 ? 'No replies since then' : `Remove ${counted(count, 'reply', 'replies')}`),
  close: 'Close',
  removing: (count) => `Removing replies … ${count} so far.`,
  restoring: (count) => `Restoring replies … ${count} to go.`,
  removed: (count) => `${counted(count, 'reply', 'replies')} removed`,
  undoUntil: (moment) => `They can be restored until ${moment}.`,
  limited: (count) =>
    `${counted(count, 'reply does', 'replies do')} not fit within the guest limit. Raise the attendance limit in the editor, then restore again.`,
  undo: 'Restore',
};
