import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type { InvitationAnswer, InvitationView } from '@serikad/shared/invitations/invitation.types';
import type { ReactNode } from 'react';
import type { IconName } from '../../../components/ui/icon.js';
import type { EditorSection } from '../../../config/editor-sections.js';
import type { editorTexts } from '../../../i18n/editor.js';
import type { DtoLoader, Form } from '../../../lib/form/use-form.js';
import type { EditorMedia, MediaName } from '../media/media.types.js';
import type { PreviewArea } from '../preview/preview-areas.js';
import type { FormSections } from './form-sections.types.js';

/** The sections with fields, whose typing is kept as a draft and saved with a revision. */
export type FormSection = keyof FormSections;
/** What the form of each section holds: the values of its body, and the choices that the body does not carry. */
export type EditorValues = { [S in FormSection]: FormSections[S]['values'] };
/** The body of each section's call. */
export type SectionBodies = { [S in FormSection]: FormSections[S]['body'] };
/** A section's form: its values, and the revision that the typing began from. It outlives a reload with the draft. */
export type SectionInput<S extends FormSection> = EditorValues[S] & { revision: number };
export type SectionInputs = { [S in FormSection]: SectionInput<S> };
export type SectionForm<S extends FormSection> = Form<SectionInput<S>, SectionBodies[S]>;
export type EditorForms = { [S in FormSection]: SectionForm<S> };

/** What the fields of a section get. */
export interface SectionProps {
  forms: EditorForms;
  media: EditorMedia;
  bundle: InvitationBundle;
  /** While the section saves. */
  disabled: boolean;
  goTo: (section: EditorSection) => void;
}
export type SectionFields = (props: SectionProps) => ReactNode;

export interface SaveHeaders extends Record<string, string> {
  /** The revision that the edit began from. */
  'If-Match': string;
}

/** What the lists, the section's page and the preview need of any section. */
export interface SectionDefinition {
  title: string;
  lead: string;
  icon: IconName;
  group: keyof typeof editorTexts.groups;
  /** Loads its fields' code, see `FIELDS`. */
  loadFields: () => Promise<SectionFields>;
  /** Its files or list, which are saved with it. */
  media?: MediaName;
  /** How many it holds, where a number says more than a tick: `3`, `4/7`. */
  count?: (bundle: InvitationBundle) => string | undefined;
  /** Where it is on the guest page. */
  preview: {
    /** The area that the preview's own buttons name. */
    area: PreviewArea;
    /** Selector that the preview scrolls to with the section; the first match wins. */
    scrollTo: string;
    /** Selector of what is outlined meanwhile. */
    outline: string;
  };
  /**
   * The calls that delete what is stored, offered when the package does not include the section; none where nothing is.
   */
  deletions?: (bundle: InvitationBundle) => (() => Promise<unknown>)[];
}

/** A section without fields. */
export interface MediaSectionDefinition extends SectionDefinition {
  summary: (bundle: InvitationBundle) => string;
  isComplete: (bundle: InvitationBundle) => boolean;
}

/** A section with fields. `bundle`: the invitation as the preview has it, with design, gifts and photos. */
export interface FormSectionDefinition<S extends FormSection> extends SectionDefinition {
  /** The class that checks the body; it loads with the first check. */
  loadDto: DtoLoader<SectionBodies[S]>;
  /** The form of a stored invitation. */
  toValues: (invitation: InvitationView) => EditorValues[S];
  toBody: (id: string, values: EditorValues[S], coupleNo: 1 | 2, stored: InvitationView) => Record<string, unknown>;
  save: (body: SectionBodies[S], headers: SaveHeaders, media: EditorMedia) => Promise<InvitationAnswer>;
  /** What the form keeps after a save although the server does not store it. */
  keepUnstored?: (invitation: InvitationView, sent: EditorValues[S]) => Partial<EditorValues[S]>;
  /** What the form changes in the invitation that the preview shows. */
  toPreview: (values: EditorValues[S], all: EditorValues, stored: InvitationView) => Partial<InvitationView>;
  /** The other section whose values `toPreview` reads. */
  previewDependsOn?: FormSection;
  summary: (values: EditorValues[S], bundle: InvitationBundle) => string;
  /** Whether the section has details that guests need. */
  isComplete: (values: EditorValues[S], bundle: InvitationBundle) => boolean;
  /** The path of the field that the preview leads to where the tapped text names none. */
  firstField: (values: EditorValues[S]) => string;
  /** Title and text of the dialog after a save that the checks stopped; absent: the general one. */
  incomplete?: (values: EditorValues[S]) => readonly [title: string, text: string] | undefined;
}
