import { MOST_PHOTOS } from '@serikad/shared/photos/photo.types';
import type { InvitationBundle } from '@serikad/shared/invitations/invitation-bundle.types';
import type { InvitationSection } from '@serikad/shared/invitations/invitation.types';
import type { IconName } from '../../../components/ui/icon.js';
import { sectionTexts as s } from '../../../i18n/editor-sections.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import type { EditorMedia } from '../media/media.types.js';
import type { EditorSection } from '../model/sections.js';
import type { EditorForms } from '../use-editor-forms.js';
import { later, type LaterFields } from './lazy-section.js';

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
  Fields: LaterFields;
}

export const SECTIONS: Readonly<Record<EditorSection, SectionEntry>> = {
  designLanguage: {
    title: t.designTitle,
    lead: t.designLead,
    icon: 'palette',
    group: 'basics',
    need: 'designLanguage',
    Fields: later(() => import('./design-language/design-language-section.js').then((m) => m.DesignLanguageSection)),
  },
  names: {
    title: t.namesTitle,
    lead: t.namesLead,
    icon: 'users',
    group: 'basics',
    need: 'names',
    Fields: later(() => import('./names/names-section.js').then((m) => m.NamesSection)),
  },
  dateTime: {
    title: t.dateTitle,
    lead: t.dateLead,
    icon: 'calendar',
    group: 'basics',
    need: 'dateTime',
    Fields: later(() => import('./date-time/date-time-section.js').then((m) => m.DateTimeSection)),
  },
  location: {
    title: t.locationTitle,
    lead: t.locationLead,
    icon: 'pin',
    group: 'basics',
    need: 'location',
    Fields: later(() => import('./location/location-section.js').then((m) => m.LocationSection)),
  },
  dressCode: {
    title: s.dressTitle,
    lead: s.dressLead,
    icon: 'shirt',
    group: 'event',
    need: 'dressCode',
    Fields: later(() => import('./dress-code/dress-code-section.js').then((m) => m.DressCodeSection)),
  },
  salamKaut: {
    title: s.kautTitle,
    lead: s.kautLead,
    icon: 'qr',
    group: 'event',
    need: 'salamKaut',
    Fields: later(() => import('./salam-kaut/salam-kaut-section.js').then((m) => m.SalamKautSection)),
  },
  giftReceiver: {
    title: s.giftsTitle,
    lead: s.giftsLead,
    icon: 'gift',
    group: 'event',
    need: 'gifts',
    Fields: later(() => import('./gift-receiver/gift-receiver-section.js').then((m) => m.GiftsSection)),
  },
  gallery: {
    title: s.galleryTitle,
    lead: s.galleryLead(MOST_PHOTOS),
    icon: 'image',
    group: 'content',
    need: 'gallery',
    Fields: later(() => import('./gallery/gallery-section.js').then((m) => m.GallerySection)),
  },
  music: {
    title: s.musicTitle,
    lead: s.musicLead,
    icon: 'music',
    group: 'content',
    need: 'music',
    Fields: later(() => import('./music/music-section.js').then((m) => m.MusicSection)),
  },
  secondPage: {
    title: t.wordTitle,
    lead: t.wordLead,
    icon: 'book',
    group: 'content',
    need: 'secondPage',
    Fields: later(() => import('./second-page/second-page-section.js').then((m) => m.SecondPageSection)),
  },
  doa: {
    title: s.doaTitle,
    lead: s.doaLead,
    icon: 'hands',
    group: 'content',
    need: 'doa',
    Fields: later(() => import('./doa/doa-section.js').then((m) => m.DoaSection)),
  },
  attendance: {
    title: t.attendanceTitle,
    lead: t.attendanceLead,
    icon: 'checklist',
    group: 'guests',
    need: 'attendance',
    Fields: later(() => import('./attendance/attendance-section.js').then((m) => m.AttendanceSection)),
  },
  bottomBar: {
    title: s.barTitle,
    lead: s.barLead,
    icon: 'dock',
    group: 'guests',
    need: 'bottomBar',
    Fields: later(() => import('./bottom-bar/bottom-bar-section.js').then((m) => m.BottomBarSection)),
  },
  others: {
    title: s.othersTitle,
    lead: s.othersLead,
    icon: 'settings',
    group: 'guests',
    need: 'others',
    Fields: later(() => import('./others/others-section.js').then((m) => m.OthersSection)),
  },
};
