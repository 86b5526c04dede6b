import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasPlaceForCoverLine } from '@serikad/shared/designs/cover-line-place';
import { hasPlaceForJawi } from '@serikad/shared/designs/jawi-place';

const GUEST = join(__dirname, '../guest');

describe('C-10 the layouts with a place for names in Jawi', () => {
  const layouts = readdirSync(join(GUEST, 'layouts'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => file.slice(0, -'.css'.length));

  it('C-10 have a place in all Islamic and classic layouts, in the style sheet and for the link’s picture', () => {
    const cover = readFileSync(join(GUEST, 'styles/cover.css'), 'utf8');
    const [, shown = ''] = /((?:\[data-layout\^='[a-z]+-'\] \.names \.jw,?\s*)+)\{\s*display: block;/.exec(cover) ?? [];
    const prefixes = [...shown.matchAll(/\[data-layout\^='([a-z]+-)'\]/g)].map(([, prefix = '']) => prefix);
    expect(prefixes).toEqual(['islamic-', 'classic-']);
    const placed = layouts.filter((layout) => prefixes.some((prefix) => layout.startsWith(prefix)));
    expect(placed.length).toBeGreaterThan(8);
    expect(layouts.filter(hasPlaceForJawi)).toEqual(placed);
  });

  it('C-10 have a place for a line in another script where the style sheet shows it', () => {
    const cover = readFileSync(join(GUEST, 'styles/cover.css'), 'utf8');
    const [, list = ''] = /:is\(([^)]*)\) \.names \.ol \{\s*display: block;/.exec(cover) ?? [];
    const shown = [...list.matchAll(/\[data-layout='([a-z-]+)'\]/g)].map(([, layout = '']) => layout);
    expect(shown.length).toBeGreaterThan(0);
    expect(layouts.filter(hasPlaceForCoverLine)).toEqual(shown);
  });
});
