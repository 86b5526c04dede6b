import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import type { Contact, InvitationView } from '@serikad/shared/invitations/invitation.types';
import { isSectionOpen } from '@serikad/shared/invitations/packages';
import { phaseAt } from '@serikad/shared/invitations/phase';
import type { OrderItemInput } from '@serikad/shared/pricing/order-item.types';
import { phasesOf } from './invitation-parts.js';
import type { InvitationRecord } from './invitation.schema.js';

/** What a guest's answer needs to know of an invitation. */
export interface GuestInvitation {
  id: string;
  ownerId: string;
  language: InvitationLanguage;
  rsvpPackage: 'standard' | 'premium' | null;
  wishEnabled: boolean;
  viewWishes: boolean;
  approveWishes: boolean;
  answersClosed: boolean;
  /** The page only asks to save the date: places, programmes and gifts are not for guests yet. */
  isSaveTheDate: boolean;
  /** The guests' data is erased, or about to be: nothing new of them is stored. */
  isErased: boolean;
  /** Whom guests call. */
  contacts: Contact[];
  album: GuestAlbum;
}

/** Whether guests see the album, and what decides when they may add photos. */
export interface GuestAlbum extends Pick<InvitationView, 'date' | 'startTime' | 'endTime'> {
  on: boolean;
}

/** The fields that decide in which phase an invitation is. */
type PhasedRecord = Pick<InvitationRecord, 'phases' | 'venue' | 'location'> & Omit<GuestAlbum, 'on'>;

export function isSaveTheDate(invitation: PhasedRecord, now: number): boolean {
  return phaseAt({ ...invitation, phases: phasesOf(invitation.phases) }, now) === 'save-the-date';
}

/** The album as guests have it now, of an invitation that they may see. */
export function guestAlbum(
  invitation: PhasedRecord & Pick<InvitationRecord, 'album'>,
  items: readonly OrderItemInput[],
  now: number,
): GuestAlbum {
  const { album = false, date, startTime, endTime } = invitation;
  return { on: album && isSectionOpen('album', items) && !isSaveTheDate(invitation, now), date, startTime, endTime };
}
