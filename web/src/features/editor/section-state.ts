import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import { sameData } from '../../lib/form/path.js';
import type { EditorMedia, SectionMedia, PictureMedia } from './media/media.types.js';
import { EDITOR_SECTIONS, type EditorSection } from '../../config/editor-sections.js';
import { hasForm, SECTIONS } from './sections/sections.js';
import type { EditorForms } from './sections/section.types.js';

/** The state of a section: its form and its files together. */
export interface SectionState {
  dirty: boolean;
  saving: boolean;
  /** Errors that no field shows. */
  problems: readonly string[];
  /** When files were last stored without Save. */
  savedAt: string | null;
}

/** The files of a section that has some. */
export function mediaOf(media: EditorMedia, section: EditorSection): SectionMedia | undefined {
  const name = SECTIONS[section].media;
  return name && media[name];
}

/** The one picture that is saved with a section. */
export function pictureOf(media: EditorMedia, section: EditorSection): PictureMedia | undefined {
  const name = SECTIONS[section].media;
  return name === 'logo' || name === 'qr' ? media[name] : undefined;
}

/** @param isNew before there is an order */
export function sectionState(
  section: EditorSection,
  forms: EditorForms,
  media: EditorMedia,
  isNew: boolean,
): SectionState {
  const form = hasForm(section) ? forms[section] : undefined;
  const files = mediaOf(media, section);
  return {
    dirty: isTyped(section, forms, isNew) || (files?.dirty ?? false),
    saving: (form?.saving ?? false) || (files?.saving ?? false),
    problems: form?.problems ?? [],
    savedAt: files?.savedAt ?? null,
  };
}

/** The design of a new invitation comes with the address: alone it is nothing that the couple typed. */
function isTyped(section: EditorSection, forms: EditorForms, isNew: boolean): boolean {
  if (!hasForm(section) || !forms[section].dirty) return false;
  if (!isNew || section !== 'designLanguage') return true;
  const { values, saved } = forms.designLanguage;
  return !sameData({ ...values, design: saved.design }, saved);
}

/** Before there is an order, saving makes one; and a title that the form proposes is stored only by saving. */
export function savesUnchanged(section: EditorSection, { order, invitation }: InvitationBundle): boolean {
  return order === null || (section === 'designLanguage' && invitation.title === '');
}

/** The sections in which something is typed or chosen and not stored. @param isNew before there is an order */
export function dirtySections(forms: EditorForms, media: EditorMedia, isNew: boolean): EditorSection[] {
  return EDITOR_SECTIONS.filter((section) => sectionState(section, forms, media, isNew).dirty);
}
