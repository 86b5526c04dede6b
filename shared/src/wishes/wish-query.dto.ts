import { INVITATION_LANGUAGES, type InvitationLanguage } from '../i18n/language.js';
import { Check, OneOf, Optional, QueryNumber } from '../validation/decorators.js';
import { readWishCursor } from './wish-cursor.js';
import { WISH_LIST_LIMIT } from './wish.types.js';

/** Query of GET /api/wish/sample: the language in which the samples speak. */
export class ExportQuery {
  /** Of the columns' names, and of yes and no. The default is the seeds'. */
  @OneOf(INVITATION_LANGUAGES) language: InvitationLanguage = 'english';
}

export class SampleWishesQuery {
  @OneOf(INVITATION_LANGUAGES) language: InvitationLanguage = 'malay';
}

/**
 * Query of GET /api/wish/get-all/{invitationId}; the language is for sample ids. `before` continues after a row of the
 * page before (`wishCursor`) and costs the same at any depth; `skip` walks over what it skips.
 */
export class WishListQuery extends SampleWishesQuery {
  @Optional()
  @Check('wishCursor', (value) => (readWishCursor(value) ? undefined : 'invalid'), { type: 'string' })
  before?: string;

  @QueryNumber(0, 1_000_000) skip: number = 0;
  @QueryNumber(1, WISH_LIST_LIMIT) limit: number = WISH_LIST_LIMIT;
}
