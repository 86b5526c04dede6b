import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DESIGN_KITS } from '@serikad/shared/designs/design.types';

/** Larger ones are names and headings, which are drawn or fitted. */
const LARGEST_TEXT_PX = 26;
const SHEETS = ['styles/pages.css', 'styles/sheets.css', 'personal/personal.css', 'album/album.css'].concat(
  DESIGN_KITS.map((kit) => `kits/${kit}.css`),
);
/** The texts beside the family's name on the cover, and the page to print. */
const OTHERS = /^(\.a4|\.has-print|\.addressed-to)/;

/** The rules of a style sheet that set a text's size, as `selector { size }`. */
function sizesIn(file: string): string[] {
  const css = readFileSync(join(__dirname, '../guest', file), 'utf8').replace(/\/\*[^*]*\*\//g, '');
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
    [...body.matchAll(/font(?:-size)?:([^;]+);/g)].map(([, size = '']) => `${selector.trim()} {${size} }`),
  );
}

describe('C-09 the sizes of the texts behind the cover', () => {
  it.each(SHEETS)('C-09 %s: every text follows the chosen size', (file) => {
    const fixed = sizesIn(file).filter((rule) => {
      const px = /(?<=[\s(])(\d+(?:\.\d+)?)px/.exec(rule.slice(rule.indexOf('{')))?.[1];
      const isText = px !== undefined && Number(px) <= LARGEST_TEXT_PX && !/var\(--(f-name|sheet-title)/.test(rule);
      return isText && !rule.includes('var(--text-size)') && !OTHERS.test(rule);
    });
    expect(fixed).toEqual([]);
  });
});
