import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { useCallback, useEffect, useRef } from 'react';
import { useForm, type Form } from '../../lib/form/use-form.js';
import { BODIES } from './model/bodies.js';
import { DTOS, type SectionBodies } from './model/calls.js';
import { draftKey, FORM_SECTIONS, type FormSection } from './model/sections.js';
import { inputOf, valuesIn } from './model/values.js';
import type { EditorValues, SectionInput, SectionInputs } from './model/values.types.js';

/** All of the editor but the field and the preview is drawn when the typing rests, in ms. */
const REST_MS = 150;

export type SectionForm<S extends FormSection> = Form<SectionInput<S>, SectionBodies[S]>;
/** A form for each section: drafts, checks and what is saved are its own. */
export type EditorForms = { [S in FormSection]: SectionForm<S> };

function useSectionForm<S extends FormSection>(section: S, stored: InvitationView, coupleNo: 1 | 2): SectionForm<S> {
  const id = stored._id;
  const toBody = useCallback(
    (input: SectionInput<S>) => BODIES[section](id, valuesIn(input), coupleNo),
    [section, id, coupleNo],
  );
  return useForm<SectionInput<S>, SectionBodies[S]>(DTOS[section], inputOf(section, stored), {
    draftKey: draftKey(id, section),
    toBody,
    restMs: REST_MS,
  });
}

/**
 * The forms of one invitation. What another device stores meanwhile comes into those in which nothing is typed;
 * the others keep the revision that they began from, so that saving them tells of the conflict.
 */
export function useEditorForms(stored: InvitationView): EditorForms {
  const designLanguage = useSectionForm('designLanguage', stored, 1);
  const { coupleNo } = designLanguage.values;
  const forms: EditorForms = {
    designLanguage,
    names: useSectionForm('names', stored, coupleNo),
    dateTime: useSectionForm('dateTime', stored, coupleNo),
    location: useSectionForm('location', stored, coupleNo),
    dressCode: useSectionForm('dressCode', stored, coupleNo),
    salamKaut: useSectionForm('salamKaut', stored, coupleNo),
    giftReceiver: useSectionForm('giftReceiver', stored, coupleNo),
    music: useSectionForm('music', stored, coupleNo),
    secondPage: useSectionForm('secondPage', stored, coupleNo),
    doa: useSectionForm('doa', stored, coupleNo),
    attendance: useSectionForm('attendance', stored, coupleNo),
    bottomBar: useSectionForm('bottomBar', stored, coupleNo),
    others: useSectionForm('others', stored, coupleNo),
  };
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

/** What stands in the fields this moment, which `values` may be behind of while somebody types. */
export function latestValues(forms: EditorForms): EditorValues {
  return forEachForm<{ [S in FormSection]: EditorValues[S] }>((section) => latestOf(forms, section));
}

function latestOf<S extends FormSection>(forms: EditorForms, section: S): EditorValues[S] {
  const form: SectionForm<S> = forms[section];
  return valuesIn<S>(form.latest.get());
}

/** Tells of every change in any of the forms. @returns what ends it */
export function watchForms(forms: EditorForms, listener: () => void): () => void {
  const stops = FORM_SECTIONS.map((section) => forms[section].latest.subscribe(listener));
  return () => stops.forEach((stop) => stop());
}

export function valuesOfForm<S extends FormSection>(forms: EditorForms, section: S): EditorValues[S] {
  const form: SectionForm<S> = forms[section];
  const input: SectionInput<S> = form.values;
  return valuesIn(input);
}

/** The forms' inputs as they stand this moment, and as they are saved. */
export function inputsOf(forms: EditorForms): { values: SectionInputs; saved: SectionInputs } {
  return {
    values: forEachForm<SectionInputs>((section) => forms[section].latest.get()),
    saved: forEachForm<SectionInputs>((section) => forms[section].saved),
  };
}
