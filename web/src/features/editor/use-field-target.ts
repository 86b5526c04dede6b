import { useNavigate } from 'react-router-dom';
import { fieldId } from './model/first-field.js';
import { sectionOfField, type EditorSection } from './model/sections.js';
import { SECTIONS } from './sections/registry.js';
import type { EditorForms } from './use-editor-forms.js';
import { useHandler } from './use-handler.js';

const WRONG = '[data-section] :is([aria-invalid="true"], [data-invalid="true"])';
const HEADING = '[data-section] h1';

/** Brings the first field of the open section that is marked as wrong into view, with the focus. */
export function focusFirstWrong(): void {
  const field = document.querySelector<HTMLElement>(WRONG);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/**
 * Leads to a field, whose section may not even be loaded.
 * - `openField`: from a text of the preview. `names` opens the section and puts the focus into its first field,
 *   `others.countdownLabel` into that one.
 * - `openWrong`: to the first field of a section that is marked as wrong.
 */
export function useFieldTarget(
  section: EditorSection | undefined,
  forms: EditorForms,
  to: (section: EditorSection) => string,
) {
  const navigate = useNavigate();

  /** The section is on the page afterwards; if its code does not come, the page says so. */
  const open = useHandler(async (target: EditorSection): Promise<void> => {
    await SECTIONS[target].Fields.load().catch(() => undefined);
    if (target !== section) await navigate(to(target), { flushSync: true });
  });
  const focus = (field: HTMLElement | null) => {
    // A section may show the shop's own text, without a field.
    (field ?? document.querySelector<HTMLElement>(HEADING))?.focus();
  };

  const openField = useHandler(async (name: string): Promise<void> => {
    const [part = '', ...path] = name.split('.');
    const target = sectionOfField(part);
    if (!target) return;
    await open(target);
    focus(document.getElementById(fieldId(target, path.length > 0 ? path.join('.') : undefined, forms) ?? ''));
  });
  const openWrong = useHandler(async (target: EditorSection): Promise<void> => {
    await open(target);
    focus(document.querySelector(WRONG));
  });
  return { openField, openWrong };
}
