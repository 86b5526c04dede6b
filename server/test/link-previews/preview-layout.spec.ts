import { hasPlaceForJawi } from '@serikad/shared/designs/jawi-place';
import { coverTexts } from '@serikad/shared/invitations/cover-texts';
import type { WidePicture } from '../../src/modules/designs/wide-picture.js';
import { boundsOf } from '../../src/modules/link-previews/glyph-mask.js';
import { jawiSpans } from '../../src/modules/link-previews/jawi-rows.js';
import type { PreviewContent } from '../../src/modules/link-previews/preview-content.js';
import { layOut, PREVIEW_SIZE, type PlacedOutline } from '../../src/modules/link-previews/preview-layout.js';
import { TextShaper } from '../../src/modules/link-previews/text-shaper.js';
import { CATALOGUE_FOLDER } from '../../src/config/catalogue-folder.js';
import type { DesignFile } from '../../src/operations/seed/design-file.dto.js';
import { readCatalogue } from '../../src/operations/seed/read-catalogue.js';

const LONGEST = 'the longest that a form takes';
const COUPLES: Record<string, [string, string][]> = {
  'long names': [['Wan Nur Qistina Batrisyia', 'Megat Muhammad Aqil Danish']],
  'one long word': [['Norhamimahwati', 'Muhammadrahim']],
  [LONGEST]: [['Wmwmwmwmwmwmwmwmwmwmwmwmwmwmwm', 'Wmwmwmwmwmwmwmwmwmwmwmwmwmwmwm']],
  'one letter': [['A', 'B']],
  'two couples': [
    ['Aina', 'Fahmi'],
    ['Sofea', 'Haziq'],
  ],
  'two couples with long names': [
    ['Nur Qistina Batrisyia', 'Muhammad Aqil Danish'],
    ['Siti Nurhaliza', 'Mohamad Farhan Hakimi'],
  ],
  Jawi: [['نور عائشة', 'محمد دانيال']],
  'two couples in Jawi': [
    ['عائشة', 'دانيال'],
    ['سوفيا', 'هذيق'],
  ],
};
const LONG_PLACE = 'Dewan Serbaguna Majlis Perbandaran Kuala Terengganu, Kuala Terengganu';

let designs: DesignFile[];
const shaper = new TextShaper();
beforeAll(async () => {
  designs = await readCatalogue(CATALOGUE_FOLDER);
});
afterAll(() => shaper.onModuleDestroy());

const JAWI: Record<string, string[]> = {
  'one couple': ['عائشه دان دانيال'],
  'letters of Jawi alone': ['ڤڠليما چيک ݢالوه دان حاج ڽيڽي ۏان'],
  'the longest that a form takes': [`${'سيتي '.repeat(8).trim()} دان ${'محمد '.repeat(8).trim()}`],
  'two couples': ['عائشه دان دانيال', 'سوفيا دان هذيق'],
};

function content(couples: [string, string][], place = 'Dewan Seri Melati'): PreviewContent {
  const title = 'MAJLIS SANTAPAN DAN DOA SELAMAT SEMPENA PERKAHWINAN';
  const styles = { title: null, names: null, date: null };
  const texts = { title, couples, and: '&', date: 'Khamis, 31 Disember 2026', place };
  return { ...texts, islamic: true, bare: false, ground: { kind: 'design' }, styles, ink: null };
}

/** The ink of an outline on the picture. */
function ink({
  outline,
  size,
  x,
  y,
}: PlacedOutline): { left: number; top: number; right: number; bottom: number } | null {
  const bounds = boundsOf(outline);
  if (!bounds) return null;
  const { left, top, right, bottom } = bounds;
  return { left: x + left * size, top: y + top * size, right: x + right * size, bottom: y + bottom * size };
}

