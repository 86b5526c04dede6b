import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { sameData } from '../../lib/form/path.js';
import type { EditorMedia } from './media/media.types.js';
import { pictureOf } from './section-state.js';
import type { differences as compare } from './sections/differences.js';
import { inputOf, valuesIn } from './sections/section-input.js';
import type { EditorForms, FormSection, SectionForm, SectionInput } from './sections/section.types.js';
import { FORM_DEFINITIONS } from './sections/sections.js';
import { valuesOfForm } from './use-editor-forms.js';

/**
 * What a save met that was refused because of its revision. `stored`: nothing typed is lost by taking what is stored.
 * Either the answer to an earlier save was lost, or only a picture is new here; then `changed` are the fields that
 * another device stored.
 */
export type SaveConflict = { bundle: InvitationBundle } & (
  { state: 'stored'; changed: readonly string[] } | { state: 'conflict' }
);

/** @param differences loads with the notice of a conflict */
export function conflictOf<S extends FormSection>(
  section: S,
  forms: EditorForms,
  media: EditorMedia,
  bundle: InvitationBundle,
  differences: typeof compare,
): SaveConflict {
  const { invitation } = bundle;
  const { dirty } = forms[section];
  if (pictureOf(media, section)?.overtaken(invitation) || (dirty && !isStored(forms, section, invitation))) {
    return { state: 'conflict', bundle };
  }
  const changes = differences(section, valuesIn(inputOf(section, invitation)), valuesOfForm(forms, section));
  return { state: 'stored', bundle, changed: dirty ? [] : changes.map(({ label }) => label) };
}

/** Whether a form would send what is stored. */
function isStored<S extends FormSection>(forms: EditorForms, section: S, stored: InvitationView): boolean {
  const form: SectionForm<S> = forms[section];
  const { toBody } = FORM_DEFINITIONS[section];
  const { coupleNo } = forms.designLanguage.values;
  const body = (input: SectionInput<S>) => toBody(stored._id, valuesIn<S>(input), coupleNo, stored);
  return sameData(body(inputOf(section, stored)), body(form.latest.get()));
}
