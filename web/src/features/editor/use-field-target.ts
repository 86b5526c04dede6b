import { useNavigate } from 'react-router-dom';
import type { EditorSection } from '../../config/editor-sections.js';
import { FIELDS } from './sections/section-fields.js';
import type { EditorForms, FormSection } from './sections/section.types.js';
import { FORM_DEFINITIONS, hasForm, isEditorSection } from './sections/sections.js';
import { valuesOfForm } from './use-editor-forms.js';
import { useHandler } from './use-handler.js';

const INVALID = '[data-section] :is([aria-invalid="true"], [data-invalid="true"])';
const HEADING = '[data-section] h1';

/** Scrolls to the first invalid field of the open section and focuses it. */
export function focusFirstInvalid(): void {
  const field = document.querySelector<HTMLElement>(INVALID);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/**
 * Opens a field, whose section may not even be loaded.
 * - `openField`: from a text of the preview. `names` opens the section and puts the focus into its first field,
 *   `others.countdownLabel` into that one.
 * - `openInvalid`: to the first invalid field of a section.
 */
export function useFieldTarget(
  section: EditorSection | undefined,
  forms: EditorForms,
  to: (section: EditorSection) => string,
) {
  const navigate = useNavigate();

  /** The section is on the page afterwards; if its code does not load, the page shows the error. */
  const open = useHandler(async (target: EditorSection): Promise<void> => {
    await FIELDS[target].load().catch(() => undefined);
    if (target !== section) await navigate(to(target), { flushSync: true });
  });
  const focus = (field: HTMLElement | null) => {
    // A section may show the shop's own text, without a field.
    (field ?? document.querySelector<HTMLElement>(HEADING))?.focus();
  };

  const openField = useHandler(async (name: string): Promise<void> => {
    const [first = '', ...path] = name.split('.');
    // The title of the guest page belongs to the first section.
    const target = first === 'mainPage' ? 'designLanguage' : first;
    if (!isEditorSection(target)) return;
    await open(target);
    focus(hasForm(target) ? document.getElementById(fieldId(target, path.join('.'), forms)) : null);
  });
  const openInvalid = useHandler(async (target: EditorSection): Promise<void> => {
    await open(target);
    focus(document.querySelector(INVALID));
  });
  return { openField, openInvalid };
}

/** The `id` of a section's field; without a path, of its first one. */
function fieldId<S extends FormSection>(section: S, path: string, forms: EditorForms): string {
  return forms[section].fieldId(path || FORM_DEFINITIONS[section].firstField(valuesOfForm(forms, section)));
}
