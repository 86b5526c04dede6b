import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { sameData } from '../../lib/form/path.js';
import type { FormSection } from './model/sections.js';
import { inputOf } from './model/values.js';
import type { SectionInput } from './model/values.types.js';

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

/** What is stored of a section, with what its form keeps for itself: choices that the body does not carry. */
export function storedInput<S extends FormSection>(
  section: S,
  invitation: InvitationView,
  sent: SectionInput<S>,
): SectionInput<S> {
  return { ...inputOf(section, invitation), ...keptChoices(section, invitation, sent) };
}

function keptChoices<S extends FormSection>(section: S, invitation: InvitationView, sent: SectionInput<S>): object {
  // Names of a second couple or party are not stored while there is one; going back to two brings them back.
  if (section !== 'names' || !('couple2' in sent)) return {};
  const { inviter1, inviter2 } = invitation.inviter;
  return {
    ...(invitation.couple2 === null && { couple2: sent.couple2 }),
    ...(inviter2 === null && { inviter: { inviter1, inviter2: sent.inviter.inviter2 } }),
  };
}
