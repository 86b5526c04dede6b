import { clearDraft, writeDraft } from '../../lib/form/draft.js';
import { sameData } from '../../lib/form/path.js';
import { draftKey, FORM_SECTIONS } from './model/sections.js';
import type { SectionInputs } from './model/values.types.js';

/**
 * Hands what was typed under one id on to another: from `new` to the invitation that was made for it. Each draft
 * keeps the revision that it began from, so that it never overwrites unseen what the other already holds.
 * @param inputs the forms as they stand, whatever the device kept of them
 * @param saved what they began from; a form that says the same has nothing to hand on
 */
export function handOn(from: string, to: string, inputs: SectionInputs, saved: SectionInputs): void {
  for (const section of FORM_SECTIONS) {
    if (!sameData(inputs[section], saved[section])) {
      writeDraft(draftKey(to, section), inputs[section], saved[section]);
    }
    clearDraft(draftKey(from, section));
  }
}
