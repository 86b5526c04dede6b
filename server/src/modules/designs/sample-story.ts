import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import type { InvitingParty, OpeningOption } from '@serikad/shared/invitations/invitation.types';
import type { District } from '@serikad/shared/prayer-times/districts';

/** A text in both languages of the product. */
export type InBoth = Readonly<Record<InvitationLanguage, string>>;

/** What the couple of a sample may wish for; the samples have texts for each. */
export const GIFT_IDEAS = ['pot', 'bedding', 'iron', 'lamp'] as const;
export type GiftIdea = (typeof GIFT_IDEAS)[number];

export const PROGRAMME_NAMES = ['lunch', 'dinner', 'mosque', 'garden'] as const;
export type ProgrammeName = (typeof PROGRAMME_NAMES)[number];

/** Sections that a couple may go without, and so the sample of a design. */
export const OPTIONAL_SECTIONS = ['programme', 'dressCode', 'gallery', 'album', 'wishes', 'music'] as const;
export type OptionalSection = (typeof OPTIONAL_SECTIONS)[number];

/** The wedding of a sample invitation; the short names and the hall's town are read from the design's cover. */
export interface Story {
  brideFullName: string;
  groomFullName: string;
  /** The bride's parents, who invite. */
  hosts: InvitingParty;
  /** The groom's parents, when both families invite together. */
  coHosts: InvitingParty | null;
  contacts: readonly { name: InBoth; phoneNo: string }[];
  hashtag: string;
  venue: string;
  /** Street, postcode and town, one line each. */
  address: string;
  /** Whose prayer times the sample shows; none where it is absent. */
  district?: District;
  /** Day of the week: 0 Sunday … 6 Saturday. */
  weekday: 0 | 6;
  programme: ProgrammeName;
  dressCode: { male: InBoth; female: InBoth };
  /** `null`: the product's own words. */
  invitationWord: InBoth | null;
  openingOption: OpeningOption;
  /** Three things that the couple wish for. */
  gifts: readonly [GiftIdea, GiftIdea, GiftIdea];
  giftDeliveryAddress: string;
  /** How many guests have accepted so far. */
  guestsSoFar: number;
  /** What the sample doesn't show; absent: it shows everything. */
  leavesOut?: readonly OptionalSection[];
}
