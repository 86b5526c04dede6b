import { clearDraft, writeDraft } from '../../lib/form/draft.js';
import { sameData } from '../../lib/form/path.js';
import type { FormSection, SectionInputs } from './sections/section.types.js';
import { FORM_SECTIONS } from './sections/sections.js';

/** The key of a section's draft on the device. */
export function draftKey(invitationId: string, section: FormSection): string {
  return `editor:${invitationId}:${section}`;
}

/**
 * Moves the drafts of one id to another: from `new` to the invitation that was made for it. Each draft keeps the
 * revision that it began from, so that it never overwrites unseen what the other already holds.
 * @param inputs the forms as they are, whatever drafts the device has
 * @param saved what they began from; a form that says the same has no draft to move
 */
export function moveDrafts(from: string, to: string, inputs: SectionInputs, saved: SectionInputs): void {
  for (const section of FORM_SECTIONS) {
    if (!sameData(inputs[section], saved[section])) {
      writeDraft(draftKey(to, section), inputs[section], saved[section]);
    }
    clearDraft(draftKey(from, section));
  }
}
