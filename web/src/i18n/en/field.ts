import type * as malay from '../ms/field.js';
import type { TextsLike } from '../texts-like.js';

/** An English page needs nothing beside an English message. */
export const problemBeside: TextsLike<typeof malay.problemBeside> = () => '';
