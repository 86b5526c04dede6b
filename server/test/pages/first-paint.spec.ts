import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LATER_FILES_SCRIPT } from '@serikad/shared/api/later-files-script';
import { SHEET_PARTS_FILE, type SheetParts } from '@serikad/shared/api/sheet-parts';
import { firstPaint } from '../../src/pages/first-paint.js';
import { firstStyles } from '../../src/pages/first-styles.js';

const PARTS: SheetParts = {
  '/assets/shell.css': [
    { css: '@font-face{src:url(/a.woff2)}' },
    { css: 'a,.menu a{color:red}', needs: [[], ['.menu']] },
    { css: '.menu b,.card.on{top:0}', needs: [['.menu'], ['.card', '.on']] },
    { group: '@media (width>1px)', parts: [{ css: '.menu{left:0}', needs: [['.menu']] }] },
    { group: '@supports (top:0)', parts: [{ css: '.card{left:1px}', needs: [['.card']] }] },
  ],
  '/assets/page.css': [{ css: '.big{top:2px}', needs: [['.big']] }],
  '/assets/attributes.css': [
    { css: '.field[disabled]{top:0}', needs: [['.field', '[disabled]']] },
    { css: '[data-view="card"]{top:1px}', needs: [['[data-view="card"]']] },
  ],
  '/assets/colours.css': [
    {
      group: ':root',
      parts: [
        { css: '--ink:#111;', property: '--ink' },
        { css: '--line:var(--ink);', property: '--line' },
        { css: '--gold:#b80;', property: '--gold' },
        { css: 'color:#222;' },
      ],
    },
    { css: '.big{color:var(--line)}', needs: [['.big']] },
    { css: '.card{color:var(--gold)}', needs: [['.card']] },
  ],
};
const SCRIPT = '<script type="module" crossorigin src="/assets/shop.js"></script>';
const ENGLISH = '<script type="module" crossorigin src="/assets/english.js"></script>';
const PRELOAD = '<link rel="modulepreload" crossorigin href="/assets/react.js">';
const sheet = (name: string): string => `<link rel="stylesheet" crossorigin href="/assets/${name}.css">`;
const documentOf = (files: string): string =>
  `<!doctype html><html><head><title>A</title>${files}</head><body><div></div></body></html>`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'serikad-styles-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, SHEET_PARTS_FILE), JSON.stringify(PARTS));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('W-06 the first styles of a page', () => {
  it.each([
    ['<p class="card">', '@font-face{src:url(/a.woff2)}a,.menu a{color:red}@supports (top:0){.card{left:1px}}'],
    ['<p class="x card"><b class="on">', 'card.on'],
    ['<p class="menu">', '@media (width>1px){.menu{left:0}}'],
  ])('of %s have the rules whose classes are all in it', (html, css) => {
    expect(firstStyles(folder)(['/assets/shell.css'], html)).toContain(css);
  });

  it.each([
    ['<input class="field" disabled="">', '.field[disabled]{top:0}'],
    ['<input class="field"><b data-view="card">', '[data-view="card"]{top:1px}'],
    ['<b class="field" data-view="print"><input aria-invalid="true"/>', ''],
    ['<b data-view>card</b>', ''],
    ['<p class="field">disabled="" data-view="card"</p>', ''],
  ])('of %s have the rules whose attributes are all in it', (html, css) => {
    expect(firstStyles(folder)(['/assets/attributes.css'], html)).toBe(css);
  });

  it('have no other rule, and no empty group', () => {
    const css = firstStyles(folder)(['/assets/shell.css', '/assets/page.css'], '<p class="card">');
    expect(css).toBe('@font-face{src:url(/a.woff2)}a,.menu a{color:red}@supports (top:0){.card{left:1px}}');
    expect(firstStyles(folder)(['/assets/page.css', '/assets/shell.css'], '<p class="big">')).toMatch(
      /^\.big\{top:2px\}@/,
    );
  });

  it('have those custom properties that a rule, an element or another of them names', () => {
    const css = firstStyles(folder)(['/assets/colours.css'], '<p class="big">');
    expect(css).toBe(':root{--ink:#111;--line:var(--ink);color:#222;}.big{color:var(--line)}');
    const styled = firstStyles(folder)(['/assets/colours.css'], '<p style="--gap:0;color:var(--gold)">');
    expect(styled).toContain('--gold:#b80;');
  });

  it('have no rule for a dialog, which is closed until the app opens it', () => {
    const css = firstStyles(folder)(['/assets/page.css'], '<dialog class="big" aria-label="A"></dialog>');
    expect(css).toBe('');
  });

  it('are unknown where a style sheet is unknown', () => {
    expect(firstStyles(folder)(['/assets/shell.css', '/assets/new.css'], '')).toBeUndefined();
    expect(firstStyles(join(folder, 'none'))(['/assets/shell.css'], '')).toBeUndefined();
  });
});

describe('W-06 the first paint of a page', () => {
  const files = `${ENGLISH}${SCRIPT}${PRELOAD}${sheet('shell')}${sheet('page')}`;

  it('waits for no file: styles, then scripts are loaded later, texts before what reads them and what is imported before what begins the app', () => {
    const html = firstPaint(folder).ofPage(documentOf(files), '<p class="big">');
    expect(html).toBe(
      '<!doctype html><html><head><title>A</title>' +
        '<style>@font-face{src:url(/a.woff2)}a,.menu a{color:red}.big{top:2px}</style>' +
        '<link data-later="stylesheet" crossorigin href="/assets/shell.css">' +
        '<link data-later="stylesheet" crossorigin href="/assets/page.css">' +
        '<link data-later="module" crossorigin href="/assets/english.js">' +
        '<link data-later="module" crossorigin href="/assets/react.js">' +
        '<link data-later="module" crossorigin href="/assets/shop.js">' +
        `</head><body><div></div><script>${LATER_FILES_SCRIPT}</script></body></html>`,
    );
  });

  it('of a notice needs no file at all', () => {
    const html = firstPaint(folder).ofNotice(documentOf(files), '<p class="big">');
    expect(html).toContain('.big{top:2px}');
    expect(html).not.toMatch(/<link|<script/);
  });

  it('waits for the sheets where their parts are not known', () => {
    const unknown = documentOf(`${files}${sheet('new')}`);
    expect(firstPaint(folder).ofPage(unknown, '')).toBe(unknown);
    expect(firstPaint(folder).ofNotice(unknown, '')).toBe(
      documentOf(`${sheet('shell')}${sheet('page')}${sheet('new')}`),
    );
  });
});
