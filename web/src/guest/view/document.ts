import { localeOf } from '@serikad/shared/i18n/language';
import type { InvitationBundle } from '@serikad/shared/invitations/invitation.types';

/** Whether the invitation's doors open, in the design's way, or fade. */
export function openingOf({ invitation, design }: InvitationBundle): 'window' | 'fade' {
  return invitation.openingOption === 'fade-out' || design.opening.category === 'fade' ? 'fade' : 'window';
}

/** What the document's root says, so that style sheets dress the page, and what lies around it, by it. */
export function documentAttributes(
  bundle: InvitationBundle,
): Record<'lang' | 'layout' | 'theme' | 'opening' | 'doors', string> {
  const { invitation, design } = bundle;
  return {
    lang: localeOf(invitation.language),
    layout: design.layout,
    theme: design.theme,
    opening: openingOf(bundle),
    doors: design.opening.category,
  };
}
