import { INVITATION_LANGUAGES, type InvitationLanguage } from '../i18n/language.js';
import { Check, OneOf, Optional, QueryNumber } from '../validation/decorators.js';
import { readRsvpCursor } from './rsvp-cursor.js';
import { RSVP_LIST_LIMIT } from './rsvp.types.js';

/** Query of GET /api/wish/export/{invitationId}. */
export class ExportQuery {
  /** Of the columns' names, and of yes and no. The default is the seeds'. */
  @OneOf(INVITATION_LANGUAGES) language: InvitationLanguage = 'english';
}

/** Query of GET /api/wish/sample: the language of the samples. */
export class SampleWishesQuery {
  @OneOf(INVITATION_LANGUAGES) language: InvitationLanguage = 'malay';
}

/**
 * Query of GET /api/wish/get-all/{invitationId}; the language is for sample ids. `before` continues after a row of the
 * page before (`rsvpCursor`) and costs the same at any depth; `skip` reads every row that it skips.
 */
export class WishListQuery extends SampleWishesQuery {
  @Optional()
  @Check('wishCursor', (value) => (readRsvpCursor(value) ? undefined : 'invalid'), { type: 'string' })
  before?: string;

  @QueryNumber(0, 1_000_000) skip: number = 0;
  @QueryNumber(1, RSVP_LIST_LIMIT) limit: number = RSVP_LIST_LIMIT;
}
