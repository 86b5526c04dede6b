import { boundsOf, renderMask } from '../../src/modules/link-previews/glyph-mask.js';
import { fontFiles, widening } from '../../src/modules/link-previews/font-files.js';
import { TextShaper } from '../../src/modules/link-previews/text-shaper.js';
import { FONT_NAMES } from '@serikad/shared/designs/fonts';

const shaper = new TextShaper();
afterAll(() => shaper.onModuleDestroy());

const span = (text: string, face = 'Alex Brush') => ({
  text,
  faces: fontFiles(face, false),
  weight: 400,
  em: 1,
  tracking: 0,
});

async function shaped(text: string, face?: string) {
  const [line] = await shaper.shape([[span(text, face)]]);
  if (!line) throw new Error('nothing came back');
  return line;
}

describe('I-27 Jawi in a link’s picture', () => {
  it('is joined: its letters have other glyphs than alone, and take less room', async () => {
    const word = await shaped('محمد');
    const alone = await Promise.all([...'محمد'].map((letter) => shaped(letter)));
    const isolated = alone.flatMap(({ glyphs }) => glyphs);
    expect(word.glyphs.filter((glyph) => isolated.includes(glyph))).toEqual([]);
    expect(word.width).toBeLessThan(alone.reduce((sum, { width }) => sum + width, 0) * 0.95);
  });

  it('ties lam and alif into one letter', async () => {
    const tied = await shaped('لا');
    const apart = await shaped('ل\u200cا');
    expect(tied.outlines[0]).not.toEqual(apart.outlines[0]);
    expect(tied.width).toBeLessThan(apart.width);
  });

  it('C-10 has a small alef near a low letter, and above a tall one', async () => {
    const heightOf = async (text: string): Promise<number> =>
      -(boundsOf((await shaped(text, 'Amiri')).outlines[0]!)?.top ?? 0);
    const low = await heightOf('م\u0670ن');
    const tall = await heightOf('ل\u0670');
    expect(low).toBeGreaterThan((await heightOf('من')) + 0.3);
    expect(tall).toBeGreaterThan((await heightOf('ل')) + 0.2);
    expect(low).toBeLessThan(tall - 0.2);
  });

  it('runs from right to left: the first letter is rightmost', async () => {
    const [first = ''] = (await shaped('د')).glyphs;
    const { glyphs } = await shaped('دانيال');
    expect(glyphs.at(-1)).toBe(first);
    expect(glyphs[0]).not.toBe(first);
  });

  it('keeps Latin words in their own order beside it, as browsers do', async () => {
    const { glyphs } = await shaped('Siti (نور) Aisyah');
    const faces = glyphs.map((glyph) => glyph.split('.')[0]);
    expect(faces[0]).toBe('alex-brush');
    expect(faces.at(-1)).toBe('alex-brush');
    const s = (await shaped('S')).glyphs[0];
    expect(glyphs[0]).toBe(s);
    // Two words with nothing but a sign between them run as one line of Jawi: the first at the right.
    const [both] = await shaper.shape([[span('عائشة '), span('&'), span(' دانيال')]]);
    const danial = (await shaped('دانيال')).glyphs;
    expect(both?.glyphs.slice(0, danial.length)).toEqual(danial);
  });

  it.each(['Alex Brush', 'Aref Ruqaa', 'Amiri', 'Cinzel'])('has every letter of Jawi beside %s', async (face) => {
    const { missing } = await shaped('اأبتثجحخدذرزسشصضطظعغفقكلمنوهيءئةى چڠڤݢڽۏ ٢', face);
    expect(missing).toEqual([]);
  });

  it('has what names in Latin letters are written with, in every face', async () => {
    for (const face of FONT_NAMES) {
      const { missing, width } = await shaped("Nur 'Aisyah D'Nial-É & Zoë ’Aini 123", face);
      expect([face, missing]).toEqual([face, []]);
      expect(width).toBeGreaterThan(5);
    }
  });

  it('keeps “fi” of a name as two letters where that is asked for', async () => {
    const name = span('Safiya', 'Cormorant Garamond');
    const [joined, single] = await shaper.shape([[name], [{ ...name, noLigatures: true }]]);
    expect(joined?.glyphs).toHaveLength(5);
    expect(single?.glyphs).toHaveLength(6);
  });

  it('says which letters no face has', async () => {
    expect((await shaped('A王🎉')).missing).toEqual(['王', '🎉']);
  });

  it('sets another text after a thread that has ended', async () => {
    await shaper.onModuleDestroy();
    expect((await shaped('A')).glyphs).toHaveLength(1);
  });

  it('widens strokes only where the face has no such weight', () => {
    expect(widening('Alex Brush', 700)).toBeGreaterThan(0);
    expect(widening('Alex Brush', 400)).toBe(0);
    expect(widening('EB Garamond', 600)).toBe(0);
  });
});

describe('the coverage of a drawing', () => {
  const square = (size: number, from = 0): number[] => [
    ...[0, from, from, 1, from + size, from, 1, from + size, from + size, 1, from, from + size, 4],
  ];
  const total = (mask: ReturnType<typeof renderMask>): number =>
    [...(mask?.coverage ?? [])].reduce((sum, coverage) => sum + coverage, 0) / 255;

  it('is exact at edges between pixels', () => {
    const mask = renderMask(Float32Array.from(square(2)), 1, 10.5, 20.25);
    expect(total(mask)).toBeCloseTo(4, 1);
    const at = (x: number, y: number): number => mask?.coverage[(y - mask.top) * mask.width + x - mask.left] ?? 0;
    expect(at(10, 20)).toBe(Math.round(0.5 * 0.75 * 255));
    expect(at(11, 21)).toBe(255);
    expect(at(12, 22)).toBe(Math.round(0.5 * 0.25 * 255));
  });

  it('leaves out what a contour in the other direction cuts out, and counts what overlaps once', () => {
    const hole = [0, 2, 2, 1, 2, 4, 1, 4, 4, 1, 4, 2, 4];
    expect(total(renderMask(Float32Array.from([...square(6), ...hole]), 1, 0, 0))).toBeCloseTo(32, 1);
    expect(total(renderMask(Float32Array.from([...square(6), ...square(2, 2)]), 1, 0, 0))).toBeCloseTo(36, 1);
  });

  it('draws curves: a circle has its area', () => {
    const k = 0.5523;
    const circle = [
      ...[0, 1, 0, 3, 1, k, k, 1, 0, 1, 3, -k, 1, -1, k, -1, 0],
      ...[3, -1, -k, -k, -1, 0, -1, 3, k, -1, 1, -k, 1, 0, 4],
    ];
    expect(total(renderMask(Float32Array.from(circle), 20, 50, 50))).toBeCloseTo(Math.PI * 400, -1);
  });

  it('is nothing for nothing', () => {
    expect(renderMask(new Float32Array(), 10, 0, 0)).toBeNull();
  });
});
