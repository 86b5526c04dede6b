import type { OrderItemInput } from '../pricing/order-item.types.js';
import type { InvitationSection } from './invitation.types.js';

/** What an editor section, or a guest's function, needs of the order. */
export type PackageNeed = 'none' | 'rsvp' | 'rsvp-premium';

/** A section of the editor, or one of the parts beside it. */
export type GatedPart = InvitationSection | 'gifts' | 'gallery' | 'album';

/** Package gates of the editor. Sections that are not named need nothing. */
const NEEDS: Partial<Record<GatedPart, PackageNeed>> = {
  dressCode: 'rsvp',
  bottomBar: 'rsvp',
  others: 'rsvp',
  salamKaut: 'rsvp-premium',
  giftReceiver: 'rsvp-premium',
  gifts: 'rsvp-premium',
  gallery: 'rsvp-premium',
  attendance: 'rsvp-premium',
  album: 'rsvp-premium',
};

/** The rsvp package that the items hold, if any. */
export function rsvpPackage(items: readonly OrderItemInput[]): 'standard' | 'premium' | null {
  const rsvp = items.find(({ item }) => item === 'rsvp');
  if (!rsvp) return null;
  return rsvp.package === 'premium' ? 'premium' : 'standard';
}

/** Whether an order's items open a section. New invitations and samples show everything. */
export function isSectionOpen(section: GatedPart, items: readonly OrderItemInput[]): boolean {
  const rsvp = rsvpPackage(items);
  switch (NEEDS[section] ?? 'none') {
    case 'none':
      return true;
    case 'rsvp':
      return rsvp !== null;
    case 'rsvp-premium':
      return rsvp === 'premium';
  }
}

export interface GuestButtons {
  isSample: boolean;
  rsvp: 'standard' | 'premium' | null;
  wishEnabled: boolean;
  full: boolean;
  hasGifts: boolean;
  hasBankAccount: boolean;
  viewSalamKaut: boolean;
}

/** The RSVP button: not with the standard package (but on samples), and not when no RSVP is taken. */
export function showsRsvpButton({ isSample, rsvp, wishEnabled, full }: GuestButtons): boolean {
  if (!wishEnabled && full) return false;
  return isSample || rsvp === 'premium';
}

/** The gift button: samples; premium with gifts; or a bank account with salam kaut on. */
export function showsGiftButton(view: GuestButtons): boolean {
  return view.isSample || (view.rsvp === 'premium' && view.hasGifts) || (view.hasBankAccount && view.viewSalamKaut);
}
