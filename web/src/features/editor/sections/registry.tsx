import type { ReactNode } from 'react';
import type { InvitationBundle, InvitationSection } from '@serikad/shared/invitations/invitation.types';
import type { IconName } from '../../../components/ui/icon.js';
import { editorTexts as t } from '../../../i18n/ms/editor.js';
import type { EditorSection } from '../model/sections.js';
import type { EditorForms } from '../use-editor-forms.js';
import { AttendanceSection } from './attendance-section.js';
import { DateTimeSection } from './date-time-section.js';
import { DesignLanguageSection } from './design-language-section.js';
import { LocationSection } from './location-section.js';
import { NamesSection } from './names-section.js';
import { SecondPageSection } from './second-page-section.js';

/** What the fields of a section see. */
export interface SectionProps {
  forms: EditorForms;
  bundle: InvitationBundle;
  /** Opens another section. */
  goTo: (section: EditorSection) => void;
}

/** A section as the lists and its page show it. Another one is an entry here, its values and its call. */
export interface SectionEntry {
  title: string;
  lead: string;
  icon: IconName;
  group: keyof typeof t.groups;
  /** Which entry of the packages' rules opens it. */
  need: InvitationSection;
  Fields: (props: SectionProps) => ReactNode;
}

export const SECTIONS: Readonly<Record<EditorSection, SectionEntry>> = {
  designLanguage: {
    title: t.designTitle,
    lead: t.designLead,
    icon: 'palette',
    group: 'basics',
    need: 'designLanguage',
    Fields: DesignLanguageSection,
  },
  names: {
    title: t.namesTitle,
    lead: t.namesLead,
    icon: 'users',
    group: 'basics',
    need: 'names',
    Fields: NamesSection,
  },
  dateTime: {
    title: t.dateTitle,
    lead: t.dateLead,
    icon: 'calendar',
    group: 'basics',
    need: 'dateTime',
    Fields: DateTimeSection,
  },
  location: {
    title: t.locationTitle,
    lead: t.locationLead,
    icon: 'pin',
    group: 'basics',
    need: 'location',
    Fields: LocationSection,
  },
  secondPage: {
    title: t.wordTitle,
    lead: t.wordLead,
    icon: 'mail',
    group: 'content',
    need: 'secondPage',
    Fields: SecondPageSection,
  },
  attendance: {
    title: t.attendanceTitle,
    lead: t.attendanceLead,
    icon: 'user',
    group: 'guests',
    need: 'attendance',
    Fields: AttendanceSection,
  },
};
