import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import type { EditorValues, FormSection, SectionInput } from './section.types.js';
import { FORM_DEFINITIONS } from './sections.js';

/** A section's form as it begins from what is stored. */
export function inputOf<S extends FormSection>(section: S, invitation: InvitationView): SectionInput<S> {
  return { ...FORM_DEFINITIONS[section].toValues(invitation), revision: invitation.revisions[section] };
}

/** Inputs are never changed, only replaced. */
const valuesOfInputs = new WeakMap<object, object>();

/** A form's values without the revision; the same object for the same input. */
export function valuesIn<S extends FormSection>(input: SectionInput<S>): EditorValues[S] {
  const known = valuesOfInputs.get(input);
  // TypeScript does not see that an intersection without the added field is the rest of it.
  if (known) return known as EditorValues[S];
  const { revision: _began, ...values } = input;
  valuesOfInputs.set(input, values);
  return values as unknown as EditorValues[S];
}
