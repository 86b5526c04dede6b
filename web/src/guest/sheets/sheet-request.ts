import type { ComponentType } from 'react';
import type { Answer } from '@serikad/shared/guest-list/family.types';

/** Which sheet a tap opens. */
export type SheetRequest =
  | { kind: 'photo'; index: number }
  | { kind: 'contacts' | 'calendar' | 'location' | 'place-photo' | 'gift' }
  /** One that its opener has loaded. */
  | { kind: 'loaded'; Sheet: ComponentType<{ onClosed: () => void }> }
  | RsvpRequest;

export interface RsvpRequest {
  kind: 'rsvp';
  attending?: boolean;
  wishOnly?: boolean;
  /** Only to remove the RSVP that is stored. */
  remove?: boolean;
  /** On a personal page: what is chosen first. */
  answer?: Answer;
}
