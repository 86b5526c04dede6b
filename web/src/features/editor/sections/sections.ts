import { EDITOR_SECTIONS, type EditorSection } from '../../../config/editor-sections.js';
import { attendance } from './attendance/section.js';
import { bottomBar } from './bottom-bar/section.js';
import { dateTime } from './date-time/section.js';
import { designLanguage } from './design-language/section.js';
import { doa } from './doa/section.js';
import { dressCode } from './dress-code/section.js';
import { gallery } from './gallery/section.js';
import { giftReceiver } from './gift-receiver/section.js';
import { location } from './location/section.js';
import { music } from './music/section.js';
import { names } from './names/section.js';
import { others } from './others/section.js';
import { salamKaut } from './salam-kaut/section.js';
import { secondPage } from './second-page/section.js';
import type { FormSection, FormSectionDefinition, MediaSectionDefinition, SectionDefinition } from './section.types.js';

/**
 * Another section is a folder beside this file, a line in one of these lists, and its name in `EDITOR_SECTIONS`; one
 * with a form has a line in `FormSections` as well.
 */
export const FORM_DEFINITIONS: { [S in FormSection]: FormSectionDefinition<S> } = {
  designLanguage,
  names,
  dateTime,
  location,
  dressCode,
  salamKaut,
  giftReceiver,
  music,
  secondPage,
  doa,
  attendance,
  bottomBar,
  others,
};
export const MEDIA_DEFINITIONS = { gallery } satisfies Record<string, MediaSectionDefinition>;

export const SECTIONS: Record<EditorSection, SectionDefinition> = { ...FORM_DEFINITIONS, ...MEDIA_DEFINITIONS };

export function hasForm(section: EditorSection): section is FormSection {
  return section in FORM_DEFINITIONS;
}
export const FORM_SECTIONS: readonly FormSection[] = EDITOR_SECTIONS.filter(hasForm);

export function isEditorSection(text: string | null): text is EditorSection {
  return (EDITOR_SECTIONS as readonly (string | null)[]).includes(text);
}
