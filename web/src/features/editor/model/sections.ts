import { EDITOR_SECTIONS, type EditorSection } from '../../../config/editor-sections.js';

export { EDITOR_SECTIONS, type EditorSection };

/** The sections with fields, whose typing is kept and saved with a revision; the gallery has pictures alone. */
export type FormSection = Exclude<EditorSection, 'gallery'>;
export const FORM_SECTIONS: readonly FormSection[] = EDITOR_SECTIONS.filter(hasForm);

export function hasForm(section: EditorSection): section is FormSection {
  return section !== 'gallery';
}

export function isEditorSection(text: string | null): text is EditorSection {
  return (EDITOR_SECTIONS as readonly (string | null)[]).includes(text);
}

/** The section whose form holds a text of the preview; the page's title stands in the first. */
export function sectionOfField(name: string): EditorSection | undefined {
  if (name === 'mainPage') return 'designLanguage';
  return isEditorSection(name) ? name : undefined;
}

/** Under which name the device keeps what was typed in a section and is not saved. */
export function draftKey(invitationId: string, section: FormSection): string {
  return `editor:${invitationId}:${section}`;
}
