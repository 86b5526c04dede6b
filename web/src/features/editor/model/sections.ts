import type { InvitationSection } from '@serikad/shared/invitations/invitation.types';

/** The parts of the editor that are saved one by one, in the order in which a couple fill them in. */
export const EDITOR_SECTIONS = [
  'designLanguage',
  'names',
  'dateTime',
  'location',
  'secondPage',
  'attendance',
] as const satisfies readonly InvitationSection[];
export type EditorSection = (typeof EDITOR_SECTIONS)[number];

/** The call that saves each section. */
export const SAVE_ROUTES = {
  designLanguage: 'PUT /api/invitation/update/design-language',
  names: 'PUT /api/invitation/update/names',
  dateTime: 'PUT /api/invitation/update/date-time',
  location: 'PUT /api/invitation/update/location',
  secondPage: 'PUT /api/invitation/update/second-page',
  attendance: 'PUT /api/invitation/update/attendance-info',
} as const satisfies Record<EditorSection, string>;

export function isEditorSection(text: string): text is EditorSection {
  return (EDITOR_SECTIONS as readonly string[]).includes(text);
}
