import { createContext, useContext } from 'react';
import type { GuestPageBundle, GuestPageShop } from '@serikad/shared/api/guest-page.types';
import type { PersonalPage } from './personal/personal-page.types.js';
import type { RsvpState } from './rsvp/use-rsvp.js';
import type { GiftReservations } from './gifts/use-gifts.js';
import type { SheetRequest } from './sheets/sheet-request.js';
import type { GuestTexts } from './texts/texts.js';
import type { GuestView } from './view/guest-view.js';

/** `preview`: inside the editor, where nothing opens by itself, plays or is sent. */
export type GuestMode = 'live' | 'preview';

/** What every section of the page reads. */
export interface GuestContextValue {
  bundle: GuestPageBundle;
  view: GuestView;
  texts: GuestTexts;
  mode: GuestMode;
  shop: GuestPageShop;
  rsvp: RsvpState;
  gifts: GiftReservations;
  /** Absent on the open page. */
  personal?: PersonalPage | undefined;
  openSheet: (request: SheetRequest) => void;
  toast: (message: string) => void;
}

export const GuestContext = createContext<GuestContextValue | null>(null);

export function useGuest(): GuestContextValue {
  const value = useContext(GuestContext);
  if (!value) throw new Error('useGuest outside of a GuestInvitation');
  return value;
}
