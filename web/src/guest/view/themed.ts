import type { DesignView } from '@serikad/shared/designs/design.types';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';

/** What of an invitation its style sheet is made of: as long as these stay the same, so does the sheet. */
const THEME_KEYS = [
  'backgroundColor',
  'bottomBar',
  'contentTextColor',
  'coupleNo',
  'coverPage',
  'coverPhoto',
  'designChoices',
  'fullNameStyle',
  'jawiText',
  'openingColor',
  'page1Style',
  'page2Style',
  'page3Style',
  'photoLook',
  'shortNameStyle',
  // Some designs have the sky of the wedding's hour.
  'startTime',
] as const satisfies readonly (keyof InvitationView)[];

/** The fields of an invitation that its style sheet is made of. */
export type ThemedInvitation = Pick<InvitationView, (typeof THEME_KEYS)[number]>;
export interface Themed {
  design: DesignView;
  invitation: ThemedInvitation;
}

/** Whether two bundles have the same style sheet, by comparing the values that it is made of. */
export function sameTheme(a: InvitationBundle, b: InvitationBundle): boolean {
  return a.design === b.design && THEME_KEYS.every((key) => a.invitation[key] === b.invitation[key]);
}
