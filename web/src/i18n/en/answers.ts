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

export const reviewTexts: TextsLike<typeof malay.reviewTexts> = {
  waitingTitle: (count: number) =>
    count === 1 ? '1 wish is waiting for your approval' : `${count} wishes are waiting for your approval`,
  waitingText: 'Other guests cannot read them yet.',
  riskText: (count: number) =>
    `${counted(count, 'wish contains', 'wishes contain')} a link or a long number. Check and approve them one by one, or select several.`,
  approveAll: (count: number) => `Approve all (${count})`,
  approveAllTitle: (count: number) => (count === 1 ? 'Approve 1 wish?' : `Approve ${count} wishes?`),
  approveAllText: 'All guests can read them on the card. You can still hide them later.',
  waitingChip: (count: number) => `Waiting (${count})`,
  hiddenChip: (count: number) => `Hidden (${count})`,
  reasons: {
    approval: 'Waiting for approval',
    link: 'Waiting: contains a link',
    number: 'Waiting: contains a long number',
  },
  hidden: 'Hidden from guests',
  approve: 'Approve',
  approveOf: (name: string) => `Approve the wish from ${name}`,
  hide: 'Hide',
  hideOf: (name: string) => `Hide the wish from ${name}`,
  show: 'Show',
  showOf: (name: string) => `Show the wish from ${name}`,
  select: 'Select',
  endSelection: 'Done selecting',
  selectOf: (name: string) => `Select ${name}`,
  selectAll: 'Select all',
  selected: (count: number) => `${count} selected`,
  actions: 'Actions for the selected ones',
  delete: 'Delete',
  deleteTitle: (count: number) => `Delete ${counted(count, 'reply', 'replies')}?`,
  deleteText: 'Their wishes and attendance are removed. You can restore them within 24 hours under Managing replies.',
  cancel: 'Cancel',
  approved: (count: number) => `${counted(count, 'wish', 'wishes')} approved`,
  hiddenNow: (count: number) => `${counted(count, 'wish', 'wishes')} hidden`,
  changed: (count: number) =>
    `${counted(count, 'wish was', 'wishes were')} changed by the guest after you read it. Please read again.`,
  book: 'Book of wishes',
};

export const wishBookTexts: TextsLike<typeof malay.wishBookTexts> = {
  title: 'Book of wishes',
  back: 'Guests and wishes',
  lead: 'All approved wishes, ready to print or to keep as a PDF.',
  paper: 'Paper size',
  print: 'Print or save as PDF',
  count: (count: number) => counted(count, 'wish', 'wishes'),
  waiting: (count: number) =>
    `${counted(count, 'wish is', 'wishes are')} still waiting for your approval and not included yet.`,
  review: 'Review wishes',
  from: 'Wishes from family and friends',
  thanks: 'Thank you for your prayers and wishes',
  empty: 'There are no wishes for the book yet',
  emptyText: 'Wishes that you approve will appear here.',
  loadError: 'The wishes could not be loaded.',
};
