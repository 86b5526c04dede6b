import type * as malay from '../ms/beside.js';
import type { TextsLike } from '../texts-like.js';

/** An English page needs nothing beside an English text. */
export const besideText: TextsLike<typeof malay.besideText> = () => '';
