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

export function isEditorSection(text: string | null): text is EditorSection {
  return (EDITOR_SECTIONS as readonly (string | null)[]).includes(text);
}

/** The section whose form holds a text of the preview; the page's title stands in the first. */
export function sectionOfField(name: string): EditorSection | undefined {
  if (name === 'mainPage') return 'designLanguage';
  return isEditorSection(name) ? name : undefined;
}

/** Under which name the device keeps what was typed in a section and is not saved. */
export function draftKey(invitationId: string, section: EditorSection): string {
  return `editor:${invitationId}:${section}`;
}
