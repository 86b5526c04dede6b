import type * as malay from '../ms/editor-second-page.js';
import type { TextsLike } from '../texts-like.js';

export const secondPageTexts: TextsLike<typeof malay.secondPageTexts> = {
  wordChoice: 'Text of the invitation',
  wordHint: 'Going back to Standard text discards these words when you save.',
};
