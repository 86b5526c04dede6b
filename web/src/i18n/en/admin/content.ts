import type * as malay from '../../ms/admin/content.js';
import type { TextsLike } from '../../texts-like.js';

export const contentTexts: TextsLike<typeof malay.contentTexts> = {
  title: 'What guests and the couple wrote and uploaded',
  open: 'Check content',
  back: 'Order',
  pictures: 'Pictures',
  noPictures: 'No pictures have been uploaded.',
  removals: 'Removed',
  wishes: 'Wishes',
  noWishes: 'No wishes yet.',
  hidden: 'Hidden',
  hide: 'Hide',
  hideOf: (name) => `Hide the wish from ${name}`,
  show: 'Show again',
  showOf: (name) => `Show the wish from ${name} again`,
  remove: 'Remove',
  removeOf: (what, place) => `Remove picture ${place}: ${what}`,
  hideTitle: 'Hide this wish?',
  hideText: 'Other guests no longer see it. The attendance still counts, and the couple read the reason.',
  showTitle: 'Show this wish again?',
  showText: 'Guests will see it again.',
  removeTitle: 'Remove this picture?',
  removeText: 'The picture and its files are removed for good. The couple read the reason.',
  removeGiftText: 'This gift, its reservation and its picture are removed for good. The couple read the reason.',
  reason: 'Reason',
  reasonHint: 'The couple read it, and it is recorded in the audit trail.',
  hiddenToast: 'The wish is hidden',
  shownToast: 'The wish is shown again',
  removedToast: 'The picture has been removed',
};

export const albumContentTexts: TextsLike<typeof malay.albumContentTexts> = {
  failed: 'The guests’ album could not be loaded.',
  newer: 'Newer ones',
  older: 'Older ones',
  states: { waiting: 'Waiting', approved: 'Approved', hidden: 'Hidden' },
};
