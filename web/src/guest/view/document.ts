import { localeOf } from '@serikad/shared/i18n/language';
import { chosenDesign, chosenOptions } from '@serikad/shared/designs/design-choices';
import type { DesignKit } from '@serikad/shared/designs/design.types';
import type { GuestPageBundle } from '@serikad/shared/api/guest-page.types';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import { openingOf } from './opening.js';
import { photoOf } from './own-photo.js';

/** The attributes of the document's root, which style sheets select by. */
export function documentAttributes(bundle: InvitationBundle): Record<
  'lang' | 'layout' | 'theme' | 'opening' | 'doors',
  string
> & {
  kit: DesignKit;
  /**
   * `data-choice-<choice>`: the option, of a design that has choices; `data-photo`: with the couple's own photo, where
   * names stand on it, `top` or `bottom`.
   */
  own: Readonly<Record<string, string>>;
} {
  const { invitation, design } = bundle;
  const photo = photoOf(bundle);
  return {
    lang: localeOf(invitation.language),
    layout: design.layout,
    kit: design.kit,
    theme: chosenDesign(design, invitation).theme,
    opening: openingOf(bundle),
    doors: design.opening.category,
    own: {
      ...Object.fromEntries(
        chosenOptions(design, invitation).map(({ choice, option }) => [`data-choice-${choice}`, option]),
      ),
      ...(photo && { 'data-photo': photo.calm }),
    },
  };
}

/** The invitation in its design as the couple have chosen it. */
export function inChosenDesign(bundle: InvitationBundle): InvitationBundle {
  const design = chosenDesign(bundle.design, bundle.invitation);
  return design === bundle.design ? bundle : { ...bundle, design };
}

/** The invitation without what the page's style sheet says already, and what only its couple's editor reads. */
export function toPagePayload({ invitation, design, attendance, ...rest }: InvitationBundle): GuestPageBundle {
  const {
    convoy: _convoy,
    designChoices: _choices,
    jawiNames: _jawiNames,
    revisions: _revisions,
    ...shown
  } = invitation;
  const { finish, opening, assets } = design;
  return {
    ...rest,
    invitation: shown,
    design: {
      finish: finish.and === undefined ? {} : { and: finish.and },
      opening: { category: opening.category },
      assets: assets.filter(({ page }) => page === 'fall').map(({ page }) => ({ page })),
    },
    attendance: { full: attendance.full },
  };
}
