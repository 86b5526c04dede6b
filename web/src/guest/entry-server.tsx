import { renderToString } from 'react-dom/server';
import { localeOf } from '@serikad/shared/i18n/language';
import { EARLY_TAP_SCRIPT } from '@serikad/shared/invitations/early-tap';
import type { GuestPageInput, GuestPageJson, GuestPageRenderer } from '@serikad/shared/api/guest-page.types';
import base from './styles/base.css?inline';
import addressee from './personal/addressee.css?inline';
import cover from './styles/cover.css?inline';
import frauncesCore from '../styles/fonts/fraunces.core.woff2?url';
import jakartaCore from '../styles/fonts/plus-jakarta-sans.core.woff2?url';
import message from './styles/message.css?inline';
import noScript from './styles/no-script.css?inline';
import { GuestInvitation } from './guest-invitation.js';
import { Addressee } from './personal/addressee.js';
import { addresseeRules } from './personal/addressee-rules.js';
import { personalPage } from './personal/personal-page.js';
import type { PersonalPage } from './personal/personal-page.types.js';
import { personalTextsIn } from './personal/texts/texts.js';
import { textsIn } from './texts/texts.js';
import { documentAttributes, inChosenDesign, toPagePayload } from './view/document.js';
import { coreUrl } from './view/faces.js';
import { escapeHtml, jsonForScript } from './view/html.js';
import { linkPreview } from './view/link-preview.js';
import { plainRsvp } from './view/plain-rsvp.js';
import { facesOf, themeCss } from './view/theme.js';

const layouts = import.meta.glob<string>('./layouts/*.css', { query: '?inline', import: 'default', eager: true });

/**
 * The whole document of an invitation. Link previews first, then what the first paint needs: the cover's styles, the
 * design's, the face of the names, and the names themselves. The rest of the styles holds up nothing.
 */
export const renderGuestPage: GuestPageRenderer['renderGuestPage'] = (input) => renderDocument(input);

/** Where the addressee is put into a personal page, for each family its own. */
const SLOT = '<i class="addressee-slot"></i>';

export const renderPersonalPage: GuestPageRenderer['renderPersonalPage'] = (input) => {
  const locale = localeOf(input.bundle.invitation.language);
  const family = { id: '', title: '', token: '' };
  const page: PersonalPage = {
    ...personalPage(family, personalTextsIn(locale), locale),
    Addressee: () => <i className="addressee-slot" />,
  };
  const [before = '', after = ''] = renderDocument(input, page).split(SLOT);
  return { before, after };
};

export const renderAddressee: GuestPageRenderer['renderAddressee'] = ({ familyId, title, locale }) =>
  renderToString(<Addressee familyId={familyId} title={title} label={personalTextsIn(locale).for} />);

