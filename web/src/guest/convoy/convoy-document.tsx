import { renderToString } from 'react-dom/server';
import { CONVOY_PATH } from '@serikad/shared/invitations/convoy-path';
import type { GuestPageRenderer } from '@serikad/shared/api/guest-page.types';
import base from '../styles/base.css?inline';
import { documentAttributes, inChosenDesign } from '../view/document.js';
import { guestView } from '../view/guest-view.js';
import { escapeHtml } from '../view/html.js';
import { invitationPath } from '../view/link-preview.js';
import { themeCss } from '../view/theme.js';
import convoy from './convoy.css?inline';
import { ConvoyPage } from './convoy-page.js';
import { CONVOY_TEXTS } from './convoy-texts.js';

/** The whole document for those who drive to a wedding together, in the colours and faces of its design. */
export const renderConvoyPage: GuestPageRenderer['renderConvoyPage'] = ({ bundle, publicUrl }) => {
  const { design, invitation } = inChosenDesign(bundle);
  const { lang, theme } = documentAttributes(bundle);
  const { namesLine, locale } = guestView(bundle);
  const title = [CONVOY_TEXTS[locale].title, namesLine].filter((part) => part !== '').join(' · ');
  const description = [invitation.convoy.meetingPoint, invitation.convoy.time]
    .filter((part) => part !== '')
    .join(' · ');
  return `<!doctype html>
<html lang="${lang}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(description)}">
<meta property="og:url" content="${escapeHtml(`${publicUrl}${invitationPath(bundle)}/${CONVOY_PATH}`)}">
<meta property="og:type" content="website">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${escapeHtml(design.palette.ground)}">
<link rel="icon" href="data:,">
<style>${base}${themeCss(bundle)}${convoy}</style>
</head>
<body>
${renderToString(<ConvoyPage bundle={bundle} />)}
</body>
</html>
`;
};
