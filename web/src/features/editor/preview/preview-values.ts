import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import type { EditorValues, FormSection } from '../sections/section.types.js';
import { FORM_DEFINITIONS, FORM_SECTIONS } from '../sections/sections.js';

type ComputePatch = <S extends FormSection>(
  section: S,
  all: EditorValues,
  stored: InvitationView,
) => Partial<InvitationView>;

const computePatch: ComputePatch = (section, all, stored) =>
  FORM_DEFINITIONS[section].toPreview(all[section], all, stored);

/** The invitation as the forms' values change it, for the preview. */
export function withValues(invitation: InvitationView, values: EditorValues, patchOf = computePatch): InvitationView {
  return Object.assign(
    {},
    invitation,
    ...FORM_SECTIONS.map((section) => patchOf(section, values, invitation)),
  ) as InvitationView;
}

/**
 * For `withValues` at each key: computes a section's patch only when its values are another object than the last time,
 * and gives the same object otherwise, so that a comparison sees at once that nothing has changed.
 */
export function memoizedPatches(): ComputePatch {
  const last = new Map<FormSection, { of: readonly unknown[]; patch: Partial<InvitationView> }>();
  return (section, all, stored) => {
    const { previewDependsOn: other } = FORM_DEFINITIONS[section];
    const of = [stored, all[section], other && all[other]];
    const known = last.get(section);
    if (known?.of.every((each, index) => each === of[index])) return known.patch;
    const patch = computePatch(section, all, stored);
    last.set(section, { of, patch });
    return patch;
  };
}
