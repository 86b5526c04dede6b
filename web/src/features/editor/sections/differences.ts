import { editorTexts as t } from '../../../i18n/editor.js';
import { DESCRIPTIONS } from './descriptions.js';
import type { EditorValues, FormSection } from './section.types.js';

/** Where two versions of a section differ, in words. */
export function differences<S extends FormSection>(
  section: S,
  stored: EditorValues[S],
  own: EditorValues[S],
): { label: string; stored: string; own: string }[] {
  const describe = DESCRIPTIONS[section];
  const ownValues = describe(own);
  return describe(stored).flatMap(([label, value], index) => {
    const ownValue = ownValues[index]?.[1] ?? '';
    return ownValue === value ? [] : [{ label, stored: inWords(value), own: inWords(ownValue) }];
  });
}

function inWords(value: string | boolean): string {
  return typeof value === 'string' ? value : value ? t.yes : t.no;
}
