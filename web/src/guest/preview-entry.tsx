import { createRoot } from 'react-dom/client';
import { localeOf } from '@serikad/shared/i18n/language';
import { GuestInvitation } from './guest-invitation.js';
import type { PreviewMessage, PreviewReply } from './preview.types.js';
import './styles/base.css';
import './styles/cover.css';
import './styles/pages.css';
import './styles/sheets.css';
import './styles/preview.css';
import { documentAttributes } from './view/document.js';
import { invitationPath } from './view/link-preview.js';
import { themeCss } from './view/theme.js';

import.meta.glob('./layouts/*.css', { eager: true });

// Apart, as the guest's page takes them: one language each.
const [{ ms }, { en }] = await Promise.all([import('./texts/ms.js'), import('./texts/en.js')]);
const texts = { ms, en };

const container = document.getElementById('root');
const root = container && createRoot(container);
const theme = document.head.appendChild(document.createElement('style'));
document.documentElement.classList.add('is-open', 'in-editor');

/** Draws what the editor sends. Only the page around this frame is listened to, and only of our own origin. */
addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.origin !== location.origin || event.source !== parent || !isPreview(event.data)) return;
  const { bundle, wishes = [], shopName = 'SeriKad' } = event.data;
  const { lang, layout, theme: tone } = documentAttributes(bundle);
  const { documentElement: element } = document;
  element.lang = lang;
  element.dataset['layout'] = layout;
  element.dataset['theme'] = tone;
  element.dataset['opening'] = 'none';
  const css = themeCss(bundle);
  if (theme.textContent !== css) theme.textContent = css;
  const shop = { name: shopName, url: '/', invitationUrl: `${location.origin}${invitationPath(bundle)}` };
  root?.render(
    <GuestInvitation
      bundle={bundle}
      wishes={wishes}
      wishTotal={wishes.length}
      shop={shop}
      texts={texts[localeOf(bundle.invitation.language)]}
      mode="preview"
      onField={(name) => reply({ type: 'field', name })}
    />,
  );
});

// A link of the preview must not take the frame away from it.
addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});

function reply(message: PreviewReply): void {
  parent.postMessage(message, location.origin);
}

function isPreview(data: unknown): data is PreviewMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'preview' && 'bundle' in data;
}

reply({ type: 'preview-ready' });
