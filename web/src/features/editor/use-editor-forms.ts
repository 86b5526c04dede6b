import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { useCallback, useEffect, useRef } from 'react';
import { useForm } from '../../lib/form/use-form.js';
import { draftKey } from './drafts.js';
import { inputOf, valuesIn } from './sections/section-input.js';
import type {
  EditorForms,
  EditorValues,
  FormSection,
  SectionBodies,
  SectionForm,
  SectionInput,
  SectionInputs,
} from './sections/section.types.js';
import { FORM_DEFINITIONS, FORM_SECTIONS } from './sections/sections.js';

/** All of the editor but the field and the preview renders when the typing rests, in ms. */
const REST_MS = 150;

function useSectionForm<S extends FormSection>(section: S, stored: InvitationView, coupleNo: 1 | 2): SectionForm<S> {
  const id = stored._id;
  const { loadDto, toBody } = FORM_DEFINITIONS[section];
  const bodyOf = useCallback(
    (input: SectionInput<S>) => toBody(id, valuesIn<S>(input), coupleNo, stored),
    [toBody, id, coupleNo, stored],
  );
  return useForm<SectionInput<S>, SectionBodies[S]>(loadDto, inputOf(section, stored), {
    draftKey: draftKey(id, section),
    toBody: bodyOf,
    restMs: REST_MS,
  });
}

/**
 * The forms of one invitation: drafts, checks and what is saved are each one's own. What another device stores
 * meanwhile comes into those in which nothing is typed; the others keep the revision that they began from, so that
 * saving them reports the conflict.
 */
export function useEditorForms(stored: InvitationView): EditorForms {
  const designLanguage = useSectionForm('designLanguage', stored, 1);
  const { coupleNo } = designLanguage.values;
  const forms = forEachForm<EditorForms>((section) =>
    section === 'designLanguage'
      ? designLanguage
      : // eslint-disable-next-line react-hooks/rules-of-hooks -- the list of sections never changes
        (useSectionForm(section, stored, coupleNo) as EditorForms[FormSection]),
  );
  const latest = useRef(forms);
  useEffect(() => {
    latest.current = forms;
  });
  const taken = useRef(stored);
  useEffect(() => {
    if (taken.current === stored) return;
    taken.current = stored;
    FORM_SECTIONS.forEach((section) => takeOver(latest.current, section, stored));
  }, [stored]);
  return forms;
}

function takeOver<S extends FormSection>(forms: EditorForms, section: S, stored: InvitationView): void {
  const form: SectionForm<S> = forms[section];
  if (form.dirty || form.saving) return;
  if (form.saved.revision !== stored.revisions[section]) form.reset(inputOf(section, stored));
}

/** One entry for each section with a form. */
function forEachForm<T extends Record<FormSection, unknown>>(make: (section: FormSection) => T[FormSection]): T {
  return Object.fromEntries(FORM_SECTIONS.map((section) => [section, make(section)])) as T;
}

/** What the fields hold at this moment; `values` may be behind while text is being typed. */
export function latestValues(forms: EditorForms): EditorValues {
  return forEachForm<EditorValues>((section) => latestOf(forms, section));
}

function latestOf<S extends FormSection>(forms: EditorForms, section: S): EditorValues[S] {
  const form: SectionForm<S> = forms[section];
  return valuesIn<S>(form.latest.get());
}

/** Calls `listener` at every change in any of the forms. @returns how to stop */
export function watchForms(forms: EditorForms, listener: () => void): () => void {
  const stops = FORM_SECTIONS.map((section) => forms[section].latest.subscribe(listener));
  return () => stops.forEach((stop) => stop());
}

export function valuesOfForm<S extends FormSection>(forms: EditorForms, section: S): EditorValues[S] {
  const form: SectionForm<S> = forms[section];
  const input: SectionInput<S> = form.values;
  return valuesIn<S>(input);
}

/** The forms' inputs as they are at this moment, and as they are saved. */
export function inputsOf(forms: EditorForms): { values: SectionInputs; saved: SectionInputs } {
  return {
    values: forEachForm<SectionInputs>((section) => forms[section].latest.get()),
    saved: forEachForm<SectionInputs>((section) => forms[section].saved),
  };
}
