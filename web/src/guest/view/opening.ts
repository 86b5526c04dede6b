import type { GuestPageBundle } from '@serikad/shared/api/guest-page.types';

/** Whether the invitation's doors open, in the design's way, or fade. */
export function openingOf({ invitation, design }: GuestPageBundle): 'window' | 'fade' {
  return invitation.openingOption === 'fade-out' || design.opening.category === 'fade' ? 'fade' : 'window';
}
