import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { sameData } from '../../lib/form/path.js';
import { inputOf, valuesIn } from './sections/section-input.js';
import type { FormSection, SectionInput } from './sections/section.types.js';
import { FORM_DEFINITIONS } from './sections/sections.js';

/**
 * What a form holds once the server has stored `sent`: what is stored, or, if typing went on meanwhile, what was
 * typed since, from the new revision on.
 */
export function afterSave<S extends FormSection>(
  stored: SectionInput<S>,
  sent: SectionInput<S>,
  now: SectionInput<S>,
): SectionInput<S> {
  return sameData(now, sent) ? stored : { ...now, revision: stored.revision };
}

/** What is stored of a section, with what its form keeps although the server does not store it. */
export function storedInput<S extends FormSection>(
  section: S,
  invitation: InvitationView,
  sent: SectionInput<S>,
): SectionInput<S> {
  return {
    ...inputOf(section, invitation),
    ...FORM_DEFINITIONS[section].keepUnstored?.(invitation, valuesIn<S>(sent)),
  };
}
