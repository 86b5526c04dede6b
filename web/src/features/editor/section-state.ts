import type { InvitationBundle } from '@serikad/shared/invitations/invitation-bundle.types';
import { sameData } from '../../lib/form/path.js';
import type { EditorMedia, MediaPart, PicturePart } from './media/media.types.js';
import { EDITOR_SECTIONS, hasForm, type EditorSection } from './model/sections.js';
import type { EditorForms } from './use-editor-forms.js';

/** How a section stands: its form, and what it has of files, taken together. */
export interface SectionState {
  dirty: boolean;
  saving: boolean;
  /** Sentences for what is wrong and no field shows. */
  problems: readonly string[];
  /** When the part with files stored something by itself last. */
  savedAt: string | null;
}

/** The part with files of each section that has one. */
const PARTS: Partial<Record<EditorSection, 'logo' | 'qr' | 'gifts' | 'gallery'>> = {
  designLanguage: 'logo',
  salamKaut: 'qr',
  giftReceiver: 'gifts',
  gallery: 'gallery',
};

export function partOf(media: EditorMedia, section: EditorSection): MediaPart | undefined {
  const name = PARTS[section];
  return name && media[name];
}

/** The one picture that goes with a section. */
export function pictureOf({ logo, qr }: EditorMedia, section: EditorSection): PicturePart | undefined {
  return section === 'designLanguage' ? logo : section === 'salamKaut' ? qr : undefined;
}

/** @param isNew before there is an order */
export function sectionState(
  section: EditorSection,
  forms: EditorForms,
  media: EditorMedia,
  isNew: boolean,
): SectionState {
  const form = hasForm(section) ? forms[section] : undefined;
  const part = partOf(media, section);
  return {
    dirty: isTyped(section, forms, isNew) || (part?.dirty ?? false),
    saving: (form?.saving ?? false) || (part?.saving ?? false),
    problems: form?.problems ?? [],
    savedAt: part?.savedAt ?? null,
  };
}

/** The design of a new card comes with the address: alone it is nothing that the couple typed. */
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
