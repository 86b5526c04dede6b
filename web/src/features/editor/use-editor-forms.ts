import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { useCallback, useEffect, useRef } from 'react';
import { useForm, type Form } from '../../lib/form/use-form.js';
import { DTOS, type SectionBodies } from './model/calls.js';
import { draftKey, EDITOR_SECTIONS, type EditorSection } from './model/sections.js';
import { BODIES, inputOf, valuesIn, type EditorValues, type SectionInput, type SectionInputs } from './model/values.js';

export type SectionForm<S extends EditorSection> = Form<SectionInput<S>, SectionBodies[S]>;
/** A form for each section: drafts, checks and what is saved are its own. */
export type EditorForms = { [S in EditorSection]: SectionForm<S> };

function useSectionForm<S extends EditorSection>(section: S, stored: InvitationView, coupleNo: 1 | 2): SectionForm<S> {
  const id = stored._id;
  const toBody = useCallback(
    (input: SectionInput<S>) => BODIES[section](id, valuesIn(input), coupleNo),
    [section, id, coupleNo],
  );
  return useForm<SectionInput<S>, SectionBodies[S]>(DTOS[section], inputOf(section, stored), {
    draftKey: draftKey(id, section),
    toBody,
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
    secondPage: useSectionForm('secondPage', stored, coupleNo),
    attendance: useSectionForm('attendance', stored, coupleNo),
  };
  const latest = useRef(forms);
  useEffect(() => {
    latest.current = forms;
  });
  const taken = useRef(stored);
  useEffect(() => {
    if (taken.current === stored) return;
    taken.current = stored;
    EDITOR_SECTIONS.forEach((section) => takeOver(latest.current, section, stored));
  }, [stored]);
  return forms;
}

function takeOver<S extends EditorSection>(forms: EditorForms, section: S, stored: InvitationView): void {
  const form: SectionForm<S> = forms[section];
  if (form.dirty || form.saving) return;
  if (form.saved.revision !== stored.revisions[section]) form.reset(inputOf(section, stored));
}

/** What stands in the forms. */
export function valuesOfForms(forms: EditorForms): EditorValues {
  return {
    designLanguage: valuesIn<'designLanguage'>(forms.designLanguage.values),
    names: valuesIn<'names'>(forms.names.values),
    dateTime: valuesIn<'dateTime'>(forms.dateTime.values),
    location: valuesIn<'location'>(forms.location.values),
    secondPage: valuesIn<'secondPage'>(forms.secondPage.values),
    attendance: valuesIn<'attendance'>(forms.attendance.values),
  };
}

/** The forms' inputs, as they stand or as they are saved. */
export function inputsOf(forms: EditorForms, which: 'values' | 'saved'): SectionInputs {
  return {
    designLanguage: forms.designLanguage[which],
    names: forms.names[which],
    dateTime: forms.dateTime[which],
    location: forms.location[which],
    secondPage: forms.secondPage[which],
    attendance: forms.attendance[which],
  };
}

/** The sections in which something is typed and not saved. */
export function dirtySections(forms: EditorForms): EditorSection[] {
  return EDITOR_SECTIONS.filter((section) => forms[section].dirty);
}
