import type * as malay from '../ms/editor-live.js';
import type { TextsLike } from '../texts-like.js';

export const liveTexts: TextsLike<typeof malay.liveTexts> = {
  unsavedSectionsText: 'Please check these sections, then press Save:',
  liveTitle: 'Your card is live',
  liveText: 'Guests can open it now.',
  liveMissing: 'Guests can open it. Still to fill in:',
  missingNames: 'the couple’s names',
  missingDate: 'the date',
  missingVenue: 'the venue',
  missingMapCheck: 'a check of the map link',
  see: 'View',
  peek: 'Small preview',
  peekOpen: 'Card preview',
  peekText: 'Tap to see all of it',
  peekHide: 'Hide the small preview',
  peekShow: 'Show below the form',
};