function renderDocument(
  { bundle: stored, shop, wishes, hasMoreWishes, files, publicUrl, linkPicture }: GuestPageInput,
  personal?: PersonalPage,
): string {
  const bundle = inChosenDesign(stored);
  const preview = linkPreview(bundle, publicUrl, shop.name, linkPicture);
  const { lang, layout, kit, theme, opening, doors, own } = documentAttributes(bundle);
  const face = facesOf(bundle)[0];
  const page = renderToString(
    <GuestInvitation
      bundle={bundle}
      shop={shop}
      wishes={wishes}
      hasMoreWishes={hasMoreWishes}
      texts={textsIn(localeOf(bundle.invitation.language))}
      mode="live"
      personal={personal}
    />,
  );
  const personalCss = personal ? `${addressee}${addresseeRules(bundle.design)}` : '';
  const json: GuestPageJson = { bundle: toPagePayload(bundle), shop, wishes, hasMoreWishes };
  return `<!doctype html>
<html lang="${lang}" data-layout="${escapeHtml(layout)}" data-kit="${kit}" data-theme="${theme}" data-opening="${opening}" data-doors="${doors}"${attributes(own)}>
<head>
<meta charset="utf-8">
<title>${escapeHtml(preview.title)}</title>
${metaTags({
  'og:title': preview.title,
  'og:description': preview.description,
  'og:image': preview.image,
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:type': 'image/jpeg',
  'og:image:alt': preview.imageAlt,
  'og:url': preview.url,
  'og:type': 'website',
  'og:site_name': preview.siteName,
  'og:locale': preview.ogLocale,
})}
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:image" content="${escapeHtml(preview.image)}">
<meta name="twitter:image:alt" content="${escapeHtml(preview.imageAlt)}">
<meta name="description" content="${escapeHtml(preview.description)}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${escapeHtml(bundle.design.palette.ground)}">
<link rel="canonical" href="${escapeHtml(preview.url)}">
<link rel="icon" href="data:,">
${face === undefined ? '' : `<link rel="preload" as="font" type="font/woff2" href="${coreUrl(face)}" crossorigin>`}
<style>${base}${cover}${layouts[`./layouts/${layout}.css`] ?? ''}${themeCss(bundle)}${personalCss}</style>
<noscript><style>${noScript}</style></noscript>
<script>${EARLY_TAP_SCRIPT}</script>
<script type="module" src="${escapeHtml(files.script)}" fetchpriority="low"></script>
${files.modules.map((module) => `<link rel="modulepreload" href="${escapeHtml(module)}" fetchpriority="low">`).join('\n')}
</head>
<body>
<div id="root">${page}</div>
<script type="application/json" id="invitation">${jsonForScript(json)}</script>
${styleLinks([...files.styles, files.kits[kit]])}
<noscript>${plainRsvp(bundle)}</noscript>
</body>
</html>
`;
}

const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

const shopFace = (family: string, file: string): string =>
  `@font-face{font-family:'${family}';font-display:swap;font-weight:100 900;src:url(${file}) format('woff2')}`;
/** The shop's own faces; for what a core lacks the system's is used. */
const shopFaces = shopFace('Fraunces Variable', frauncesCore) + shopFace('Plus Jakarta Sans Variable', jakartaCore);

/** The page for an unknown invitation or personal link, or one that is not available now. */
export const renderMessagePage: GuestPageRenderer['renderMessagePage'] = ({ kind, locale, shopName }) => {
  const texts = textsIn(locale);
  // An empty address is this very page: trying again needs no script.
  const { title, text, action } = {
    'not-found': {
      title: texts.notFoundTitle,
      text: texts.notFoundText,
      action: { href: '/', label: texts.homepage },
    },
    // A guest has nothing to do in the shop.
    'link-gone': { title: texts.linkGoneTitle, text: texts.linkGoneText, action: null },
    unavailable: {
      title: texts.unavailableTitle,
      text: texts.unavailableText,
      action: { href: '', label: texts.retry },
    },
  }[kind];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)} · ${escapeHtml(shopName)}</title>
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<style>${shopFaces}${message}</style>
</head>
<body>
<main>
<p class="brand"><i aria-hidden="true"></i>${escapeHtml(shopName)}</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${action ? `<a href="${action.href}">${escapeHtml(action.label)}</a>` : ''}
</main>
</body>
</html>
`;
};

/**
 * The styles of what lies below the cover. They are nothing yet: the script makes them style sheets when the cover is
 * painted, and where no script runs they are there at once.
 */
function styleLinks(styles: readonly string[]): string {
  const links = (attribute: string): string =>
    styles.map((style) => `<link ${attribute} href="${escapeHtml(style)}">`).join('');
  return `${links('data-later')}<noscript>${links('rel="stylesheet"')}</noscript>`;
}

function metaTags(tags: Record<string, string>): string {
  return Object.entries(tags)
    .filter(([, content]) => content !== '')
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`)
    .join('\n');
}

export { renderConvoyPage } from './convoy/convoy-document.js';
export { renderMotionPage } from './motion/motion-document.js';
