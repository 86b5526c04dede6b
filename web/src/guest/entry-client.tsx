import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { GuestPageData } from '@serikad/shared/invitations/guest-page.types';
import { GuestInvitation } from './guest-invitation.js';
import './styles/pages.css';
import './styles/sheets.css';

const root = document.getElementById('root');
const data = document.getElementById('invitation')?.textContent;
if (root && data) {
  // Written into the page by our own server, by the same type.
  const { bundle, wishes, wishTotal, shop } = JSON.parse(data) as GuestPageData;
  hydrateRoot(
    root,
    <StrictMode>
      <GuestInvitation bundle={bundle} wishes={wishes} wishTotal={wishTotal} shop={shop} mode="live" />
    </StrictMode>,
  );
}
