import { createRoot } from 'react-dom/client';
import { localeOf, type Locale } from '@serikad/shared/i18n/language';
import { shownHijriDate } from '@serikad/shared/invitations/hijri-date';
import { shownJawi } from '@serikad/shared/invitations/jawi-names';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type { WishView } from '@serikad/shared/rsvp/rsvp.types';
import { inPhase } from '@serikad/shared/invitations/phase';
import { collectCrashes, sendCrashes } from '../platform/crashes/collect-crashes.js';
import { MemoizedSection } from './memoized-section.js';
import { GuestInvitation } from './guest-invitation.js';
import { previewPrayers } from './preview-prayers.js';
import { markFarSections } from './far-sections.js';
import {
  PREVIEW_STILL,
  type PreviewMessage,
  type PreviewReply,
  type PreviewWindow,
  type WholePreview,
} from './preview.types.js';
import './styles/base.css';
import './styles/cover.css';
import './styles/pages.css';
import './styles/sheets.css';
import './styles/preview.css';
import type { GuestTexts } from './texts/ms.js';
import { documentAttributes } from './view/document.js';
import { invitationPath } from './view/link-preview.js';
import { themeCss } from './view/theme.js';
import { sameTheme } from './view/themed.js';

import.meta.glob('./layouts/*.css', { eager: true });
// After styles/pages.css, as the guest's page has them. All of them:
// the couple may change the design while it is shown.
import.meta.glob('./kits/*.css', { eager: true });

let texts: Readonly<Record<Locale, GuestTexts>>;

const NO_WISHES: WishView[] = [];
const container = document.getElementById('root');
const root = container && createRoot(container);
const theme = document.head.appendChild(document.createElement('style'));
document.documentElement.classList.add('is-open', 'in-editor');
// No motion beside the form: it would distract from typing, and each of its frames delays a key.
document.documentElement.classList.toggle('is-still', location.hash === PREVIEW_STILL);

let shown: WholePreview | undefined;
/** Whose style sheet is in use. */
let themed: InvitationBundle | undefined;

const prayersOf = previewPrayers(() => showInPreview({ type: 'preview-change', invitation: {} }));

/** Renders what the editor shows, before it returns. */
function showInPreview(message: PreviewMessage): void {
  const whole = message.type === 'preview' ? message : shown;
  if (!whole) return;
  const { bundle } = whole;
  const invitation = { ...bundle.invitation, ...(message.type !== 'preview' && message.invitation) };
  // What the server makes of the form's fields.
  const made = {
    hijriDate: shownHijriDate(invitation),
    jawiText: shownJawi(invitation),
    prayerTimes: prayersOf(invitation),
  };
  shown = { ...whole, bundle: { ...bundle, invitation: { ...invitation, ...made } } };
  draw({ ...shown, bundle: inPhase(shown.bundle, Date.now()) });
}

function draw({ bundle, wishes = NO_WISHES, shopName = 'SeriKad' }: WholePreview): void {
  const { lang, layout, kit, theme: tone, doors, own } = documentAttributes(bundle);
  setRootAttributes({
    lang,
    'data-layout': layout,
    'data-kit': kit,
    'data-theme': tone,
    'data-opening': 'none',
    'data-doors': doors,
    ...own,
  });
  if (!themed || !sameTheme(themed, bundle)) {
    themed = bundle;
    const css = themeCss(bundle);
    if (theme.textContent !== css) theme.textContent = css;
  }
  const shop = {
    name: shopName,
    url: '/',
    invitationUrl: `${location.origin}${invitationPath(bundle)}`,
    guestDataMonths: 0,
  };
  root?.render(
    <GuestInvitation
      bundle={bundle}
      wishes={wishes}
      hasMoreWishes={false}
      shop={shop}
      texts={texts[localeOf(bundle.invitation.language)]}
      mode="preview"
      onField={onField}
      Wrapper={MemoizedSection}
    />,
  );
  if (!marked) void markFarAfterLayout();
}

/** Sets the document's own attributes. Written again, even the same one makes the browser look up styles anew. */
function setRootAttributes(attributes: Readonly<Record<string, string>>): void {
  const { documentElement: element } = document;
  for (const name of element.getAttributeNames()) {
    if (/^data-(choice-|photo$)/.test(name) && !(name in attributes)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

let marked = false;
/** Once all is laid out in its own letters, and so the height of each section is final. */
async function markFarAfterLayout(): Promise<void> {
  marked = true;
  await document.fonts.ready;
  requestAnimationFrame(() => {
    const pages = document.getElementById('pages');
    if (pages) markFarSections(pages);
    else marked = false;
  });
}

// A link of the preview must not take the frame away from it.
addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});

/** Sections of the page that come from a section's fields as a whole. */
const SECTIONS: Readonly<Record<string, string>> = {
  '.heads': 'others.page2Header1',
  '.sec.dress': 'dressCode',
  '.sec.doa': 'doa',
  '.sec.count': 'others.countdownLabel',
  '.sec.gal': 'gallery',
  '.sec.wishes': 'others.viewWishes',
  '.sec.song': 'music',
  '.sec.end': 'others',
};
addEventListener('click', ({ target }) => {
  // What is tapped to look about on the page is no text of a field.
  if (!(target instanceof Element) || target.closest('[data-field], button, a, dialog')) return;
  const name = Object.entries(SECTIONS).find(([selector]) => target.closest(selector))?.[1];
  if (name !== undefined) onField(name);
});

function onField(name: string): void {
  reply({ type: 'field', name });
}

function reply(message: PreviewReply): void {
  parent.postMessage(message, location.origin);
}

/** The texts come apart, as the guest's page takes them: one language each. */
async function begin(): Promise<void> {
  const [{ ms }, { en }] = await Promise.all([import('./texts/ms.js'), import('./texts/en.js')]);
  texts = { ms, en };
  const own: PreviewWindow = window;
  own.showInPreview = showInPreview;
  reply({ type: 'preview-ready' });
}

collectCrashes();
void begin().finally(() => void sendCrashes(() => ({ part: 'editor', page: '/invitation/form/:id' })));
