import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sharedClasses, unscopedClasses } from './class-owners.js';

const SRC = join(import.meta.dirname, '..');

/** Every style sheet of a feature or component. The features' own is their folder, the components' each its folder or file. */
function sheets(): { owner: string; css: string }[] {
  return ['features', 'components'].flatMap((layer) =>
    readdirSync(join(SRC, layer), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => ({
        owner: `${layer}/${layer === 'features' ? file.split(/[\\/]/)[0] : dirname(file) === '.' ? file : dirname(file)}`,
        css: readFileSync(join(SRC, layer, file), 'utf8'),
      })),
  );
}

describe('H4, H5: no style sheet reaches what another feature draws', () => {
  it('H4, H5: a class that is styled wherever it stands belongs to one feature or component', () => {
    const all = sheets();
    expect(all.length).toBeGreaterThan(20);
    expect(sharedClasses(all)).toEqual([]);
  });

  it('H4: finds a class of two owners, in a media query as well, and none within another', () => {
    const shop = { owner: 'shop', css: '.offer { margin: 0 } .phone__screen, .list .row { margin: 0 }' };
    const desk = {
      owner: 'desk',
      css: '@media (min-width: 1rem) { .offer:hover { margin: 0 } } .desk .row { margin: 0 }',
    };
    expect(sharedClasses([shop, desk])).toEqual(['.offer: desk, shop']);
    expect(sharedClasses([shop, { ...shop }])).toEqual([]);
    expect([
      ...unscopedClasses('.a.is-b[open]{} .c>.d{} @keyframes e{to{margin:0}} .f{.g{margin:0}} .h:has(.i){}'),
    ]).toEqual(['a', 'f']);
  });
});
