import type * as malay from '../ms/editor-locked.js';
import type { TextsLike } from '../texts-like.js';

export const lockedTexts: TextsLike<typeof malay.lockedTexts> = {
  lockedStoredTitle: 'The saved content is not shown',
  lockedStoredText:
    'Guests do not see it with this package. It comes back when you change the package again, or you can delete it now.',
  lockedDeleteTitle: (section) => `Delete ${section}?`,
  lockedDeleteText: 'The content of this section is deleted and cannot be restored.',
  lockedTitle: (section) => `${section} is part of the Premium package`,
  lockedText: 'Gallery, gifts, Bank QR and attendance are part of RSVP Premium. Change the package to open them.',
  lockedRsvpTitle: (section) => `${section} is part of the RSVP packages`,
  lockedRsvpText:
    'Dress code, bottom bar and custom design are part of every RSVP package. Change the package to open them.',
  lockedDelete: 'Delete content',
  changePackage: 'Change package',
};
