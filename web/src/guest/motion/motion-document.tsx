import { renderToString } from 'react-dom/server';
import { localeOf } from '@serikad/shared/i18n/language';
import type { GuestPageRenderer } from '@serikad/shared/api/guest-page.types';
import base from '../styles/base.css?inline';
import cover from '../styles/cover.css?inline';
import { textsIn } from '../texts/texts.js';
import { documentAttributes } from '../view/document.js';
import { coreUrl } from '../view/faces.js';
import { escapeHtml } from '../view/html.js';
import { facesOf, themeCss } from '../view/theme.js';
import { GESTURE_OF } from './gestures/gestures.js';
import motion from './motion.css?inline';
import { MotionPage } from './motion-page.js';
import { MOTION_TEXTS } from './motion-texts.js';

const layouts = import.meta.glob<string>('../layouts/*.css', { query: '?inline', import: 'default', eager: true });
/** Without a script the cover is open at once, and there is nothing to play. */
const NO_SCRIPT =
  '.motion .opening,.motion .seal,#time,#toggle{display:none}.motion:not(.bound) :is(.jawi,.kicker,.names,.rule,.c-date,.c-place){opacity:1}';

/** The whole document of a design's animated version. */
export const renderMotionPage: GuestPageRenderer['renderMotionPage'] = ({ bundle, shopName, publicUrl, files }) => {
  const { design } = bundle;
  const locale = localeOf(bundle.invitation.language);
  const words = MOTION_TEXTS[locale];
  const { lang, layout, theme, opening, doors } = documentAttributes(bundle);
  const face = facesOf(bundle)[0];
  const flakes = design.assets.filter(({ page }) => page === 'fall').length;
  const id = encodeURIComponent(design._id);
  const title = `${words.title(design.name)} · ${shopName}`;
  const url = `${publicUrl}/motion/${id}`;
  const page = renderToString(
    <MotionPage
      bundle={bundle}
      shopName={shopName}
      texts={textsIn(locale)}
      designUrl={`/invitation-design/details/${id}`}
      orderUrl={`/invitation/create-order?design=${id}`}
    />,
  );
  return `<!doctype html>
<html lang="${lang}" data-layout="${escapeHtml(layout)}" data-theme="${theme}" data-opening="${opening}" data-doors="${doors}" data-flakes="${flakes}" data-gesture="${GESTURE_OF[layout] ?? 'bloomed'}" class="motion">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(words.description(design.name))}">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(words.description(design.name))}">
<meta property="og:image" content="${escapeHtml(`${publicUrl}/design/preview-image/${id}`)}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:type" content="image/jpeg">
<meta property="og:url" content="${escapeHtml(url)}">
<meta property="og:type" content="website">
<meta name="twitter:card" content="summary_large_image">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${escapeHtml(design.palette.ground)}">
<link rel="canonical" href="${escapeHtml(url)}">
<link rel="icon" href="data:,">
${face === undefined ? '' : `<link rel="preload" as="font" type="font/woff2" href="${coreUrl(face)}" crossorigin>`}
<style>${base}${cover}${layouts[`../layouts/${layout}.css`] ?? ''}${themeCss(bundle)}${motion}</style>
<noscript><style>${NO_SCRIPT}</style></noscript>
<script type="module" src="${escapeHtml(files.script)}"></script>
${files.modules.map((module) => `<link rel="modulepreload" href="${escapeHtml(module)}">`).join('\n')}
</head>
<body>
${page}
</body>
</html>
`;
};
