import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { GuestPageData } from '@serikad/shared/invitations/guest-page.types';
import { GuestInvitation } from './guest-invitation.js';
import './styles/pages.css';
import './styles/sheets.css';

// The styles that were fetched without holding up the cover; see the server's entry.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]')) link.media = 'all';

const root = document.getElementById('root');
const data = document.getElementById('invitation')?.textContent;
if (root && data) {
  // Written into the page by our own server, by the same type.
  const { bundle, wishes, wishTotal, shop } = JSON.parse(data) as GuestPageData;
  // As a transition the work is done in slices, between which the phone paints and hears taps.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <GuestInvitation bundle={bundle} wishes={wishes} wishTotal={wishTotal} shop={shop} mode="live" />
      </StrictMode>,
    );
  });
}
