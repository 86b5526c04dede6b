import { DEFAULT_TITLE } from '@serikad/shared/invitations/defaults';
import type { InvitationRecord } from './invitation.schema.js';
import type { Precondition } from './invitations.repository.js';

/**
 * The title that was saved, or empty. Invitations made before 2026-11-23 hold the form's default from the start; the
 * revisions of the two sections that save a title show whether it was chosen. Read this way, no document is rewritten.
 */
export function savedTitle({ title, revisions }: Pick<InvitationRecord, 'title' | 'revisions'>): string {
  const isSaved = revisions.designLanguage > 0 || revisions.mainPage > 0;
  return isSaved || title !== DEFAULT_TITLE ? title : '';
}

/**
 * What a save of the design stores as title. Without one in the body the saved title stays; the default of before in it
 * goes, because this save would make it a chosen one.
 */
export function titleChange(
  title: string | undefined,
  stored: Pick<InvitationRecord, 'title' | 'revisions'>,
): { content: { title?: string }; presumes?: Precondition } {
  if (title !== undefined) return { content: { title } };
  const saved = savedTitle(stored);
  if (saved === stored.title) return { content: {} };
  return { content: { title: saved }, presumes: { 'revisions.mainPage': stored.revisions.mainPage } };
}
