import { DEFAULT_TITLE } from '@serikad/shared/invitations/defaults';
import type { InvitationRecord } from './invitation.schema.js';

/**
 * The title that was saved, or empty. Invitations made before 2026-11-23 hold the form's default from the start; the
 * revisions of the two sections that save a title show whether it was chosen. Read this way, no document is rewritten.
 */
export function savedTitle({ title, revisions }: Pick<InvitationRecord, 'title' | 'revisions'>): string {
  const isSaved = revisions.designLanguage > 0 || revisions.mainPage > 0;
  return isSaved || title !== DEFAULT_TITLE ? title : '';
}
