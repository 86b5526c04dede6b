import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { GuestPageJson } from '@serikad/shared/api/guest-page.types';
import { whenIdle } from '../platform/when-idle.js';
import { GuestInvitation } from './guest-invitation.js';
import type { PersonalPage } from './personal/personal-page.types.js';
import type { GuestTexts } from './texts/ms.js';

/**
 * Hydrates the page that the server has rendered, and on the day of the wedding caches it for a hall without a network.
 */
export function start(texts: GuestTexts, personal?: PersonalPage): void {
  const root = document.getElementById('root');
  const data = document.getElementById('invitation')?.textContent;
  if (!root || !data) return;
  // Written into the page by our own server, by the same type.
  const { bundle, wishes, hasMoreWishes, shop } = JSON.parse(data) as GuestPageJson;
  // As a transition the work is done in slices, between which the phone paints and handles taps.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <GuestInvitation
          bundle={bundle}
          wishes={wishes}
          hasMoreWishes={hasMoreWishes}
          shop={shop}
          texts={texts}
          mode="live"
          personal={personal}
        />
      </StrictMode>,
    );
  });
  // No cache keeps a family's page.
  if (bundle.phase === 'today' && !personal) {
    whenIdle(() => void import('./offline/keep-page.js').then(({ keepPage }) => keepPage()).catch(() => undefined));
  }
}
