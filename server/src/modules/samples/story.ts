import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import type { InvitingParty, OpeningOption } from '@serikad/shared/invitations/invitation.types';
import type { GiftIdea } from './gift-ideas.js';
import type { ProgrammeName } from './programmes.js';

/** A text in both languages of the product. */
export type InBoth = Readonly<Record<InvitationLanguage, string>>;

/** A wedding that a sample invitation tells of; the short names and the hall's town come from the design's cover. */
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
  /** How many guests have said so far that they will come. */
  guestsSoFar: number;
}
