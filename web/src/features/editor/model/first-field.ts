import type { EditorForms } from '../use-editor-forms.js';
import { hasForm, type EditorSection, type FormSection } from './sections.js';

/** The field that a tapped text of a section leads to where it names none. */
const FIRST_FIELD: { [S in FormSection]: (form: EditorForms[S]) => string } = {
  designLanguage: (form) => form.fieldId('title'),
  names: (form) => form.fieldId(`couple.${form.values.couple.order === 'bride-first' ? 'bride' : 'groom'}.shortName`),
  dateTime: (form) => form.fieldId('date'),
  location: (form) => form.fieldId('venue'),
  dressCode: (form) => form.fieldId('male'),
  salamKaut: (form) => form.fieldId('name'),
  giftReceiver: (form) => form.fieldId('name'),
  music: (form) => form.fieldId('link'),
  secondPage: (form) => form.fieldId('invitationWord'),
  doa: (form) => form.fieldId('doa'),
  attendance: (form) => form.fieldId('message'),
  bottomBar: (form) => form.fieldId('bottomBar.iconSize'),
  others: (form) => form.fieldId('hashtagChecked'),
};

/** The `id` of a section's field, or of its first one; none where a section has no fields. */
export function fieldId(section: EditorSection, path: string | undefined, forms: EditorForms): string | undefined {
  if (!hasForm(section)) return undefined;
  return path === undefined ? firstIn(section, forms) : forms[section].fieldId(path);
}

function firstIn<S extends FormSection>(section: S, forms: EditorForms): string {
  const form: EditorForms[S] = forms[section];
  return FIRST_FIELD[section](form);
}
