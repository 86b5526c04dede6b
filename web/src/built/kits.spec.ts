import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { DESIGN_KITS, type DesignKit } from '@serikad/shared/designs/design.types';
import { builtFiles } from './built-files.js';

const KB = 1024;
/** Of a kit as it is served without compression: a guest loads one of them. */
const MOST_BYTES = 12 * KB;

const builtKit = (kit: DesignKit): string =>
  builtFiles('guest', 'css').find(({ name }) => name.startsWith(`assets/kit-${kit}-`))?.text ?? '';

/** The selectors of a style sheet that may apply to pages of another kit. */
function foreignSelectors(css: string, kit: DesignKit): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules(({ parent, selectors }) => {
    if (parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes')) return;
    found.push(...selectors.filter((selector) => !new RegExp(`^html\\[data-kit="?${kit}"?\\]`).test(selector)));
  });
  return found;
}

describe('the kits of the inner pages', () => {
  it.each(DESIGN_KITS)('%s: is a style sheet of its own, for its pages alone, and small', (kit) => {
    const css = builtKit(kit);
    expect(css).toContain('.wishlist');
    expect(foreignSelectors(css, kit)).toEqual([]);
    expect(css.length).toBeLessThan(MOST_BYTES);
  });

  it('a selector outside of the kit is found', () => {
    expect(foreignSelectors('html[data-kit=arch] .date{top:0}.date{top:0}', 'arch')).toEqual(['.date']);
    expect(foreignSelectors('html[data-kit=night] .date{top:0}', 'arch')).toHaveLength(1);
  });

  it.each(DESIGN_KITS)('%s: sets every part that the kits differ in', (kit) => {
    const css = readFileSync(join(__dirname, `../guest/kits/${kit}.css`), 'utf8');
    for (const part of ['.date', '.timeline', '.clock', '.wishlist', '.track', '.reply', '.dresses', '.pages::before'])
      expect(css).toContain(`${part} `);
  });
});
