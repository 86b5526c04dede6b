import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHEET_PARTS_FILE, type SheetPart, type SheetParts } from '@serikad/shared/api/sheet-parts';
import { partsOf } from '../../sheet-parts.js';

const DIST = join(import.meta.dirname, '../../dist');

const textOf = (parts: readonly SheetPart[]): string =>
  parts.map((part) => ('group' in part ? `${part.group}{${textOf(part.parts)}}` : part.css)).join('');
/** Without what the parser does not keep, or adds: white space before a brace, a semicolon in it. */
const plain = (css: string): string => css.replace(/\s+\{/g, '{').replace(/\n/g, '').replaceAll(';}', '}').trim();

describe('W-06 the parts of style sheets', () => {
  it.each([
    ['.a,.b.c>p{top:0}', [['.a'], ['.b', '.c']]],
    ['p:not(.a):is(.b,.c) .d:has(>.e:is(.f)){top:0}', [['.d']]],
    ['._5b-E2 .sr3U-{top:0}', [['._5b-E2', '.sr3U-']]],
    ['.a\\:b{top:0}', [[]]],
    ['html{top:0}', [[]]],
    ['.a[disabled]:not(.b[hidden]){top:0}', [['.a', '[disabled]']]],
    ['[aria-busy=true] .a[data-view="card"]{top:0}', [['[aria-busy="true"]', '.a', '[data-view="card"]']]],
    ['[href$=".pdf"].a[title="(b) c"]::before{top:0}', [['[href]', '.a', '[title]']]],
    ['details[open] .a{top:0}', [['.a']]],
    ['[class^="a"] .b{top:0}', [['.b']]],
  ])('%s needs these classes and attributes', (css, needs) => {
    expect(partsOf(css)).toEqual([{ css, needs }]);
  });

  it('have the rules of a condition in a group, and others for every page', () => {
    expect(
      partsOf(
        '@media print{.a{top:0}@supports (top:0){b{top:0}}}@keyframes a{to{top:0}}@starting-style{.a{top:0}}@font-face{src:url(a)}',
      ),
    ).toEqual([
      {
        group: '@media print',
        parts: [
          { css: '.a{top:0}', needs: [['.a']] },
          { group: '@supports (top:0)', parts: [{ css: 'b{top:0}', needs: [[]] }] },
        ],
      },
      { css: '@keyframes a{to{top:0}}' },
      { group: '@starting-style', parts: [{ css: '.a{top:0}', needs: [['.a']] }] },
      { css: '@font-face{src:url(a)}' },
    ]);
  });

  it('have the declarations of the document one by one', () => {
    expect(partsOf(':root{--ink:#111;--fill:url(data:a;b);color:red}:root b{top:0}')).toEqual([
      {
        group: ':root',
        parts: [
          { css: '--ink:#111;', property: '--ink' },
          { css: '--fill:url(data:a;b);', property: '--fill' },
          { css: 'color:red;' },
        ],
      },
      { css: ':root b{top:0}', needs: [[]] },
    ]);
  });

  it('are the whole sheets of the shop', () => {
    const parts = JSON.parse(readFileSync(join(DIST, SHEET_PARTS_FILE), 'utf8')) as SheetParts;
    expect(Object.keys(parts).length).toBeGreaterThan(20);
    for (const [sheet, ofSheet] of Object.entries(parts))
      expect(plain(textOf(ofSheet))).toBe(plain(readFileSync(join(DIST, sheet), 'utf8')));
  });
});