describe('I-27 the texts of a link’s picture', () => {
  it.each(Object.entries(COUPLES))('%s stay in their room in every design', async (of, couples) => {
    const faults: string[] = [];
    for (const { _id, cover } of designs) {
      const wide = cover.wide as WidePicture;
      const { outlines, missing } = await layOut(wide, content(couples, LONG_PLACE), shaper);
      expect(missing).toEqual([]);
      for (const placed of outlines) {
        const box = ink(placed);
        if (!box || placed.element === 'jawi' || placed.element === 'rule') continue;
        const { left, width } = wide[placed.element];
        // A letter may lean out of its line a little; the ends of names, whose faces have swashes, may not.
        const lean = placed.size * 0.2;
        const leanRight = placed.element === 'names' ? 1 : lean;
        const outside =
          box.left < left - lean ||
          box.right > left + width + leanRight ||
          box.left < 0 ||
          box.right > PREVIEW_SIZE.width ||
          box.top < 0 ||
          box.bottom > PREVIEW_SIZE.height;
        if (outside) faults.push(`${_id} ${placed.element} ${JSON.stringify(box)}`);
      }
      const sizes = outlines.filter(({ element: part }) => part === 'names').map(({ size }) => size);
      if (Math.min(...sizes) < (of === LONGEST ? 9 : 20)) faults.push(`${_id}: names of ${Math.min(...sizes)} px`);
      // Marks above and below the letters don't reach the next line.
      if (of === 'Jawi') {
        const edge = (part: string, side: 'top' | 'bottom'): number[] =>
          outlines.filter((one) => one.element === part).flatMap((one) => ink(one)?.[side] ?? []);
        const gap = Math.min(...edge('names', 'top')) - Math.max(...edge('title', 'bottom'));
        if (gap < 0) faults.push(`${_id}: the names reach ${gap} px into the title`);
      }
      // One element ends where the next begins: baselines are in order.
      const lines = outlines.filter(({ outline }) => outline.length > 0).map(({ element: part, y }) => ({ part, y }));
      const order = ['title', 'names', 'date', 'place'].map((part) =>
        lines.filter((line) => line.part === part).map(({ y }) => y),
      );
      for (const [i, above] of order.entries()) {
        const below = order[i + 1];
        if (below && Math.max(...above) >= Math.min(...below)) faults.push(`${_id}: parts lie upon each other`);
      }
    }
    expect(faults).toEqual([]);
  });

  it.each(Object.entries(JAWI))(
    'C-10 names in Jawi, %s, stand below the others, joined, within the picture, in every design with a place for them',
    async (of, jawi) => {
      const faults: string[] = [];
      const couples: [string, string][] = jawi.map(() => ['Nur Aisyah', 'Muhammad Danial']);
      for (const { _id, layout, cover } of designs.filter((design) => hasPlaceForJawi(design.layout))) {
        const wide = cover.wide as WidePicture;
        const { outlines, missing } = await layOut(wide, { ...content(couples), jawi }, shaper);
        expect(missing).toEqual([]);
        const names = outlines.filter(({ element, outline }) => element === 'names' && outline.length > 0);
        const rows = jawi.flatMap(jawiSpans).length;
        const [latin, added] = [names.slice(0, -rows), names.slice(-rows)];
        if (latin.length < 2) faults.push(`${_id} (${layout}): ${names.length} lines of ${of}`);
        const lowest = Math.max(...latin.map(({ y }) => y));
        for (const line of added) {
          const box = ink(line);
          if (!box) continue;
          const inside =
            box.left >= 0 && box.right <= PREVIEW_SIZE.width && box.top >= 0 && box.bottom <= PREVIEW_SIZE.height;
          if (!inside || line.y <= lowest) faults.push(`${_id}: ${JSON.stringify(box)}`);
        }
        const dates = outlines.filter(({ element }) => element === 'date').flatMap((one) => ink(one)?.top ?? []);
        const ends = added.map(({ y }) => y);
        if (Math.max(...ends) >= Math.min(...dates, PREVIEW_SIZE.height)) faults.push(`${_id}: they reach the date`);
      }
      expect(faults).toEqual([]);
    },
  );

  it('C-10 a letter after another is set in its joined form, from right to left', async () => {
    const [joined, apart] = await Promise.all([
      shaper.shape([jawiSpans('ڤڠليما')]),
      shaper.shape([...'ڤڠليما'].map((letter) => jawiSpans(letter))),
    ]);
    const glyphs = joined[0]?.glyphs ?? [];
    const alone = apart.flatMap((line) => line.glyphs);
    expect(glyphs.every((glyph) => glyph.startsWith('amiri.arabic:'))).toBe(true);
    expect(glyphs).not.toEqual(alone.toReversed());
    expect(joined[0]?.width).toBeLessThan(apart.reduce((sum, { width }) => sum + width, 0));
  });

  it('leave nothing but the picture when the couple left them off their cover', async () => {
    const wide = designs[0]?.cover.wide as WidePicture;
    const layout = await layOut(wide, { ...content([['Aisyah', 'Danial']]), bare: true }, shaper);
    expect(layout).toEqual({ outlines: [], boxes: [], missing: [] });
  });

  it('wear the face, colour and weight that the couple chose', async () => {
    const wide = designs[0]?.cover.wide as WidePicture;
    const names = { font: 'Great Vibes', size: 36, color: '#123456', bold: true } as const;
    const plain = content([['Aisyah', 'Danial']]);
    const own = await layOut(wide, { ...plain, styles: { ...plain.styles, names } }, shaper);
    const usual = await layOut(wide, plain, shaper);
    const [first, other] = [own, usual].map(({ outlines }) => outlines.find(({ element: part }) => part === 'names'));
    expect(first?.colour).toBe('#123456');
    expect(first?.bolder).toBeGreaterThan(0);
    expect(other?.bolder).toBe(0);
    expect(first?.outline).not.toEqual(other?.outline);
  });

  it('say what the guest’s cover says', () => {
    const couple = { bride: person('Aisyah'), groom: person('Danial'), order: 'groom-first' } as const;
    const venue = { venue: 'Dewan Seri Melati', address: 'Jalan Sultan,\n20000 Kuala Terengganu' };
    const invitation = {
      language: 'malay',
      title: ' ',
      couple,
      couple2: null,
      coupleNo: 1,
      date: '2026-12-12',
      postponed: { on: false, from: null, sequence: 0 },
      venue,
    } as const;
    expect(coverTexts(invitation, 'dan')).toMatchObject({
      title: 'WALIMATUL URUS',
      and: 'dan',
      shortNames: [['Danial', 'Aisyah']],
      namesLine: 'Danial & Aisyah',
      coverDate: 'Sabtu, 12 Disember 2026',
      coverPlace: 'Dewan Seri Melati, Kuala Terengganu',
    });
  });
});

const person = (shortName: string) => ({ shortName, fullName: shortName });
