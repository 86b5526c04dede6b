import { MOST_PHOTOS } from '@serikad/shared/photos/photo.types';
import type { ReactNode } from 'react';
import type { InvitationBundle, InvitationSection } from '@serikad/shared/invitations/invitation.types';
import type { IconName } from '../../../components/ui/icon.js';
import { sectionTexts as s } from '../../../i18n/ms/editor-sections.js';
import { editorTexts as t } from '../../../i18n/ms/editor.js';
import type { EditorMedia } from '../media/media.types.js';
import type { EditorSection } from '../model/sections.js';
import type { EditorForms } from '../use-editor-forms.js';
import { AttendanceSection } from './attendance-section.js';
import { BottomBarSection } from './bottom-bar-section.js';
import { DateTimeSection } from './date-time-section.js';
import { DesignLanguageSection } from './design-language-section.js';
import { DoaSection } from './doa-section.js';
import { DressCodeSection } from './dress-code-section.js';
import { GallerySection } from './gallery-section.js';
import { GiftsSection } from './gifts-section.js';
import { LocationSection } from './location-section.js';
import { MusicSection } from './music-section.js';
import { NamesSection } from './names-section.js';
import { OthersSection } from './others-section.js';
import { SalamKautSection } from './salam-kaut-section.js';
import { SecondPageSection } from './second-page-section.js';

/** What the fields of a section see. */
export interface SectionProps {
  forms: EditorForms;
  media: EditorMedia;
  bundle: InvitationBundle;
  /** While the section saves. */
  disabled: boolean;
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
  need: InvitationSection | 'gifts' | 'gallery';
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
  dressCode: {
    title: s.dressTitle,
    lead: s.dressLead,
    icon: 'shirt',
    group: 'event',
    need: 'dressCode',
    Fields: DressCodeSection,
  },
  salamKaut: {
    title: s.kautTitle,
    lead: s.kautLead,
    icon: 'qr',
    group: 'event',
    need: 'salamKaut',
    Fields: SalamKautSection,
  },
  giftReceiver: {
    title: s.giftsTitle,
    lead: s.giftsLead,
    icon: 'gift',
    group: 'event',
    need: 'gifts',
    Fields: GiftsSection,
  },
  gallery: {
    title: s.galleryTitle,
    lead: s.galleryLead(MOST_PHOTOS),
    icon: 'image',
    group: 'content',
    need: 'gallery',
    Fields: GallerySection,
  },
  music: {
    title: s.musicTitle,
    lead: s.musicLead,
    icon: 'music',
    group: 'content',
    need: 'music',
    Fields: MusicSection,
  },
  secondPage: {
    title: t.wordTitle,
    lead: t.wordLead,
    icon: 'book',
    group: 'content',
    need: 'secondPage',
    Fields: SecondPageSection,
  },
  doa: {
    title: s.doaTitle,
    lead: s.doaLead,
    icon: 'hands',
    group: 'content',
    need: 'doa',
    Fields: DoaSection,
  },
  attendance: {
    title: t.attendanceTitle,
    lead: t.attendanceLead,
    icon: 'checklist',
    group: 'guests',
    need: 'attendance',
    Fields: AttendanceSection,
  },
  bottomBar: {
    title: s.barTitle,
    lead: s.barLead,
    icon: 'dock',
    group: 'guests',
    need: 'bottomBar',
    Fields: BottomBarSection,
  },
  others: {
    title: s.othersTitle,
    lead: s.othersLead,
    icon: 'settings',
    group: 'guests',
    need: 'others',
    Fields: OthersSection,
  },
};
