import { renderToString } from 'react-dom/server';
import { localeOf } from '@serikad/shared/i18n/language';
import type { GuestPageShop, GuestPageWishes } from '@serikad/shared/invitations/guest-page.types';
import type { InvitationBundle } from '@serikad/shared/invitations/invitation.types';
import { GuestContext, type GuestContextValue, useGuest } from './guest-context.js';
import { GuestInvitation } from './guest-invitation.js';
import { Wishes } from './pages/wishes.js';
import type { Part as PartOfPage } from './part.js';
import { textsIn } from './texts/texts.js';

/** Where the wishes stand in a page that is drawn without them: random, so that no text of a couple's is this. */
const PLACE = `wishes-${crypto.randomUUID()}`;

/** A page without its wishes, as the server draws it. */
export interface DrawnAroundWishes {
  before: string;
  after: string;
  /** What stands in between: the very markup that the page would have there if it was drawn as a whole. */
  drawWishes: (wishes: GuestPageWishes) => string;
}

/**
 * Draws a page apart from its wishes. Nothing else of it changes while guests answer, and these are a twentieth of its
 * work: of a card that is answered by many, the rest is drawn once.
 */
export function drawAroundWishes(bundle: InvitationBundle, shop: GuestPageShop): DrawnAroundWishes {
  let around: GuestContextValue | undefined;
  const Part: PartOfPage = ({ children }) => {
    const context = useGuest();
    if (children.type !== Wishes) return children;
    around = context;
    return PLACE;
  };
  const page = renderToString(
    <GuestInvitation
      bundle={bundle}
      shop={shop}
      wishes={[]}
      hasMoreWishes={false}
      texts={textsIn(localeOf(bundle.invitation.language))}
      mode="live"
      Part={Part}
    />,
  );
  const [before, after] = page.split(PLACE);
  if (around === undefined || before === undefined || after === undefined) {
    throw new Error('a page has no place for wishes');
  }
  const context = around;
  return {
    before,
    after,
    drawWishes: (wishes) =>
      renderToString(
        <GuestContext value={context}>
          <Wishes {...wishes} />
        </GuestContext>,
      ),
  };
}
