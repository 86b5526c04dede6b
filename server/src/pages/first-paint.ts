import { LATER_ATTRIBUTE, LATER_FILES_SCRIPT } from '@serikad/shared/api/later-files-script';
import { firstStyles } from './first-styles.js';

/** The elements of a document that load files, as Vite and page-heads.ts write them, each with the file's address. */
const SHEETS = /<link rel="stylesheet" crossorigin href="([^"<>]+)">/g;
const PRELOADS = /<link rel="modulepreload" crossorigin href="([^"<>]+)">/g;
const MODULES = /<script type="module" crossorigin src="([^"<>]+)"><\/script>/g;

/** Completes documents so that a phone paints them as soon as their HTML is there. */
interface FirstPaint {
  /** A page whose first paint waits for no file: its styles are in it, its files are loaded afterwards. */
  ofPage(document: string, markup: string): string;
  /** A page that runs no script and is never changed: its styles are in it, and it has no files. */
  ofNotice(document: string, markup: string): string;
}

/**
 * @param webDist the built web app; where it does not list the parts of its style sheets, documents keep their links
 */
export function firstPaint(webDist: string): FirstPaint {
  const stylesOf = firstStyles(webDist);

  const completed = (document: string, markup: string, isChanged: boolean): string => {
    const sheets = filesIn(document, SHEETS);
    const styles = stylesOf(sheets, document + markup);
    const withoutScripts = (html: string): string => html.replace(PRELOADS, '').replace(MODULES, '');
    if (styles === undefined) return isChanged ? document : withoutScripts(document);
    const links = isChanged
      ? [
          ...sheets.map((href) => laterLink('stylesheet', href)),
          ...scriptsIn(document).map((href) => laterLink('module', href)),
        ]
      : [];
    const script = isChanged ? `<script>${LATER_FILES_SCRIPT}</script>` : '';
    return withoutScripts(document)
      .replace(SHEETS, '')
      .replace('</head>', () => `<style>${styles}</style>${links.join('')}</head>`)
      .replace('</body>', () => `${script}</body>`);
  };

  return {
    ofPage: (document, markup) => completed(document, markup, true),
    ofNotice: (document, markup) => completed(document, markup, false),
  };
}

const filesIn = (document: string, elements: RegExp): string[] =>
  Array.from(document.matchAll(elements), ([, address = '']) => address);

/**
 * The scripts in an order in which each finds what it imports evaluated: one that imports all others is a task of a
 * tenth of a second on a slow phone. The document's last one begins the app; one before it registers the English texts,
 * which modules read when they are evaluated.
 */
function scriptsIn(document: string): string[] {
  const modules = filesIn(document, MODULES);
  return [...modules.slice(0, -1), ...filesIn(document, PRELOADS), ...modules.slice(-1)];
}

/** In the head, where the app adds the styles of further pages after these. */
function laterLink(kind: 'stylesheet' | 'module', href: string): string {
  return `<link ${LATER_ATTRIBUTE}="${kind}" crossorigin href="${href}">`;
}
