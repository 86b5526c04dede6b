import type { EditorSection } from './sections';
import type { EditorValues } from './values';

/** What a couple typed and did not save yet, section by section, and the revision that they began from. */
export type EditorDraft = { [S in EditorSection]?: { values: EditorValues[S]; revision: number } };

const PREFIX = 'editor-draft:';

/** The draft of an invitation on this device; `new` before there is one. A broken one counts as none. */
export function readDraft(invitationId: string): EditorDraft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + invitationId) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as EditorDraft) : {};
  } catch {
    return {};
  }
}

/** Keeps a draft; an empty one is removed. A full or forbidden storage loses nothing but the draft's survival. */
export function writeDraft(invitationId: string, draft: EditorDraft): void {
  try {
    if (Object.keys(draft).length === 0) localStorage.removeItem(PREFIX + invitationId);
    else localStorage.setItem(PREFIX + invitationId, JSON.stringify(draft));
  } catch {
    // Private windows of some phones refuse storage; the form itself still holds what was typed.
  }
}

/** Hands the draft of `new` on to the invitation that was made for it. */
export function moveDraft(from: string, to: string): void {
  writeDraft(to, { ...readDraft(to), ...readDraft(from) });
  writeDraft(from, {});
}
