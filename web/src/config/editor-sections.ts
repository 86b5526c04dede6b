import type { InvitationSection } from '@serikad/shared/invitations/invitation.types';

/** The parts of the editor that are saved one by one, in the order in which a couple fill them in. */
export const EDITOR_SECTIONS = [
  'designLanguage',
  'names',
  'dateTime',
  'location',
  'dressCode',
  'salamKaut',
  'giftReceiver',
  'gallery',
  'music',
  'secondPage',
  'doa',
  'attendance',
  'bottomBar',
  'others',
] as const satisfies readonly (InvitationSection | 'gallery')[];
export type EditorSection = (typeof EDITOR_SECTIONS)[number];
