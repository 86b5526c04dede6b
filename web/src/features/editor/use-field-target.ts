import { useCallback, useEffect, useRef, useState } from 'react';
import { fieldId } from './model/first-field.js';
import { sectionOfField, type EditorSection } from './model/sections.js';
import type { EditorForms } from './use-editor-forms.js';

/**
 * Leads from a text of the preview to its field: `onField('names')` opens the section and, once it is on the page,
 * puts the focus into its first field; `onField('others.countdownLabel')` into that one.
 */
export function useFieldTarget(
  section: EditorSection | undefined,
  forms: EditorForms,
  goTo: (section: EditorSection) => void,
): (name: string) => void {
  const wanted = useRef<{ section: EditorSection; path: string | undefined } | null>(null);
  const [, askForField] = useState(0);
  const onField = useCallback(
    (name: string) => {
      const [part = '', ...path] = name.split('.');
      const target = sectionOfField(part);
      if (!target) return;
      wanted.current = { section: target, path: path.length > 0 ? path.join('.') : undefined };
      // Also when the section is open already: the effect below needs a render.
      askForField((times) => times + 1);
      goTo(target);
    },
    [goTo],
  );
  useEffect(() => {
    // As soon as the section is on the page, however slow it is to come.
    if (wanted.current === null || wanted.current.section !== section) return;
    const { path } = wanted.current;
    wanted.current = null;
    const field = document.getElementById(fieldId(section, path, forms) ?? '');
    // A section may show the shop's own text, without a field.
    (field ?? document.querySelector<HTMLElement>('.sec__h h1'))?.focus();
  });
  return onField;
}
