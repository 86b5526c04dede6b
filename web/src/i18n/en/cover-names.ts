import type * as malay from '../ms/cover-names.js';
import type { TextsLike } from '../texts-like.js';

export const coverNamesTexts: TextsLike<typeof malay.coverNamesTexts> = {
  title: 'Type your names',
  hint: 'and see the result',
  bride: 'Bride',
  groom: 'Groom',
  date: 'Wedding date',
  remove: 'Remove names',
  shown: 'Your names are now on all covers.',
  removed: 'Your names are removed. The covers show sample names again.',
  onRealCard: (names) => `On the real card: ${names}`,
};
